# コマンド。

refused = 受け付けません：{ $why }

# ariari keep の行
line-unread = 「{ $line }」：{ $why }
no-word = 「{ $word }」という指示はありません{ $meant }。help で一覧が出ます
neither-open-nor-double = riichi { $who }：「{ $word }」は open でも double でもありません
write = 書き方：{ $example }
only-so-many = { $verb } { $n }：{ $most }件しかありません
no-number = 「{ $word }」は数ではありません
number-beyond-reason = 「{ $word }」は大きすぎます
not-understood = 「{ $word }」は分かりません。使えるのは{ $names }です
value-missing = 点数を書いてください：3/40、mangan、hand=… など

# オプション
names-for-seats = --names { $text }：{ $seats }席に名前が{ $names }つあります
bust-twice = --bust { $text }：席{ $seat }が二度指定されています。アガった人が複数なら { $seat }:0,1 と書いてください
bust-unread = --bust { $text }：席0が席2を飛ばしたなら 2:0、ノーテン罰符なら 2:draw と書いてください
bonus-unread = --bonus { $text }：30,-10,-20 のように席ごとの額を書いてください
bad = { $why }
bad-option = { $option }：{ $why }
bad-option-numbered = { $option }（{ $n }番目）：{ $why }

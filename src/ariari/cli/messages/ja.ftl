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

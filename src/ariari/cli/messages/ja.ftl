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

# `ariari replay`・`verify`・`stats`
replay-differs = 不一致
replay-files = ファイル
replay-matches = 再現した試合
replay-agree = 一点まで一致
replay-differ = 不一致
replay-unreadable = 読めない、または再現できない
replay-complete = 対局の終わりまである
replay-rounds = 局
replay-walls = シードから再現した牌山
replay-wins = 和了。役・翻・符・支払いが一致
replay-actions = 出来事
replay-rules = ルール：{ $rules }
replay-seconds = 秒。毎秒{ $speed }試合
stats-player = 対局者
stats-matches = 試合
stats-rank = 順位
stats-rounds = 局
stats-win =
    和了
    %
stats-deal-in =
    放銃
    %
stats-riichi =
    立直
    %
stats-call =
    副露
    %
stats-draw =
    流局
    %
stats-tsumo =
    ツモ
    %
stats-mean-win =
    平均
    和了
stats-mean-deal-in =
    平均
    放銃
stats-everybody = 全員
stats-from-mid-match = 途中からの記録 { $n } 試合
stats-broken-off = 終わりがなく順位のないもの { $n } 試合
stats-gaps = { $first }、{ $second }
stats-more = ほか{ $n }人

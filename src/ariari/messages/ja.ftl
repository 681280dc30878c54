# どの部屋でも同じことば。

list = { $first }、{ $second }
either = { $first }または{ $second }
labelled = { $label }：{ $text }
did-you-mean = （{ $word } のことですか）
alternatives = { $first }／{ $second }

# 牌の表記
at-character = { $problem }（{ $written } の{ $n }文字目）
one-tile-wanted = 牌は一枚だけです。{ $n }枚あります
numbers-without-suit = 数字の後に種類の文字（m p s z f）がありません
no-number-no-suit = 「{ $letter }」は数字でも種類（m p s z f）でもありません
suit-without-numbers = 「{ $suit }」の前に数字がありません
no-such-tile = { $tile } という牌はありません。{ $suit } は{ $first }から{ $last }までです
meld-size = { $meld } は{ $size }枚です。{ $n }枚あります
flower-in-meld = 花牌は面子になりません
no-run = { $tiles } は順子ではありません
no-three = { $tiles } は刻子ではありません
no-four = { $tiles } は槓子ではありません
no-meld = 「{ $word }」という面子はありません。あるのは{ $melds }です
no-flower = { $tile } は花牌ではありません。花牌は 1f 2f 3f 4f です
flower-twice = { $tile } は一枚しかありません
no-tile-number = { $n }番の牌はありません。牌は0から{ $last }までです
flower-without-kind = { $tile } は花牌なので、数牌・字牌のどの種類でもありません

# 牌の構成
set-of-four = 四人打ちの牌
set-of-three = 三人打ちの牌
not-in-set = { $tile } は{ $set }にありません
more-than-in-set = { $tile } が{ $n }枚ありますが、{ $set }には{ $copies }枚です
fifth-copy = { $tile } が{ $n }枚あります（{ $tiles }）。同じ牌は{ $copies }枚だけです

# 手牌
shanten = { $n ->
    [-1] アガリ
    [0] テンパイ
   *[other] { $n }シャンテン
}
flower-laid-aside = { $tile } は抜く牌で、手牌には入りません
nothing-to-discard = { $hand } には切る牌がありません。先に draw() でツモってください
already-drawn = { $hand } はすでにツモっています。先に discard() で切ってください
no-tile-to-discard = { $hand } に { $tile } はありません
to-discard-first = { $hand } は打牌前なので { $question } がありません。discards() を使ってください
melds-too-many = 面子が{ $n }つあります。鳴けるのは4つまでです
hand-size = 「{ $hand }」の{ $melds ->
    [0] {""}
   *[other] 鳴き{ $melds }つを除く
}手牌が{ $n }枚あります。{ $waiting }枚、ツモった後なら{ $drawn }枚です

# 対局の始まり
no-round-wind = 「{ $wind }」という場風はありません。あるのは { $winds } です
no-extra-rounds = { $house }に延長はありません
wind-of-extra-rounds = { $house }の場風は { $winds } で、{ $wind } は延長だけです
wind-not-of-extra-rounds = { $house }の延長の場風は { $winds } で、{ $wind } ではありません
wind-not-played = { $house }の場風は { $winds } で、{ $wind } はありません
no-such-dealer = 席{ $seat }は親になれません。席は0から{ $last }までです
below-zero = { $what } を { $n } にはできません。0以上です
too-much-at-start = { $what }：{ $n } は大きすぎます。{ $most } までです
points-by-seat = { $n }席分の点数があります。卓を囲むのは{ $people }人です
points-of-seat = 席{ $seat }の点数

# システムの言うこと
system-ENOENT = ファイルやフォルダがありません
system-EACCES = 権限がありません
system-EISDIR = フォルダです
system-ENOTDIR = フォルダではありません
system-ENAMETOOLONG = ファイル名が長すぎます
system-ENOSPC = 空き容量がありません

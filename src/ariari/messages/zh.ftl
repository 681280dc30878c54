# 各处通用的说法。

list = { $first }、{ $second }
either = { $first }或{ $second }
labelled = { $label }：{ $text }
did-you-mean = （是不是 { $word }？）
alternatives = { $first }；{ $second }

# 牌的写法
at-character = { $problem }（{ $written } 的第{ $n }个字符）
one-tile-wanted = 只能写一张牌，却有{ $n }张
numbers-without-suit = 数字后面缺少花色字母（m p s z f）
no-number-no-suit = “{ $letter }”既不是数字也不是花色（m p s z f）
suit-without-numbers = “{ $suit }”前面没有数字
no-such-tile = 没有 { $tile } 这种牌，{ $suit } 为{ $first }到{ $last }
meld-size = { $meld } 应为{ $size }张牌，却有{ $n }张
flower-in-meld = 花牌不能组成面子
no-run = { $tiles } 不是顺子
no-three = { $tiles } 不是刻子
no-four = { $tiles } 不是杠子
no-meld = 没有“{ $word }”这种面子，可用的是{ $melds }
no-flower = { $tile } 不是花牌，花牌为 1f 2f 3f 4f
flower-twice = { $tile } 只有一张
no-tile-number = 没有编号为{ $n }的牌，编号为0到{ $last }
flower-without-kind = { $tile } 是花牌，不属于任何一种数牌或字牌

# 牌的组成
set-of-four = 四人麻将牌
set-of-three = 三人麻将牌
not-in-set = { $set }中没有 { $tile }
more-than-in-set = { $tile } 有{ $n }张，而{ $set }中只有{ $copies }张
fifth-copy = { $tile } 有{ $n }张（{ $tiles }），同一种牌只有{ $copies }张

# 手牌
shanten = { $n ->
    [-1] 和牌
    [0] 听牌
   *[other] { $n }向听
}
flower-laid-aside = { $tile } 要拔出，不算在手牌里
nothing-to-discard = { $hand } 没有牌可打，请先用 draw() 摸牌
already-drawn = { $hand } 已经摸过牌，请先用 discard() 打牌
no-tile-to-discard = { $hand } 中没有 { $tile } 可打
to-discard-first = { $hand } 还未打牌，没有 { $question }，请用 discards()
melds-too-many = 有{ $n }组副露，最多4组
hand-size = “{ $hand }”{ $melds ->
    [0] {""}
   *[other] 除{ $melds }组副露外
}的手牌有{ $n }张，应为{ $waiting }张，摸牌后为{ $drawn }张

# 对局的开始
no-round-wind = 没有“{ $wind }”这个场风，场风为 { $winds }
no-extra-rounds = { $house }没有加时
wind-of-extra-rounds = { $house }的场风为 { $winds }，{ $wind } 只在加时中使用
wind-not-of-extra-rounds = { $house }加时的场风为 { $winds }，不是 { $wind }
wind-not-played = { $house }的场风为 { $winds }，没有 { $wind }
no-such-dealer = 座位{ $seat }不能当庄家，座位为0到{ $last }
below-zero = { $what } 不能是 { $n }，应为0以上
too-much-at-start = { $what }：{ $n } 过大，最多 { $most }
points-by-seat = 给出了{ $n }个座位的点数，而同桌有{ $people }人
points-of-seat = 座位{ $seat }的点数

# 系统给出的原因
system-ENOENT = 没有这个文件或文件夹
system-EACCES = 没有权限
system-EISDIR = 这是文件夹
system-ENOTDIR = 这不是文件夹
system-ENAMETOOLONG = 文件名过长
system-ENOSPC = 存储空间已满

# A scored win in words: scoring/explanation.

list = { $first }、{ $second }

wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北

seat-E = 东家
seat-S = 南家
seat-W = 西家
seat-N = 北家
player-somebody = 放铳者
player-sitter-out = 轮休者
player-pot = 供托

won-tsumo = { $round }场，{ $winner }自摸和牌{ $dealer ->
    [yes] （庄家）。
   *[no] 。
}
won-ron = { $round }场，{ $winner }荣和，{ $from }放铳{ $dealer ->
    [yes] （和牌者为庄家）。
   *[no] 。
}
won-nagashi = { $winner }的弃牌全是幺九牌，且无一被鸣（流局满贯）。
won-maneman = { $winner }从开局起依次打出与上家相同的弃牌（模仿满贯）。
won-four-kans = { $winner }开了四个杠，最后一杠后的打牌无人荣和。

heading-hand = 手牌
heading-aside = 拔出
heading-dora = 宝牌指示牌
heading-ura = 里宝牌指示牌
heading-reading = 拆法
heading-yaku = 役
heading-fu = 符
heading-value = 计算
heading-payments = 支付
heading-bonus = 祝仪

group-run = 顺子
group-triplet-concealed = 暗刻
group-triplet-open = 明刻
group-quad-concealed = 暗杠
group-quad-open = 明杠
group-pair = 雀头
group-pairs = 七对子
group-orphans = 国士无双
winning-tile = 和牌张 { $tile }

han = { $n }番
yakuman = { $n ->
    [1] 役满
    [2] 双倍役满
    [3] 三倍役满
   *[other] { $n }倍役满
}
fu = { $n }符

dora-dora = 宝牌
dora-ura = 里宝牌
dora-red = 赤宝牌
dora-nuki = 拔北宝牌
dora-flowers = 花牌

fu-base = 底符
fu-closed-ron = 门清荣和
fu-tsumo = 自摸
fu-triplet-concealed = 暗刻
fu-triplet-open = 明刻
fu-quad-concealed = 暗杠
fu-quad-open = 明杠
fu-pair = 役牌雀头
fu-wait-closed = 嵌张听牌
fu-wait-edge = 边张听牌
fu-wait-pair = 单骑听牌
fu-open-minimum = 副露后没有其他符
fu-rounding = 进位到整十
fu-seven-pairs = 七对子
fu-fixed = 本店一律

counted = { $han }番{ $fu }符。
cap = 本店最多用{ $cap }符：{ $raw }符减半并进位到整十，成为{ $fu }符，同时加{ $steps }番。
seven-pairs-retold = 满贯以下的七对子按50符1番计算（与25符2番的点数相同）。
base = { $fu }符 × 2的（{ $han }＋2）次方 ＝ { $base }。
kiriage = { $fu }符{ $han }番进位为满贯。
reaches-mangan = { $fu }符{ $han }番的基本点为{ $base }，达到2,000，即满贯。
limit-by-han = { $han }番：{ $limit }。
limit-pattern = 按{ $limit }支付。
limit-mangan = 满贯
limit-haneman = 跳满
limit-baiman = 倍满
limit-sanbaiman = 三倍满
limit-kazoe = 累计役满
limit-yakuman = 役满
yakuman-together = { $n ->
    [1] 本店役满重叠也只算一个。
    [2] 役满复合：双倍役满。
    [3] 役满复合：三倍役满。
   *[other] 役满复合：{ $n }倍役满。
}
open-riichi-payment = 向公开立直放铳，按役满支付。
liable-hand = { $player }对此次和牌包牌。
liable-yakuman = { $player }对役满包牌。
liable-for = { $player }对{ $yaku }包牌。
tsumo-lost = 三人麻将少一家支付，那一份不补（自摸损）。
tsumo-split = 三人麻将少一家支付，那一份由支付者平分。
tsumo-full = 自摸合计与荣和点数相同（无自摸损）。

why-hand = 和牌
why-hand-rounded = { $base }×{ $times }＝{ $exact }，进位到{ $unit }的倍数
why-hand-exact = { $base }×{ $times }
why-hand-bonus = { $reckoning }，自摸加{ $bonus }
why-honba = { $n }本场
why-sticks = { $n ->
    [1] 立直棒
   *[other] 立直棒{ $n }根
}
why-pao = 包牌
why-chip = 筹码{ $n }枚：{ $items }
why-yakuman-bonus = 役满祝仪
why-flowers = 花牌齐全
chip-red = 赤牌{ $n }
chip-ura = 里宝牌{ $n }
chip-ippatsu = 一发{ $n }
chip-green-flower = 绿花牌{ $n }

part = { $amount }（{ $why }）
pays-points-one = { $payer }支付{ $amount }点（{ $why }）。
pays-points-several = { $payer }支付{ $parts } ＝ { $sum }点。
pays-bonus-one = { $payer }支付{ $amount }{ $unit }（{ $why }）。
pays-bonus-several = { $payer }支付{ $parts } ＝ { $sum }{ $unit }。
takes = { $winner }收取场上的{ $amount }点（{ $why }）。
gets-points = { $winner }共得{ $sum }点。
gets-both = { $winner }共得{ $sum }点和{ $bonus }{ $unit }。

# The score chart.

chart-title = { $house }：点数表
chart-side-dealer = 庄家
chart-side-other = 闲家
chart-fu = 符
chart-pairs = 七对子
chart-limit = 等级
chart-ron = 荣和
chart-tsumo = 自摸
chart-how-dealer = 上行为放铳者支付，下行为自摸时每家支付。
chart-how-other = 上行为放铳者支付，下行为自摸时庄家／闲家支付。
note-fixed-fu = 任何手牌都按{ $fu }符计算。
note-cap = 最多用{ $cap }符：超过时减半并进位到整十，每次加1番，直到不超过为止。
note-pinfu-tsumo = 自摸时平和不计，所以没有20符。
note-kiriage = 30符4番和60符3番为满贯。
note-seven-pairs = 满贯以下的七对子按50符1番计算（七对子本身算1番），满贯以上算2番。
note-unit = 每笔支付都进位到{ $unit }的倍数。
note-tsumo-bonus = 自摸的点数已包含每家另加的{ $bonus }点。
note-min-han = 和牌至少需要{ $han }番的役。
note-limits = 满贯5番、跳满{ $haneman }番、倍满{ $baiman }番、三倍满{ $sanbaiman }番起{ $kazoe ->
    [none] ；没有累计役满。
   *[other] ；{ $kazoe }番起为累计役满（按役满支付）。
}
note-honba = 每本场：荣和加{ $ron }点，自摸每家加{ $each }点。
note-double-yakuman = 役满复合累加，并有双倍役满。
note-compound = 役满复合累加。

# 不接受的和牌。

at-place = { $place }：{ $problem }
because = { $why }
but-for = { $problem }（缺少：{ $missing }）
missing-closed = 门清（{ $yaku }）
missing-closed-riichi = 门清立直（{ $yaku }）
missing-riichi = 立直（{ $yaku }）
missing-tsumo = 自摸（{ $yaku }）
missing-ron = 荣和（{ $yaku }）
tile-set = { $house }的牌
prepared-for-another = 是为{ $own }准备的，不能用于{ $house }
pattern-nagashi = 流局满贯
pattern-maneman = 模仿满贯
pattern-four-kans = 开四杠而成的四杠子

# 记录
no-such-field = 没有这一项{ $meant }
must-be-flag = 必须是 true 或 false，不能是“{ $value }”
must-be-text = 必须是文字，不能是“{ $value }”
must-be-id = 必须是文字或整数，不能是“{ $value }”
must-be-riichi = 必须是0（无）、1（立直）或2（双立直），不能是{ $value }
must-be-order = 必须是 "before" 或 "after"，不能是“{ $value }”
must-be-one-of = 必须是{ $allowed }之一，不能是“{ $value }”
must-be-list = 必须是列表，不能是“{ $value }”
must-be-list-of-text = 必须是文字的列表，其中却有“{ $value }”
must-be-count = 必须是0到{ $most }的整数，不能是“{ $value }”
must-be-wind = 风必须是 E S W N 之一，不能是“{ $value }”
must-be-liable = 必须是一个风，或每个役满各一个风，不能是“{ $value }”
liable-too-many = 只能是一人，或每个役满各一人，最多{ $most }人，不能是{ $n }人
not-liable-for = 只能针对{ $allowed }之一，不能是“{ $value }”
must-be-object = 必须是 JSON 对象
no-json = 不是 JSON（第{ $n }个字符）
no-utf-8 = 不是 UTF-8（第{ $n }个字节）
nested-too-deep = 不是和牌记录：嵌套太深
number-too-long = 不是和牌记录：有几千位的数字
json-name-twice = “{ $word }”出现了两次
json-no-number = 不是 JSON：{ $word } 不能当作数字
rules-missing = 记录没有说明按哪家的规则

# 牌
flower-in-hand = { $tile } 是花牌，不在手牌之内，请写在花牌一项
winning-tile-missing = 没有给出
win-on-flower = { $tile } 是花牌，不能和
no-tile-of-pattern = { $pattern }没有和牌张
indicators-too-many = 有{ $n }张指示牌，最多{ $most }张
no-flower = { $tile } 不是花牌，花牌为 1f 2f 3f 4f
not-in-set = { $set }中没有 { $tile }
flower-twice = { $tile } 有{ $n }张，而它只有一张
no-chii = { $meld }：{ $house }不能吃牌
melds-too-many = 有{ $n }组副露，最多4组
hand-size = { $melds ->
    [0] {""}
   *[other] 除{ $melds }组副露外
}有{ $n }张牌，不含和牌张应为{ $wanted }张
with-tiles-elsewhere = 与记录中其他的牌合计，{ $why }

# 情况
no-such-wind = 没有 { $wind } 家：{ $house }是{ $players }人麻将，只有 { $winds }
no-such-round = 没有 { $wind } 场：{ $house }是{ $players }人麻将，只有 { $winds }
own-discard = { $wind } 家不能荣和自己打出的牌；自摸请不要填放铳者
winner-liable = { $wind } 家是和牌者，不会被包牌
nobody-sits-out = { $house }没有轮休
open-in-riichi = 副露的手牌不能立直（{ $place }，{ $meld }）
ippatsu-without-riichi = 没有立直就没有一发
ura-without-riichi = 没有立直就没有里宝牌
no-ura = { $house }没有里宝牌
no-dora = { $house }没有宝牌
open-without-riichi = 没有立直就没有公开立直
no-open-riichi = { $house }没有公开立直
tsumo-without-discarder = 自摸没有放铳者
rinshan-by-ron = 荣和不会是岭上开花
rinshan-without-kan = 没有杠就没有岭上开花
only-by-ron = 只有荣和才可能，而这是自摸
chankan-of-last-tile = 开杠需要补牌，最后一张牌不能开杠，也就没有抢杠
chankan-is-no-discard = 抢杠不是开杠后打出的牌，不算杠振
kan-ended-ippatsu = 之前的杠已使一发失效
kan-ended-first-turn = 有杠就不是第一巡了
meld-ended-first-turn = 有副露（{ $meld }）就不是第一巡了
riichi-after-first-turn = 立直要在自己打出第一张牌时宣告，而这是在那之前
last-tile-in-first-turn = 第一巡不会摸到最后一张牌
ron-in-dealers-first-turn = 庄家的第一巡是自己摸牌，没有荣和
no-nuki = { $house }不拔北
no-discarder-of-pattern = { $pattern }没有放铳者
four-kans-of-fewer = 只有{ $n }个杠，需要四个
maneman-with-calls = 模仿满贯不能有副露

# 手牌
not-complete = { $hand } 加 { $tile } 不成和牌形，{ $distance }
distance = 不算 { $tile } 为{ $state }，没有听牌
waits-for = 听 { $tiles }
no-such-pattern = { $house }没有{ $pattern }
not-fixed = { $house }为先付制，和牌张之前没有确定的役
no-yaku = 没有役
too-few-han = 不计宝牌不足{ $least }番
nobody-liable = { $house }对这种和牌没有包牌
no-wins = 至少需要一个
one-discard = 多人和牌必须是同一张打牌
several-by-ron = 多人和牌只能是荣和，且须知道放铳者
two-of-one-player = 同一人有两个和牌

# 记录的各项
field-hand = 手牌
field-win = 和牌张
field-melds = 副露
field-seat = 自风
field-round = 场风
field-from = 放铳者
field-riichi = 立直
field-open_riichi = 公开立直
field-from_riichi = 放铳者的立直
field-ippatsu = 一发
field-last_tile = 海底/河底
field-rinshan = 岭上开花
field-chankan = 抢杠
field-kan_discard = 杠振
field-first_turn = 第一巡
field-nuki = 拔北
field-flowers = 花牌
field-dora = 宝牌指示牌
field-ura = 里宝牌指示牌
field-honba = 本场
field-sticks = 供托
field-liable = 包牌
field-sitter_out = 轮休
field-at_first_call = 首次鸣牌时的手牌
field-pattern = 和牌种类
field-rules = 规则
field-id = 标识
field-yaku = 役
field-wins = 和牌
field-line = 行

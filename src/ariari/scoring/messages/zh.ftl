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
won-nagashi = { $winner }的舍牌全是幺九牌，且无一被鸣（流局满贯）。
won-maneman = { $winner }从开局起依次打出与上家相同的舍牌（模仿满贯）。
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
winning-tile = 和牌 { $tile }

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
fu-closed-ron = 门前清荣和
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
open-riichi-payment = 向开立直放铳，按役满支付。
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

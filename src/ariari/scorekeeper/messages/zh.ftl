# 记分不接受的情况。

seat = 座位{ $n }

# 谁
no-seat = 没有座位{ $seat }，座位为0到{ $last }
nobody-called = 没有叫“{ $name }”的人，在座的是{ $present }
no-name = “{ $name }”不能用作名字：不能含空格、逗号，也不能全是数字
names-alike = 每个人的名字必须不同
number-of-people = { $house }由{ $allowed }人打，不能{ $people }人打
named-twice = 同一个人被列了两次
sits-out = { $who }本局轮休
no-rank = 没有第{ $rank }名，名次为1到{ $last }

# 何时
match-over = 对局已经结束
match-not-over = 对局尚未结束；要提前结算请指定 force
dealer-chooses-first = 请先由{ $who }决定结束还是继续
nothing-to-choose = 现在不需要庄家选择结束或继续
seat-vacant = 座位{ $seat }空着，有人坐下后才能开局
seat-vacant-already = 座位{ $seat }已经空着
seat-taken = 座位{ $seat }上坐着{ $who }
sits-already = { $who }已经坐在这一桌
between-rounds = 只能在两局之间换人
nothing-to-undo = 没有可以撤销的报告
nothing-to-redo = 没有可以重做的报告
dead-riichi = { $who }不能立直：已放弃和牌（{ $infraction }）
dead-tenpai = { $who }不能算听牌：已放弃和牌（{ $infraction }）
dead-win = { $who }不能和牌：已放弃和牌（{ $infraction }）

# 立直、花牌、筹码
in-riichi-already = { $who }已经立直
no-open-riichi = { $house }没有公开立直
riichi-points = { $who }有{ $held }点，立直需要{ $needed }点
flowers-unpaid = { $house }没有集齐花牌的祝仪
flowers-void = { $who }的花牌祝仪无效：{ $infraction }
flowers-paid-already = { $who }已集齐本局的花牌
no-chips = { $house }不使用筹码
chips-not-positive = 不能支付{ $n }枚筹码；要退回请对调付方与收方
chips-to-oneself = { $who }不能付给自己

# 流局
no-nagashi = { $house }不采用流局满贯
riichi-is-tenpai = { $who }已立直，应为听牌；若未听牌，请先报告“{ $infraction }”
no-such-draw = 没有“{ $reason }”这种流局{ $meant }
broken-off-tenpai = 途中流局不问听牌
no-draw-by = { $house }没有{ $reason }的流局
too-few-riichi = { $players }人中只有{ $riichi }人立直
abort-nine-terminals = 九种九牌
abort-four-winds = 四风连打
abort-all-riichi = 全员立直
abort-triple-ron = 三家和
abort-four-kans = 四杠散了

# 处罚
refused-by-referee = { $why }

# 和牌
no-winner = 请指定谁和牌
tsumo-of-one = 自摸只能有一人；荣和请指定放铳者
own-discard = { $who }不能荣和自己打出的牌
first-in-turn-only = { $house }采用头跳
triple-ron-is-a-draw = 在{ $house }三家和为流局，请报告途中流局 triple-ron
no-value = { $who }：请报番与符、满贯等级或手牌中的一项
own-liability = { $who }：不能由自己对自己的和牌负责
nobody-liable = { $who }：{ $house }对这种和牌没有包牌
liable-yaku = { $who }：{ $house }对 { $yaku } 没有包牌，有包牌的是 { $allowed }
liable-together = { $who }：一手牌不可能同时有这些役满，请只选其一
liable-beyond = { $who }：有包牌的役满为{ $liable }倍，但申报的是{ $yakuman }倍役满
liable-for-what = { $who }：请选择两人各对哪个役满包牌
no-limit = { $who }：没有“{ $limit }”这一等级，可选：{ $limits }
no-kazoe = { $who }：{ $house }没有累计役满
no-such-yakuman = { $who }：{ $house }没有{ $times }倍役满
times-of-yakuman = { $who }：只有役满可以成倍计算
fu-missing = { $who }：{ $han }番还需要报符数
fu-fixed = { $who }：{ $house }一律为{ $fixed }符，没有{ $fu }符
fu-unused = { $who }：{ $house }没有{ $fu }符
fu-capped = { $who }：{ $house }没有{ $fu }符，{ $han }番{ $fu }符算作{ $instead-han }番{ $instead-fu }符
fu-of-pairs = { $who }：{ $house }没有{ $fu }符，七对子算50符并减1番
no-cell-ron = { $who }：荣和没有{ $han }番{ $fu }符
no-cell-tsumo = { $who }：自摸没有{ $han }番{ $fu }符
han-too-few = { $who }：{ $han }番不能和牌
han-too-many = { $who }：没有{ $han }番的牌
han-of-yaku = { $who }：{ $han }番中宝牌占{ $dora }番，役只有{ $yaku }番，而至少需要{ $needed }番
dora-negative = { $who }：宝牌数不能为负
reds-too-many = { $who }：报了{ $reds }张赤牌，而全副只有{ $most }张
dora-too-many = { $who }：报了{ $dora }张宝牌，而{ $indicators }张指示牌最多{ $most }张
no-such-flowers = { $who }：花牌{ $flowers }不可能，全副的花牌为{ $set }
without-riichi = { $who }：里宝牌和一发只属于立直者，但没有报告立直
no-ura = { $who }：{ $house }没有里宝牌
riichi-is-closed = { $who }：立直的手牌是门清
closed-unknown = { $who }：筹码取决于是否门清，请说明
hand-refused = { $who }：{ $why }
hand-is = { $who }：这手牌是{ $is }，不是{ $told }
contradicts = { $who }：手牌的 { $field } 为 { $hand }，与此前的报告 { $known } 不符
ruled-no-ron = { $who }：不能荣和 { $tile }（{ $infraction }）
ruled-no-win = { $who }：不能和 { $suit } 花色的牌（{ $infraction }）
han = { $n }番
fu = { $n }符
han-fu = { $han }番{ $fu }符
limit-mangan = 满贯
limit-haneman = 跳满
limit-baiman = 倍满
limit-sanbaiman = 三倍满
limit-kazoe = 累计役满
limit-yakuman = 役满

# 记录
no-report-type = 没有“{ $type }”类型的报告，可用：{ $types }
no-field = { $type }：没有“{ $field }”这一项，可用：{ $fields }
field-missing = { $type }：缺少 { $field } 一项
field-type = { $type }：{ $field } 不能是 { $value }
beyond-reason = 大得离谱的数
log-begins = 记录的第一行必须是 type 为 start_game 的行
log-of-other-rules = 这份记录属于 { $rules }，与现在的{ $house }规则不同（摘要 { $digest }…，现为 { $wanted }…）
log-names = 记录第1行：names 必须是列表
log-line = 记录第{ $line }行：{ $why }
log-of-others = { $path } 是{ $others }的记录，不是{ $names }的
log-unwritable = 无法写入 { $path }：{ $why }
log-held = { $path } 正被另一个记分程序使用；请先结束它，或换一个文件
no-log = { $path } 不是记分记录（未作更改）
line-not-json = { $path } 第{ $line }行不是 JSON
line-not-object = { $path } 第{ $line }行不是对象

# 牌桌用语
the-table = 供托
nobody = 无人
maneman = 模仿满贯
paid = { $payer } → { $taker } { $amount }（{ $why }）
paid-hand = 和牌
paid-honba = 本场
paid-sticks = 供托
paid-pao = 包牌
paid-noten = 未听罚符
paid-chombo = 错和罚符
paid-fine = 罚符
paid-stake = 立直棒
paid-chip = 筹码，{ $unit }
paid-yakuman-bonus = 役满祝仪，{ $unit }
paid-flowers = 花牌祝仪，{ $unit }
claimed = （{ $worth }）
liable = 包牌：{ $who }
liable-for = { $who }（{ $yaku }）
report-tsumo = 自摸 { $who }
report-ron = 荣和 { $who } ← { $target }
report-riichi = 立直 { $who }
report-open-riichi = 公开立直 { $who }
report-double-riichi = 双立直 { $who }
report-penalty = { $who }：{ $infraction }
report-all_flowers = 集齐花牌 { $who }
report-chips = 筹码 { $payer } → { $taker } { $n }枚
report-leave = 离席：{ $who }
report-sit = 入座：{ $who }
report-end = 结束对局
report-play-on = 继续
drawn = 流局（听牌：{ $tenpai }）
drawn-nagashi = 流局（听牌：{ $tenpai }；流局满贯：{ $nagashi }）
need-tsumo = 自摸{ $worth }以上
need-ron = 荣和{ $target }，{ $worth }以上
need-ron-any = 荣和任何人，{ $worth }以上
need-draw = 流局（听牌：{ $tenpai }）
need-draw-any = 流局
need-draw-tenpai = 听牌流局

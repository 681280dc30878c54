# 裁定，以及无法裁定的情况。

# 裁定
sentences = { $first }。{ $second }
ruled = { $who }：{ $infraction }
consequence-nothing = 更正后继续
consequence-fine = 支付罚符，取消后继续
consequence-dead-hand = 放弃和牌
consequence-dead-hand-chombo-at-draw = 放弃和牌，流局时按错和处罚
consequence-chombo-at-draw = 流局时按错和处罚
consequence-chombo = 错和
consequence-no-ron-on-kind = 不能荣和相关的牌（可自摸）
consequence-no-win-on-suit = 不能和相关花色的牌
consequence-no-tsumo = 不能以这张牌自摸
consequence-counts-as-discard = 视为打出
consequence-staff = 由店方判断
no-ron-on = 不能荣和 { $tiles }（可自摸）
no-win-on = 不能和 { $suits } 花色的牌
paid = { $payer } → { $taker } { $amount }点
pot = 供托
deal-stays = 同一庄家重来
deal-passes = 下庄
match-over = 对局结束
discard-stands = 打出的牌不能更改
flowers-back = 花牌祝仪无效
clauses = { $ruling } [{ $clauses }]

# 无法裁定的情况
seat = 座位{ $n }
no-infraction = 没有“{ $infraction }”这种犯规，可选：{ $infractions }
not-in-riichi = { $who }没有立直，不构成“{ $infraction }”
not-dead = { $who }没有放弃和牌，不构成“{ $infraction }”
ruled-itself = “{ $infraction }”的裁定由{ $house }的规则决定：{ $ruling }
left-to-staff = 在{ $house }，“{ $infraction }”由店方判断，请指定裁定：{ $rulings }
no-ruling = 没有“{ $ruling }”这种裁定，可选：{ $rulings }
number-of-people = { $house }不能{ $people }人一桌
no-seat = 没有座位{ $seat }，座位为0到{ $last }
tiles-concerned = 相关的牌：{ $why }
tiles-missing = { $infraction }：请指定相关的牌
offender-sits-out = 座位{ $dealer }坐庄时座位{ $seat }轮休
no-such-round = 不可能有这一局：{ $why }
no-round = 现在没有进行中的局
sits-out = 座位{ $seat }本局轮休
too-many-tiles = { $tiles }：一次最多裁定{ $most }张牌
one-tile = { $infraction }：请指定亮出的那一张牌
cannot-be-carried-out = 座位{ $seat }：现在无法执行该裁定：{ $why }

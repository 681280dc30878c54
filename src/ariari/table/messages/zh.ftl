# 牌桌用语。

list = { $first }、{ $second }

place = { $wind }{ $number }局{ $honba ->
    [0] {""}
   *[other] { $honba }本场
}
wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北
wind-short-E = 东
wind-short-S = 南
wind-short-W = 西
wind-short-N = 北
honba = { $n }本场
left = 余{ $n }张
on-the-table = 供托{ $points }点
dora = 宝牌指示牌
bonus = { $amount }{ $unit }
you = 你
sits-out = 轮休
riichi = 立直
double-riichi = 双立直
open-riichi = 公开立直
dead-hand = 放弃和牌
chombo-at-draw = 流局时按错和处罚
no-ron-on = 不能荣和 { $tiles }
no-win-on = 不能和 { $tiles }
tag-no-ron-on = 不能荣和
tag-no-win-on = 不能和
your-hand = 你的手牌
drawn = 摸牌
waits = 听 { $tiles }
furiten = 振听：不能荣和
offered = { $who }打出 { $tile }
offered-kan = { $who }开杠 { $tile }
offered-nuki = { $who }拔北 { $tile }
no-win = 不能和{ $tile }：{ $reason }
no-riichi = 不能立直：{ $reason }
missed = { $tile }放过：{ $reason }

call-chi = 吃
call-pon = 碰
call-daiminkan = 杠
call-ankan = 杠
call-kakan = 杠
call-nukidora = 拔北
call-flower = 花
call-reach = 立直

act-discard = 打 { $tile }
act-riichi = 立直，打 { $tile }
act-open-riichi = 公开立直，打 { $tile }
act-chi = 用{ $tile }吃
act-pon = 用{ $tile }碰
act-daiminkan = 杠 { $tile }
act-ankan = 暗杠 { $tile }
act-kakan = 加杠 { $tile }
act-nuki = 拔北
act-tsumo = 自摸
act-ron = 荣和
act-nine-terminals = 九种九牌
act-pass = 跳过
act-end = 结束对局
act-play-on = 继续

ask = 编号，或要打的牌（h 帮助，q 离席）
help =
    输入列表中的编号、动作（`discard 5p`、`pon 77z`）或要打的牌。空行为第一项。
    k 问 keen 的想法，u 悔一手，q 离席。
refused = { $text }：{ $reason }
not-understood = “{ $text }”不是列表编号、牌或动作
hint = keen 会：{ $action }
nothing-to-undo = 没有可以悔的一手。
left-match = 已离席。
saved = 牌谱已保存到 { $file }。
not-saved = 未保存牌谱；加上 --file 即可保存。
you-sit-out = { $place }：本局你轮休。

exhaustive = 荒牌流局。听牌：{ $who }
nobody = 无
abort-nine-terminals = 途中流局：九种九牌
abort-four-winds = 途中流局：四风连打
abort-all-riichi = 途中流局：全员立直
abort-triple-ron = 途中流局：三家和
abort-four-kans = 途中流局：四杠散了
chombo = 错和：{ $who }
over = 对局结束。

why-not-your-turn = 还没轮到你
why-not-in-hand = 手牌中没有这张牌
why-not-complete = 这张牌不能和
why-no-yaku = 没有役
why-not-fixed = 没有确定的役
why-furiten = 振听
why-same-turn = 同巡内放过了和牌
why-dead-hand = 已放弃和牌
why-in-riichi = 立直中
why-swap-call = 食替：鸣牌后不能打这张牌
why-after-call = 鸣牌后只能打牌
why-not-tenpai = 没有听牌
why-not-closed = 不是门清
why-points = 点数不够立直
why-wall = 牌山余牌不足
why-last-discard = 最后一张打牌只能荣和
why-four-kans = 已经有四次杠
why-waits-change = 开杠会改变听牌或牌型
why-held-kan = 立直后只能用刚摸的牌开杠
why-no-discard-left = 鸣牌后没有牌可打
why-no-ron-on-kind = 按裁定，本局不能荣和这种牌（误亮牌或犹豫作势）
why-no-win-on-suit = 按裁定，本局不能和这种花色的牌
why-no-tsumo = 按裁定，不能以这张牌自摸
why-not-played = 本店不采用
why-not-possible = 现在不能

# 不接受的情况
nobody-acts = 现在不轮到任何人：不能“{ $action }”：{ $why }
illegal = 座位{ $seat }：不能“{ $action }”：{ $why }
no-action = 没有“{ $word }”这种动作，可用的是{ $actions }
too-much = “{ $words }”是多余的
does-not-go-with = “{ $word }”不能用“{ $tiles }”
no-number = 没有{ $n }这个编号

# 指定的牌山
hand-of = { $wind }家的手牌
tiles-unread = { $what }：{ $why }
hand-too-big = { $wind }家的手牌有{ $n }张，配牌为{ $dealt }张
hands-too-many = { $people }人一桌却有{ $n }个座位的手牌
sitter-has-no-hand = 座位{ $seat }轮休，没有手牌
indicators-too-many = { $what }：指示牌为{ $stacks }张，不是{ $n }张
wall-too-small = draws 与 tail 共{ $n }张，牌山只有{ $live }张
more-than-in-set = { $where }：{ $tile } 给了{ $n }张，而{ $house }只有{ $copies }张
not-in-set = { $where }：{ $house }的牌中没有 { $tile }

# 交给牌桌的内容
number-of-names = 给出了{ $n }个名字，而{ $house }由{ $allowed }人同桌
no-name = “{ $name }”不能作名字，请用能在一行内显示的名字
names-alike = 每人的名字都要不同，现在是 { $names }
number-of-players = 给出了{ $n }名玩家，而牌桌有{ $people }个座位
number-of-bots = 给出了{ $n }个机器人，而{ $house }由{ $allowed }人同桌
no-bot = 没有机器人“{ $bot }”，可用的是{ $bots }
no-seat = 没有座位{ $seat }，座位为0到{ $last }
nothing-asked = 现在不轮到座位{ $seat }
nobody-asked = 对局已结束，不轮到任何人
no-action-number = 没有编号为{ $n }的动作，编号为0到{ $last }
only-discards-from-hand = 只有打牌可以从手中打出，不能“{ $action }”
not-between = { $what }：{ $n } 不在{ $least }到{ $most }之间
beyond-reason = { $what }：{ $n } 过大，最多 { $most }
seed-or-key = seed 与 key 只能给一个
key-size = key 为{ $size }字节，不是{ $n }字节
key-not-yet = key 在对局结束后公布
match-not-over = 对局还没有结束，不能结算
bust-at-start = 座位{ $seat }有{ $points }点，{ $house }中低于0点即结束对局

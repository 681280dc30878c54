# 命令行。

refused = 不接受：{ $why }

# ariari keep 的输入行
line-unread = “{ $line }”：{ $why }
no-word = 没有“{ $word }”这个指令{ $meant }；输入 help 查看
neither-open-nor-double = riichi { $who }：“{ $word }”既不是 open 也不是 double
write = 写法：{ $example }
only-so-many = { $verb } { $n }：只有{ $most }个
no-number = “{ $word }”不是数字
number-beyond-reason = “{ $word }”太大
not-understood = 无法理解“{ $word }”，可用的是{ $names }
value-missing = 请写出点数：3/40、mangan 或 hand=…

# 选项
names-for-seats = --names { $text }：{ $seats }个座位却有{ $names }个名字
bust-twice = --bust { $text }：座位{ $seat }写了两次；多人和牌请写 { $seat }:0,1
bust-unread = --bust { $text }：座位0击飞座位2写 2:0，因未听罚符则写 2:draw
bonus-unread = --bonus { $text }：请写出每个座位的金额，如 30,-10,-20
bad = { $why }
bad-option = { $option }：{ $why }
bad-option-numbered = { $option }（第{ $n }个）：{ $why }

# `ariari replay`、`verify`、`stats`
replay-differs = 不一致
replay-files = 文件
replay-matches = 重放的对局
replay-agree = 完全一致
replay-differ = 不一致
replay-unreadable = 无法读取或重放
replay-complete = 到对局结束
replay-rounds = 局
replay-walls = 由种子重现的牌山
replay-wins = 和牌，役、番、符和支付一致
replay-actions = 事件
replay-rules = 规则：{ $rules }
replay-seconds = 秒，每秒 { $speed } 场
stats-player = 玩家
stats-matches = 对局
stats-rank = 名次
stats-rounds = 局
stats-win =
    和牌
    %
stats-deal-in =
    放铳
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
    自摸
    %
stats-mean-win =
    平均
    和牌
stats-mean-deal-in =
    平均
    放铳
stats-everybody = 全体
stats-from-mid-match = { $n } 场从中途开始记录
stats-broken-off = { $n } 场没有结束，没有名次
stats-gaps = { $first }；{ $second }
stats-more = 另有 { $n } 人

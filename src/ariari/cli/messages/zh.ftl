# 命令行。

refused = 不接受：{ $why }

# ariari keep 的输入行
line-unread = “{ $line }”：引号没有闭合，或者行尾是 \
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
out-ending = --out { $out }：文件名不以 .md、.html 或 .pdf 结尾，请同时给出 --to
pdf-to-terminal = PDF 不能在终端显示，请用 --out 指定文件
program-missing = 请在 -- 之后写程序的命令，或使用 --as-bot
no-protocol = 没有“{ $protocol }”这种方式，可用的是{ $protocols }
file-refused = { $file }：{ $why }

# `ariari replay`、`verify`、`stats`
replay-differs = 不一致
replay-files = 文件
replay-matches = 重放的对局
replay-agree = 完全一致
replay-differ = 不一致
replay-unreadable = 无法读取、重放或验证
replay-complete = 到对局结束
replay-rounds = 局
replay-walls = 由种子重现的牌山
replay-wins = 和牌，役、番、符和支付一致
replay-actions = 事件
replay-rules = 规则：{ $rules }
replay-step = Enter：下一步，{ $rest }：本局剩余，{ $quit }：结束
replay-seconds = 秒，每秒{ $speed }场
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
stats-from-mid-match = { $n }场从中途开始记录
stats-broken-off = { $n }场没有结束，没有名次
stats-gaps = { $first }；{ $second }
stats-more = 另有{ $n }人

# ariari keep
list = { $first }、{ $second }
view-title = { $house }　{ $place }{ $extra ->
    [yes] （加时）
   *[no] {""}
}{ $sticks ->
    [0] {""}
   *[other] 　供托{ $sticks }
}
column-points = 点数
column-to-top = 与第一名差
column-bonus = 祝仪（{ $unit }）
mark-dealer = 庄
mark-riichi = 立直
mark-double-riichi = 双立直
mark-open-riichi = 公开立直
mark-dead-hand = 放弃和牌
mark-chombo-at-draw = 流局时错和
mark-sits-out = 轮休
mark-bust = 被飞
vacant = （座位{ $seat }）
end-or-continue = { $who }：结束（end）还是继续（continue）？
needs = { $who }的{ $rank ->
    [1] 第一名
   *[other] 第{ $rank }名以上
}条件：{ $ways }
ways = { $first }；{ $second }
no-way = 本局无法达到
reported = { $n }. { $place } { $report }　[{ $points }]
nothing-reported = 还没有任何报告
notice = （{ $notice }）
torn = { $file }：最后一行没有写完，已丢弃：{ $line }
help =
    riichi A [open] [double]            立直（宣言牌通过之后）
    ron A from B VALUE [ITEMS] [and C VALUE [ITEMS]]   荣和：A 荣和 B；多人用 and
    tsumo A VALUE [ITEMS]               自摸
        VALUE: 3/40（番/符）、6（番）、mangan … yakuman、yakuman*2，或 hand=… win=…
        ITEMS: reds=1 dora=2 ura=1 flowers=1f,2f ippatsu closed open liable=C
        两人包牌时：liable=daisangen=C,suukantsu=D
        输入手牌时：melds="pon 777z,chi 345m" dora=3p,4s ura=1z rinshan last_tile chankan kan_discard first_turn
    draw [A B …] [nagashi C]            流局：听牌的人、流局满贯的人
    abort four-winds                    途中流局：nine-terminals, four-winds, all-riichi, triple-ron, four-kans
    flowers A                           集齐花牌的人
    penalty A too-many-tiles [tiles=5p] [staff=chombo]   处罚：staff= 为店方裁定
    chips A B 2                         A 付给 B 两枚筹码
    leave A; sit 1 E                    两局之间换人：A 离席，E 坐到座位1
    end; continue                       末局庄家的选择：结束或继续
    undo [N]; redo [N]                  撤销、重做，次数不限
    needs [A [RANK]]; history; settle [force]; state; help; quit   条件、经过、结算、点数、帮助、退出

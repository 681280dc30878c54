# 结算，以及无法结算的情况。

# 结算
place = 第{ $rank }名 { $name }（{ $points }点）
seat-line = { $place }：{ $arithmetic }
and-then = { $first } | { $second }
pays = 支付 { $amount }P
bonus = 祝仪 { $amount }{ $unit }
fee = 场费 { $amount }P
total = 合计 { $amount }P
worth = × { $price } = { $amount }
labelled = { $amount }（{ $label }）
label-uma = 顺位马
label-prize-paid = 击飞奖
label-prize-got = 击飞奖
label-top = 第一名独得
label-share = 同分平分

# 所作的假定
sticks-stay = 供托{ $points }点留在桌上
sticks-to-top = 供托{ $points }点归第一名座位{ $seat }
bust-by-nobody = 座位{ $seat }被飞，但未说明被谁击飞，击飞奖归第一名

# 无法结算的情况
number-of-people = { $house }由{ $allowed }人打，却有{ $people }人的点数
starting-order = 起家开始的顺序 { $order } 没有把{ $people }个座位各列一次
beyond-reason = “{ $points }”点太大，最多{ $most }点
sticks-negative = 供托不可能是{ $points }点
not-a-multiple = 座位{ $seat }有{ $points }点，但{ $house }的点数以{ $unit }点为单位
points-too-many = 点数多了{ $points }点，合计应为{ $expected }点
points-missing = 点数少了{ $points }点，加上桌上的供托合计应为{ $expected }点
bonus-of-others = 祝仪给了{ $given }人，点数却是{ $people }人
bonus-unbalanced = 祝仪合计为{ $sum }，应为0
no-bust = 被飞 { $seat }：座位{ $seat }有{ $points }点，在{ $house }不算被飞
bust-no-seat = 被飞 { $seat }：没有座位{ $named }，座位为0到{ $last }
bust-by-oneself = 被飞 { $seat }：不能自己击飞自己
bust-no-winner = 被飞 { $seat }：请说明谁和牌
bust-emptier = 被飞 { $seat }：在{ $house }，击飞奖归使其点数见底的那一家，请只列该座位
bust-no-opposite = 被飞 { $seat }：{ $people }人桌没有对家
no-uma = 有{ $floaters }人在{ $line }点以上，而{ $house }没有这种情况的顺位马
wrong-shape = 点数必须是 局数 × { $seats }座 的数组，而不是 { $shape }
prize-shape = prize_to 的形状是 { $shape }，点数的形状是 { $wanted }
prize-to-nobody = 第{ $game }场：座位{ $seat }的击飞奖不能归座位{ $taker }

# 祝仪的记录与名字
no-participant = 没有参加者{ $who }，参加者为0到{ $last }
pays-oneself = 参加者{ $who }不能付给自己
no-such-payment = 没有可以撤回的支付：{ $payer }付给{ $taker } { $amount }（{ $reason }）
names-for-seats = { $seats }个座位却给出了{ $n }个名字

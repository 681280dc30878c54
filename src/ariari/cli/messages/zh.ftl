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

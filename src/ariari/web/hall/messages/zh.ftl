# 不接受的情况：web/hall。

taken = 这个座位已有人。
result = 正在显示结果。
too-many = 这个网络刚才开了太多桌，请稍后再试。
full = 现在满桌，请稍后再试。
no-name = 请填写名字。
not-host = 只有开桌的人才能开始对局。
not-referee = 只有开桌的人可以请裁判。
not-ruled = 不能这样裁定：{ $why }
not-begun = 对局还没有开始。
not-kept = 那是机器人的座位。
not-an-action = 没有这种操作。
not-possible = 现在不可以：{ $why }
not-now = 现在不能这样做。
seats = { $house }由{ $allowed }人打，不能{ $people }人打。
guests = { $seats }人的桌子，除开桌的人外坐不下{ $guests }人。
reports = 本桌的记录已满（最多{ $most }条）。

# 保存
no-database = “{ $url }”不是可用的数据库：{ $why }
database-closed = 无法打开数据库 { $url }：{ $why }
stream-twice = 记录“{ $id }”已存在
unwritable = 无法写入记录：{ $why }
not-written = 未能保存：{ $why }
entry-missing = 记录“{ $stream }”缺第{ $wanted }条，接着的是第{ $found }条
room-unreadable = 无法恢复牌桌 { $room }：{ $why }
keeping-unreadable = 无法恢复记分：{ $why }

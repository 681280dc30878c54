# 受け付けないとき：web/hall。

taken = その席には先に着いた人がいます。
result = 結果を表示中です。
too-many = このネットワークから卓が立て続けに開かれています。しばらくしてからお試しください。
full = 満卓です。しばらくしてからお試しください。
no-name = お名前を入力してください。
not-host = 対局を始められるのは卓を開いた人だけです。
not-referee = 審判を呼べるのは、卓を開いた人だけです。
not-ruled = そのようには裁定できません：{ $why }
not-begun = まだ対局が始まっていません。
not-kept = そこはボットの席です。
not-an-action = そのような操作はありません。
not-possible = 今はできません：{ $why }
not-now = 今はできません。
seats = { $house }は{ $allowed }人で打ちます。{ $people }人では打てません。
guests = { $seats }人の卓に、卓を開いた人のほか{ $guests }人は座れません。
reports = この卓の記録はいっぱいです（{ $most }件まで）。

# 保存
no-database = 「{ $url }」は使えるデータベースではありません：{ $why }
database-closed = データベース { $url } を開けません：{ $why }
stream-twice = 記録「{ $id }」はすでにあります
unwritable = 記録に書き込めません：{ $why }
not-written = 保存できませんでした：{ $why }
entry-missing = 記録「{ $stream }」の{ $wanted }番が欠けていて、次は{ $found }番です
room-unreadable = 卓 { $room } を復元できません：{ $why }
keeping-unreadable = 点数記録を復元できません：{ $why }

# 各处通用的说法。

list = { $first }、{ $second }
either = { $first }或{ $second }
did-you-mean = （是不是 { $word }？）

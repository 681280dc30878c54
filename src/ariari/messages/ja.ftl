# どの部屋でも同じことば。

list = { $first }、{ $second }
either = { $first }または{ $second }
did-you-mean = （{ $word } のことですか）

# What every room says alike.

list = { $first }, { $second }
either = { $first } or { $second }
did-you-mean = ; did you mean `{ $word }`?

# What goes wrong between a table and a bot: arena/.

no-flowers = mjai has no flowers, and this house plays with them
no-sitter = mjai has no place for somebody who sits out
cannot-say = mjai cannot say this: { $why }
cannot-start = { $program } cannot be started: { $why }
zero-byte = the command has a zero byte

# The command line.

refused = refused: { $why }

# Lines of `ariari keep`
line-unread = '{ $line }': { $why }
no-word = '{ $word }' is no word here{ $meant }; try help
neither-open-nor-double = riichi { $who }: '{ $word }' is neither open nor double
write = write: { $example }
only-so-many = { $verb } { $n }: there are only { $most }
no-number = '{ $word }' is not a number
number-beyond-reason = '{ $word }' is beyond all reason
not-understood = '{ $word }' is not understood; there are { $names }
value-missing = say the value: 3/40, mangan, or hand=…

# Options
names-for-seats = --names { $text }: { $names } names for { $seats } seats
bust-twice = --bust { $text }: seat { $seat } is named twice; write { $seat }:0,1 for several winners
bust-unread = --bust { $text }: write 2:0 for seat 2 busted by seat 0, or 2:draw for noten payments
bonus-unread = --bonus { $text }: write an amount for each seat, such as 30,-10,-20
bad = { $why }
bad-option = { $option }: { $why }
bad-option-numbered = { $option } (number { $n }): { $why }

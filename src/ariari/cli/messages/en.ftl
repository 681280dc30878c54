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

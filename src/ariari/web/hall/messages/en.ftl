# What the hall refuses: web/hall, Refused and StoreError.

taken = Somebody sits there already.
result = The result is being looked at.
too-many = Very many tables have been opened from this network. Please try again in a while.
full = Every table is taken at the moment. Please try again in a while.
no-name = A name is missing.
not-host = Only the host begins the match.
not-referee = Only the host of the table calls the referee.
not-ruled = The referee cannot rule so: { $why }
not-begun = The match has not begun.
not-kept = No guest can sit there: it is a bot's seat.
not-an-action = There is no such action.
not-possible = That is not possible now: { $why }
not-now = That is not possible now.
seats = { $house } is played by { $allowed }, not by { $people }.
guests = At a table of { $seats } there is no place for the host and { $guests } more.
reports = This table's record is full: it takes { $most } reports.

# The store
no-database = '{ $url }' is no database that can be used: { $why }
database-closed = the database { $url } cannot be opened: { $why }
stream-twice = there is a stream '{ $id }' already
unwritable = these entries cannot be written: { $why }
not-written = not written: { $why }
entry-missing = stream '{ $stream }' has no entry { $wanted }, but an entry { $found }
room-unreadable = room { $room } cannot be brought back: { $why }
keeping-unreadable = a scorekeeper cannot be brought back: { $why }

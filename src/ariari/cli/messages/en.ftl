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

# `ariari replay`, `verify` and `stats`
replay-differs = differs
replay-files = files
replay-matches = matches followed
replay-agree = agree to the last point
replay-differ = differ
replay-unreadable = cannot be read or followed
replay-complete = reach the match's end
replay-rounds = rounds
replay-walls = walls made again from a seed
replay-wins = wins, of the same yaku, han, fu and payments
replay-actions = events
replay-rules = rules: { $rules }
replay-seconds = seconds, { $speed } matches a second
stats-player = player
stats-matches = matches
stats-rank = rank
stats-rounds = rounds
stats-win =
    win
    %
stats-deal-in =
    deal-
    in %
stats-riichi =
    riichi
    %
stats-call =
    call
    %
stats-draw =
    draw
    %
stats-tsumo =
    tsumo
    %
stats-mean-win =
    mean
    win
stats-mean-deal-in =
    mean
    deal-in
stats-everybody = everybody
stats-from-mid-match = { $n } recorded from mid-match on
stats-broken-off = { $n } without an end, and no rank
stats-gaps = { $first }; { $second }
stats-more = { $n } more players

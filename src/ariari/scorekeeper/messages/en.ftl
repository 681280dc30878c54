# What the scorekeeper refuses: scorekeeper/, ReportError.

seat = seat { $n }

# Who
no-seat = there is no seat { $seat }; seats are 0 to { $last }
nobody-called = nobody here is called '{ $name }'; here are { $present }
no-name = '{ $name }' is no name here: use letters, no spaces or commas, and not only digits
names-alike = everybody needs a name of their own
number-of-people = { $house } is played by { $allowed }, not by { $people }
named-twice = the same player is named twice
sits-out = { $who } sits out of this round
no-rank = there is no rank { $rank }; ranks are 1 to { $last }

# When
match-over = the match is over
match-not-over = the match is not over; settle it all the same with force
dealer-chooses-first = first { $who } says whether the match ends
nothing-to-choose = the last dealer has nothing to choose now
seat-vacant = seat { $seat } is vacant; somebody must sit there before the round is played
seat-vacant-already = seat { $seat } is vacant already
seat-taken = { $who } sits at seat { $seat }
sits-already = { $who } sits at this table already
between-rounds = seats are changed between rounds only
nothing-to-undo = nothing has been reported that could be undone
nothing-to-redo = nothing has been undone
dead-riichi = { $who } cannot declare riichi: the hand is dead ({ $infraction })
dead-tenpai = { $who } cannot be tenpai: the hand is dead ({ $infraction })
dead-win = { $who } cannot win: the hand is dead ({ $infraction })

# Riichi, flowers, chips
in-riichi-already = { $who } is in riichi already
no-open-riichi = { $house } has no open riichi
riichi-points = { $who } has { $held } points, and a riichi needs { $needed }
flowers-unpaid = { $house } pays nothing for all the flowers
flowers-void = { $who } is paid nothing for the flowers: { $infraction }
flowers-paid-already = { $who } has all the flowers of this round already
no-chips = { $house } plays without chips
chips-not-positive = { $n } chips cannot be paid; turn payer and taker round to pay back
chips-to-oneself = { $who } cannot pay to themselves

# Draws
no-nagashi = { $house } does not play nagashi
riichi-is-tenpai = { $who } is in riichi, so tenpai; if not, report the penalty { $infraction } first
no-such-draw = there is no draw by '{ $reason }'{ $meant }
broken-off-tenpai = nobody is asked for tenpai when a round is broken off
no-draw-by = { $house } has no draw by { $reason }
too-few-riichi = only { $riichi } of { $players } are in riichi
abort-nine-terminals = nine terminals
abort-four-winds = four equal winds
abort-all-riichi = everybody's riichi
abort-triple-ron = three rons
abort-four-kans = four kans

# Penalties
refused-by-referee = { $why }

# Wins
no-winner = somebody has won; say who
tsumo-of-one = only one player can win by tsumo; say who discarded
own-discard = { $who } cannot ron their own discard
first-in-turn-only = in { $house } only the first in turn wins
triple-ron-is-a-draw = three rons are a draw in { $house }: report the abort triple-ron
no-value = { $who }: tell either han and fu, or a limit, or the hand
own-liability = { $who }: nobody is liable for their own win
nobody-liable = { $who }: { $house } makes nobody liable for such a win
liable-yaku = { $who }: { $house } makes nobody liable for { $yaku }; it does for { $allowed }
liable-together = { $who }: no hand has such yakuman together: tell one of them
liable-beyond = { $who }: { $liable } yakuman have a liable player, but the win is told as { $yakuman }
liable-for-what = { $who }: tell for which yakuman each of the two is liable
no-limit = { $who }: there is no limit '{ $limit }'; they are { $limits }
no-kazoe = { $who }: { $house } has no counted yakuman
no-such-yakuman = { $who }: { $house } has no yakuman { $times } times over
times-of-yakuman = { $who }: only a yakuman is paid several times over
fu-missing = { $who }: { $han } han needs the fu too
fu-fixed = { $who }: every hand is { $fixed } fu in { $house }, not { $fu }
fu-unused = { $who }: { $house } does not use { $fu } fu
fu-capped = { $who }: { $house } does not use { $fu } fu: { $han } han { $fu } fu are { $instead-han } han { $instead-fu } fu
fu-of-pairs = { $who }: { $house } does not use { $fu } fu: seven pairs are 50 fu and one han less
no-cell-ron = { $who }: there is no { $han } han { $fu } fu by ron
no-cell-tsumo = { $who }: there is no { $han } han { $fu } fu by tsumo
han-too-few = { $who }: { $han } han is no win
han-too-many = { $who }: no hand has { $han } han
han-of-yaku = { $who }: { $han } han with { $dora } of dora leave { $yaku } of yaku, and { $needed } are needed
dora-negative = { $who }: a number of dora is not negative
reds-too-many = { $who }: { $reds } red fives, and the set has { $most }
dora-too-many = { $who }: { $dora } dora, and { $indicators } indicators show { $most }
no-such-flowers = { $who }: the flowers { $flowers } cannot be; the set has { $set }
without-riichi = { $who }: ura dora and ippatsu are for a riichi, and none was reported
no-ura = { $who }: { $house } plays without ura dora
riichi-is-closed = { $who }: a hand in riichi is closed
closed-unknown = { $who }: say whether the hand is closed: chips depend on it
hand-refused = { $who }: { $why }
hand-is = { $who }: the hand is { $is }, not { $told }
contradicts = { $who }: the hand says { $field } { $hand }, the reports so far { $known }
ruled-no-ron = { $who }: no ron on { $tile } ({ $infraction })
ruled-no-win = { $who }: no win on tiles of { $suit } ({ $infraction })
han = { $n } han
fu = { $n } fu
han-fu = { $han } han { $fu } fu
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = counted yakuman
limit-yakuman = yakuman

# Logs
no-report-type = no report is of type '{ $type }'; they are { $types }
no-field = { $type }: there is no field '{ $field }'; there are { $fields }
field-missing = { $type }: the field { $field } is missing
field-type = { $type }: { $field } cannot be { $value }
beyond-reason = a number beyond all reason
log-begins = a log begins with a line of type start_game
log-of-other-rules = the log is of { $rules } with other rules than { $house } has now (digest { $digest }…, not { $wanted }…)
log-names = line 1 of the log: names are a list
log-line = line { $line } of the log: { $why }
log-of-others = { $path } is the log of { $others }, not of { $names }
log-unwritable = { $path } cannot be written: { $why }
log-held = { $path } is being kept by another scorekeeper; end that one first, or keep another file
no-log = { $path } is no scorekeeper's log; it is left as it is
line-not-json = { $path } line { $line } is not JSON
line-not-object = { $path } line { $line } is not an object

# In words: scorekeeper/words
the-table = the table
nobody = nobody
maneman = mane-man
paid = { $payer } → { $taker } { $amount } ({ $why })
paid-hand = hand
paid-honba = honba
paid-sticks = sticks
paid-pao = liability
paid-noten = noten
paid-chombo = chombo
paid-fine = fine
paid-stake = riichi stick
paid-chip = chips, { $unit }
paid-yakuman-bonus = yakuman bonus, { $unit }
paid-flowers = flowers, { $unit }
claimed = {" "}({ $worth })
liable = liable: { $who }
liable-for = { $who } for { $yaku }
report-tsumo = Tsumo { $who }
report-ron = Ron { $who } ← { $target }
report-riichi = Riichi { $who }
report-open-riichi = Open riichi { $who }
report-double-riichi = Double riichi { $who }
report-penalty = { $who }: { $infraction }
report-all_flowers = All flowers { $who }
report-chips = Chips { $payer } → { $taker } { $n }
report-leave = Left: { $who }
report-sit = Sat down: { $who }
report-end = Ends the match
report-play-on = Plays on
drawn = Drawn round (tenpai: { $tenpai })
drawn-nagashi = Drawn round (tenpai: { $tenpai }; nagashi: { $nagashi })
need-tsumo = tsumo of { $worth }
need-ron = ron from { $target } of { $worth }
need-ron-any = ron from anybody of { $worth }
need-draw = a draw (tenpai: { $tenpai })
need-draw-any = any draw
need-draw-tenpai = a draw in tenpai

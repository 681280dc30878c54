# A settlement in words, and what cannot be settled: settlement/.

# The settlement
place = { $rank }. { $name } ({ $points } points)
seat-line = { $place }: { $arithmetic }
and-then = { $first } | { $second }
pays = pays { $amount }P
bonus = bonus { $amount }{ $unit }
fee = table fee { $amount }P
total = total { $amount }P
worth = × { $price } = { $amount }
labelled = { $amount } ({ $label })
label-uma = uma
label-prize-paid = bust prize
label-prize-got = bust prize
label-top = takes all
label-share = shared

# What was assumed
sticks-stay = { $points } points of sticks stay on the table
sticks-to-top = { $points } points of sticks go to seat { $seat }, the top
bust-by-nobody = seat { $seat } is bust, and it is not said by whom: its prize goes to the top

# What cannot be settled
number-of-people = { $house } is played by { $allowed }; these are the points of { $people }
starting-order = the starting order { $order } does not name each of the { $people } seats once
beyond-reason = '{ $points }' points are beyond all reason; at most { $most }
sticks-negative = { $points } points of sticks cannot lie on the table
not-a-multiple = seat { $seat } has { $points } points, but { $house } pays in multiples of { $unit }
points-too-many = { $points } points too many: they should add up to { $expected }
points-missing = { $points } points are missing: with the sticks on the table they should add up to { $expected }
bonus-of-others = the bonus is given for { $given } participants, the points for { $people }
bonus-unbalanced = the bonus does not balance: it adds up to { $sum }, not 0
no-bust = bust { $seat }: seat { $seat } has { $points } points, which is no bust in { $house }
bust-no-seat = bust { $seat }: there is no seat { $named }; seats are 0 to { $last }
bust-by-oneself = bust { $seat }: nobody busts themselves
bust-no-winner = bust { $seat }: say who won
bust-emptier = bust { $seat }: { $house } pays the one whose payment emptied the stack; name that seat alone
bust-no-opposite = bust { $seat }: nobody sits opposite at a table of { $people }
no-uma = { $floaters } have at least { $line } points, and { $house } gives no uma for that many
wrong-shape = the points are an array of games × { $seats } seats, not of shape { $shape }
prize-shape = prize_to has shape { $shape }, the points have { $wanted }
prize-to-nobody = game { $game }: the bust prize of seat { $seat } cannot go to seat { $taker }

# The bonus ledger, and names
no-participant = there is no participant { $who }; they are 0 to { $last }
pays-oneself = participant { $who } cannot pay to themselves
no-such-payment = there is no such payment to take back: { $amount } from { $payer } to { $taker } ({ $reason })
names-for-seats = { $n } names are given for { $seats } seats

# A ruling in words, and what the referee cannot rule on: referee/.

# Rulings
sentences = { $first }; { $second }
ruled = { $who }: { $infraction }
consequence-nothing = it is put right and play goes on
consequence-fine = a fine, and it is put right
consequence-dead-hand = the hand is dead
consequence-dead-hand-chombo-at-draw = the hand is dead; chombo if the round is drawn
consequence-chombo-at-draw = chombo if the round is drawn
consequence-chombo = chombo
consequence-no-ron-on-kind = no ron on the kinds concerned; a tsumo is fine
consequence-no-win-on-suit = no win on tiles of the suits concerned
consequence-no-tsumo = no tsumo on this tile
consequence-counts-as-discard = the tile is discarded
consequence-staff = left to the staff
no-ron-on = no ron on { $tiles }; a tsumo is fine
no-win-on = no win on tiles of { $suits }
paid = { $payer } → { $taker } { $amount }
pot = the table
deal-stays = the round is replayed
deal-passes = the deal passes
match-over = the match is over
discard-stands = the discard may not be changed
flowers-back = the payments for the flowers go back
clauses = { $ruling } [{ $clauses }]

# What cannot be ruled on
seat = seat { $n }
no-infraction = there is no infraction '{ $infraction }'; they are { $infractions }
not-in-riichi = { $who } is not in riichi, so this is no { $infraction }
not-dead = { $who }'s hand is not dead, so this is no { $infraction }
ruled-itself = { $house } rules on { $infraction } itself: { $ruling }
left-to-staff = { $house } leaves { $infraction } to the staff; say their decision: { $rulings }
no-ruling = there is no ruling '{ $ruling }'; they are { $rulings }
number-of-people = { $people } people do not share a table in { $house }
no-seat = there is no seat { $seat }; seats are 0 to { $last }
tiles-concerned = the tiles concerned: { $why }
tiles-missing = { $infraction }: say which tiles are concerned
offender-sits-out = seat { $seat } sits out while seat { $dealer } deals
no-such-round = the round cannot be: { $why }
no-round = no round is being played
sits-out = seat { $seat } sits out of this round
too-many-tiles = { $tiles }: at most { $most } tiles are ruled on at once
one-tile = { $infraction }: say which one tile was put forward
cannot-be-carried-out = seat { $seat }: the ruling cannot be carried out now: { $why }

# A table in words: table/words, ariari play.

list = { $first }, { $second }

place = { $wind } { $number }{ $honba ->
    [0] {""}
   *[other] , { $honba } honba
}
wind-E = East
wind-S = South
wind-W = West
wind-N = North
wind-short-E = E
wind-short-S = S
wind-short-W = W
wind-short-N = N
honba = { $n } honba
left = { $n } tiles left
on-the-table = { $points } on the table
dora = dora indicators
bonus = { $amount }{ $unit }
you = you
sits-out = sits out
riichi = riichi
double-riichi = double riichi
open-riichi = open riichi
dead-hand = dead hand
chombo-at-draw = chombo at a draw
no-ron-on = no ron on { $tiles }
no-win-on = no win on { $tiles }
tag-no-ron-on = no ron on
tag-no-win-on = no win on
your-hand = Your hand
drawn = drawn
waits = waiting for { $tiles }
furiten = furiten: no ron
offered = { $who } discards { $tile }
offered-kan = { $who } makes a kan with { $tile }
offered-nuki = { $who } lays { $tile } aside
no-win = no win on { $tile }: { $reason }
no-riichi = no riichi: { $reason }
missed = { $tile } goes by: { $reason }

call-chi = Chii
call-pon = Pon
call-daiminkan = Kan
call-ankan = Kan
call-kakan = Kan
call-nukidora = North
call-flower = Flower
call-reach = Riichi

act-discard = discard { $tile }
act-riichi = riichi, discard { $tile }
act-open-riichi = open riichi, discard { $tile }
act-chi = chii with { $tile }
act-pon = pon with { $tile }
act-daiminkan = kan { $tile }
act-ankan = closed kan { $tile }
act-kakan = add { $tile } to the pon
act-nuki = lay north aside
act-tsumo = tsumo
act-ron = ron
act-nine-terminals = nine terminals: abort
act-pass = pass
act-end = end the match
act-play-on = play on

ask = Number, or tile to discard (h for help, q to leave)
help =
    Type a number of the list, the action itself (`discard 5p`, `pon 77z`), or just a tile to discard it. Nothing typed takes the first.
    k asks what the keen bot would do, u takes your last action back, q leaves the match.
refused = { $text }: { $reason }
not-understood = “{ $text }” is no number of the list, no tile and no action
hint = The keen bot would: { $action }
nothing-to-undo = There is nothing to take back.
left-match = The match was left.
saved = The record is in { $file }.
not-saved = No record was kept; --file keeps one.
you-sit-out = { $place }: you sit out of this round.

exhaustive = Exhaustive draw. Tenpai: { $who }
nobody = nobody
abort-nine-terminals = Abortive draw: nine terminals.
abort-four-winds = Abortive draw: four equal winds.
abort-all-riichi = Abortive draw: everybody in riichi.
abort-triple-ron = Abortive draw: three rons.
abort-four-kans = Abortive draw: four kans.
chombo = Chombo: { $who }
over = The match is over.

why-not-your-turn = it is not your turn
why-not-in-hand = the hand does not hold the tiles
why-not-complete = the hand is not complete with this tile
why-no-yaku = the hand has no yaku
why-not-fixed = no yaku of the hand is fixed
why-furiten = furiten
why-same-turn = a winning tile has gone by in this go-round
why-dead-hand = the hand is dead
why-in-riichi = you are in riichi
why-swap-call = swap-calling: this tile may not be discarded after that call
why-after-call = after a call only a discard is possible
why-not-tenpai = the hand is not tenpai
why-not-closed = the hand is not closed
why-points = there are not enough points for the stick
why-wall = too few tiles are left in the wall
why-last-discard = the last discard can only be ronned
why-four-kans = there have been four kans
why-waits-change = the kan would change the waits or the reading of the hand
why-held-kan = after riichi only the tile just drawn may make a kan
why-no-discard-left = nothing could be discarded after that call
why-no-ron-on-kind = the referee has ruled out a ron on this kind in this round (a tile shown, or hesitation)
why-no-win-on-suit = the referee has ruled out a win on tiles of this suit in this round
why-no-tsumo = the referee has ruled out a tsumo on this tile
why-not-played = the house does not play this
why-not-possible = it is not possible now

# Refused
nobody-acts = nobody is to act: '{ $action }' is not legal: { $why }
illegal = seat { $seat }: '{ $action }' is not legal: { $why }
no-action = '{ $word }' is no action; actions are { $actions }
too-much = '{ $words }' is too much
does-not-go-with = '{ $word }' does not go with '{ $tiles }'
no-number = there is no number { $n }

# Stacked walls
hand-of = the hand of { $wind }
tiles-unread = { $what }: { $why }
hand-too-big = the hand of { $wind } has { $n } tiles; { $dealt } are dealt
hands-too-many = hands for { $n } seats at a table of { $people }
sitter-has-no-hand = seat { $seat } sits out and has no hand
indicators-too-many = { $what }: there are { $stacks } indicators, not { $n }
wall-too-small = draws and tail have { $n } tiles; the wall has { $live }
more-than-in-set = { $where }: { $n } of { $tile } are given; the set of { $house } has { $copies }
not-in-set = { $where }: { $tile } is not in the set of { $house }

# What a table is given, or asked for
number-of-names = { $n ->
    [one] 1 name is
   *[other] { $n } names are
} given; { $allowed } people share a table in { $house }
no-name = '{ $name }' is no name: one that shows on one line is wanted
names-alike = everybody needs a name of their own; given are { $names }
number-of-players = { $n ->
    [one] 1 player is
   *[other] { $n } players are
} given; the table has { $people } seats
number-of-bots = { $n ->
    [one] 1 bot is
   *[other] { $n } bots are
} given; { $allowed } people share a table in { $house }
no-bot = there is no bot '{ $bot }'; there are { $bots }
no-seat = there is no seat { $seat }; seats are 0 to { $last }
nothing-asked = nothing is asked of seat { $seat } now
nobody-asked = the match is over, and nobody is asked anything
no-action-number = there is no action { $n }; actions are 0 to { $last }
only-discards-from-hand = only a discard is taken from the hand, not '{ $action }'
not-between = { $what }: { $n } is not between { $least } and { $most }
beyond-reason = { $what }: { $n } is beyond all reason; at most { $most }
seed-or-key = either a seed or a key is given, not both
key-size = a key is { $size } bytes, not { $n }
key-not-yet = the key is told when the match is over
match-not-over = the match is not over, so it cannot be settled
bust-at-start = seat { $seat } has { $points } points: below 0 a match of { $house } is over

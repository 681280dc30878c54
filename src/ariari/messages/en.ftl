# What every room says alike.

list = { $first }, { $second }
either = { $first } or { $second }
labelled = { $label }: { $text }
did-you-mean = ; did you mean `{ $word }`?
alternatives = { $first }; { $second }

# Notation: tiles.py
at-character = { $problem } (character { $n } of { $written })
one-tile-wanted = one tile is wanted, not { $n }
numbers-without-suit = numbers without the letter of their suit
no-number-no-suit = '{ $letter }' is neither a number nor a suit; suits are m p s z f
suit-without-numbers = the suit '{ $suit }' has no numbers before it
no-such-tile = there is no { $tile }; { $suit } goes from { $first } to { $last }
meld-size = a { $meld } has { $size } tiles, not { $n }
flower-in-meld = a flower belongs to no meld
no-run = { $tiles } is not three in a row of one suit
no-three = { $tiles } is not three of a kind
no-four = { $tiles } is not four of a kind
no-meld = '{ $word }' is no meld; melds are { $melds }
no-flower = { $tile } is no flower; flowers are 1f 2f 3f 4f
flower-twice = there is only one { $tile }
no-tile-number = there is no tile { $n }; tiles are 0 to { $last }
flower-without-kind = { $tile } is a flower and of no kind

# Tile sets: tile_set.py
set-of-four = four-player set
set-of-three = three-player set
not-in-set = { $tile } is not in the { $set }
more-than-in-set = { $n } of { $tile }; the { $set } has { $copies }
fifth-copy = { $n } of { $tile } ({ $tiles }); there are only { $copies }

# Hands: hand.py
shanten = { $n ->
    [-1] complete
    [0] tenpai
   *[other] { $n }-shanten
}
flower-laid-aside = { $tile } is laid aside and never part of the hand
nothing-to-discard = { $hand } has no tile to discard; draw() one first
already-drawn = { $hand } has its last tile already; discard() one first
no-tile-to-discard = { $hand } has no { $tile } to discard
to-discard-first = { $hand } is to discard, so it has no { $question }; ask discards()
melds-too-many = { $n } melds; a hand has at most 4
hand-size = { $n } concealed tiles{ $melds ->
    [0] {""}
    [one] {" "}beside 1 meld
   *[other] {" "}beside { $melds } melds
} in '{ $hand }'; there must be { $waiting }, or { $drawn } when it is to discard

# Where a match starts: start.py
no-round-wind = there is no round wind '{ $wind }'; they are { $winds }
no-extra-rounds = { $house } has no extra rounds
wind-of-extra-rounds = { $house } plays the round winds { $winds }, and { $wind } in extra rounds only
wind-not-of-extra-rounds = { $house } plays its extra rounds in { $winds }, not in { $wind }
wind-not-played = { $house } plays the round winds { $winds }, not { $wind }
no-such-dealer = seat { $seat } cannot be the dealer; seats are 0 to { $last }
below-zero = { $what } cannot be { $n }; it is 0 or more
too-much-at-start = { $what }: { $n } is beyond all reason; at most { $most }
points-by-seat = points of { $n } seats are given; { $people } people share the table
points-of-seat = points of seat { $seat }

# What the system says: system_errors.py
system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EISDIR = Is a directory
system-ENOTDIR = Not a directory
system-ENAMETOOLONG = File name too long
system-ENOSPC = No space left on device

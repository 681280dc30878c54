# A scored win in words: scoring/explanation.

list = { $first }, { $second }

wind-E = East
wind-S = South
wind-W = West
wind-N = North

seat-E = East
seat-S = South
seat-W = West
seat-N = North
player-somebody = the discarder
player-sitter-out = whoever sits out
player-pot = the table

won-tsumo = { $winner } wins by tsumo in the { $round } round{ $dealer ->
    [yes] {""}, as the dealer.
   *[no] .
}
won-ron = { $winner } wins by ron from { $from } in the { $round } round{ $dealer ->
    [yes] {""}, as the dealer.
   *[no] .
}
won-nagashi = { $winner } has discarded terminals and honors alone, none of them called: nagashi.
won-maneman = { $winner } has followed the upper player's discards tile for tile: mane-man.
won-four-kans = { $winner } has made four kans, and the discard after the last was not won on.

heading-hand = Hand
heading-aside = Laid aside
heading-dora = Dora indicators
heading-ura = Ura indicators
heading-reading = Read as
heading-yaku = Yaku
heading-fu = Fu
heading-value = Value
heading-payments = Payments
heading-bonus = Bonus

group-run = run
group-triplet-concealed = concealed triplet
group-triplet-open = open triplet
group-quad-concealed = concealed kan
group-quad-open = open kan
group-pair = pair
group-pairs = seven pairs
group-orphans = thirteen orphans
winning-tile = won on { $tile }

han = { $n } han
yakuman = { $n ->
    [1] yakuman
    [2] double yakuman
   *[other] { $n } × yakuman
}
fu = { $n } fu

dora-dora = Dora
dora-ura = Ura dora
dora-red = Red fives
dora-nuki = Norths laid aside
dora-flowers = Flowers laid aside

fu-base = Every hand
fu-closed-ron = Closed hand, ron
fu-tsumo = Tsumo
fu-triplet-concealed = Concealed triplet
fu-triplet-open = Open triplet
fu-quad-concealed = Concealed kan
fu-quad-open = Open kan
fu-pair = Value pair
fu-wait-closed = Wait in the middle
fu-wait-edge = Wait at the edge
fu-wait-pair = Wait on the pair
fu-open-minimum = Open hand without any other fu
fu-rounding = Rounded up to a ten
fu-seven-pairs = Seven pairs
fu-fixed = The same for every hand in this house

counted = { $han } han, { $fu } fu.
cap = { $raw } fu are more than the { $cap } that this house uses: halved and rounded up to a ten they are { $fu }, and { $steps } han { $steps ->
    [one] is
   *[other] are
} added.
seven-pairs-retold = Below mangan this house reckons seven pairs as 50 fu and 1 han, which pays the same as 25 fu and 2 han.
base = { $fu } fu × 2^({ $han } + 2) = { $base }.
kiriage = { $fu } fu { $han } han is rounded up to mangan.
reaches-mangan = { $fu } fu { $han } han would be { $base }, which is 2,000 or more: mangan.
limit-by-han = { $han } han: { $limit }.
limit-pattern = Paid as a { $limit }.
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = counted yakuman
limit-yakuman = yakuman
yakuman-together = { $n ->
    [1] Several yakuman count as one in this house.
   *[other] The yakuman together: { $n } × yakuman.
}
open-riichi-payment = Dealing into an open riichi pays a yakuman.
liable-hand = { $player } is liable for this win.
liable-yakuman = { $player } is liable for the yakuman.
liable-for = { $player } is liable for { $yaku }.
tsumo-lost = The third payer is missing: that share is lost.
tsumo-split = The third payer is missing: that share is split between the payers.
tsumo-full = The payments of a tsumo total what a ron brings.

why-hand = hand
why-hand-rounded = { $base } × { $times } = { $exact }, rounded up to a multiple of { $unit }
why-hand-exact = { $base } × { $times }
why-hand-bonus = { $reckoning }, and { $bonus } for the tsumo
why-honba = { $n } honba
why-sticks = { $n ->
    [one] riichi stick
   *[other] { $n } riichi sticks
}
why-pao = liability
why-chip = { $n ->
    [one] 1 chip
   *[other] { $n } chips
}: { $items }
why-yakuman-bonus = yakuman bonus
why-flowers = all the flowers
chip-red = red fives { $n }
chip-ura = ura dora { $n }
chip-ippatsu = ippatsu { $n }
chip-green-flower = green flower { $n }

part = { $amount } ({ $why })
pays-points-one = { $payer } pays { $amount } points ({ $why }).
pays-points-several = { $payer } pays { $parts } = { $sum } points.
pays-bonus-one = { $payer } pays { $amount }{ $unit } ({ $why }).
pays-bonus-several = { $payer } pays { $parts } = { $sum }{ $unit }.
takes = { $winner } takes { $amount } from the table ({ $why }).
gets-points = { $winner } gets { $sum } points in all.
gets-both = { $winner } gets { $sum } points and { $bonus }{ $unit } in all.

# The score chart.

chart-title = { $house }: score chart
chart-side-dealer = Dealer
chart-side-other = Non-dealer
chart-fu = fu
chart-pairs = seven pairs
chart-limit = limit
chart-ron = ron
chart-tsumo = tsumo
chart-how-dealer = Upper line: what the discarder pays. Lower line: what each pays for a tsumo.
chart-how-other = Upper line: what the discarder pays. Lower line: what the dealer and each other payer pay for a tsumo.
note-fixed-fu = Every hand counts as { $fu } fu.
note-cap = No more than { $cap } fu: more are halved and rounded up to a ten, and one han is added, until they fit.
note-pinfu-tsumo = Pinfu does not count with tsumo, so there is no 20 fu.
note-kiriage = 30 fu 4 han and 60 fu 3 han are mangan.
note-seven-pairs = Seven pairs below mangan: 50 fu and 1 han, the seven pairs themselves being that one; from mangan on they are 2 han.
note-unit = Every payment is rounded up to a multiple of { $unit }.
note-tsumo-bonus = The amounts for tsumo contain the { $bonus } which each payer adds.
note-min-han = At least { $han } han of yaku are needed to win.
note-limits = Mangan from 5 han, haneman from { $haneman }, baiman from { $baiman }, sanbaiman from { $sanbaiman }{ $kazoe ->
    [none] {""}; there is no counted yakuman.
   *[other] , counted yakuman from { $kazoe } (paid as a yakuman).
}
note-honba = Each honba adds { $ron } to a ron, and { $each } to each payment of a tsumo.
note-double-yakuman = Some yakuman pay double; yakuman that combine add up.
note-compound = Yakuman that combine add up.

# Wins that cannot be: WinError

at-place = { $place }: { $problem }
because = { $why }
but-for = { $problem }; missing: { $missing }
missing-closed = a closed hand ({ $yaku })
missing-closed-riichi = a closed hand in riichi ({ $yaku })
missing-riichi = riichi ({ $yaku })
missing-tsumo = a tsumo ({ $yaku })
missing-ron = a ron ({ $yaku })
tile-set = tile set of { $house }
prepared-for-another = was prepared for { $own }, not for { $house }
pattern-nagashi = nagashi
pattern-maneman = maneman
pattern-four-kans = four kans

# The record
no-such-field = there is no such field{ $meant }
must-be-flag = must be true or false, not '{ $value }'
must-be-text = must be text, not '{ $value }'
must-be-id = must be text or a whole number, not '{ $value }'
must-be-riichi = must be 0 none, 1 riichi or 2 double riichi, not { $value }
must-be-order = must be "before" or "after", not '{ $value }'
must-be-one-of = must be one of { $allowed }, not '{ $value }'
must-be-list = must be a list, not '{ $value }'
must-be-list-of-text = must be a list of text, but has '{ $value }'
must-be-count = must be a whole number from 0 to { $most }, not '{ $value }'
must-be-wind = must be one of the winds E S W N, not '{ $value }'
must-be-liable = must be a wind, or a wind for each yakuman, not '{ $value }'
liable-too-many = is one player, or one for each of up to { $most } yakuman, not { $n }
not-liable-for = is for one of { $allowed }, not '{ $value }'
must-be-object = must be a JSON object
no-json = this is not JSON (character { $n })
no-utf-8 = no UTF-8 (byte { $n })
nested-too-deep = no win record: nested too deep
number-too-long = no win record: a number of thousands of digits
json-name-twice = '{ $word }' stands there twice
json-no-number = this is not JSON: { $word } is no number there
rules-missing = the record does not say which house's rules

# Tiles
flower-in-hand = { $tile } is a flower and belongs to no hand; list it under flowers
winning-tile-missing = the winning tile is missing
win-on-flower = { $tile } is a flower; nobody can win on it
no-tile-of-pattern = a win by { $pattern } has no winning tile
indicators-too-many = { $n } indicators; there are at most { $most }
no-flower = { $tile } is no flower; flowers are 1f 2f 3f 4f
not-in-set = { $tile } is not in the { $set }
flower-twice = { $n } of { $tile }; there is only one
no-chii = { $meld }: { $house } has no chii
melds-too-many = { $n } melds; a hand has at most four
hand-size = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}{ $melds ->
    [0] {""}
    [one] {" "}beside 1 meld
   *[other] {" "}beside { $melds } melds
}; there must be { $wanted } without the winning tile
with-tiles-elsewhere = with the tiles elsewhere in the record, { $why }

# Circumstances
no-such-wind = there is no { $wind }: { $house } has { $players } players, { $winds }
no-such-round = there is no { $wind } round: { $house } has { $players } players, { $winds }
own-discard = { $wind } cannot ron its own discard; leave it out for a tsumo
winner-liable = { $wind } is the winner and liable for nothing
nobody-sits-out = nobody sits out in { $house }
open-in-riichi = no riichi in an open hand ({ $place }, { $meld })
ippatsu-without-riichi = no ippatsu without riichi
ura-without-riichi = no ura dora without riichi
no-ura = { $house } plays without ura dora
no-dora = { $house } plays without dora
open-without-riichi = no open riichi without riichi
no-open-riichi = { $house } has no open riichi
tsumo-without-discarder = a tsumo has no discarder
rinshan-by-ron = a ron is never rinshan
rinshan-without-kan = no rinshan without a kan
only-by-ron = only a ron can be this, and this is a tsumo
chankan-of-last-tile = a kan needs a tile to replace it, so the last tile is none to rob
chankan-is-no-discard = a robbed kan is no discard after a kan
kan-ended-ippatsu = the kan before it ended ippatsu
kan-ended-first-turn = a kan ends the first go-round
meld-ended-first-turn = a meld ({ $meld }) ends the first go-round
riichi-after-first-turn = riichi comes with the own first discard, after this
last-tile-in-first-turn = the last tile is not drawn in the first go-round
ron-in-dealers-first-turn = the dealer's first turn is its own draw; there is no ron in it
no-nuki = in { $house } North is not laid aside
no-discarder-of-pattern = a win by { $pattern } is from nobody
four-kans-of-fewer = { $n } kans; this pattern is of four
maneman-with-calls = mane-man is won without calls

# The hand
not-complete = { $hand } with { $tile } is not a winning hand; { $distance }
distance = without { $tile } it is { $state }, not tenpai
waits-for = it waits for { $tiles }
no-such-pattern = { $house } has no { $pattern }
not-fixed = no yaku is fixed before the winning tile, as { $house } asks
no-yaku = the hand has no yaku
too-few-han = the hand has fewer than { $least } han of yaku, dora apart
nobody-liable = nobody is liable for this win in { $house }
no-wins = there must be at least one
one-discard = several wins must be on one discard
several-by-ron = several can only win by ron, from a player who is known
two-of-one-player = two wins of one player

# Fields of the record
field-hand = hand
field-win = win
field-melds = melds
field-seat = seat
field-round = round
field-from = from
field-riichi = riichi
field-open_riichi = open_riichi
field-from_riichi = from_riichi
field-ippatsu = ippatsu
field-last_tile = last_tile
field-rinshan = rinshan
field-chankan = chankan
field-kan_discard = kan_discard
field-first_turn = first_turn
field-nuki = nuki
field-flowers = flowers
field-dora = dora
field-ura = ura
field-honba = honba
field-sticks = sticks
field-liable = liable
field-sitter_out = sitter_out
field-at_first_call = at_first_call
field-pattern = pattern
field-rules = rules
field-id = id
field-yaku = yaku
field-wins = wins
field-line = line

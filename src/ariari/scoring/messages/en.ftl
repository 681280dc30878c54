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

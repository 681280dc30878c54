# The command line.

refused = refused: { $why }

# Lines of `ariari keep`
line-unread = '{ $line }': a quotation mark or a backslash has nothing after it
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
out-ending = --out { $out }: the name ends in none of .md, .html, .pdf; say --to, too
pdf-to-terminal = a PDF is not for the terminal; name a file with --out
program-missing = give the program's command after --, or --as-bot
no-protocol = there is no protocol '{ $protocol }'; there are { $protocols }
file-refused = { $file }: { $why }

# `ariari replay`, `verify` and `stats`
replay-differs = differs
replay-files = files
replay-matches = matches followed
replay-agree = agree to the last point
replay-differ = differ
replay-unreadable = cannot be read, followed or verified
replay-complete = reach the match's end
replay-rounds = rounds
replay-walls = walls made again from a seed
replay-wins = wins, of the same yaku, han, fu and payments
replay-actions = events
replay-rules = rules: { $rules }
replay-step = Enter: the next event; { $rest }: the rest of the round; { $quit }: the end
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

# `ariari keep`
list = { $first }, { $second }
view-title = { $house }  { $place }{ $extra ->
    [yes] {" "}(extra)
   *[no] {""}
}{ $sticks ->
    [0] {""}
   *[other] {"  "}on the table { $sticks }
}
column-points = points
column-to-top = to top
column-bonus = bonus, { $unit }
mark-dealer = dealer
mark-riichi = riichi
mark-double-riichi = double riichi
mark-open-riichi = open riichi
mark-dead-hand = dead hand
mark-chombo-at-draw = chombo at a draw
mark-sits-out = sits out
mark-bust = bust
vacant = (seat { $seat })
end-or-continue = { $who }: end or continue?
needs = { $who } to be { $rank ->
    [1] first
   *[other] at rank { $rank } or better
}: { $ways }
ways = { $first }; { $second }
no-way = nothing in this round does
reported = { $n }. { $place }: { $report }  [{ $points }]
nothing-reported = nothing has been reported
notice = ({ $notice })
torn = { $file }: the last line was not written to its end and is dropped: { $line }
help =
    riichi A [open] [double]            a riichi whose discard has passed
    ron A from B VALUE [ITEMS] [and C VALUE [ITEMS]]
    tsumo A VALUE [ITEMS]
        VALUE: 3/40 (han/fu), 6 (han), mangan … yakuman, yakuman*2, or hand=… win=…
        ITEMS: reds=1 dora=2 ura=1 flowers=1f,2f ippatsu closed open liable=C
        where two are liable: liable=daisangen=C,suukantsu=D
        with a hand: melds="pon 777z,chi 345m" dora=3p,4s ura=1z rinshan last_tile chankan kan_discard first_turn
    draw [A B …] [nagashi C]            who is tenpai
    abort four-winds                    nine-terminals, four-winds, all-riichi, triple-ron, four-kans
    flowers A                           all the flowers laid aside
    penalty A too-many-tiles [tiles=5p] [staff=chombo]
    chips A B 2                         A gives B two chips
    leave A; sit 1 E                    between rounds
    end; continue                       the last dealer's choice
    undo [N]; redo [N]                  to any depth
    needs [A [RANK]]; history; settle [force]; state; help; quit

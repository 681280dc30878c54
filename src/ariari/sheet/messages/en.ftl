# One message for each key and value of the ruleset model, in the model's order (see sheet/message_ids.py), then names,
# clauses of conduct, headings and the words of the page. $unit is the house's settlement point.

## settlement

settlement-half_and_half-none = No half-and-half.

## seats

seats-players-3 = Three players.
seats-players-4 = Four players.
seats-participants = People sharing a table: { $list }.
seats-sitter_out-none = Nobody sits out in turn.
seats-sitter_out-dealer-before = With one person extra, whoever has just finished dealing sits out during the next dealership.
seats-first_sitter_out-last = The last in seating order sits out first.
seats-assignment-draw-winds = Seats are drawn with wind tiles; whoever draws East deals first.
seats-assignment-dice = Seats are found by dice.
seats-assignment-house = The house shows you to your seat.

## length

length-winds = { $n ->
    [one] { $list } round only.
   *[other] { $list } rounds.
}
length-extra-none = No extra rounds: the last round ends the match.
length-extra-next-wind = If nobody has the required points, play goes on into the next wind.
length-extra-return-east = If nobody has the required points, play returns to the East round.
length-extra_ends-target-reached = In extra rounds the match ends after any hand that leaves somebody with the required points.
length-extra_ends-never-early = Extra rounds are played out in full.
length-extra_rounds-none = Extra rounds go on until the match is decided.
length-extra_rounds = At most { $n ->
    [one] one extra round
   *[other] { $n } extra rounds
}.
length-target = Points the top needs for the match to end: { $n }.
length-mercy-none = No early end by a high score.
length-mercy = Whoever has { $n } points after a hand ends the match at once.

## tiles

tiles-without = Tiles not used: { $text }.
tiles-without-none = All suit tiles and honors are used.
tiles-red = Red fives: { $list }.
tiles-red-item = { $value } { $name }
tiles-red-none = No red fives.
tiles-red_dora = Each red five is { $n } han of dora, in called melds too.
tiles-flowers-tiles = { $n ->
    [one] One flower tile is in the set: { $list }.
    [4] Four flower tiles are in the set.
   *[other] { $n } flower tiles are in the set: { $list }.
}
tiles-flowers-tiles-none = No flower tiles.
tiles-flowers-green-none = The flowers' colours make no difference.
tiles-flowers-green = The green flower is { $text }.
tiles-flowers-dora = { $n ->
    [0] Flowers laid aside are not dora.
   *[other] Flowers are laid aside and replaced; each is { $n } han of dora and never part of the hand.
}
tiles-flowers-as_indicator-every-flower = A flower turned up as dora indicator makes every flower worth one more.
tiles-flowers-as_indicator-nothing = A flower turned up as dora indicator does nothing.
tiles-flowers-breaks_first_turn-true = Laying a flower aside uses up the first draw: no chiihou after it.
tiles-flowers-breaks_first_turn-false = Laying a flower aside does not end the first go-round.
tiles-flowers-breaks_ippatsu-true = Laying a flower aside breaks ippatsu.
tiles-flowers-breaks_ippatsu-false = Laying a flower aside does not break ippatsu.
tiles-flowers-rinshan-true = A win on the tile that replaces a flower is rinshan.
tiles-flowers-rinshan-false = A win on the tile that replaces a flower is not rinshan.
tiles-nuki-north-true = North may be laid aside as dora.
tiles-nuki-north-false = North is not laid aside.
tiles-nuki-dora = { $n ->
    [0] A north laid aside is not dora.
   *[other] Each north laid aside is { $n } han of dora.
}
tiles-nuki-can_be_robbed-true = A north just laid aside can be ronned.
tiles-nuki-can_be_robbed-false = A north laid aside cannot be ronned.
tiles-nuki-robbed_is_chankan-true = Such a ron has the yaku chankan.
tiles-nuki-robbed_is_chankan-false = Such a ron does not have the yaku chankan.
tiles-nuki-rinshan-true = A win on the tile that replaces a north is rinshan.
tiles-nuki-rinshan-false = A win on the tile that replaces a north is not rinshan.
tiles-nuki-breaks_first_turn-true = Laying a north aside ends the first go-round, as a call does.
tiles-nuki-breaks_first_turn-false = Laying a north aside does not end the first go-round.
tiles-nuki-breaks_ippatsu-true = Laying a north aside breaks ippatsu.
tiles-nuki-breaks_ippatsu-false = Laying a north aside does not break ippatsu.
tiles-north_value-wind = North counts as a wind like the others: for the North seat and in a North round.
tiles-north_value-everyone = North is everybody's value tile.
tiles-north_value-nobody = North is nobody's value tile.

## wall

wall-left_over-fourteen = The dead wall is always 14 tiles.
wall-left_over-indicators-only = Nothing is left over: every tile but the indicators is drawn.
wall-dora-true = The first indicator gives dora.
wall-dora-false = No dora from the first indicator.
wall-ura-true = A riichi winner looks under the indicators too (ura dora).
wall-ura-false = No ura dora.
wall-kan_dora-true = Each kan turns up another dora indicator.
wall-kan_dora-false = No kan dora.
wall-kan_ura-true = Ura dora count under kan indicators.
wall-kan_ura-false = No ura dora under kan indicators.

## calls

calls-chii-true = Chii may be called.
calls-chii-false = No chii.
calls-swap-forbidden = No swap-calling: neither the called tile nor the other end of the run may be discarded.
calls-swap-same-tile-only = Swap-calling: only the called tile itself may not be discarded.
calls-swap-allowed = Swap-calling is allowed.
calls-last_discard-true = The last discard may be called.
calls-last_discard-false = No calls on the last discard; it can only be won on.
calls-priority-pon-over-chii = Of simultaneous calls pon and kan go before chii, and ron before all.

## riichi

riichi-stick = The riichi stick is { $n } points.
riichi-min_points-none = Riichi may be declared even below 0.
riichi-min_points = { $n ->
    [0] Riichi may be declared whatever one holds.
   *[other] Riichi may be declared with { $n } points.
}
riichi-furiten-true = Riichi in furiten is allowed, to win by tsumo only.
riichi-furiten-false = No riichi in furiten.
riichi-min_draws = { $n ->
    [0] Riichi may be declared even with no draw left.
   *[other] At least { $n } tiles must be left to draw.
}
riichi-open-allowed-true = Riichi may be declared open, with the hand shown.
riichi-open-allowed-false = No open riichi.
riichi-open-stick = An open riichi costs a stick of { $n } points.
riichi-open-deal_in-yakuman = Dealing into an open riichi pays a yakuman.
riichi-open-deal_in-ordinary = Dealing into an open riichi pays the ordinary value.
riichi-open-exempt-riichi-after = Somebody who declared riichi after it pays the ordinary value.
riichi-open-exempt-riichi = Anybody in riichi pays the ordinary value.
riichi-open-exempt-nobody = Nobody is exempt, not even in riichi.

## kan

kan-dora_timing-at-once = A kan's dora is turned over at once, closed or open.
kan-dora_timing-open-after-discard = A closed kan's dora is turned over at once, an open kan's after the discard.
kan-dora_timing-after-discard = A kan's dora is turned over after the discard.
kan-after_riichi-never = No closed kan after riichi.
kan-after_riichi-same-waits = A closed kan after riichi must leave the waits as they are.
kan-after_riichi-same-reading = A closed kan after riichi must change neither the waits nor the reading of the hand.
kan-after_riichi-free = Closed kans after riichi are free, even if the waits change.
kan-held_after_riichi-true = After riichi, tiles already in hand may be used for the kan (okuri-kan).
kan-held_after_riichi-false = After riichi only the tile just drawn makes a kan.
kan-min_draws = { $n ->
    [0] A kan may be made even on the last tile.
    [1] No kan on the last tile.
    [2] No kan on the last tile or the one before.
   *[other] No kan with fewer than { $n } tiles left to draw.
}
kan-rob_closed-kokushi = Only kokushi may ron a closed kan.
kan-rob_closed-never = A closed kan can never be ronned.
kan-robbed_dora-true = A robbed kan still turns up its dora.
kan-robbed_dora-false = A robbed kan turns up no dora.
kan-added_is_discard-true = An added kan counts as a discard of that tile.
kan-added_is_discard-false = An added kan is no discard.
kan-four_by_one-win-only = Suukantsu counts only with a win.
kan-four_by_one-after-discard = Suukantsu stands once the discard after the fourth kan passes, pair or no pair.

## draws

draws-dealer_stays-always = { $where }: at a draw the dealer stays, even if noten.
draws-dealer_stays-tenpai = { $where }: at a draw the dealer stays if tenpai.
draws-dealer_stays-never = { $where }: a draw always passes the deal.
draws-noten-pool-none = No noten payments.
draws-noten-pool = Noten payments come to { $n } points in all.
draws-noten-each-none = Noten payments are not made player by player.
draws-noten-each = Each noten player pays { $n } points to each tenpai player.
draws-tenpai-form = Tenpai by form is enough.
draws-tenpai-not-own-hand = Tenpai by form is enough, but not if one holds every waiting tile oneself.
draws-reveal-from-dealer = Tenpai hands are shown in order, the dealer first.
draws-nagashi-value-none = No nagashi mangan.
draws-nagashi-value-mangan = Nagashi mangan: a draw with only terminals and honors among one's discards, none of them called.
draws-nagashi-value-yakuman = Nagashi yakuman: a draw with only terminals and honors among one's discards, none of them called.
draws-nagashi-paid_as-draw = It is paid like a tsumo in place of the noten payments, without honba and sticks; the deal goes by tenpai.
draws-nagashi-paid_as-win = It is treated as an ordinary win.
draws-nagashi-own_calls-true = It still counts when one has called oneself.
draws-nagashi-own_calls-false = It does not count for a player who has called.
draws-nagashi-several-all = Several at once are all paid.
draws-nagashi-several-first-in-turn = Of several at once only the first in turn is paid.
draws-abortive-nine_terminals-true = Nine kinds of terminals and honors may be declared a draw.
draws-abortive-nine_terminals-false = No draw for nine terminals.
draws-abortive-four_winds-true = The same wind discarded by everybody in the first go-round makes a draw.
draws-abortive-four_winds-false = No draw for equal first winds.
draws-abortive-all_riichi-true = The hand is a draw when everybody is in riichi.
draws-abortive-all_riichi-false = Everybody in riichi plays on.
draws-abortive-triple_ron-true = Three rons on one discard make a draw.
draws-abortive-triple_ron-false = Three rons on one discard are no draw.
draws-abortive-four_kans-true = Four kans by more than one player are a draw, once the next discard passes.
draws-abortive-four_kans-false = No draw for four kans.
draws-abortive-dealer-stays = { $where }: the deal stays after an abortive draw.
draws-abortive-dealer-passes = { $where }: an abortive draw passes the deal.
draws-abortive-last_round-none = The last round is no exception.
draws-abortive-last_round-stays = In the last round the deal stays after an abortive draw.
draws-abortive-last_round-passes = In the last round an abortive draw passes the deal.
draws-abortive-honba-true = An abortive draw adds a honba.
draws-abortive-honba-false = An abortive draw adds no honba.

## furiten

furiten-tsumo-true = A hand in furiten may win by tsumo.
furiten-tsumo-false = A hand in furiten may not win at all, not even by tsumo.
furiten-tenpai-true = A hand in furiten counts as tenpai.
furiten-tenpai-false = A hand in furiten does not count as tenpai.
furiten-same_turn_tsumo-true = After passing up a win, drawing the tile in the same go-round is a good win.
furiten-same_turn_tsumo-false = With a winning tile discarded in this go-round, not even a tsumo is good.
furiten-kokushi_13-ordinary = Thirteen-wait kokushi is bound by furiten as any hand.
furiten-kokushi_13-by-kind = Thirteen-wait kokushi may ron any kind it has not discarded itself.

## winning

winning-min_han = A win needs { $n } han, dora not counted.
winning-several-first-in-turn = Of several rons only the first in turn wins.
winning-several-all = Several may ron the same discard.
winning-dealer_stays-dealer-wins = With several winners the deal stays if the dealer is among them.
winning-dealer_stays-dealer-first = With several winners the deal stays only if the dealer is the first in turn.
winning-confirmed_by-nobody = A claim of points needs nobody's confirmation.
winning-confirmed_by-others = A claim of points counts when all the others have confirmed it.
winning-maneman-value-none = No mane-man.
winning-maneman-value-mangan = Mane-man pays a mangan: without calls from the start, one's discards copy the upper player's one by one.
winning-maneman-value-haneman = Mane-man pays a haneman: without calls from the start, one's discards copy the upper player's one by one.
winning-maneman-value-yakuman = Mane-man pays a yakuman: without calls from the start, one's discards copy the upper player's one by one.
winning-maneman-paid_as-tsumo = It is paid like a tsumo, by everybody.
winning-maneman-discards = { $n } discards in a row must match.
winning-fixed-required-true = One han must be fixed before winning (sakizuke).
winning-fixed-required-false = Late yaku and one-sided waits are fine (atozuke).
winning-fixed-closed_any-true = A closed hand may have different yaku on its different waits.
winning-fixed-closed_any-false = A closed hand too needs one yaku that all its waits share.
winning-fixed-luck = These add han but do not by themselves permit a win: { $list }.
winning-fixed-luck-none = Any yaku, even one of luck, permits a win.
winning-fixed-not_open = Never the fixed yaku of an open hand: { $list }; counted once another yaku is fixed.
winning-fixed-not_open-none = Any yaku may be the fixed one of an open hand.
winning-fixed-late_if_called_twice = Late, if two or more of their triplets were called: { $list }.
winning-fixed-late_if_called_twice-none = No yaku becomes late by calling twice.
winning-fixed-completed_by_edge_or_closed = Good in an open hand when an edge or closed wait completes it: { $list }.
winning-fixed-completed_by_edge_or_closed-none = No exception for edge and closed waits.

## yaku

yaku-on = Also played: { $list }.
yaku-on-none = No yaku beyond the standard ones.
yaku-off = Not played: { $list }.
yaku-off-none = All standard yaku are played.
yaku-han-item = { $name }: { $value }.
yaku-define-item = The house's own { $name }: { $value }.

## fu

fu-fixed-none = Fu are counted as usual.
fu-fixed = Every hand is reckoned at { $n } fu.
fu-cap-none = Fu have no upper limit.
fu-cap = More than { $n } fu are not used: the hand goes up a han instead.
fu-cap_step-halve = The fu are halved, rounded up to a ten, and one han is added, until they fit.
fu-double_wind_pair-2 = A double-wind pair is 2 fu.
fu-double_wind_pair-4 = A double-wind pair is 4 fu.
fu-rinshan_tsumo-true = A win on a replacement tile gets the tsumo fu.
fu-rinshan_tsumo-false = A win on a replacement tile gets no tsumo fu.
fu-pinfu_tsumo-20fu = Pinfu with tsumo counts, at 20 fu.
fu-pinfu_tsumo-not-yaku = Pinfu does not count with tsumo.
fu-seven_pairs-four_as_two_pairs-true = Seven pairs may use four of a kind as two pairs.
fu-seven_pairs-four_as_two_pairs-false = Seven pairs cannot use four of a kind.
fu-seven_pairs-below_mangan-25fu-2han = Seven pairs is 25 fu, 2 han.
fu-seven_pairs-below_mangan-50fu-1han = Seven pairs is 50 fu 1 han below mangan, 2 han from mangan on.

## value

value-kiriage-true = 30 fu 4 han and 60 fu 3 han are rounded up to mangan.
value-kiriage-false = No rounding up to mangan.
value-haneman = Haneman from { $n } han.
value-baiman = Baiman from { $n } han.
value-sanbaiman = Sanbaiman from { $n } han.
value-kazoe-none = No counted yakuman; sanbaiman is the most.
value-kazoe = Counted yakuman (kazoe) from { $n } han.
value-compound-true = Yakuman that truly combine are paid double, triple and so on.
value-compound-false = Yakuman do not add up.
value-double_yakuman-true = Suuankou on a pair wait, thirteen-wait kokushi and the like pay double.
value-double_yakuman-false = Suuankou on a pair wait, thirteen-wait kokushi and the like are single yakuman.

## payments

payments-unit = Each payment is rounded up to the next { $n } points.
payments-tsumo_share-quarters = A tsumo is shared by the four-player quarters; a missing player's share is lost.
payments-tsumo_share-split = At a tsumo the missing player's share is split among the payers.
payments-tsumo_share-full = A tsumo brings as much in all as a ron.
payments-full_tsumo = A non-dealer's tsumo (dealer / other pays): { $list }.
payments-full_tsumo-item = { $name } as { $first } / { $second }
payments-full_tsumo-none = No table of tsumo shares.
payments-tsumo_bonus = { $n ->
    [0] Nothing is added to a tsumo.
   *[other] A tsumo adds { $n } points to each payment.
}
payments-honba-ron = { $n ->
    [0] Honba add nothing to a ron.
   *[other] Each honba adds { $n } points to a ron.
}
payments-honba-tsumo_each = { $n ->
    [0] Honba add nothing to a tsumo.
   *[other] At a tsumo each honba adds { $n } points from everybody.
}
payments-sticks_to-first-in-turn = With several winners the sticks go to the first in turn.
payments-honba_to-first-in-turn = With several winners the honba go to the first in turn.
payments-honba_to-every-winner = With several winners each is paid the honba.
payments-collector-winner = The winner takes the sticks on the table.
payments-collector-riichi-winner = Only a winner in riichi takes the sticks; in the last round, in extra rounds and on a bust any winner does.
payments-beyond_stack-true = What a player cannot pay is owed, below 0.
payments-beyond_stack-false = What a player does not have is not paid.

## liability

liability-yaku = Liability (pao) for { $list }.
liability-yaku-none = No liability (pao) for yakuman.
liability-open_kan-true = A win on the replacement tile of an open kan is paid by whoever gave the tile.
liability-open_kan-false = No liability for a win after an open kan.
liability-further_kans-true = That liability lasts through further kans.
liability-further_kans-false = A further kan ends that liability.
liability-covers-yaku = The liable player bears only that yakuman's part.
liability-covers-hand = The liable player bears the whole hand.
liability-tsumo-all = At a tsumo the liable player pays everything.
liability-ron-half = At a ron from somebody else, discarder and liable player pay half each.
liability-ron-discarder = At a ron from somebody else, the discarder pays all the points.
liability-honba-discarder = The discarder then pays the honba.
liability-honba-liable = The liable player then pays the honba.
liability-bonus-follows = The bonus is borne as the points are.
liability-bonus-half = At a ron from somebody else the bonus is halved.
liability-bonus-none = Liability does not touch the bonus.

## bonus

bonus-unit = Bonuses are counted in { $text }.
bonus-chips-value = { $n ->
    [0] No chips.
   *[other] One chip is { $n }{ $unit }.
}
bonus-chips-closed_only-true = Only closed wins bring chips.
bonus-chips-closed_only-false = Open wins bring chips too.
bonus-chips-red = { $n ->
    [0] No chip for red fives.
    [one] One chip for each red five.
   *[other] { $n } chips for each red five.
}
bonus-chips-ura = { $n ->
    [0] No chip for ura dora.
    [one] One chip for each ura dora.
   *[other] { $n } chips for each ura dora.
}
bonus-chips-ippatsu = { $n ->
    [0] No chip for ippatsu.
    [one] One chip for ippatsu.
   *[other] { $n } chips for ippatsu.
}
bonus-chips-all_reds = { $n ->
    [0] Nothing extra for all the red fives.
    [one] All the red fives together (all-star): one chip instead.
   *[other] All the red fives together (all-star): { $n } chips instead.
}
bonus-chips-green_flower = { $n ->
    [0] No chip for the green flower.
    [one] One chip for the green flower.
   *[other] { $n } chips for the green flower.
}
bonus-yakuman-ron = { $n ->
    [0] No bonus for a yakuman by ron.
   *[other] A yakuman by ron: { $n }{ $unit } from the discarder.
}
bonus-yakuman-tsumo_each = { $n ->
    [0] No bonus for a yakuman by tsumo.
   *[other] A yakuman by tsumo: { $n }{ $unit } from each.
}
bonus-yakuman-with_sitter_out-none = The sitter-out has no part in the yakuman bonus.
bonus-yakuman-with_sitter_out = With somebody sitting out, a yakuman by tsumo: { $first }{ $unit } from each at the table, { $second }{ $unit } from the sitter-out.
bonus-yakuman-kazoe_ron = { $n ->
    [0] No bonus for a counted yakuman by ron.
   *[other] A counted yakuman by ron: { $n }{ $unit } from the discarder.
}
bonus-yakuman-kazoe_tsumo_each = { $n ->
    [0] No bonus for a counted yakuman by tsumo.
   *[other] A counted yakuman by tsumo: { $n }{ $unit } from each.
}
bonus-yakuman-open_riichi-true = Dealing into an open riichi carries the yakuman bonus too.
bonus-yakuman-open_riichi-false = Dealing into an open riichi carries no yakuman bonus.
bonus-yakuman-multiples-true = Double and triple yakuman carry the bonus two and three times.
bonus-yakuman-multiples-false = Double and triple yakuman carry a single bonus.
bonus-yakuman-nagashi-true = A nagashi yakuman carries the bonus.
bonus-yakuman-nagashi-false = A nagashi yakuman carries no bonus.
bonus-all_flowers = { $n ->
    [0] Nothing for all the flowers.
   *[other] All the flowers: { $n }{ $unit } at once from each at the table, whether or not the hand is won.
}
bonus-all_flowers_void = The payment for all the flowers goes back if this is found in the holder's hand: { $list }.
bonus-all_flowers_void-none = The payment for all the flowers is never taken back.

## end

end-last_dealer-win-ends = The last dealer's win ends the match.
end-last_dealer-win-ends-if-top = The last dealer's win ends the match if it makes them top.
end-last_dealer-win-choice = The last dealer may end the match on winning.
end-last_dealer-win-continues = The last dealer's win does not end the match.
end-last_dealer-tenpai-ends = A draw with the last dealer tenpai ends the match.
end-last_dealer-tenpai-ends-if-top = A draw with the last dealer tenpai and top ends the match.
end-last_dealer-tenpai-choice = The last dealer may end the match on tenpai at a draw.
end-last_dealer-tenpai-continues = The last dealer's tenpai does not end the match.
end-last_dealer-stays-ends = A noten last dealer whose deal would stay ends the match.
end-last_dealer-stays-ends-if-top = A noten last dealer whose deal would stay ends the match if top.
end-last_dealer-stays-choice = A noten last dealer whose deal stays may end the match.
end-last_dealer-stays-continues = A noten last dealer whose deal stays plays on.
end-last_dealer-needs = { $n ->
    [0] No number of points is needed for it.
   *[other] The last dealer needs { $n } points to end it.
}
end-sticks_left-top = Sticks left at the end go to the top.
end-sticks_left-nobody = Sticks left at the end go to nobody.
end-sticks_left_dealer_noten-none = The same when the last dealer's noten ends the match.
end-sticks_left_dealer_noten-top = When the last dealer's noten ends the match, the sticks go to the top.
end-sticks_left_dealer_noten-nobody = When the last dealer's noten ends the match, the sticks stay on the table.

## bust

bust-at-zero = A player at 0 points is bust, and the match ends.
bust-at-below-zero = A player below 0 is bust, and the match ends; exactly 0 plays on.
bust-at-never = Nobody goes bust.
bust-riichi_to_zero-plays-on = Being at 0 because of a riichi stick plays the hand on.
bust-all_tenpai_at_zero-true = At 0, a draw with everybody tenpai and so no income is a bust.
bust-all_tenpai_at_zero-false = At 0, a draw with everybody tenpai plays on.
bust-below_zero_counts-true = Points below 0 are settled.
bust-below_zero_counts-false = Nothing is counted below 0.
bust-prize = { $n ->
    [0] No bust prize.
   *[other] A busted player pays { $n }{ $unit } besides.
}
bust-prize_to-winner = The bust prize goes to the winner who did it, of several to the first in turn.
bust-prize_to-emptier = The bust prize goes to the one whose payment emptied the stack.
bust-prize_to-pot = The bust prize goes into the top's pot.
bust-draw_prize_to-first-in-turn = On a bust by noten payments the prize goes to the first in turn of the tenpai players.
bust-draw_prize_to-opposite = On a bust by noten payments the prize goes to the seat opposite.
bust-draw_prize_to-pot = On a bust by noten payments the prize goes into the top's pot.

## settlement

settlement-start = Start with { $n } points.
settlement-target = Return { $n } points.
settlement-rate = { $text }{ $unit } per 1,000 points ({ $n } points are 1{ $unit }).
settlement-price-none = No unit price.
settlement-price = Unit price: { $text }.
settlement-uma = Uma from 1st down: { $list } ({ $unit }).
settlement-uma-none = No uma.
settlement-uma_with_sitter_out-none = With one person sitting out in turn the last rank pays the same uma as the one before.
settlement-uma_with_sitter_out = Uma with one person sitting out in turn, from 1st down: { $list } ({ $unit }).
settlement-uma_by_floaters = Uma by how many float: { $list }.
settlement-uma_by_floaters-item = { $name ->
    [0] nobody
   *[other] { $name }
}: { $value }
settlement-uma_by_floaters-none = Uma does not depend on who floats.
settlement-floats_from-none = A player floats from the return points.
settlement-floats_from = A player floats from { $n } points.
settlement-half_and_half-base = Half-and-half: everybody but the top pays the difference from { $n } points.
settlement-half_and_half-receives_from = Anybody else with { $n } or more receives the difference from it, without uma.
settlement-oka-top = What everybody put in above the start (oka) goes to the top.
settlement-rounding-none = Hundreds are not rounded.
settlement-rounding-half-up = Hundreds are rounded half up.
settlement-rounding-five-down-six-up = Hundreds are rounded: 500 down, 600 up.
settlement-rounding-up = Hundreds are rounded up.
settlement-rounding-down = Hundreds are dropped.
settlement-tie-earlier-seat = Equal points: the seat nearer the starting dealer ranks higher.
settlement-tie-shared-top = A tie for top is shared.
settlement-tie-shared = Ties are shared.
settlement-share_step = { $n ->
    [0] Shared in steps of 0.1{ $unit }, the rest to the earlier seat.
   *[other] Shared in steps of { $n }{ $unit }, the rest to the earlier seat.
}
settlement-fee_from-each-participant = Every participant pays the table fee.
settlement-fee = { $n ->
    [0] No table fee is stated here.
   *[other] Table fee: { $n }{ $unit } each.
}

## penalties

penalties-chombo-pays-mangan = Chombo pays a mangan.
penalties-chombo-pays-haneman = Chombo pays a haneman.
penalties-chombo-pays-each = Chombo pays a fixed amount to each other player.
penalties-chombo-tsumo_bonus-true = Chombo includes what a tsumo adds to each payment.
penalties-chombo-tsumo_bonus-false = Chombo leaves out what a tsumo adds to each payment.
penalties-chombo-each = Chombo costs { $n } points to each other player.
penalties-chombo-dealer-passes = A dealer's chombo passes the deal.
penalties-chombo-dealer-replays = After a dealer's chombo the hand is replayed.
penalties-chombo-last_round-as-ever = The last round is no exception to chombo.
penalties-chombo-last_round-replays = In the last round a dealer's chombo is replayed.
penalties-chombo-last_round-replays-if-top = In the last round it is replayed if the offender would still be top after paying.
penalties-chombo-honba-true = Chombo adds a honba.
penalties-chombo-honba-false = Chombo adds no honba.
penalties-chombo-sticks_back-true = Riichi sticks of that hand go back.
penalties-chombo-sticks_back-false = Riichi sticks of that hand do not go back.
penalties-fine = The small fine is { $n } points.
penalties-fine_to-pot = Fines go to the sticks on the table, for the next winner.
penalties-discard_stands-true = When the fine cancels a call, the discard may not be changed.
penalties-discard_stands-false = When the fine cancels a call, the discard may be changed.
penalties-rulings-nothing = { $what }: no penalty.
penalties-rulings-fine = { $what }: the small fine.
penalties-rulings-dead-hand = { $what }: dead hand, noten at a draw.
penalties-rulings-dead-hand-chombo-at-draw = { $what }: dead hand, and chombo at a draw.
penalties-rulings-chombo-at-draw = { $what }: chombo if the hand is drawn.
penalties-rulings-chombo = { $what }: chombo at once.
penalties-rulings-no-ron-on-kind = { $what }: no ron on that very tile; tsumo is fine.
penalties-rulings-no-win-on-suit = { $what }: no win on that suit for the rest of the hand.
penalties-rulings-no-tsumo = { $what }: that tsumo is not accepted.
penalties-rulings-counts-as-discard = { $what }: the tile counts as discarded.
penalties-in_riichi-nothing = { $what }, in riichi: no penalty.
penalties-in_riichi-fine = { $what }, in riichi: the small fine.
penalties-in_riichi-dead-hand = { $what }, in riichi: dead hand, noten at a draw.
penalties-in_riichi-dead-hand-chombo-at-draw = { $what }, in riichi: dead hand, and chombo at a draw.
penalties-in_riichi-chombo-at-draw = { $what }, in riichi: chombo if the hand is drawn.
penalties-in_riichi-chombo = { $what }, in riichi: chombo at once.
penalties-in_riichi-no-ron-on-kind = { $what }, in riichi: no ron on that very tile; tsumo is fine.
penalties-in_riichi-no-win-on-suit = { $what }, in riichi: no win on that suit for the rest of the hand.
penalties-in_riichi-no-tsumo = { $what }, in riichi: that tsumo is not accepted.
penalties-in_riichi-counts-as-discard = { $what }, in riichi: the tile counts as discarded.


## Clauses of conduct

manners-dm-01 = Discard quietly, please.
manners-dm-02 = No whistling or humming.
manners-dm-03 = No criticism of anybody's win.
manners-dm-04 = No remarks guessing at anybody's hand or waits.
manners-dm-05 = Always say pon, chii, kan, riichi, tsumo and ron; say riichi no later than you discard.
manners-dm-06 = Pon and chii go to whoever spoke first; together, pon wins.
manners-dm-07 = No talk about winning tiles, no bluffing talk.
manners-dm-08 = No ron on a tile drawn out by hesitating or by a shown tile.
manners-dm-09 = Put sticks and settlements in front of the other player.
manners-dm-10 = No drawing or discarding ahead of turn.
manners-dm-11 = Once you touch your draw, the discard before it can no longer be called or won on, unless another's call on it came in between.
manners-dm-12 = Please sit properly.
manners-dm-13 = No abuse or threats.
manners-dm-14 = Guests may not raise the stakes or change the rules among themselves.
manners-dm-15 = Please do not think too long; staff may speak to you.
manners-dm-16 = Tell the staff “last game” before you start it.
manners-dm-17 = Misconduct may mean leaving in mid-game.
manners-pm-01 = No drawing ahead; once you touch a tile, no pon, kan or ron.
manners-pm-02 = Do not slam tiles; after riichi, knocking a tile on the frame may be taken for a false tsumo.
manners-pm-03 = Speak your calls exactly.
manners-pm-04 = No talk about hands, no bluffing.
manners-pm-05 = Hand sticks and cards over politely.
manners-pm-06 = No loud voices, singing or whistling.
manners-pm-07 = No knees or elbows up.
manners-pm-08 = A tile put in front of your row and seen is discarded; it may not be changed.
manners-pm-09 = If the drawn tile touches the end of your row or goes in among your tiles, a tsumo is not accepted.
manners-pm-10 = Refrain from whatever is unfair by common sense.
manners-ds-86 = The house has the last word on anything unclear.
manners-ey-07 = Seats are drawn; East deals first, and the deal passes counter-clockwise.
manners-ey-14 = Say chii, pon, kan, ron, tsumo or riichi before you act.
manners-ey-15 = Pon and kan go before chii, ron before all; a badly late call loses this.
manners-ey-16 = The winner declares the points; the other three confirm them.
manners-ey-31 = Show all four tiles before you complete a kan.
manners-ey-60 = The house's three-player rules are not among our documents and are not shown here.
manners-pt-27 = Staff play without restriction; ask them about anything else.

## Headings

heading-basics = Basics
heading-settlement = Rate and settlement
heading-points = Points
heading-chips = Chips and bonuses
heading-draws = Draws
heading-riichi = Riichi
heading-yaku = Yaku and yakuman
heading-end = End of the match
heading-bust = Going bust
heading-penalties = Penalties
heading-pinfu = Pinfu and seven pairs
heading-kan = Kan
heading-local = Local rules
heading-other = Other
heading-manners = Manners

## Words

open-tanyao-true = Open tanyao counts.
open-tanyao-false = No open tanyao: closed hands only.
winds = { $first } and { $second }
wind-E = East
wind-S = South
wind-W = West
wind-N = North
list = { $first }, { $second }
sentences = { $first } { $second }
round-E = East
round-S = South
round-W = West
round-N = North
han = { $n } han
han-yakuman = yakuman
han-double-yakuman = double yakuman
han-closed-open = { $closed } han closed, { $open } open
han-closed-only = { $n } han, closed hands only
tile-m = { $n }-man
tile-p = { $n }-pin
tile-s = { $n }-sou
tile-red-m = red 5-man
tile-red-p = red 5-pin
tile-red-s = red 5-sou
tile-honor = { $n ->
    [1] East
    [2] South
    [3] West
    [4] North
    [5] haku
    [6] hatsu
   *[7] chun
}
tile-flower = flower { $n }

## The page

ui-subtitle = Rules, score chart and settlement
ui-rules = Rules
ui-contents = Contents
ui-skip = Skip to the rules
ui-languages = Language
ui-houses = All houses
ui-other-pages = Related pages
ui-usual = As is usual:
ui-legend = Lines marked ◆ differ from what most players know.
ui-unstated = Not stated by the house; played as follows
ui-unstated-short = not stated
ui-unstated-note = “{ $mark }” marks what the house does not state; the line says what is played instead.
ui-digest = Ruleset digest: { $digest }
ui-generated = Made from the ruleset { $id }.
ui-players = { $n } players

## The score chart

chart-title = Score chart
chart-dealer = Dealer
chart-other = Non-dealer
chart-ron = Ron
chart-tsumo = Tsumo
chart-caption = { $who }, { $how }
chart-fu-column = Fu
chart-fu = { $n } fu
chart-pairs = Seven pairs
chart-all = { $n } all
chart-limits = Mangan and above
chart-limit = Limit
chart-limit-mangan = Mangan
chart-limit-haneman = Haneman
chart-limit-baiman = Baiman
chart-limit-sanbaiman = Sanbaiman
chart-limit-yakuman = Yakuman
chart-notes = Notes
chart-note-all = “{ $n } all”: each of the other { $payers } pays { $n } points.
chart-note-split = “{ $first }/{ $second }”: the dealer pays { $first } points, a non-dealer { $second }.
chart-note-pairs-ron = Seven pairs at 1 han is by ron only.

## Settlement

settle-title = Settlement
settle-formulas = Formulas
settle-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
settle-top = Top
settle-takes-all = takes all that the others put down
settle-points = points
settle-held = { $n } or more
settle-below = below { $n }
settle-bust = bust
settle-gets = gets
settle-pays = pays
settle-example = Worked example
settle-table = { $unit } by points
settle-chart = Chart of { $unit } by points and rank
settle-axis-points = Points
settle-prize-note = A busted player pays { $n }{ $unit } besides.
settle-top-note = What the top gets is the sum of the others.

## The yaku list

yaku-title = Yaku
yaku-name = Yaku
yaku-closed = Closed
yaku-open = Open
yaku-example = Example
yaku-local = local
yaku-yakuman = Yakuman
yaku-by-tsumo = by tsumo
yaku-hand-label = { $hand }, won on { $win }
yaku-hand-label-melds = { $hand }, melds { $melds }, won on { $win }
about-riichi = A closed hand, tenpai declared.
about-double-riichi = Riichi with the first discard.
about-open-riichi = Riichi with the hand shown.
about-double-open-riichi = Riichi with the first discard, the hand shown.
about-ippatsu = A win within a go-round of riichi, before any call.
about-tsumo = A closed hand won by tsumo.
about-haitei = A tsumo on the last tile drawn.
about-houtei = A ron on the last discard.
about-rinshan = A tsumo on the replacement tile of a kan.
about-chankan = A ron on the tile added to a kan.
about-kan-furi = A ron on the discard right after a kan.
about-tenhou = The dealer wins on the dealt hand.
about-chiihou = A non-dealer wins on the first draw, before any call.
about-renhou = A non-dealer's ron before the own first draw, no calls before.
about-nagashi = Only terminals and honors discarded up to a draw, none called.
about-mane-man = The upper player's discards copied one by one, without calls.
about-ishi-no-ue-nimo-sannen = Double riichi, won on the last tile drawn.
about-iipin-moyue = The last tile drawn is the 1-pin one wins on.
about-chuupin-raoyui = The last discard is the 9-pin one wins on.
about-uupin-kaihou = The replacement tile of a kan is the 5-pin one wins on.

## Comparison

compare-title = Comparison
compare-item = Item
compare-all-keys = Every rule
compare-differences = Differences only
compare-same = There is no difference.
against-title = If you know { $other }
against-intro = Only what differs, most consequential first.
against-there = { $other }:
index-title = House rules
index-comparisons = Comparisons
settle-uma = uma
settle-prize = bust prize
settle-deficit = points below 0
settle-label = { $rank } { $uma }
chart-limit-han = { $name } ({ $han })
chart-han-to = up to { $last } han
chart-han-from = { $first } han and more
chart-han-between = { $first } to { $last } han

# What cannot be made
no-such-ending = { $file }: the name of a sheet ends in .html, .md or .pdf
pdf-unavailable = a PDF needs WeasyPrint: pip install 'ariari[pdf]' (and its library Pango, see WeasyPrint's installation page): { $why }

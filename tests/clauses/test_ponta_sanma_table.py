"""ポン太牌, three players: the table and the match, on stacked walls. The three rates play alike."""

from typing import Any

import pytest
from tests.table.driving import drop, legal, may, passes, play, run_out, why_not

import ariari
from ariari import Ruleset, Table

# 40 fu 1 han by ron on 6p 9p: 2000.
HAKU = "123p78p456s99s555z"
HATSU = "234s78p567s11s666z"
# Noten, and holding what the others wait for: they would be in furiten if they drew and discarded it.
NOTEN = "6666p9999p19m1s12z"
OUT_OF_THE_WAY = "1f2f3f4f"


@pytest.fixture(scope="module", params=["ponta-sanma-03", "ponta-sanma-05", "ponta-sanma-10"])
def rules(request: pytest.FixtureRequest) -> Ruleset:
    return ariari.load(request.param)


def stacked(rules: Ruleset, *hands: str | None, **given: Any) -> Table:
    return Table.stacked(rules, hands=hands, **({"ura": OUT_OF_THE_WAY, "dora": "1m"} | given))


@pytest.mark.clause("pt-01")
def test_35000_to_start_with(rules: Ruleset) -> None:
    assert Table(rules, seed=1).points == (35000, 35000, 35000)


@pytest.mark.clause("pt-02")
def test_at_0_the_match_ends_and_nothing_is_counted_below(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, points=(1000, 60000, 44000), draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    # 2000 are owed, 1000 are there
    assert table.points == (0, 61000, 44000)
    assert table.over and table.end_reason == "bust"


@pytest.mark.clause("pt-03")
def test_riichi_with_1000_points(rules: Ruleset) -> None:
    for points, enough in ((900, False), (1000, True)):
        table = stacked(rules, "", HAKU, points=(60000, points, 45000 - points), draws="1z2z")
        drop(table)
        assert may(table, 1, "riichi 2z") == enough


@pytest.mark.clause("pt-04")
def test_a_double_ron_is_paid_first_in_turn_first(rules: Ruleset) -> None:
    # The dealer pays seat 1 first; of 3000 points 1000 are left for seat 2
    table = stacked(rules, "", HAKU, HATSU, points=(3000, 60000, 42000), draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "2 ron", "1 ron")
    outcome = table.outcome
    assert outcome is not None and [w.seat for w in outcome.wins] == [1, 2]
    assert outcome.deltas == (-3000, 2000, 1000)
    # The stack came to nothing in paying seat 2
    assert table.busts[0].by == (2,)


@pytest.mark.clause("pt-05")
@pytest.mark.parametrize(("wind", "dealer"), [("E", 1), ("S", 0)])
def test_a_noten_dealer_passes_the_deal_in_east_not_in_south(rules: Ruleset, wind: str, dealer: int) -> None:
    table = stacked(rules, NOTEN, HAKU, round=wind, seed=1)
    run_out(table)
    assert table.outcome is not None and 0 not in table.outcome.tenpai
    assert (table.round, table.dealer, table.honba) == (wind, dealer, 1)


@pytest.mark.clause("pt-06")
def test_noten_1000_to_each_tenpai(rules: Ruleset) -> None:
    table = stacked(rules, NOTEN, HAKU, HATSU, seed=1)
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (1, 2)
    assert table.outcome.deltas == (-2000, 1000, 1000)


@pytest.mark.clause("pt-07")
def test_all_at_39000_or_less_after_the_last_hand_return_to_east(rules: Ruleset) -> None:
    # Seat 0 (South) wins 2000 from seat 1 in South 3
    table = stacked(rules, HAKU, round="S", dealer=2, points=(35000, 35000, 35000), draws="1z2z3z2z3z6p")
    drop(table, 5)
    assert table.turn == 1
    play(table, "1 discard 6p", "0 ron")
    assert table.points == (37000, 33000, 35000)
    assert not table.over and (table.round, table.dealer) == ("E", 0)


@pytest.mark.clause("pt-07")
def test_in_the_return_noten_income_ends_it_too(rules: Ruleset) -> None:
    table = stacked(rules, NOTEN, HAKU, extra=True, points=(33000, 38000, 34000), seed=1)
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (1,)
    assert table.points[1] == 40000
    assert table.over and table.end_reason == "target"


@pytest.mark.clause("pt-09")
def test_open_tanyao_is_no_win_and_a_value_triplet_is(rules: Ruleset) -> None:
    # Seat 1 pons a tile of seat 0's; then seat 2 discards 6p, which seat 0 could pon
    for hand, pon, may_win in (("22p78p456s33s234p6s", "22p", False), ("55z78p456s33s234p6s", "55z", True)):
        tile = pon[1:]
        table = stacked(rules, "66p", hand, draws=f"{tile}6p")
        play(table, f"0 discard {tile}", f"1 pon {pon}", "1 discard 6s", "2 discard 6p")
        assert may(table, 1, "ron") == may_win
        if not may_win:
            assert why_not(table, 1, "ron") == "not-fixed"


@pytest.mark.clause("pt-11")
def test_no_riichi_no_win_and_no_tenpai_in_furiten(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z6p3z1z2z3z1z9p", seed=3)
    drop(table)
    play(table, "1 discard 6p")
    drop(table, 2)
    assert not may(table, 1, "riichi 2z")
    assert why_not(table, 1, "riichi 2z") == "furiten"
    drop(table, 3)
    assert not may(table, 1, "tsumo") and why_not(table, 1, "tsumo") == "furiten"
    run_out(table)
    assert table.outcome is not None and 1 not in table.outcome.tenpai


@pytest.mark.clause("pt-12")
def test_no_tsumo_when_a_winning_tile_went_by_in_this_go_round(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z6p1z9p3z1z9p")
    drop(table, 2)
    play(table, "2 discard 6p", "1 pass")
    drop(table)
    assert not may(table, 1, "tsumo") and why_not(table, 1, "tsumo") == "same-turn"


@pytest.mark.clause("pt-12")
def test_it_is_over_with_the_own_next_discard(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z6p1z2z3z1z9p")
    drop(table, 2)
    play(table, "2 discard 6p", "1 pass")
    drop(table, 4)
    assert table.turn == 1 and may(table, 1, "tsumo")


@pytest.mark.clause("pt-13")
def test_a_kan_after_riichi_is_free(rules: Ruleset) -> None:
    # 2223p waits for 1p 3p 4p; after the kan for 3p only
    table = riichi_then_draws(rules, "2223p456p789s555z", "2p")
    assert may(table, 1, "ankan 2222p")
    table = riichi_then_draws(rules, "111222333p78s99s", "1p")
    play(table, "1 ankan 1111p")
    assert table.view(1).players[1].melds  # type: ignore[union-attr]


def riichi_then_draws(rules: Ruleset, hand: str, tile: str) -> Table:
    """Seat 1 is in riichi and has drawn a tile."""
    table = stacked(rules, "", hand, draws=f"1z2z3z1z{tile}")
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, 2)
    return table


@pytest.mark.clause("pt-17")
def test_flowers_are_neither_used_nor_discarded(rules: Ruleset) -> None:
    table = Table.stacked(rules, draws="1f", tail="2f3f4f9s", dora="1m")
    me = table.view(0).me
    assert me is not None and [str(t) for t in me.flowers] == ["1f", "2f", "3f", "4f"]
    assert me.hand_size == 14
    assert not any(a.endswith("f") for a in legal(table, 0))
    # Four of them turn up nothing
    assert len(table.view(0).dora) == 1


@pytest.mark.clause("pt-25")
def test_the_last_dealer_cannot_end_it(rules: Ruleset) -> None:
    points = (20000, 25000, 60000)
    table = stacked(rules, "", "", HAKU, round="S", dealer=2, points=points, draws="1z2z3z2z3z6p")
    drop(table, 5)
    play(table, "1 discard 6p", "2 ron")
    assert not table.over and (table.round, table.dealer, table.honba) == ("S", 2, 1)


@pytest.mark.clause("pt-26")
def test_sticks_are_for_a_winner_in_riichi(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, sticks=2000, points=(34000, 35000, 34000), draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    assert table.points[1] == 37000 and table.sticks == 2000
    table = stacked(rules, "", HAKU, sticks=2000, points=(34000, 35000, 34000), draws="1z2z3z6p")
    drop(table)
    play(table, "1 riichi 2z")
    drop(table)
    play(table, "0 discard 6p", "1 ron")
    assert table.sticks == 0


@pytest.mark.clause("pt-26")
def test_in_the_last_hand_any_winner_takes_them(rules: Ruleset) -> None:
    points = (34000, 35000, 34000)
    table = stacked(rules, "", HAKU, sticks=2000, round="S", dealer=2, points=points, draws="1z2z3z1z6p")
    drop(table, 3)
    drop(table)
    play(table, "0 discard 6p", "1 ron")
    assert taken(table) == {1: 2000}


@pytest.mark.clause("pt-26")
def test_in_the_return_any_winner_takes_them(rules: Ruleset) -> None:
    points = (34000, 35000, 34000)
    table = stacked(rules, "", HAKU, sticks=2000, extra=True, points=points, draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    assert taken(table) == {1: 2000}


@pytest.mark.clause("pt-26")
def test_when_somebody_busts_any_winner_takes_them(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, sticks=2000, points=(2000, 67000, 34000), draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    assert table.over and taken(table) == {1: 2000}


def taken(table: Table) -> dict[int | None, int]:
    """Who took the sticks."""
    assert table.outcome is not None
    return {p.to: p.amount for p in table.outcome.payments if p.reason == "sticks"}


@pytest.mark.clause("pt-28")
def test_an_added_kan_counts_as_a_discard(rules: Ruleset) -> None:
    # Seat 1 adds the fourth 6p, on which seat 2 wins
    table = added_kan(rules)
    play(table, "2 ron")
    assert table.outcome is not None and table.outcome.wins[0].win.chankan


@pytest.mark.clause("pt-28")
def test_furiten_included(rules: Ruleset) -> None:
    # Passed, it is a winning tile gone by: no tsumo in this go-round
    table = added_kan(rules)
    play(table, "2 pass", "1 discard 9m")
    assert table.turn == 2 and str(table.view(2).drawn) == "9p"
    assert why_not(table, 2, "tsumo") == "same-turn"


def added_kan(rules: Ruleset) -> Table:
    table = stacked(rules, "", "66p9m", HAKU, draws="6p1z2z6p9p", tail="9m")
    play(table, "0 discard 6p", "1 pon 66p", "1 discard 9m")
    drop(table, 2)
    play(table, "1 kakan 6666p")
    return table


@pytest.mark.clause("pt-31")
def test_robbing_a_kan_turns_up_no_dora(rules: Ruleset) -> None:
    table = added_kan(rules)
    play(table, "2 ron")
    assert len(table.outcome.wins[0].win.dora) == 1  # type: ignore[union-attr]


@pytest.mark.clause("pt-32")
@pytest.mark.parametrize(("wind", "after"), [("E", 1), ("S", 0)])
def test_after_a_four_kan_draw_the_deal_passes_in_east_and_stays_in_south(
    rules: Ruleset, wind: str, after: int
) -> None:
    table = stacked(
        rules, "1111z2222z", "3333z4444z", round=wind, draws="9s9p", tail="9m9m9m9m", dora="1m1m1m1m", seed=3
    )
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 discard 9s", "1 ankan 3333z", "1 ankan 4444z")
    play(table, "1 discard 9p")
    passes(table)
    assert table.outcome is not None and table.outcome.abort == "four-kans"
    assert table.dealer == after


@pytest.mark.clause("pt-02", "pt-04")
def test_a_stack_at_0_that_deals_in_was_busted_by_the_winner() -> None:
    # Nothing is left to pay with, and yet it is the win that ends the match
    rules = ariari.load("ponta-sanma-05")
    hands, points = ["", "123p78p456s99s555z"], (0, 50000, 55000)
    given = {"draws": "1z2z3z6p", "dora": "1m", "ura": "1f2f3f4f"}
    table = Table.stacked(rules, hands=hands, points=points, **given)  # type: ignore[arg-type]
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    assert table.over and table.points == points
    assert table.busts[0].by == (1,)
    assert sum(table.settle().score) == 0

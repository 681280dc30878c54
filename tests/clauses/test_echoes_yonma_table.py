"""麻雀エコーズ, four players: the table and the match, on stacked walls."""

from typing import Any

import pytest
from tests.table.driving import drop, events, legal, may, passes, play, run_out, why_not

import ariari
from ariari import Ruleset, Table

# 40 fu 1 han by ron on 6p 9p: 1300, for the dealer 2000.
HAKU = "123p78p456s99s555z"
HATSU = "234s78p567s11s666z"
CHUN = "123m78p789m11m777z"
NOTEN = "147m258p369s1234z"


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("echoes-yonma")


def stacked(rules: Ruleset, *hands: str | None, **given: Any) -> Table:
    return Table.stacked(rules, hands=hands, **({"dora": "9m"} | given))


def drawn_round(rules: Ruleset, *hands: str | None, **given: Any) -> Table:
    table = stacked(rules, *hands, **given)
    run_out(table)
    assert table.outcome is not None and table.outcome.ending == "exhaustive"
    return table


@pytest.mark.clause("ey-01")
def test_a_hanchan_ends_after_south_4(rules: Ruleset) -> None:
    table = stacked(rules, HAKU, round="S", dealer=3, draws="1z2z3z4z2z3z6p")
    drop(table, 6)
    play(table, "1 discard 6p", "0 ron")
    assert table.over and table.end_reason == "last-round"


@pytest.mark.clause("ey-07", "ey-21")
def test_the_deal_passes_on_around_the_table(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z3z4z6p")
    assert table.dealer == 0 and table.points == (25000,) * 4
    drop(table, 4)
    play(table, "0 discard 6p", "1 ron")
    # The seat after the dealer's right hand is next
    assert (table.round, table.dealer, table.honba) == ("E", 1, 0)
    assert table.turn == 1


@pytest.mark.clause("ey-08")
def test_the_dead_wall_is_always_14(rules: Ruleset) -> None:
    table = stacked(rules, "1111z", draws="9s")
    assert table.left == 136 - 52 - 14 - 1
    play(table, "0 ankan 1111z")
    assert table.left == 136 - 52 - 14 - 2
    run_out(table)
    types = [e["type"] for e in events(table, "tsumo", "end_kyoku")]
    assert types.index("end_kyoku") == 136 - 52 - 14


@pytest.mark.clause("ey-10")
def test_nine_terminals_and_four_winds_pass_the_deal(rules: Ruleset) -> None:
    table = stacked(rules, "19m19p19s123z2456m", draws="5m", honba=1)
    play(table, "0 nine-terminals")
    assert (table.dealer, table.honba) == (1, 2)
    table = stacked(rules, draws="2z2z2z2z")
    drop(table, 4)
    assert table.outcome is not None and table.outcome.abort == "four-winds"
    assert (table.dealer, table.honba) == (1, 1)


@pytest.mark.clause("ey-10")
def test_four_kans_by_several_pass_the_deal(rules: Ruleset) -> None:
    table = stacked(rules, "1111z2222z", "3333z4444z", draws="9s9p", tail="1m1m1m1m", seed=3)
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 discard 9s", "1 ankan 3333z", "1 ankan 4444z")
    play(table, "1 discard 9p")
    passes(table)
    assert table.outcome is not None and table.outcome.abort == "four-kans"
    assert (table.dealer, table.honba) == (1, 1)


@pytest.mark.clause("ey-10")
def test_four_riichi_go_on(rules: Ruleset) -> None:
    table = stacked(rules, HAKU, HATSU, CHUN, "234p67m345678m22z", draws="1z3z4z5s", seed=3)
    play(table, "0 riichi 1z", "1 riichi 3z", "2 riichi 4z", "3 riichi 5s")
    passes(table)
    assert table.outcome is None and table.sticks == 4000


@pytest.mark.clause("ey-10", "ey-21")
def test_in_the_last_hand_an_abortive_draw_ends_it(rules: Ruleset) -> None:
    table = stacked(rules, None, None, None, "19m19p19s123z2456m", round="S", dealer=3, draws="5m")
    play(table, "3 nine-terminals")
    assert table.over


@pytest.mark.clause("ey-11")
@pytest.mark.parametrize("answer", ["end", "play-on"])
def test_the_last_dealer_chooses_after_a_win_whatever_the_rank(rules: Ruleset, answer: str) -> None:
    points = (40000, 20000, 20000, 20000)
    table = stacked(rules, None, None, None, HAKU, round="S", dealer=3, points=points, draws="1z2z3z4z2z6p")
    drop(table, 5)
    play(table, "0 discard 6p", "3 ron")
    assert table.choosing and table.turn == 3 and legal(table, 3) == ["end", "play-on"]
    table.play(answer)
    if answer == "end":
        assert table.over and table.end_reason == "last-dealer"
    else:
        assert (table.round, table.dealer, table.honba) == ("S", 3, 1)


@pytest.mark.clause("ey-11")
def test_the_last_dealer_chooses_after_tenpai_too(rules: Ruleset) -> None:
    table = drawn_round(rules, None, NOTEN, None, HAKU, round="S", dealer=3, seed=5)
    assert table.choosing and table.turn == 3


@pytest.mark.clause("ey-12")
@pytest.mark.parametrize(("points", "out"), [(1300, True), (1400, False), (1000, True)])
def test_0_points_is_out_and_ends_the_game(rules: Ruleset, points: int, out: bool) -> None:
    table = stacked(rules, "", HAKU, points=(points, 30000, 30000, 40000 - points), draws="1z2z3z4z6p")
    drop(table, 4)
    play(table, "0 discard 6p", "1 ron")
    # What is below 0 is kept
    assert table.outcome is not None and table.outcome.points[0] == points - 1300
    assert table.over == out


@pytest.mark.clause("ey-13")
def test_no_double_or_triple_ron(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, HATSU, CHUN, draws="1z2z3z4z6p", honba=1)
    drop(table, 4)
    play(table, "0 discard 6p", "3 ron", "2 ron", "1 ron")
    assert table.outcome is not None
    assert [w.seat for w in table.outcome.wins] == [1]
    assert table.outcome.deltas == (-1600, 1600, 0, 0)


@pytest.mark.clause("ey-15")
def test_pon_and_kan_before_chii_and_ron_before_all(rules: Ruleset) -> None:
    table = stacked(rules, "", "57p", "66p9m", HAKU, draws="1z2z3z4z6p")
    drop(table, 4)
    before = table.copy()
    play(table, "0 discard 6p", "1 chi 57p", "2 pon 66p")
    assert table.turn == 2 and table.view(2).players[2].melds  # type: ignore[union-attr]
    play(before, "0 discard 6p", "1 chi 57p", "2 pon 66p", "3 ron")
    assert before.outcome is not None and before.outcome.wins[0].seat == 3


@pytest.mark.clause("ey-17")
def test_noten_payments_are_3000_in_all(rules: Ruleset) -> None:
    table = drawn_round(rules, NOTEN, HAKU, seed=4)
    outcome = table.outcome
    assert outcome is not None and 0 < len(outcome.tenpai) < 4
    assert sum(d for d in outcome.deltas if d > 0) == 3000


@pytest.mark.clause("ey-17")
def test_a_hand_that_holds_all_its_waits_itself_is_not_tenpai(rules: Ruleset) -> None:
    # 1111m waits for a fifth 1m
    table = drawn_round(rules, "1111m234p567p999s", seed=4)
    assert 0 not in table.outcome.tenpai  # type: ignore[union-attr]
    table = drawn_round(rules, HAKU, seed=4)
    assert 0 in table.outcome.tenpai  # type: ignore[union-attr]


@pytest.mark.clause("ey-17")
def test_melds_count_as_held(rules: Ruleset) -> None:
    # 12m waits for 3m only, of which the closed kan has all four
    table = stacked(rules, "3333m12m567p999s1z", draws="1z", tail="1z", seed=4)
    play(table, "0 ankan 3333m")
    run_out(table)
    assert 0 not in table.outcome.tenpai  # type: ignore[union-attr]


@pytest.mark.clause("ey-19")
def test_tenpai_is_shown_from_the_dealer_on(rules: Ruleset) -> None:
    table = drawn_round(rules, HAKU, NOTEN, CHUN, HATSU, dealer=2, seed=4)
    shown = [(e["actor"], e["tenpai"]) for e in events(table, "reveal")]
    assert [seat for seat, _ in shown] == [2, 3, 0, 1]
    hands = {e["actor"]: e.get("tehai") for e in events(table, "reveal")}
    assert hands[2] is not None and hands[1] is None


@pytest.mark.clause("ey-21")
def test_the_dealer_stays_on_a_win_or_tenpai(rules: Ruleset) -> None:
    table = stacked(rules, HAKU, draws="1z2z3z4z1z6p")
    drop(table, 5)
    play(table, "1 discard 6p", "0 ron")
    assert (table.dealer, table.honba) == (0, 1)
    table = drawn_round(rules, HAKU, NOTEN, seed=4)
    assert (table.dealer, table.honba) == (0, 1)
    table = drawn_round(rules, NOTEN, HAKU, seed=4)
    assert (table.dealer, table.honba) == (1, 1)


@pytest.mark.clause("ey-24")
def test_riichi_costs_1000(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z")
    drop(table)
    play(table, "1 riichi 2z")
    passes(table)
    assert table.points[1] == 24000 and table.sticks == 1000


@pytest.mark.clause("ey-25")
def test_double_riichi_and_no_open_riichi(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z3z4z6p")
    drop(table)
    assert not may(table, 1, "open-riichi 2z")
    play(table, "1 riichi 2z")
    drop(table, 2)
    play(table, "0 discard 6p", "1 ron")
    won = table.outcome.wins[0]  # type: ignore[union-attr]
    assert won.score.to_dict()["yaku"]["double-riichi"] == 2


@pytest.mark.clause("ey-26")
def test_a_discard_stands(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="6p")
    play(table, "0 discard 6p")
    assert legal(table, 0) == []
    with pytest.raises(ariari.IllegalAction):
        table.play("discard 1m", seat=0)


@pytest.mark.clause("ey-28")
def test_sticks_go_to_the_winner_are_carried_at_a_draw_and_go_to_the_top_at_the_end(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z3z4z6p", sticks=2000)
    drop(table, 4)
    play(table, "0 discard 6p", "1 ron")
    assert table.points[1] == 25000 + 1300 + 2000
    carried = drawn_round(rules, NOTEN, HAKU, sticks=2000, points=(25000, 25000, 25000, 23000), seed=4)
    assert carried.sticks == 2000
    last = drawn_round(
        rules,
        None,
        None,
        None,
        NOTEN,
        round="S",
        dealer=3,
        sticks=2000,
        points=(20000, 38000, 20000, 20000),
        seed=5,
    )
    assert last.over and last.sticks == 0
    assert [p.to for p in last.outcome.payments if p.reason == "sticks"] == [1]  # type: ignore[union-attr]


@pytest.mark.clause("ey-29")
def test_riichi_in_furiten_wins_by_tsumo_only(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z6p3z4z1z2z3z9p1z9p")
    drop(table, 5)
    play(table, "1 riichi 2z")
    drop(table)
    play(table, "3 discard 9p")
    assert table.turn == 0 and why_not(table, 1, "ron") != "none"
    drop(table)
    assert may(table, 1, "tsumo")


@pytest.mark.clause("ey-30")
def test_a_win_passed_after_riichi_is_furiten_from_then(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z6p4z1z3z9p")
    drop(table)
    play(table, "1 riichi 2z", "2 discard 6p", "1 pass")
    drop(table, 3)
    play(table, "2 discard 9p")
    assert table.turn == 3 and table.view(1).furiten


@pytest.mark.clause("ey-32")
def test_a_closed_kan_after_riichi_keeps_the_reading(rules: Ruleset) -> None:
    for hand, tile, fine in ((HAKU, "5z", True), ("111222333m78s99s", "1m", False)):
        table = stacked(rules, "", hand, draws=f"1z2z3z4z1z{tile}")
        drop(table)
        play(table, "1 riichi 2z")
        drop(table, 3)
        assert may(table, 1, f"ankan {tile[0] * 4}{tile[1]}") == fine


@pytest.mark.clause("ey-34")
def test_kokushi_robs_a_closed_kan(rules: Ruleset) -> None:
    table = stacked(rules, "9999s", "19m19p1s11234567z", draws="2p")
    play(table, "0 ankan 9999s", "1 ron")
    assert table.outcome is not None and table.outcome.wins[0].win.chankan


@pytest.mark.clause("ey-35")
def test_no_kan_with_the_last_tile_and_no_call_on_the_last_discard(rules: Ruleset) -> None:
    # 70 draws: seat 1 has the last one, 6p
    others = ["12378m" * 3, "12378s" * 3, "469m" * 4, "12367z" * 4, "1112233p"]
    table = stacked(rules, None, "4444p", "666p57p", HAKU, draws="".join(others) + "6p", dora="4z")
    while table.left:
        drop(table)
    # Seat 1 holds 4444p, but the wall is empty
    assert why_not(table, 1, "ankan 4444p") == "wall"
    play(table, "1 discard 6p")
    assert legal(table, 2) == []
    assert why_not(table, 2, "daiminkan 6666p") == "wall"
    assert why_not(table, 2, "pon 66p") == "last-discard"


@pytest.mark.clause("ey-36")
def test_robbing_a_kan_adds_no_dora(rules: Ruleset) -> None:
    table = stacked(rules, "", "66p9m", HAKU, draws="6p1z2z3z6p")
    play(table, "0 discard 6p", "1 pon 66p", "1 discard 9m")
    drop(table, 3)
    play(table, "1 kakan 6666p", "2 ron")
    win = table.outcome.wins[0].win  # type: ignore[union-attr]
    assert win.chankan and len(win.dora) == 1


@pytest.mark.clause("ey-47")
def test_swap_calls_are_never_offered(rules: Ruleset) -> None:
    table = stacked(rules, "", "23459p1z", draws="5p")
    play(table, "0 discard 5p", "1 chi 34p")
    assert why_not(table, 1, "discard 5p") == why_not(table, 1, "discard 2p") == "swap-call"


def nagashi(rules: Ruleset, *hands: str | None, place: int = 1) -> Table:
    """Every fourth draw from `place` on is a terminal or honor: first 1m 9m 1p 9p 1s 9s 1z … 7z."""
    outside = [f"{n}{suit}" for suit in "mps" for n in (1, 9)] + [f"{n}z" for n in range(1, 8)]
    mine = iter([*outside, *outside[:5]])
    simples = iter(f"{n}{suit}" for _ in range(4) for n in (2, 3, 4, 6, 7, 8) for suit in "mps")
    draws = "".join(next(mine if i % 4 == place else simples) for i in range(70))
    return stacked(rules, *hands, draws=draws, dora="4z", honba=1, sticks=1000)


@pytest.mark.clause("ey-56")
def test_nagashi_mangan_is_treated_as_a_mangan_win(rules: Ruleset) -> None:
    table = nagashi(rules)
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.nagashi == (1,)
    # A mangan by tsumo, honba and the stick with it
    assert outcome.deltas == (-4100, 8300 + 1000, -2100, -2100)
    assert (table.dealer, table.honba, table.sticks) == (1, 0, 0)


@pytest.mark.clause("ey-56")
def test_no_nagashi_when_one_of_the_discards_was_called(rules: Ruleset) -> None:
    table = nagashi(rules, None, None, "77z5p")
    drop(table, 4 * 12 + 1)
    play(table, "1 discard 7z", "2 pon 77z", "2 discard 5p")
    run_out(table)
    assert table.outcome is not None and table.outcome.nagashi == ()


@pytest.mark.clause("ey-56")
def test_no_nagashi_for_a_player_with_a_call(rules: Ruleset) -> None:
    # Having called, seat 1 draws one place earlier
    table = nagashi(rules, "7z", "77z1m", place=0)
    play(table, "0 discard 7z", "1 pon 77z", "1 discard 1m")
    hand = table.hands
    while table.hands == hand:
        drop(table)
    assert table.outcome is not None
    thrown = [e["pai"] for e in events(table, "dahai") if e["actor"] == 1][:18]
    assert all(tile[0] in "19" or tile[1] == "z" for tile in thrown)
    assert 1 not in table.outcome.nagashi


@pytest.mark.clause("ey-28", "ey-21")
def test_the_top_who_takes_the_last_sticks_is_the_top_after_the_noten_payments(rules: Ruleset) -> None:
    """Seat 0 leads by 900 before them; seat 1 alone is tenpai and riichi was declared in that hand."""
    table = stacked(
        rules, NOTEN, HAKU, NOTEN.replace("258p", "258s").replace("369s", "369p"), None,
        round="S", dealer=3, points=(32000, 31100, 20000, 15900), sticks=1000, draws="2z1z3z", seed=5,
    )  # fmt: skip
    drop(table, 2)
    play(table, "1 riichi 3z")
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and table.over and outcome.ending == "exhaustive"
    assert outcome.tenpai == (1,)
    # 31100 − 1000 + 3000 and both sticks; 1000 from each of the others
    assert table.points == (31000, 35100, 19000, 14900) and table.sticks == 0


@pytest.mark.clause("ey-38")
@pytest.mark.parametrize("furiten", [False, True])
def test_the_giver_of_an_open_kan_pays_all_after_further_kans_and_for_a_furiten_tsumo(
    rules: Ruleset, furiten: bool
) -> None:
    """Rinshan, 20 + 8 + 32 = 60 fu, no fu for the tsumo (ey-33): 1000 and 500 each, all from seat 0."""
    hand = "666p999s234m45m88s"
    draws = "1z3m2z3z6p" if furiten else "6p"
    table = stacked(rules, None, hand, draws=draws, tail="9s6m", dora="1s1z2z")
    if furiten:
        drop(table, 4)  # 3m is discarded, though it would win
    play(table, "0 discard 6p", "1 daiminkan 6666p")
    assert table.view(1).furiten == furiten
    play(table, "1 ankan 9999s", "1 tsumo")
    outcome = table.outcome
    assert outcome is not None and outcome.wins[0].score.fu == 60
    assert outcome.deltas == (-2000, 2000, 0, 0)
    assert [p.reason for p in outcome.payments] == ["pao"]


@pytest.mark.clause("ey-56")
def test_of_two_nagashi_mangan_both_are_paid_as_wins(rules: Ruleset) -> None:
    """ey-13 speaks of rons. The first in turn from the dealer takes honba and sticks."""
    outside = iter([f"{n}z" for n in range(1, 8)] * 4 + [f"{n}{s}" for n in (1, 9) for s in "psm"] * 4)
    simples = iter(f"{n}{s}" for n in (2, 3, 4, 6, 7, 8) for s in "psm" for _ in range(4))
    draws = "".join(next(outside if turn % 4 in (0, 2) else simples) for turn in range(70))
    table = stacked(rules, draws=draws, dora="5m", honba=1, sticks=1000, points=(24000, 25000, 25000, 25000))
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.nagashi == (0, 2)
    # The dealer: 4100 from each and the stick; seat 2: 4000 from the dealer, 2000 from the others
    assert outcome.deltas == (12300 + 1000 - 4000, -4100 - 2000, -4100 + 8000, -4100 - 2000)
    assert (table.dealer, table.honba, table.sticks) == (0, 2, 0)


@pytest.mark.clause("ey-24", "ey-26")
def test_no_stick_for_a_riichi_whose_discard_is_ronned(rules: Ruleset) -> None:
    """Seat 2 rons the 6p with which seat 1 declares: haku and renhou (ey-57), 8000, and no stick."""
    table = stacked(
        rules, "", "123m456m789m11p67s", HAKU, draws="1z6p", points=(25000, 24000, 25000, 25000), sticks=1000
    )
    drop(table)
    play(table, "1 riichi 6p", "2 ron")
    outcome = table.outcome
    assert outcome is not None and [p.reason for p in outcome.payments] == ["hand", "sticks"]
    assert outcome.deltas == (0, -8000, 8000 + 1000, 0)


@pytest.mark.clause("ey-25")
def test_riichi_in_the_first_turn_is_single_after_a_call(rules: Ruleset) -> None:
    table = stacked(rules, "", "", HAKU, "66z9m", draws="6z2z3z4z")
    play(table, "0 discard 6z", "3 pon 66z", "3 discard 9m")
    drop(table, 2)
    assert table.turn == 2
    play(table, f"2 riichi {table.drawn(2)}")
    passes(table)
    assert table.view(2).players[2].riichi == 1  # type: ignore[union-attr]


@pytest.mark.clause("ey-34")
def test_nobody_but_kokushi_robs_a_closed_kan(rules: Ruleset) -> None:
    table = stacked(rules, "6666p", HAKU, draws="9s")
    play(table, "0 ankan 6666p")
    assert legal(table, 1) == [] and table.turn == 0

"""麻雀大好き, four players: the table and the match, on stacked walls."""

from typing import Any

import pytest
from tests.table.driving import drop, events, legal, may, passes, play, run_out, why_not

import ariari
from ariari import Ruleset, Table

# 40 fu 1 han by ron on 6p 9p: 1300, from the dealer's own hand 2000.
HAKU = "123p78p456s99s555z"
# The same wait for other players at the same table.
HATSU = "234s78p567s11s666z"
CHUN = "123m78p789m11m777z"
KOKUSHI_13 = "19m19p19s1234567z"
NOTEN = "147m258p369s1234z"


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("daisuki-yonma")


def stacked(rules: Ruleset, *hands: str | None, **given: Any) -> Table:
    return Table.stacked(rules, hands=hands, **({"dora": "9m"} | given))


def drawn_round(rules: Ruleset, *hands: str | None, **given: Any) -> Table:
    """A table whose first round has been played to its last tile."""
    table = stacked(rules, *hands, **given)
    run_out(table)
    assert table.outcome is not None and table.outcome.ending == "exhaustive"
    return table


@pytest.mark.clause("dy-01")
def test_the_match_ends_after_south_4_even_below_30000(rules: Ruleset) -> None:
    # Seat 3 deals; seat 0 wins 1300 from seat 1
    table = stacked(rules, HAKU, round="S", dealer=3, draws="1z2z3z4z2z3z6p")
    drop(table, 6)
    play(table, "1 discard 6p", "0 ron")
    assert table.points == (26300, 23700, 25000, 25000)
    assert table.over and table.end_reason == "last-round"


@pytest.mark.clause("dy-02")
def test_60000_end_it_at_once(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, points=(10000, 58700, 21300, 10000), draws="1z2z3z4z6p")
    drop(table, 4)
    play(table, "0 discard 6p", "1 ron")
    assert table.points[1] == 60000
    assert table.over and table.end_reason == "mercy"


@pytest.mark.clause("dy-04", "dy-47")
def test_double_ron(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, HATSU, honba=1, sticks=2000, draws="1z2z3z4z6p")
    drop(table, 4)
    play(table, "0 discard 6p", "2 ron", "1 ron")
    outcome = table.outcome
    assert outcome is not None and [w.seat for w in outcome.wins] == [1, 2]
    # 1300 each; honba 300 and the sticks for seat 1
    assert outcome.deltas == (-2900, 1300 + 300 + 2000, 1300, 0)


@pytest.mark.clause("dy-07")
def test_at_0_the_match_ends(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, points=(1300, 30000, 30000, 38700), draws="1z2z3z4z6p")
    drop(table, 4)
    play(table, "0 discard 6p", "1 ron")
    assert table.points[0] == 0
    assert table.over and table.end_reason == "bust"


@pytest.mark.clause("dy-08")
def test_riichi_with_1000_points(rules: Ruleset) -> None:
    for points, enough in ((900, False), (1000, True)):
        table = stacked(rules, "", HAKU, points=(99000 - points, points, 500, 500), draws="1z2z")
        drop(table)
        assert may(table, 1, "riichi 2z") == enough
    play(table, "1 riichi 2z")
    passes(table)
    assert table.points[1] == 0 and not table.over


@pytest.mark.clause("dy-08")
def test_a_draw_with_all_tenpai_busts_whoever_is_at_0(rules: Ruleset) -> None:
    hands = (HAKU, HATSU, CHUN, "234p67m345678m22z")
    table = stacked(rules, *hands, points=(50000, 1000, 20000, 29000), draws="1z2z", seed=3)
    drop(table)
    play(table, "1 riichi 2z")
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (0, 1, 2, 3)
    assert table.over and list(table.busts) == [1]


@pytest.mark.clause("dy-22")
@pytest.mark.parametrize("wind", ["E", "S"])
def test_a_tenpai_dealer_stays(rules: Ruleset, wind: str) -> None:
    table = drawn_round(rules, HAKU, NOTEN, round=wind, seed=4)
    assert 0 in table.outcome.tenpai  # type: ignore[union-attr]
    assert (table.round, table.dealer, table.honba) == (wind, 0, 1)
    table = drawn_round(rules, NOTEN, HAKU, round=wind, seed=4)
    assert (table.round, table.dealer, table.honba) == (wind, 1, 1)


@pytest.mark.clause("dy-22")
def test_tenpai_by_form_only_is_tenpai(rules: Ruleset) -> None:
    # 1111m waits for a fifth 1m
    table = drawn_round(rules, "1111m234p567p999s", seed=4)
    assert 0 in table.outcome.tenpai  # type: ignore[union-attr]
    assert table.dealer == 0


@pytest.mark.clause("dy-23", "dy-50")
def test_in_the_last_hand_a_noten_dealer_ends_it_and_the_sticks_stay(rules: Ruleset) -> None:
    table = drawn_round(
        rules,
        HAKU,
        None,
        None,
        NOTEN,
        round="S",
        dealer=3,
        sticks=2000,
        points=(30000, 30000, 20000, 18000),
        seed=5,
    )
    assert 3 not in table.outcome.tenpai  # type: ignore[union-attr]
    assert table.over and table.end_reason == "last-round"
    assert table.sticks == 2000 and sum(table.points) == 98000


@pytest.mark.clause("dy-23", "dy-51")
def test_in_the_last_hand_a_tenpai_dealer_in_2nd_plays_on(rules: Ruleset) -> None:
    table = drawn_round(
        rules, None, None, NOTEN, HAKU, round="S", dealer=3, points=(40000, 20000, 20000, 20000), seed=5
    )
    assert not table.over
    assert (table.round, table.dealer, table.honba) == ("S", 3, 1)


@pytest.mark.clause("dy-24")
def test_the_dead_wall_is_always_14(rules: Ruleset) -> None:
    table = stacked(rules, "1111z", draws="9s", seed=6)
    assert table.left == 136 - 52 - 14 - 1
    play(table, "0 ankan 1111z")
    assert table.left == 136 - 52 - 14 - 2
    run_out(table)
    types = [e["type"] for e in events(table, "tsumo", "end_kyoku")]
    assert types.index("end_kyoku") == 70


@pytest.mark.clause("dy-25", "dy-26")
def test_nine_terminals_at_the_first_draw_pass_the_deal_with_a_honba(rules: Ruleset) -> None:
    hand = "19m19p19s123z2456m"
    table = stacked(rules, hand, draws="5m", honba=1)
    play(table, "0 nine-terminals")
    assert table.outcome is not None and table.outcome.abort == "nine-terminals"
    assert (table.dealer, table.honba) == (1, 2)
    table = stacked(rules, "", hand, draws="4z5m")
    drop(table)
    assert may(table, 1, "nine-terminals")
    # Not after the own first discard
    drop(table, 4)
    assert not may(table, 1, "nine-terminals")


@pytest.mark.clause("dy-25")
def test_in_the_last_hand_an_abortive_draw_keeps_the_deal(rules: Ruleset) -> None:
    table = stacked(rules, "19m19p19s123z2456m", round="S", dealer=3, draws="9s1z")
    drop(table)
    play(table, "0 nine-terminals")
    assert not table.over
    assert (table.round, table.dealer, table.honba) == ("S", 3, 1)


@pytest.mark.clause("dy-26")
def test_nine_terminals_not_after_a_call(rules: Ruleset) -> None:
    table = stacked(rules, "", "19m19p19s123z2456m", "66z9s", draws="6z5m")
    play(table, "0 discard 6z", "2 pon 66z", "2 discard 9s")
    drop(table, 2)
    assert table.turn == 1 and not may(table, 1, "nine-terminals")


@pytest.mark.clause("dy-27")
def test_four_winds_in_the_first_go_round(rules: Ruleset) -> None:
    table = stacked(rules, draws="1z1z1z1z", seed=7)
    drop(table, 4)
    assert table.outcome is not None and table.outcome.abort == "four-winds"
    # Three of them, or after a call, are nothing
    table = stacked(rules, draws="1z1z1z2z", seed=7)
    drop(table, 4)
    assert table.outcome is None


@pytest.mark.clause("dy-28")
def test_four_riichi_end_the_round_when_the_fourth_discard_passes(rules: Ruleset) -> None:
    hands = (HAKU, HATSU, CHUN, "234p67m345678m22z")
    table = stacked(rules, *hands, draws="1z3z4z5s", seed=3)
    play(table, "0 riichi 1z", "1 riichi 3z", "2 riichi 4z", "3 riichi 5s")
    passes(table)
    assert table.outcome is not None and table.outcome.abort == "all-riichi"
    assert table.sticks == 4000 and table.dealer == 1
    # A ron on the fourth comes first
    table = stacked(rules, *hands, draws="1z3z4z9p", seed=3)
    play(table, "0 riichi 1z", "1 riichi 3z", "2 riichi 4z", "3 riichi 9p", "0 ron")
    assert table.outcome is not None and table.outcome.ending == "win"
    # The fourth stick was not laid
    assert [p.from_ for p in table.outcome.payments if p.reason == "stake"] == [0, 1, 2]


@pytest.mark.clause("dy-29")
def test_three_rons_end_the_round(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, HATSU, CHUN, draws="1z2z3z4z6p")
    drop(table, 4)
    play(table, "0 discard 6p", "1 ron", "2 ron", "3 ron")
    assert table.outcome is not None and table.outcome.abort == "triple-ron"
    assert table.points == (25000,) * 4
    assert (table.dealer, table.honba) == (1, 1)


@pytest.mark.clause("dy-30")
def test_riichi_in_furiten_wins_by_tsumo_only(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z6p3z4z1z2z3z9p1z9p")
    drop(table, 5)
    play(table, "1 riichi 2z")
    drop(table)
    play(table, "3 discard 9p")
    assert table.turn == 0
    drop(table)
    assert may(table, 1, "tsumo")


@pytest.mark.clause("dy-31", "dy-33")
def test_passing_after_riichi_leaves_only_tsumo(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z6p4z1z3z9p4z1z6p")
    drop(table)
    play(table, "1 riichi 2z", "2 discard 6p", "1 pass")
    drop(table, 2)
    assert legal(table, 1) == ["discard 3z"]
    drop(table)
    play(table, "2 discard 9p")
    assert table.turn == 3
    drop(table, 2)
    assert may(table, 1, "tsumo")


@pytest.mark.clause("dy-32")
def test_no_open_riichi(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z")
    drop(table)
    assert may(table, 1, "riichi 2z") and not may(table, 1, "open-riichi 2z")
    assert why_not(table, 1, "open-riichi 2z") == "not-played"


@pytest.mark.clause("dy-38")
def test_only_kokushi_robs_a_closed_kan(rules: Ruleset) -> None:
    table = stacked(rules, "9999s", "19m19p1s11234567z", draws="2p")
    play(table, "0 ankan 9999s", "1 ron")
    assert table.outcome is not None and table.outcome.wins[0].win.chankan
    table = stacked(rules, "6666p", HAKU, draws="9s")
    play(table, "0 ankan 6666p")
    assert legal(table, 1) == []


@pytest.mark.clause("dy-39")
def test_kokushi_on_thirteen_waits_may_ron_all_but_its_own_discards(rules: Ruleset) -> None:
    table = stacked(rules, "", KOKUSHI_13, draws="2p1z1z3p4p2p2z")
    drop(table)
    play(table, "1 discard 1z", "2 discard 1z")
    assert table.turn == 3
    drop(table, 2)
    assert table.turn == 1
    drop(table)
    play(table, "2 discard 2z")
    assert may(table, 1, "ron")


def nagashi(rules: Ruleset, *hands: str | None) -> Table:
    """Seat 1 draws and discards nothing but terminals and honors."""
    outside = [f"{n}{suit}" for suit in "mps" for n in (1, 9)] + [f"{n}z" for n in range(1, 8)]
    mine = iter(outside + outside[:5])
    simples = iter(f"{n}{suit}" for _ in range(4) for n in (2, 3, 4, 6, 7, 8) for suit in "mps")
    draws = "".join(next(mine if i % 4 == 1 else simples) for i in range(70))
    table = stacked(rules, *hands, draws=draws, dora="4z", honba=1, sticks=1000)
    run_out(table)
    return table


@pytest.mark.clause("dy-40")
def test_nagashi_mangan_stands_in_place_of_noten_payments(rules: Ruleset) -> None:
    table = nagashi(rules)
    outcome = table.outcome
    assert outcome is not None and outcome.nagashi == (1,)
    # A mangan by tsumo: 4000 from the dealer, 2000 from the others; no honba, no sticks
    assert outcome.deltas == (-4000, 8000, -2000, -2000)
    assert table.sticks == 1000
    # The deal follows tenpai
    stays = 0 in outcome.tenpai
    assert (table.dealer, table.honba) == (0 if stays else 1, 2)


@pytest.mark.clause("dy-48")
def test_in_a_double_ron_the_dealer_stays_only_as_first_in_turn(rules: Ruleset) -> None:
    table = stacked(rules, HAKU, HATSU, draws="1z2z3z6p")
    drop(table, 3)
    play(table, "3 discard 6p", "0 ron", "1 ron")
    assert (table.dealer, table.honba) == (0, 1)
    table = stacked(rules, HAKU, "", "", HATSU, draws="1z2z3z4z1z2z6p")
    drop(table, 6)
    play(table, "2 discard 6p", "3 ron", "0 ron")
    assert (table.dealer, table.honba) == (1, 0)


@pytest.mark.clause("dy-49", "dy-51")
@pytest.mark.parametrize(("first", "ends"), [(28900, True), (29000, False)])
def test_the_last_dealer_ends_it_by_a_win_on_top_and_not_in_2nd(
    rules: Ruleset, first: int, ends: bool
) -> None:
    # 2000 from seat 0; of equal points the earlier seat stands higher
    points = (20000, first, 100000 - 20000 - first - 27000, 27000)
    table = stacked(rules, None, None, None, HAKU, round="S", dealer=3, points=points, draws="1z2z3z4z2z6p")
    drop(table, 5)
    play(table, "0 discard 6p", "3 ron")
    assert table.points[3] == 29000
    assert table.over == ends


@pytest.mark.clause("dy-49")
def test_the_last_dealer_ends_it_tenpai_on_top(rules: Ruleset) -> None:
    table = drawn_round(
        rules, None, NOTEN, None, HAKU, round="S", dealer=3, points=(20000, 20000, 20000, 40000), seed=5
    )
    assert table.over and table.end_reason == "last-dealer"


@pytest.mark.clause("dy-52")
def test_no_pon_or_chii_on_the_last_tile(rules: Ruleset) -> None:
    # 70 draws: seat 1 discards the last one, which seat 2 has two of
    others = ["12378m" * 3, "12378s" * 3, "469m" * 4, "12367z" * 4, "1112233p"]
    table = stacked(rules, None, None, "66p57p", HAKU, draws="".join(others) + "6p", dora="4z")
    while table.left:
        drop(table)
    play(table, "1 discard 6p")
    assert legal(table, 3) == ["ron", "pass"]
    assert legal(table, 2) == []
    assert why_not(table, 2, "pon 66p") == "last-discard" == why_not(table, 2, "chi 57p")


@pytest.mark.clause("dy-59")
def test_swap_calling_is_not_offered(rules: Ruleset) -> None:
    # 34p and 5p called: neither 5p nor 2p
    table = stacked(rules, "", "23459p1z", draws="5p")
    play(table, "0 discard 5p", "1 chi 34p")
    assert not may(table, 1, "discard 5p") and not may(table, 1, "discard 2p")
    assert may(table, 1, "discard 9p")
    assert why_not(table, 1, "discard 2p") == "swap-call"
    # 35p and 4p: only 4p
    table = stacked(rules, "", "234567p1z", draws="4p")
    play(table, "0 discard 4p", "1 chi 35p")
    assert not may(table, 1, "discard 4p")
    assert may(table, 1, "discard 2p") and may(table, 1, "discard 6p")
    # 55p and 5p
    table = stacked(rules, "", "055p1z", draws="5p")
    play(table, "0 discard 5p", "1 pon 55p")
    assert not may(table, 1, "discard 0p")


@pytest.mark.clause("dy-63")
def test_a_kans_dora_is_turned_up_at_once(rules: Ruleset) -> None:
    table = stacked(rules, "1111z", draws="9s")
    play(table, "0 ankan 1111z")
    assert len(table.view(0).dora) == 2
    table = stacked(rules, "", "111z", draws="1z")
    play(table, "0 discard 1z", "1 daiminkan 1111z")
    assert len(table.view(0).dora) == 2


def riichi_then_draws(rules: Ruleset, hand: str, tile: str) -> Table:
    """Seat 1 is in riichi and has drawn a tile."""
    table = stacked(rules, "", hand, draws=f"1z2z3z4z1z{tile}")
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, 3)
    return table


@pytest.mark.clause("dy-64")
def test_after_riichi_only_the_drawn_tile_makes_a_kan(rules: Ruleset) -> None:
    table = riichi_then_draws(rules, "222234p78s99s555z", "5p")
    assert not may(table, 1, "ankan 2222p")
    assert why_not(table, 1, "ankan 2222p") == "held-kan"


@pytest.mark.clause("dy-65")
@pytest.mark.parametrize(
    ("hand", "drawn", "fine"),
    [
        ("123p78p456s99s555z", "5z", True),
        # 3335m: 4m and 5m; with a kan only 5m
        ("3335m456p789s555z", "3m", False),
        # Three triplets or three runs
        ("111222333m78s99s", "1m", False),
    ],
)
def test_a_kan_after_riichi_changes_neither_waits_nor_reading(
    rules: Ruleset, hand: str, drawn: str, fine: bool
) -> None:
    table = riichi_then_draws(rules, hand, drawn)
    assert may(table, 1, f"ankan {drawn[0] * 4}{drawn[1]}") == fine


@pytest.mark.clause("dy-66")
def test_no_kan_on_the_last_tile_nor_on_the_one_before(rules: Ruleset) -> None:
    table = stacked(rules, "1111z", "2222z", "3333z", "4444z", seed=6)
    kans: dict[int, bool] = {}
    while table.hands == 1:
        passes(table)
        if table.hands > 1:
            break
        kans[table.left] = any(a.startswith("ankan") for a in legal(table, table.turn or 0))
        drop(table)
    assert not kans[0] and not kans[1] and kans[2] and kans[3]


@pytest.mark.clause("dy-67")
def test_four_kans_by_several(rules: Ruleset) -> None:
    table = stacked(rules, "1111z2222z", "3333z4444z", draws="9s9p", tail="1m1m1m1m", seed=3)
    play(
        table,
        "0 ankan 1111z",
        "0 ankan 2222z",
        "0 discard 9s",
        "1 ankan 3333z",
        "1 ankan 4444z",
        "1 discard 9p",
    )
    passes(table)
    assert table.outcome is not None and table.outcome.abort == "four-kans"
    assert (table.dealer, table.honba) == (1, 1)


@pytest.mark.clause("dy-68")
def test_four_kans_by_one_stand_when_the_discard_passes(rules: Ruleset) -> None:
    table = stacked(rules, "1111z2222z3333z9p", draws="4z", tail="4z4z4z1m", seed=3)
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 ankan 3333z", "0 ankan 4444z", "0 discard 9p")
    passes(table)
    assert table.outcome is not None and table.outcome.wins[0].win.pattern == "four-kans"
    assert table.outcome.deltas == (48000, -16000, -16000, -16000)


@pytest.mark.clause("dy-70")
def test_robbing_a_kan_turns_up_no_dora(rules: Ruleset) -> None:
    table = stacked(rules, "", "66p9m", HAKU, draws="6p1z2z3z6p")
    play(table, "0 discard 6p", "1 pon 66p", "1 discard 9m")
    drop(table, 3)
    play(table, "1 kakan 6666p", "2 ron")
    win = table.outcome.wins[0].win  # type: ignore[union-attr]
    assert win.chankan and len(win.dora) == 1


@pytest.mark.clause("dy-74")
def test_no_mane_man(rules: Ruleset) -> None:
    tiles = "1z1z9m2m 2z2z8m3m 3z3z9m2m 4z4z8m3m 5z5z9p2p 6z6z8p3p 7z7z9p2p"
    table = stacked(rules, draws=tiles, dora="4s", seed=3)
    drop(table, 26)
    assert table.outcome is None and table.hands == 1


@pytest.mark.clause("dy-77")
def test_a_tsumo_in_the_same_turn_is_fine_after_passing(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z6p4z1z9p")
    drop(table, 2)
    play(table, "2 discard 6p", "1 pass")
    drop(table, 2)
    assert may(table, 1, "tsumo")


@pytest.mark.clause("dy-80")
def test_noten_payments_are_3000_in_all(rules: Ruleset) -> None:
    one = drawn_round(rules, NOTEN, HAKU, None, None, seed=4)
    two = drawn_round(rules, NOTEN, HAKU, HATSU, None, seed=4)
    for table in (one, two):
        outcome = table.outcome
        assert outcome is not None
        ready = len(outcome.tenpai)
        assert 0 < ready < 4
        for seat in range(4):
            assert outcome.deltas[seat] == (3000 // ready if seat in outcome.tenpai else -3000 // (4 - ready))


@pytest.mark.clause("dy-81")
def test_other_sticks_left_at_the_end_go_to_the_top(rules: Ruleset) -> None:
    # The last dealer ends it tenpai on top
    table = drawn_round(
        rules,
        None,
        NOTEN,
        None,
        HAKU,
        round="S",
        dealer=3,
        sticks=1000,
        points=(20000, 20000, 19000, 40000),
        seed=5,
    )
    assert table.over and table.sticks == 0
    assert sum(table.points) == 100000


@pytest.mark.clause("dy-50")
def test_sticks_stay_on_the_table_though_the_last_draw_also_busts_somebody(rules: Ruleset) -> None:
    # Seat 0 alone is tenpai: the noten last dealer, seat 3, pays 1000 as the others do, and seat 1 is out
    hands = (HAKU, NOTEN, "258m369p147s1234z", "369m147p258s1234z")
    points = (51000, 500, 22500, 24000)
    table = drawn_round(
        rules, *hands, round="S", dealer=3, points=points, sticks=2000, draws="7z7z7z", seed=1
    )
    assert table.outcome is not None and table.outcome.tenpai == (0,)
    assert table.over and table.end_reason == "bust"
    assert table.points == (54000, -500, 21500, 23000)
    assert table.sticks == 2000
    assert sum(table.settle().score) == 0


@pytest.mark.clause("dy-08", "dy-28")
def test_four_riichi_with_somebody_at_0_are_all_tenpai_without_income(rules: Ruleset) -> None:
    hands = (HAKU, HATSU, CHUN, "123s123m11p99m222z")
    table = stacked(rules, *hands, points=(1000, 33000, 33000, 33000), draws="1z3z3z4z", dora="9s", seed=1)
    play(table, "0 riichi 1z", "1 riichi 3z", "2 riichi 3z", "3 riichi 4z")
    passes(table)
    assert table.outcome is not None and table.outcome.ending == "abort"
    assert table.over and table.end_reason == "bust"
    assert list(table.busts) == [0]


@pytest.mark.clause("dy-22")
def test_tenpai_without_a_yaku_is_tenpai(rules: Ruleset) -> None:
    """2m called, and 2p 5p would win nothing."""
    table = stacked(rules, "22m456p789s34p11s5z", None, None, NOTEN, draws="9s1z3z2m", seed=4)
    play(table, "0 discard 9s")
    drop(table, 2)
    play(table, "3 discard 2m", "0 pon 22m", "0 discard 5z")
    passes(table)
    assert [str(t) for t in table.view(0).waits] == ["2p", "5p"]
    run_out(table)
    assert table.outcome is not None and 0 in table.outcome.tenpai
    assert (table.dealer, table.honba) == (0, 1)


@pytest.mark.clause("dy-22")
def test_tenpai_on_no_live_tile_is_tenpai(rules: Ruleset) -> None:
    """The other three 1z lie in the discards."""
    noten = NOTEN.replace("1234z", "2345z")
    table = stacked(rules, "123m456p789s123s1z", noten, draws="9p1z1z1z", dora="8s", seed=4)
    drop(table, 4)
    assert [str(d.tile) for s in (1, 2, 3) for d in table.view(0).players[s].discards] == ["1z"] * 3  # type: ignore[union-attr]
    run_out(table)
    assert table.outcome is not None and 0 in table.outcome.tenpai
    assert (table.dealer, table.honba) == (0, 1)


@pytest.mark.clause("dy-25", "dy-49")
def test_an_abortive_draw_in_the_last_hand_does_not_end_it_for_a_dealer_on_top(rules: Ruleset) -> None:
    hand = "19m19p19s123z2456m"
    table = stacked(
        rules, None, None, None, hand, round="S", dealer=3, points=(20000, 20000, 20000, 40000), draws="5m"
    )
    play(table, "3 nine-terminals")
    assert not table.over and (table.round, table.dealer, table.honba) == ("S", 3, 1)


def outside_draws(*places: int) -> str:
    """70 draws: those of `places` in the round of four are terminals and honors, the others simples."""
    outside = iter([f"{n}z" for n in range(1, 8)] * 4 + [f"{n}{s}" for n in (1, 9) for s in "psm"] * 4)
    simples = iter(f"{n}{s}" for n in (2, 3, 4, 6, 7, 8) for s in "psm" for _ in range(4))
    return "".join(next(outside if turn % 4 in places else simples) for turn in range(70))


@pytest.mark.clause("dy-40")
def test_two_nagashi_mangan_are_both_paid_in_place_of_noten_payments(rules: Ruleset) -> None:
    """Seats 1 and 2: 4000 from the dealer and 2000 from the others each; the sticks stay."""
    table = stacked(
        rules, draws=outside_draws(1, 2), dora="5m", sticks=1000, points=(25000, 25000, 25000, 24000)
    )
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.nagashi == (1, 2)
    assert outcome.deltas == (-8000, 8000 - 2000, 8000 - 2000, -4000)
    assert table.sticks == 1000 and table.bonus == (0, 0, 0, 0)


@pytest.mark.clause("dy-40")
@pytest.mark.parametrize(("hand", "tenpai"), [("555m888p555s99p11m", True), ("1159m159p1589s77s", False)])
def test_the_dealers_nagashi_keeps_the_deal_only_if_tenpai(rules: Ruleset, hand: str, tenpai: bool) -> None:
    """4000 from each; the deal follows tenpai."""
    table = stacked(rules, hand, draws=outside_draws(0), dora="9s", seed=2)
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.nagashi == (0,)
    assert outcome.deltas == (12000, -4000, -4000, -4000)
    assert (0 in outcome.tenpai) == tenpai
    assert (table.dealer, table.honba) == (0 if tenpai else 1, 1)


@pytest.mark.clause("dy-39")
def test_kokushi_on_thirteen_waits_is_bound_by_a_win_passed_in_the_same_turn(rules: Ruleset) -> None:
    """1z is passed; 2z in the same go-round is none either, after the own discard 3z is."""
    table = stacked(rules, "", KOKUSHI_13, draws="2p3p1z2z4p5p3z")
    drop(table, 2)
    play(table, "2 discard 1z", "1 pass", "3 discard 2z")
    assert table.turn == 0 and table.view(1).furiten
    drop(table, 2)
    play(table, "2 discard 3z")
    assert may(table, 1, "ron")


@pytest.mark.clause("dy-67", "dy-62")
def test_a_ron_on_the_discard_after_the_fourth_kan_comes_first(rules: Ruleset) -> None:
    table = stacked(rules, "1111z2222z", "3333z4444z", HAKU, draws="9s9p", tail="1m1m1m6p", dora="5m", seed=3)
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 discard 9s", "1 ankan 3333z", "1 ankan 4444z")
    play(table, "1 discard 6p", "2 ron")
    outcome = table.outcome
    assert outcome is not None and outcome.wins[0].seat == 2 and outcome.wins[0].win.kan_discard
    # No fifth kan
    again = stacked(
        rules, "1111z2222z", "3333z4444z", "999p6p", draws="9s8p", tail="1m1m1m9p", dora="5m", seed=3
    )
    play(again, "0 ankan 1111z", "0 ankan 2222z", "0 discard 9s", "1 ankan 3333z", "1 ankan 4444z")
    play(again, "1 discard 9p")
    assert again.outcome is not None and again.outcome.abort == "four-kans"


@pytest.mark.clause("dy-25", "dy-67")
def test_sticks_stay_on_the_table_in_an_abortive_draw_and_nobody_pays(rules: Ruleset) -> None:
    table = stacked(rules, "19m19p19s123z2456m", draws="5m", sticks=3000, points=(22000, 25000, 25000, 25000))
    play(table, "0 nine-terminals")
    assert table.outcome is not None and table.outcome.payments == () and table.sticks == 3000

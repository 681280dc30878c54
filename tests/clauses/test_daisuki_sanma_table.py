"""麻雀大好き, three players: the table and the match, on stacked walls."""

from typing import Any

import pytest
from tests.table.driving import drop, events, legal, may, passes, play, run_out, why_not

import ariari
from ariari import Ruleset, Table

# 40 fu 1 han by ron on 6p 9p: 2000 from anybody. By tsumo 30 fu 2 han: 2000 from each.
HAKU = "123p78p456s99s555z"
# The same wait without a yaku.
NO_YAKU = "123p78p456s99s" + "111p"
KOKUSHI_13 = "19m19p19s1234567z"
# Tenpai on 3s 6s; with 9m four times held it is the hand of whoever makes a kan.
OUT_OF_THE_WAY = "1f2f3f4f"


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("daisuki-sanma")


def stacked(rules: Ruleset, *hands: str | None, **given: Any) -> Table:
    """A table whose flowers lie under the indicators."""
    return Table.stacked(rules, hands=hands, **({"ura": OUT_OF_THE_WAY, "dora": "1m"} | given))


@pytest.mark.clause("ds-01")
def test_with_four_people_whoever_dealt_before_sits_out(rules: Ruleset) -> None:
    table = Table(rules, seed=3, names="ABCD")
    seen = []
    while not table.over and table.hands <= 9:
        sitter = [seat for seat in range(4) if table.view(seat).me is None]
        if not seen or seen[-1] != (table.round, table.dealer, *sitter):
            seen.append((table.round, table.dealer, *sitter))
        run_out(table)
    # A deals while D sits out, then B while A does; four dealerships to a wind
    assert (
        seen[:6]
        == [("E", 0, 3), ("E", 1, 0), ("E", 2, 1), ("E", 3, 2), ("S", 0, 3), ("S", 1, 0)][: len(seen)]
    )
    assert len(seen) > 3


@pytest.mark.clause("ds-01")
def test_whoever_sits_out_has_no_part_in_the_round(rules: Ruleset) -> None:
    table = stacked(rules, None, HAKU, names="ABCD", draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    assert table.outcome is not None
    assert table.outcome.deltas == (-2000, 2000, 0, 0)
    with pytest.raises(ariari.IllegalAction, match="turn"):
        Table(rules, seed=1, names="ABCD").play("discard 1p", seat=3)


@pytest.mark.clause("ds-02")
def test_east_and_south(rules: Ruleset) -> None:
    # The last round is South 3; a noten dealer stays in South, so that the deal passes by a win only
    table = stacked(rules, HAKU, round="S", dealer=2, points=(60000, 20000, 25000), draws="1z2z3z2z6p")
    drop(table, 3)
    assert not table.over
    drop(table)  # seat 0 is S
    play(table, "0 tsumo")
    assert table.over
    assert table.end_reason == "last-round"


@pytest.mark.clause("ds-03")
def test_a_flower_is_laid_aside_at_once_and_replaced_from_the_tail(rules: Ruleset) -> None:
    table = Table.stacked(rules, draws="1f", tail="2f9s", ura="3f4f")
    assert [str(t) for t in table.view(0).players[0].flowers] == ["1f", "2f"]  # type: ignore[union-attr]
    assert str(table.view(0).drawn) == "9s"
    # 71 tiles can be drawn before the first draw; three are gone
    assert table.left == 71 - 3
    shown = [(e["type"], e["pai"]) for e in events(table, "tsumo", "flower")]
    assert shown == [("tsumo", "1f"), ("flower", "1f"), ("tsumo", "2f"), ("flower", "2f"), ("tsumo", "9s")]


@pytest.mark.clause("ds-03")
def test_a_flower_dealt_is_laid_aside_in_its_owners_turn(rules: Ruleset) -> None:
    table = Table.stacked(rules, hands=["", "123p78p456s99s55z1f"], draws="1z", tail="5z", ura="2f3f4f")
    one = table.view(1).players[1]
    assert one is not None and one.flowers == () and one.hand_size == 13
    drop(table)
    one = table.view(1).players[1]
    assert one is not None and [str(t) for t in one.flowers] == ["1f"]
    assert one.hand_size == 14
    assert [str(t) for t in table.view(1).waits] == ["6p", "9p"]


@pytest.mark.clause("ds-03")
def test_a_flower_neither_breaks_ippatsu_nor_makes_rinshan(rules: Ruleset) -> None:
    table = Table.stacked(rules, hands=["", HAKU], draws="1z2z3z1z1f", tail="6p", ura="2f3f4f")
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, 2)
    play(table, "1 tsumo")
    win = table.outcome.wins[0].win  # type: ignore[union-attr]
    assert win.ippatsu and not win.rinshan and win.flowers == ("1f",)
    assert table.outcome.wins[0].score.to_dict()["yaku"]["flowers"] == 1  # type: ignore[union-attr]


@pytest.mark.clause("ds-03")
def test_the_last_tile_being_a_flower_ends_the_round(rules: Ruleset) -> None:
    # The reserve is drawn last, the second stack last of all and its dora the very last
    table = Table.stacked(rules, dora="9s1f", ura="9p", tail="1p", seed=5)
    run_out(table)
    types = [e["type"] for e in table.events]
    last = len(types) - 1 - types[::-1].index("flower")
    assert types[last + 1] in ("reveal", "all_flowers")
    assert table.outcome is not None and table.outcome.ending == "exhaustive"


@pytest.mark.clause("ds-06")
def test_no_chii(rules: Ruleset) -> None:
    table = stacked(rules, "", "23p23s1119m1234z", draws="1p")
    play(table, "0 discard 1p")
    assert not any(a.startswith("chi") for a in legal(table, 1))
    assert why_not(stacked_discard(rules), 1, "chi 23p") == "not-played"


def stacked_discard(rules: Ruleset) -> Table:
    """Seat 1 may pon 1p, which seat 0 has discarded."""
    table = stacked(rules, "", "1123p23s119m1234z", draws="1p")
    play(table, "0 discard 1p")
    return table


@pytest.mark.clause("ds-09")
def test_everybody_starts_with_35000(rules: Ruleset) -> None:
    assert Table(rules, seed=1).points == (35000, 35000, 35000)


@pytest.mark.clause("ds-27")
def test_in_east_a_noten_dealer_passes_the_deal(rules: Ruleset) -> None:
    table = stacked(rules, "19m19p19s1234z258p", HAKU, seed=1)
    run_out(table)
    assert table.outcome is not None and 0 not in table.outcome.tenpai
    assert (table.round, table.dealer, table.honba) == ("E", 1, 1)


@pytest.mark.clause("ds-27")
def test_in_east_a_tenpai_dealer_stays(rules: Ruleset) -> None:
    table = stacked(rules, HAKU, "19m19p19s1234z258p", seed=1)
    run_out(table)
    assert table.outcome is not None and 0 in table.outcome.tenpai
    assert (table.round, table.dealer, table.honba) == ("E", 0, 1)


@pytest.mark.clause("ds-27")
def test_in_south_a_noten_dealer_stays(rules: Ruleset) -> None:
    table = stacked(rules, "19m19p19s1234z258p", HAKU, round="S", honba=2, seed=1)
    run_out(table)
    assert table.outcome is not None and 0 not in table.outcome.tenpai
    assert (table.round, table.dealer, table.honba) == ("S", 0, 3)


@pytest.mark.clause("ds-28")
def test_neither_three_winds_nor_nine_terminals_end_a_round(rules: Ruleset) -> None:
    table = stacked(rules, "19m19p19s1234567z", draws="5p2z")
    assert "nine-terminals" not in legal(table, 0)
    table = stacked(rules, "1z258p258s19m1234p"[:26], draws="1z1z1z")
    drop(table, 3)
    assert table.hands == 1 and table.outcome is None


@pytest.mark.clause("ds-29", "ds-33")
def test_a_win_passed_after_riichi_leaves_only_tsumo(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z6p1z3z9p2z6p")
    drop(table)
    play(table, "1 riichi 2z", "2 discard 6p")
    assert may(table, 1, "ron")
    play(table, "1 pass")
    assert legal(table, 1) == []
    drop(table, 2)  # seats 0 and 1; in riichi there is nothing but the drawn tile
    play(table, "2 discard 9p")
    assert table.turn == 0  # a winning tile, but seat 1 is not asked
    assert table.view(1).furiten
    drop(table)
    assert set(legal(table, 1)) >= {"tsumo", "discard 6p"}


@pytest.mark.clause("ds-33")
def test_a_riichi_stands(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z3z1z4z")
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, 2)
    assert legal(table, 1) == ["discard 4z"]
    assert table.points[1] == 34000 and table.sticks == 1000


@pytest.mark.clause("ds-30")
def test_riichi_in_furiten_may_be_open_and_wins_by_tsumo_only(rules: Ruleset) -> None:
    # Seat 1 has thrown 6p away itself
    table = stacked(rules, "", HAKU, draws="1z6p3z1z2z9p3z6p")
    drop(table)
    play(table, "1 discard 6p")
    drop(table, 2)
    assert may(table, 1, "riichi 2z") and may(table, 1, "open-riichi 2z")
    play(table, "1 open-riichi 2z", "2 discard 9p")
    assert not may(table, 1, "ron") and table.turn == 0
    drop(table)
    assert may(table, 1, "tsumo")


@pytest.mark.clause("ds-31")
def test_open_riichi_shows_the_hand_and_costs_2000(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z3z")
    drop(table)
    play(table, "1 open-riichi 2z")
    passes(table)
    assert table.points[1] == 33000 and table.sticks == 2000
    shown = table.view(0).players[1]
    assert shown is not None and shown.hand is not None and len(shown.hand) == 13
    assert table.view(0).players[2].hand is None  # type: ignore[union-attr]


@pytest.mark.clause("ds-35")
def test_play_goes_on_when_everybody_is_in_riichi(rules: Ruleset) -> None:
    table = stacked(
        rules, "111m99p234p567p12s", "999m11s234s567s12p", "111z222z333z44z55z"[:26], draws="3z4z6z7z", seed=2
    )
    play(table, "0 riichi 3z", "1 riichi 4z", "2 riichi 6z")
    passes(table)
    assert table.sticks == 3000
    assert table.outcome is None and table.turn == 0


@pytest.mark.clause("ds-36", "ds-46")
def test_of_two_winners_the_first_in_turn_gets_honba_and_sticks(rules: Ruleset) -> None:
    # Seat 2 discards 6p; seat 0 comes before seat 1
    table = stacked(
        rules, "234s" + "78p456s99s666z", "123p78p11s555z999m", honba=2, sticks=1000, draws="1z2z6p"
    )
    drop(table, 2)
    play(table, "2 discard 6p")
    assert may(table, 0, "ron") and may(table, 1, "ron")
    play(table, "0 ron", "1 ron")
    outcome = table.outcome
    assert outcome is not None
    assert [w.seat for w in outcome.wins] == [0, 1]
    honba = {p.to: p.amount for p in outcome.payments if p.reason == "honba"}
    sticks = {p.to: p.amount for p in outcome.payments if p.reason == "sticks"}
    assert honba == {0: 2000} and sticks == {0: 1000}


@pytest.mark.clause("ds-46")
def test_in_a_double_ron_the_deal_stays_only_if_the_dealer_is_first_in_turn(rules: Ruleset) -> None:
    dealer, other = "234s78p456s99s666z", "123p78p11s555z999m"
    first = stacked(rules, dealer, other, draws="1z2z6p")
    drop(first, 2)
    play(first, "2 discard 6p", "0 ron", "1 ron")
    assert (first.dealer, first.honba) == (0, 1)
    # Seat 1 discards: seat 2 is first in turn, the dealer second
    second = stacked(rules, dealer, "", other, draws="1z6p")
    drop(second)
    play(second, "1 discard 6p", "2 ron", "0 ron")
    assert (second.dealer, second.honba) == (1, 0)


@pytest.mark.clause("ds-37")
def test_riichi_with_1000_points_and_open_riichi_with_2000(rules: Ruleset) -> None:
    for points, riichi, opened in ((900, False, False), (1000, True, False), (2000, True, True)):
        table = stacked(rules, "", HAKU, draws="1z2z", points=(70000 - points, points, 35000))
        drop(table)
        assert may(table, 1, "riichi 2z") == riichi
        assert may(table, 1, "open-riichi 2z") == opened
    assert why_not(table, 0, "riichi 2z") == "not-your-turn"


@pytest.mark.clause("ds-40")
def test_kokushi_robs_a_closed_kan(rules: Ruleset) -> None:
    table = stacked(rules, "9999s", "19m19p1s11234567z"[:17], "999p78p456s99m555z"[:18], draws="2p")
    assert may(table, 0, "ankan 9999s")
    play(table, "0 ankan 9999s")
    assert may(table, 1, "ron")
    play(table, "1 ron")
    assert table.outcome is not None and table.outcome.wins[0].win.chankan


@pytest.mark.clause("ds-40")
def test_nothing_else_robs_a_closed_kan(rules: Ruleset) -> None:
    table = stacked(rules, "6666p", HAKU, draws="9s")
    play(table, "0 ankan 6666p")
    assert legal(table, 1) == []
    # nor does it make furiten: nobody could have won on it
    assert not table.view(1).furiten


@pytest.mark.clause("ds-41")
def test_kokushi_on_thirteen_waits_is_furiten_by_kind(rules: Ruleset) -> None:
    table = stacked(rules, "", KOKUSHI_13, draws="2p1z1z2p3p2z")
    drop(table)
    play(table, "1 discard 1z", "2 discard 1z")
    assert not may(table, 1, "ron") and table.turn == 0
    drop(table, 2)
    play(table, "2 discard 2z")
    assert may(table, 1, "ron")


@pytest.mark.clause("ds-42")
def test_nagashi_is_a_yakuman_paid_as_a_win(rules: Ruleset) -> None:
    table = nagashi(rules, dealer=0)
    outcome = table.outcome
    assert outcome is not None and outcome.nagashi == (1,)
    # 32000 by tsumo: 17000 from the dealer, 9000 from the other; honba 1000 each; the stick; 50P from each
    assert outcome.deltas == (-18000, 29000, -10000)
    assert sum(p.amount for p in outcome.payments if p.reason == "sticks") == 1000
    assert table.bonus == (-50, 100, -50)
    assert (table.dealer, table.honba) == (1, 0)


@pytest.mark.clause("ds-42")
def test_the_dealers_nagashi_keeps_the_deal(rules: Ruleset) -> None:
    table = nagashi(rules, dealer=1)
    assert table.outcome is not None and table.outcome.nagashi == (1,)
    assert (table.dealer, table.honba) == (1, 2)


def nagashi(rules: Ruleset, dealer: int) -> Table:
    """Seat 1 draws and discards nothing but terminals and honors, the others simples; nobody calls.

    Three flowers are laid aside at the start, so that 60 tiles are drawn from the front, then
    eight of the reserve.
    """
    outside = [f"{n}{suit}" for suit in "mps" for n in (1, 9)] + [f"{n}z" for n in range(1, 8)]
    mine = iter([*outside, "1p", "9p", "1s", "9s", "1z", "2z", "3z"])
    simples = iter(f"{n}{suit}" for _ in range(4) for n in (2, 3, 4, 6, 7, 8) for suit in "ps")
    wind = (1 - dealer) % 3
    draws = "".join(next(mine if i % 3 == wind else simples) for i in range(60))
    table = stacked(
        rules, "1f2f3f", "".join(outside), draws=draws, dora="1m6z6z7z7z", ura="4f4z4z5z5z", honba=1,
        sticks=1000, dealer=dealer,
    )  # fmt: skip
    run_out(table)
    return table


@pytest.mark.clause("ds-45")
def test_the_last_dealer_ends_it_on_top_with_40000(rules: Ruleset) -> None:
    for points, ends in (
        ((33000, 34000, 38000), True),
        ((33500, 34000, 37500), False),
        ((42000, 24000, 39000), False),
    ):
        # Seat 2 deals South 3 and wins 2000 from seat 1
        table = stacked(rules, "", "", HAKU, round="S", dealer=2, points=points, draws="1z2z3z2z3z6p")
        drop(table, 5)
        play(table, "1 discard 6p", "2 ron")
        assert table.over == ends
        if ends:
            assert table.end_reason == "last-dealer"
        else:
            assert (table.round, table.dealer, table.honba) == ("S", 2, 1)


@pytest.mark.clause("ds-45")
def test_also_after_a_draw_even_if_noten(rules: Ruleset) -> None:
    table = stacked(
        rules, None, None, "19m19p19s1234z258p", round="S", dealer=2, points=(30000, 30000, 45000), seed=1
    )
    run_out(table)
    assert table.outcome is not None and 2 not in table.outcome.tenpai
    assert table.over and table.end_reason == "last-dealer"


@pytest.mark.clause("ds-47")
def test_nothing_is_left_over_but_the_indicator_and_its_ura(rules: Ruleset) -> None:
    table = stacked(rules, seed=4)
    # 112 tiles, 39 dealt, 2 stay, 1 drawn
    assert table.left == 112 - 39 - 2 - 1
    run_out(table)
    types = [e["type"] for e in events(table, "tsumo", "end_kyoku")]
    assert types.index("end_kyoku") == 71


@pytest.mark.clause("ds-47")
def test_replacements_come_off_the_tail_and_a_kan_keeps_two_tiles_more(rules: Ruleset) -> None:
    table = stacked(rules, "1111z", draws="9s", tail="2p", dora="3s4s")
    assert table.left == 70
    play(table, "0 ankan 1111z")
    assert str(table.view(0).drawn) == "2p"
    assert [str(t) for t in table.view(0).dora] == ["3s", "4s"]
    assert table.left == 70 - 1 - 2


@pytest.mark.clause("ds-48")
def test_the_last_discard_can_only_be_ronned(rules: Ruleset) -> None:
    # The last tile of all is the dora of the second stack: 6p. Seat 0 wins on it, seat 2 has three of it
    table = stacked(rules, HAKU, "9999p", "666p1f2f3f", dora="1m6p", ura="4f", seed=9)
    while table.left:
        drop(table)
    play(table, "1 discard 6p")
    assert legal(table, 0) == ["ron", "pass"]
    assert legal(table, 2) == []
    assert why_not(table, 2, "pon 66p") == "last-discard"
    assert why_not(table, 2, "daiminkan 6666p") == "wall"


@pytest.mark.clause("ds-49")
def test_below_40000_play_returns_to_east_until_somebody_has_it(rules: Ruleset) -> None:
    table = stacked(rules, HAKU, round="S", dealer=2, points=(33000, 34000, 38000), draws="1z2z3z2z6p")
    drop(table, 4)
    # Seat 0 (South) wins 2000 from each: 37000, nobody has 40000
    play(table, "0 tsumo")
    assert table.points == (37000, 32000, 36000)
    assert not table.over
    assert (table.round, table.dealer) == ("E", 0)
    assert list(events(table, "start_kyoku"))[-1]["extra"]


@pytest.mark.clause("ds-49")
def test_in_the_extra_rounds_40000_end_it_at_once(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, extra=True, points=(33000, 38000, 34000), draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    assert table.points[1] == 40000
    assert table.over and table.end_reason == "target"


@pytest.mark.clause("ds-50", "ds-52")
def test_coming_to_0_ends_the_match(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, points=(2000, 60000, 43000), draws="1z2z3z6p")
    drop(table, 3)
    play(table, "0 discard 6p", "1 ron")
    assert table.points == (0, 62000, 43000)
    assert table.over and table.end_reason == "bust"
    assert table.busts[0].cause == "win" and table.busts[0].by == (1,)


@pytest.mark.clause("ds-46")
def test_a_bust_by_noten_payments_is_for_the_first_in_turn(rules: Ruleset) -> None:
    table = stacked(
        rules, "19m19p19s1234z258p", HAKU, "123s78s456p99p666z", points=(2000, 60000, 43000), seed=1
    )
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (1, 2)
    assert table.over and table.points[0] == 0
    assert table.settle().score is not None
    assert table.busts[0].cause == "draw" and table.busts[0].by == (1, 2)


@pytest.mark.clause("ds-51")
def test_at_0_by_a_riichi_stick_play_goes_on(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, points=(60000, 1000, 44000), draws="1z2z3z1z6p")
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, 2)
    assert table.points[1] == 0 and not table.over
    play(table, "1 tsumo")
    assert table.points[1] > 0 and not table.over


@pytest.mark.clause("ds-51")
def test_a_draw_at_which_all_are_tenpai_busts_whoever_is_at_0(rules: Ruleset) -> None:
    hands = ("234s78p456s99s666z", HAKU, "123s12p567p99p777z")
    table = stacked(rules, *hands, points=(60000, 1000, 44000), draws="1z2z3z", seed=21)
    drop(table)
    play(table, "1 riichi 2z")
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (0, 1, 2)
    assert table.over and table.end_reason == "bust"
    assert list(table.busts) == [1]


@pytest.mark.clause("ds-64")
@pytest.mark.parametrize("kind", ["ankan", "daiminkan", "kakan"])
def test_a_kans_dora_is_turned_up_at_once(rules: Ruleset, kind: str) -> None:
    if kind == "ankan":
        table = stacked(rules, "1111z", draws="9s")
        play(table, "0 ankan 1111z")
    elif kind == "daiminkan":
        table = stacked(rules, "", "111z", draws="1z")
        play(table, "0 discard 1z", "1 daiminkan 1111z")
    else:
        table = stacked(rules, "", "11z9m", draws="1z2z3z1z")
        play(table, "0 discard 1z", "1 pon 11z", "1 discard 9m")
        drop(table, 2)
        play(table, "1 kakan 1111z")
        passes(table)
    assert len(table.view(0).dora) == 2


@pytest.mark.clause("ds-65")
def test_a_kan_of_the_drawn_tile_after_riichi_must_keep_waits_and_reading(rules: Ruleset) -> None:
    # 555z stands apart: the kan is fine
    table = riichi_then_draws(rules, HAKU, "5z")
    assert may(table, 1, "ankan 5555z")
    # 2223p: 222 and 3 or 22 and 23, waiting 1 3 4; the kan would leave a wait on 3 only
    table = riichi_then_draws(rules, "2223p456p789s555z", "2p")
    assert not may(table, 1, "ankan 2222p")
    assert why_not(table, 1, "ankan 2222p") == "waits-change"
    # 111222333p: as three triplets or three runs; the waits stay, the reading does not
    table = riichi_then_draws(rules, "111222333p78s99s", "1p")
    assert not may(table, 1, "ankan 1111p")


@pytest.mark.clause("ds-65")
def test_a_kan_of_tiles_already_held_may_only_pass_the_drawn_tile_along(rules: Ruleset) -> None:
    # 222p 234p: with 5p drawn 2222p and 345p; waits and the rest are as they were
    table = riichi_then_draws(rules, "222234p78s99s555z", "5p")
    assert may(table, 1, "ankan 2222p")
    # With 9m drawn there would be no hand left
    table = riichi_then_draws(rules, "222234p78s99s555z", "9m")
    assert not may(table, 1, "ankan 2222p")


def riichi_then_draws(rules: Ruleset, hand: str, tile: str) -> Table:
    """Seat 1 is in riichi and has drawn a tile."""
    table = stacked(rules, "", hand, draws=f"1z2z3z1z{tile}")
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, 2)
    return table


@pytest.mark.clause("ds-66")
def test_no_kan_on_the_last_tile_nor_on_the_one_before(rules: Ruleset) -> None:
    table = stacked(rules, "1111z", "2222z1f2f3f", "3333z", ura="4f", seed=6)
    kans = {}
    while table.hands == 1:
        passes(table)
        if table.hands > 1:
            break
        seat = table.turn
        assert seat is not None
        kans[table.left] = any(a.startswith("ankan") for a in legal(table, seat))
        drop(table)
    assert not kans[0] and not kans[1] and kans[2] and kans[3]


@pytest.mark.clause("ds-67")
@pytest.mark.parametrize(("wind", "after"), [("E", 1), ("S", 0)])
def test_four_kans_by_several_end_the_round_when_the_discard_passes(
    rules: Ruleset, wind: str, after: int
) -> None:
    table = stacked(
        rules, "1111z2222z", "3333z4444z", round=wind, draws="9s9p", tail="1m1m1m1m", dora="9m9m9m9m", seed=3
    )
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 discard 9s", "1 ankan 3333z", "1 ankan 4444z")
    play(table, "1 discard 9p")
    passes(table)
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.abort) == ("abort", "four-kans")
    assert (table.dealer, table.honba) == (after, 1)


@pytest.mark.clause("ds-68")
def test_four_kans_by_one_stand_when_the_discard_passes(rules: Ruleset) -> None:
    table = stacked(rules, "1111z2222z3333z9p", draws="4z", tail="4z4z4z1m", dora="9s9s9s9s", seed=3)
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 ankan 3333z", "0 ankan 4444z", "0 discard 9p")
    passes(table)
    outcome = table.outcome
    assert outcome is not None and outcome.wins[0].win.pattern == "four-kans"
    # The dealer's yakuman by tsumo: 17000 from each, no pair needed; the deal stays
    assert outcome.deltas == (34000, -17000, -17000)
    assert (table.dealer, table.honba) == (0, 1)


@pytest.mark.clause("ds-68")
def test_a_ron_on_that_discard_comes_first(rules: Ruleset) -> None:
    table = stacked(
        rules, "1111z2222z3333z9p", "123p78p456s99s555z", draws="4z", tail="4z4z4z1m", dora="9m9m9m1m", seed=3
    )
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 ankan 3333z", "0 ankan 4444z", "0 discard 9p", "1 ron")
    assert table.outcome is not None and table.outcome.wins[0].seat == 1


@pytest.mark.clause("ds-70")
def test_robbing_a_kan_turns_up_no_dora(rules: Ruleset) -> None:
    # Seat 1 pons 6p and adds the fourth, on which seat 2 wins
    table = stacked(rules, "", "66p19m19s123z", HAKU, draws="6p1z2z6p", seed=8)
    play(table, "0 discard 6p", "1 pon 66p", "1 discard 9m")
    drop(table, 2)
    play(table, "1 kakan 6666p", "2 ron")
    win = table.outcome.wins[0].win  # type: ignore[union-attr]
    assert win.chankan and len(win.dora) == 1


@pytest.mark.clause("ds-78")
def test_copying_seven_discards_of_the_upper_player_wins_a_haneman(rules: Ruleset) -> None:
    # Seat 1 follows seat 0, the dealer
    table = stacked(rules, draws="1z1z9m2z2z9m3z3z9m4z4z9m5z5z9p6z6z9p7z7z9p", seed=3)
    drop(table, 19)
    assert table.outcome is None
    drop(table)
    outcome = table.outcome
    assert outcome is not None and outcome.wins[0].win.pattern == "maneman"
    # A haneman by tsumo: 7000 from the dealer, 4000 from the other
    assert outcome.deltas == (-7000, 11000, -4000)


@pytest.mark.clause("ds-78")
def test_a_call_ends_the_copying(rules: Ruleset) -> None:
    # As before, but seat 2 pons seat 0's first discard
    table = stacked(rules, "", "1z", "11z9m", draws="1z2z2z9p3z3z9p4z4z9p5z5z9p6z6z9s7z7z9s6p6p", seed=3)
    play(table, "0 discard 1z", "2 pon 11z", "2 discard 9m")
    drop(table, 20)
    assert table.outcome is None and table.hands == 1


@pytest.mark.clause("ds-82")
def test_passing_and_drawing_it_in_the_same_turn_is_fine_but_ron_is_not(rules: Ruleset) -> None:
    table = stacked(rules, "", HAKU, draws="1z2z6p9p6p", seed=2)
    drop(table, 2)
    play(table, "2 discard 6p", "1 pass")
    play(table, "0 discard 9p")
    assert table.turn == 1 and may(table, 1, "tsumo")  # 9p went by while furiten; 6p is drawn


@pytest.mark.clause("ds-84")
def test_noten_pays_1000_to_each_tenpai(rules: Ruleset) -> None:
    noten = "19m19p19s1234z258p"
    one = stacked(rules, noten, HAKU, "19m19p19s1234z258s"[:18], seed=1)
    run_out(one)
    assert one.outcome is not None and one.outcome.tenpai == (1,)
    assert one.outcome.deltas == (-1000, 2000, -1000)
    two = stacked(rules, noten, HAKU, "123s78s456p99p666z", seed=1)
    run_out(two)
    assert two.outcome is not None and two.outcome.tenpai == (1, 2)
    assert two.outcome.deltas == (-2000, 1000, 1000)


@pytest.mark.clause("ds-85")
def test_sticks_left_at_the_end_go_to_the_top(rules: Ruleset) -> None:
    hands = (None, None, "19m19p19s1234z258p")
    table = stacked(rules, *hands, round="S", dealer=2, points=(30000, 29000, 45000), sticks=1000, seed=1)
    run_out(table)
    assert table.over and table.sticks == 0
    assert sum(table.points) == 105000
    assert [p.to for p in table.outcome.payments if p.reason == "sticks"] == [2]  # type: ignore[union-attr]


@pytest.mark.clause("ds-58", "ds-45")
@pytest.mark.parametrize("offender", [0, 2])
def test_a_chombo_in_the_last_hand_is_replayed_though_the_dealer_is_the_top(
    rules: Ruleset, offender: int
) -> None:
    # A chombo is neither the last dealer's win nor a draw, whatever it brings the dealer
    points = (20000, 10000, 75000)
    table = stacked(
        rules, round="S", dealer=2, points=points, honba=1, draws="9m9m", allow_errors=True, seed=4
    )
    if offender == 0:
        drop(table)
    play(table, f"{offender} tsumo")
    assert table.outcome is not None and table.outcome.offenders == (offender,)
    paid = {0: (-11000, 4000, 7000), 2: (7000, 7000, -14000)}
    assert table.outcome.deltas == paid[offender]
    assert not table.over
    assert (table.round, table.dealer, table.honba) == ("S", 2, 1)


@pytest.mark.clause("ds-51", "ds-67")
def test_at_0_by_a_stick_play_goes_on_after_a_four_kan_draw(rules: Ruleset) -> None:
    # Only a draw with everybody tenpai busts: here nobody has shown a hand, and no payment was due
    hands = ("1111z2222z3333z6p", HAKU.replace("555z", "666z"), "4444z147p258s11s")
    table = stacked(rules, *hands, points=(60000, 1000, 44000), draws="9m7z9m", tail="1s7s7s7s", seed=2)
    play(table, "0 ankan 1111z", "0 ankan 2222z", "0 ankan 3333z", "0 discard 9m")
    play(table, "1 riichi 7z", "2 ankan 4444z", "2 discard 9m")
    passes(table)
    assert table.outcome is not None and table.outcome.ending == "abort"
    assert table.points[1] == 0
    assert not table.over


@pytest.mark.clause("ds-40", "ds-79")
def test_a_kan_robbed_before_the_own_first_draw_is_no_renhou(rules: Ruleset) -> None:
    # A kan ends the first go-round, robbed or not: a single yakuman
    table = stacked(rules, "9999s", "19m19p1s1234567z1z", draws="1p")
    play(table, "0 ankan 9999s", "1 ron")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.wins[0].score.to_dict()["yaku"] == {"kokushi": "yakuman"}
    assert outcome.deltas == (-32000, 32000, 0)


@pytest.mark.clause("ds-42", "ds-24")
@pytest.mark.parametrize("dealer", [0, 1])
def test_of_two_nagashi_at_once_both_are_paid_and_the_first_takes_honba_and_sticks(
    rules: Ruleset, dealer: int
) -> None:
    """The dealer's two neighbours, or the dealer (seat 1) and the next, discard nothing but 1, 9 and honors.

    The four flowers are replaced in the first turn; 67 turns, the last eight off the stacks.
    """
    ends = [f"{n}{s}" for n in (1, 9) for s in "psm"]
    outside = iter([f"{n}z" for n in range(1, 8)] * 4 + ends * 3 + ends[:2])
    simples = iter(f"{n}{s}" for n in (2, 3, 4, 6, 7, 8) for s in "ps" for _ in range(4))
    mine = {(1 - dealer) % 3, (2 - dealer) % 3}
    turns = [next(outside if turn % 3 in mine else simples) for turn in range(67)]
    front, stacks = turns[:59], turns[59:]
    ura, dora = ["1m", *stacks[-2::-2]], ["9m", *stacks[-1::-2]]
    hands: list[str | None] = [None, None, None]
    hands[dealer] = "1f2f3f4f"
    points = (45000, 30000, 29000)
    table = stacked(
        rules, *hands, draws="".join(front), ura="".join(ura), dora="".join(dora), points=points,
        honba=1, sticks=1000, dealer=dealer, seed=1,
    )  # fmt: skip
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.nagashi == (1, 2)
    assert sum(e["type"] == "dahai" for e in table.events) >= 67
    flowers = [50 if seat == dealer else -25 for seat in range(3)]
    if dealer == 0:
        # Seat 1, S: 18000 from the dealer and 10000, the stick; seat 2, W: 17000 from the dealer and 9000
        assert outcome.deltas == (-18000 - 17000, 18000 + 10000 + 1000 - 9000, 17000 + 9000 - 10000)
        assert (table.dealer, table.honba) == (1, 0)
    else:
        # Seat 1, E: 18000 from each, the stick; seat 2, S: 17000 from the dealer and 9000
        assert outcome.deltas == (-18000 - 9000, 36000 + 1000 - 17000, 17000 + 9000 - 18000)
        assert (table.dealer, table.honba) == (1, 2)
    # A yakuman's bonus each: 50P from either of the others
    assert table.bonus == tuple(b + f for b, f in zip((-100, 50, 50), flowers, strict=True))


@pytest.mark.clause("ds-47", "ds-64", "ds-68")
def test_after_four_kans_five_indicators_and_their_ura_stay(rules: Ruleset) -> None:
    table = stacked(
        rules, "1111z2222z3333z4z", draws="4z", tail="4z4z9s9p", dora="1m2p3p4p6p", ura="1f2f3f4f7p", seed=2
    )
    for kan, left in (("1111z", 67), ("2222z", 64), ("3333z", 61), ("4444z", 58)):
        play(table, f"0 ankan {kan}")
        assert table.left == left  # one replaces, an indicator and its ura stay
    assert [str(t) for t in table.view(0).dora] == ["1m", "2p", "3p", "4p", "6p"]
    assert not any(may(table, 0, a) for a in ("tsumo", "ankan 4444z"))
    play(table, "0 discard 9s")
    passes(table)
    assert table.outcome is not None and table.outcome.wins[0].win.pattern == "four-kans"
    assert table.outcome.deltas == (34000, -17000, -17000)


@pytest.mark.clause("ds-47")
@pytest.mark.parametrize("kans", [1, 2, 3])
def test_every_tile_but_the_indicators_and_their_ura_is_drawn_after_kans(rules: Ruleset, kans: int) -> None:
    table = stacked(rules, "1111z2222z3333z4z", draws="9s", tail="9p8p7p", ura="1f2f3f4f9m", seed=2)
    for kind in ("1111z", "2222z", "3333z")[:kans]:
        play(table, f"0 ankan {kind}")
    run_out(table)
    drawn = [e["pai"] for e in events(table, "tsumo") if e["pai"]]
    outcome_at = next(n for n, e in enumerate(table.events) if e["type"] == "end_kyoku")
    in_round = [e for e in table.events[:outcome_at] if e["type"] == "tsumo"]
    assert len(in_round) == 112 - 39 - 2 * (1 + kans) and len(drawn) >= len(in_round)
    assert len([e for e in table.events[:outcome_at] if e["type"] == "dora"]) == kans


@pytest.mark.clause("ds-02", "ds-49")
def test_south_follows_east_3_and_in_the_extra_rounds_too(rules: Ruleset) -> None:
    for extra in (False, True):
        table = stacked(rules, HAKU, dealer=2, extra=extra, points=(33000, 34000, 38000), draws="1z2z3z2z6p")
        drop(table, 4)
        play(table, "0 tsumo")
        assert (table.over, table.round, table.dealer) == (False, "S", 0)
        assert bool(list(events(table, "start_kyoku"))[-1].get("extra")) == extra


@pytest.mark.clause("ds-49", "ds-84")
def test_noten_income_to_40000_ends_the_extra_rounds_and_less_does_not(rules: Ruleset) -> None:
    """1000 from each noten: 38000 comes to 40000, 37900 to 39900."""
    noten = "19m19p19s1234z258p"
    for had, over in ((38000, True), (37900, False)):
        points = (33000, had, 105000 - 33000 - had)
        table = stacked(rules, noten, HAKU, "19m19p19s1234z258s"[:18], extra=True, points=points, seed=1)
        run_out(table)
        assert table.points[1] == had + 2000
        assert (table.over, table.end_reason) == (over, "target" if over else None)

"""Where several clauses meet in one round: every number is reckoned by hand from the pages."""

from fractions import Fraction
from typing import Any

import pytest
from tests.table.driving import drop, legal, may, play, run_out

import ariari
from ariari import Table

# Closed, waiting for 6p 9p: 40 fu 1 han by ron, 30 fu 2 han by tsumo.
HAKU = "123p78p456s99s555z"
HATSU = "234s78p567s11s666z"
CHUN = "123m78p789m11m777z"
NOTEN_3 = "6666p9999p19m1s12z"  # holds what the others wait for
NEITHER = "19m1189s3447z147p"
NOTEN_4 = "147m258p369s1234z"
FLOWERS = {"dora": "1m", "ura": "1f2f3f4f"}


def sanma(*hands: str | None, house: str = "daisuki-sanma", **given: Any) -> Table:
    return Table.stacked(ariari.load(house), hands=hands, **(FLOWERS | given))


def yonma(*hands: str | None, house: str = "daisuki-yonma", **given: Any) -> Table:
    return Table.stacked(ariari.load(house), hands=hands, **({"dora": "9m"} | given))


def score(table: Table) -> tuple[Fraction, ...]:
    return tuple(table.settle().score)


@pytest.mark.clause("ds-36", "ds-46", "ds-52", "ds-71", "ds-75")
def test_a_double_ron_in_the_last_hand_busts_with_honba_and_sticks() -> None:
    # South 3. The discarder, seat 0, pays seat 1 first: 2000 and 2 honba; then the dealer 2000
    table = sanma(
        None, HAKU, HATSU, round="S", dealer=2, honba=2, sticks=3000, points=(3000, 50000, 49000),
        draws="1z2z3z1z6p",
    )  # fmt: skip
    drop(table, 4)
    play(table, "0 discard 6p", "2 ron", "1 ron")
    assert table.points == (3000 - 4000 - 2000, 50000 + 4000 + 3000, 49000 + 2000)
    assert table.over and table.sticks == 0
    assert table.busts[0].by[0] == 1
    # 2nd (51000 − 40000)/400; 3rd 3000/400 + 125 + 50 + 25; the prize is the top's own here
    assert score(table) == (Fraction(-415, 2), 180, Fraction(55, 2))


@pytest.mark.clause("ds-52", "ds-72", "ds-75")
def test_the_prize_of_a_double_ron_is_the_first_in_turns_though_another_is_the_top() -> None:
    table = sanma(
        None, HAKU, HATSU, round="S", dealer=2, sticks=3000, points=(3000, 20000, 79000),
        draws="1z2z3z1z6p",
    )  # fmt: skip
    drop(table, 4)
    play(table, "0 discard 6p", "2 ron", "1 ron")
    assert table.points == (-1000, 25000, 81000)
    # 3rd: 2.5 + 125 + 50 + 25; 2nd: (50000 − 25000)/400 + 25, less the prize of 25
    assert score(table) == (Fraction(-405, 2), Fraction(-125, 2), 265)


def pao(draws: str, **given: Any) -> Table:
    """Seat 1 has called two dragons, and then the third from seat 0; it waits for 1p."""
    table = sanma(None, "55z66z77z234s12p19m", None, draws="5z6z1z7z" + draws, **given)
    play(table, "0 discard 5z", "1 pon 55z", "1 discard 9m", "2 discard 6z", "1 pon 66z", "1 discard 1m")
    drop(table)
    play(table, "0 discard 7z", "1 pon 77z", "1 discard 2p")
    return table


@pytest.mark.clause("ds-21", "ds-23", "ds-43")
@pytest.mark.parametrize("people", [3, 4])
def test_whoever_gave_the_third_dragon_pays_a_tsumo_and_its_bonus_alone(people: int) -> None:
    table = pao("2z3z1p", honba=1, sticks=1000, **({"names": "ABCD"} if people == 4 else {}))
    drop(table, 2)
    play(table, "1 tsumo")
    assert table.outcome is not None
    # Yakuman by tsumo: 17000 and 9000, and 1000 of honba from each payer
    assert table.outcome.deltas == (-28000, 29000, *(0,) * (people - 2))
    assert table.bonus == (-100, 100, *(0,) * (people - 2))


@pytest.mark.clause("ds-43", "ds-16")
def test_somebody_elses_deal_in_is_shared_and_the_discarder_pays_the_honba() -> None:
    # Seat 2 deals in: 16000 and the honba; seat 0 16000. The bonus of 100P is shared as the points are
    table = pao("1p", honba=2)
    play(table, "2 discard 1p", "1 ron")
    assert table.outcome is not None
    assert table.outcome.deltas == (-16000, 34000, -18000)
    assert table.bonus == (-50, 100, -50)


@pytest.mark.clause("ds-69", "ds-15", "ds-21")
def test_a_rinshan_after_an_open_kan_is_paid_by_the_giver_honba_and_all() -> None:
    # Haku and rinshan: 2 han; 20, open kan of haku 16, tsumo 2: 40 fu: 1300 and 700, so 2000 and 1000, and
    # 1000 more by tsumo: 3000 from the dealer, 2000 from the other, and 1000 of honba each; all from seat 0
    table = sanma(None, "123p78p456s99s555z", None, draws="5z", tail="6p", dora="1m1m", honba=1, sticks=2000)
    play(table, "0 discard 5z", "1 daiminkan 5555z")
    play(table, "1 tsumo")
    assert table.outcome is not None
    assert table.outcome.deltas == (-7000, 9000, 0)
    assert table.bonus == (0, 0, 0)  # no chips in an open hand


@pytest.mark.clause("ds-01", "ds-45", "ds-49", "ds-84")
def test_the_return_to_east_of_four_people_ends_by_noten_income() -> None:
    # South 4: seat 3 deals, seat 2 sits out
    table = sanma(
        None, HAKU, None, None, names="ABCD", round="S", dealer=3, points=(39000, 30000, 36000, 35000),
        draws="1z2z3z6p",
    )  # fmt: skip
    drop(table, 3)
    play(table, "3 discard 6p", "1 ron")
    assert table.points == (39000, 32000, 36000, 33000)
    assert not table.over
    assert (table.round, table.dealer, table.honba) == ("E", 0, 0)
    assert table.view(3).me is None and table.view(0).me is not None
    # In the extra rounds: seat 0 alone is tenpai, the sitter-out pays nothing
    table = sanma(HAKU, NOTEN_3, NEITHER, names="ABCD", extra=True, points=(39000, 32000, 36000, 33000))
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (0,)
    assert table.points == (41000, 31000, 35000, 33000)
    assert table.over and table.end_reason == "target"
    assert sum(table.settle().score) == 0


@pytest.mark.clause("ds-49")
def test_38000_and_a_single_noten_do_not_end_the_return_to_east() -> None:
    # 1000 from one noten: 39000
    table = sanma(HAKU, HATSU, NEITHER, extra=True, points=(38000, 33000, 34000), draws="1z")
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (0, 1)
    assert table.points == (39000, 34000, 32000)
    assert not table.over and (table.round, table.dealer, table.honba) == ("E", 0, 1)


@pytest.mark.clause("ds-51")
def test_at_0_by_a_stick_a_draw_with_income_plays_on() -> None:
    # Seat 1 lays its last 1000, and gets 1000 from the only noten
    table = sanma(HATSU, HAKU, NEITHER, points=(60000, 1000, 44000), draws="1z2z")
    drop(table)
    play(table, "1 riichi 2z")
    assert table.points[1] == 0 and not table.over
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (0, 1)
    assert table.points == (61000, 1000, 42000)
    assert not table.over and table.sticks == 1000


@pytest.mark.clause("pt-04", "pt-06", "pt-14", "pt-26")
def test_of_two_winners_the_one_in_riichi_takes_the_sticks_and_the_first_the_honba() -> None:
    # Seat 1, dama: 2000 and the honba. Seat 2, riichi, ippatsu, hatsu: 5200, so 6000, and 200G
    table = sanma(
        None, HAKU, HATSU, house="ponta-sanma-05", honba=1, sticks=1000, points=(10000, 50000, 44000),
        draws="1z2z3z1z2z4z6p",
    )  # fmt: skip
    drop(table, 5)
    play(table, "2 riichi 4z", "0 discard 6p", "1 ron", "2 ron")
    assert table.points == (10000 - 3000 - 6000, 50000 + 3000, 44000 - 1000 + 6000 + 2000)
    assert table.bonus == (-200, 0, 200)
    assert (table.sticks, table.dealer, table.honba) == (0, 1, 0) and not table.over


@pytest.mark.clause("pt-02", "pt-04", "pt-26")
def test_when_that_busts_the_discarder_any_winner_takes_them_and_the_stack_is_shared_in_turn() -> None:
    # 8000: 3000 to seat 1, the 5000 that are left of 6000 to seat 2, who emptied the stack
    table = sanma(
        None, HAKU, HATSU, house="ponta-sanma-05", honba=1, sticks=1000, points=(8000, 50000, 46000),
        draws="1z2z3z1z2z4z6p",
    )  # fmt: skip
    drop(table, 5)
    play(table, "2 riichi 4z", "0 discard 6p", "1 ron", "2 ron")
    assert table.points == (0, 50000 + 3000 + 2000, 46000 - 1000 + 5000)
    assert table.over and table.end_reason == "bust"
    assert table.busts[0].by == (2,)


@pytest.mark.clause("pt-08", "pt-04")
def test_a_tsumo_takes_no_more_than_each_has() -> None:
    # Seat 1: haku and tsumo, 2 han 40 fu: 2600, so 3000: 2000 from the dealer, who has 1000, 1000 from seat 2
    table = sanma(
        None, HAKU, None, house="ponta-sanma-05", points=(1000, 60000, 44000), draws="1z2z3z1z6p", honba=1
    )
    drop(table, 4)
    play(table, "1 tsumo")
    assert table.points == (0, 60000 + 1000 + 2000, 44000 - 2000)
    assert table.over and table.busts[0].by == (1,)


@pytest.mark.clause("ey-11", "ey-12", "ey-18")
@pytest.mark.parametrize("poorest", [1100, 1200])
def test_there_is_no_choice_for_the_last_dealer_once_somebody_is_out(poorest: int) -> None:
    # Dealer's tsumo, 2 han 30 fu: 1000 from all and 100 of honba; sticks 2000
    table = yonma(
        None, None, None, HAKU, house="echoes-yonma", round="S", dealer=3, honba=1, sticks=2000,
        points=(poorest, 30000, 30000, 38000 - poorest), draws="1z1z2z2z6p",
    )  # fmt: skip
    drop(table, 4)
    play(table, "3 tsumo")
    assert table.points == (poorest - 1100, 28900, 28900, 38000 - poorest + 3300 + 2000)
    if poorest == 1100:
        assert table.over and table.end_reason == "bust"
    else:
        assert table.choosing and legal(table, 3) == ["end", "play-on"]
        again = table.copy()
        again.play("play-on")
        assert (again.round, again.dealer, again.honba, again.sticks) == ("S", 3, 2, 0)
        table.play("end")
        assert table.over and table.end_reason == "last-dealer"
        again.undo()
        assert again.choosing and again.digest != table.digest


@pytest.mark.clause("dy-25", "dy-28")
@pytest.mark.parametrize(("wind", "dealer", "next_dealer"), [("E", 0, 1), ("S", 3, 3)])
def test_four_riichi_leave_their_sticks(wind: str, dealer: int, next_dealer: int) -> None:
    hands = [HAKU, HATSU, CHUN, "456m456m345s22z33z"]
    table = yonma(
        *hands, round=wind, dealer=dealer, honba=1, sticks=1000, points=(24000, 25000, 25000, 25000),
        draws="1z1z4z4z",
    )  # fmt: skip
    for turn in range(4):
        seat = (dealer + turn) % 4
        play(table, f"{seat} riichi {'1z1z4z4z'[2 * turn : 2 * turn + 2]}")
    assert table.outcome is not None and table.outcome.abort == "all-riichi"
    assert table.points == (23000, 24000, 24000, 24000) and table.sticks == 5000
    assert not table.over and (table.round, table.dealer, table.honba) == (wind, next_dealer, 2)


@pytest.mark.clause("dy-29", "dy-25")
def test_a_riichi_whose_discard_three_ron_lays_no_stick() -> None:
    table = yonma("456m456m345s22z33z", HAKU, HATSU, CHUN, honba=1, sticks=2000, draws="6p",
                  points=(23000, 25000, 25000, 25000))  # fmt: skip
    play(table, "0 riichi 6p", "1 ron", "2 ron", "3 ron")
    assert table.outcome is not None and table.outcome.abort == "triple-ron"
    assert table.points == (23000, 25000, 25000, 25000) and table.sticks == 2000
    assert (table.round, table.dealer, table.honba) == ("E", 1, 2)


@pytest.mark.clause("dy-02", "dy-50", "dy-80")
def test_60000_by_noten_income_in_the_last_hand_leaves_the_sticks_of_a_noten_dealer() -> None:
    table = yonma(
        HAKU, NOTEN_4, NOTEN_4.replace("147m", "258m"), "369m147p258s5677z", round="S", dealer=3, honba=2,
        sticks=1000, points=(58500, 20000, 10500, 10000), seed=1,
    )  # fmt: skip
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (0,)
    assert table.points == (61500, 19000, 9500, 9000)
    assert table.over and table.sticks == 1000
    # dy-16, dy-17: 2nd (19000 − 30000)/200 + 50; 3rd (9000 − 30000)/200 − 50; 4th (9000 − 30000)/200 − 100
    assert score(table) == (365, -5, -155, -205)


@pytest.mark.clause("dy-07", "dy-13", "dy-14")
def test_a_bust_by_noten_payments_is_for_the_opposite_seat() -> None:
    table = yonma(
        NOTEN_4, HAKU, HATSU, CHUN, points=(500, 33000, 33000, 33500), draws="1z", seed=2,
    )  # fmt: skip
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == (1, 2, 3)
    assert table.points == (-2500, 34000, 34000, 34500)
    assert table.over and table.end_reason == "bust"
    # Top seat 3. dy-15: seats 1 and 2 tie, the earlier is 2nd: (34000 − 30000)/200 + 50 = 70; 3rd −30
    # and the prize of 50 for sitting opposite; 4th, counted as 0: −150 − 100 − 50
    assert score(table) == (-300, 70, 20, 210)


@pytest.mark.clause("ds-78", "ds-01", "ds-15", "ds-50", "ds-52")
def test_maneman_among_four_people_busts_the_dealer_at_exactly_0() -> None:
    # Haneman by tsumo, 7000 and 4000, a honba from each payer; seat 3 sits out
    table = sanma(
        names="ABCD", honba=1, sticks=1000, points=(8000, 40000, 51000, 40000), seed=3,
        draws="1z1z9m2z2z9m3z3z9m4z4z9m5z5z9p6z6z9p7z7z9p",
    )  # fmt: skip
    drop(table, 20)
    assert table.outcome is not None and table.outcome.wins[0].win.pattern == "maneman"
    assert table.points == (0, 40000 + 11000 + 2000 + 1000, 46000, 40000)
    assert table.over and table.end_reason == "bust" and table.busts[0].by == (1,)
    assert table.bonus == (0, 0, 0, 0)


@pytest.mark.clause("ds-31", "ds-32", "ds-25", "ds-21", "ds-15")
def test_an_open_riichi_dealt_into_is_a_yakuman_without_its_bonus_but_with_chips() -> None:
    # Seat 1 opens and seat 0 deals in at once: ippatsu is a chip of 10P. 32000, 2 honba, its stick of 2000
    table = sanma(None, HAKU, None, honba=2, draws="1z2z3z6p")
    drop(table)
    play(table, "1 open-riichi 2z")
    drop(table)
    play(table, "0 discard 6p", "1 ron")
    assert table.points == (35000 - 34000, 35000 + 34000, 35000)
    assert table.bonus == (-10, 10, 0)
    assert not table.over and table.dealer == 1


@pytest.mark.clause("ds-32", "ds-31")
def test_one_in_riichi_after_it_pays_the_ordinary_value() -> None:
    # Double open riichi 3 and haku 1: 4 han 40 fu, 8000; both sticks. Seat 2 has declared riichi afterwards
    table = sanma(None, HAKU, "234s789p57s11s666z", draws="1z2z3z1z1z6p")
    drop(table)
    play(table, "1 open-riichi 2z", "2 riichi 3z")
    drop(table, 2)
    assert table.points == (35000, 33000, 34000)
    play(table, "2 discard 6p", "1 ron")
    assert table.points == (35000, 33000 + 8000 + 3000, 34000 - 8000)
    assert table.bonus == (0, 0, 0)


@pytest.mark.clause("ds-45", "ds-12")
def test_a_last_dealer_who_shares_the_top_holds_it() -> None:
    points = (40000, 25000, 40000)
    table = sanma(NOTEN_3, NEITHER, None, round="S", dealer=2, points=points, draws="1z", seed=8)
    run_out(table)
    assert table.outcome is not None and table.outcome.tenpai == ()
    assert table.over and table.end_reason == "last-dealer"
    # 3rd: (50000 − 25000)/400 + 50 = 112.5, shared in steps of 5P, the earlier seat the more
    assert score(table) == (Fraction(115, 2), Fraction(-225, 2), 55)


@pytest.mark.clause("dy-49", "dy-51", "dy-15")
def test_a_last_dealer_level_with_an_earlier_seat_is_2nd_where_the_earlier_one_is_the_top() -> None:
    # Dealer's tsumo, 2 han 30 fu: 1000 from all
    table = yonma(
        None, None, None, HAKU, round="S", dealer=3, points=(32000, 20000, 20000, 28000), draws="1z1z2z2z6p"
    )
    drop(table, 4)
    play(table, "3 tsumo")
    assert table.points == (31000, 19000, 19000, 31000)
    assert not table.over and (table.round, table.dealer, table.honba) == ("S", 3, 1)


@pytest.mark.clause("ds-50", "ds-51", "ds-52", "ds-75")
def test_a_win_between_the_others_leaves_a_stack_at_0_out() -> None:
    # Seat 1 has laid its last 1000; seat 0 deals 2000 in to seat 2
    table = sanma(
        "19m144p28s11447z3p", HAKU, "234s789p57s11s666z", points=(50000, 1000, 54000), draws="1z2z3z1z2z3z6s"
    )
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, 4)
    play(table, "0 discard 6s", "2 ron")
    assert table.points == (48000, 0, 57000) and table.over
    # 2nd (48000 − 40000)/400; 3rd 125 + 50 + 25, the prize to the winner, who is the top
    assert score(table) == (20, -200, 180)


@pytest.mark.clause("ds-22", "ds-54", "ds-56", "ds-58")
def test_the_payments_for_four_flowers_go_back_from_a_holder_with_too_few_tiles() -> None:
    table = Table.stacked(ariari.load("daisuki-sanma"), names="ABCD", draws="1f", tail="2f3f4f1z", dora="1m")
    # 25P from each participant, not from the sitter-out
    assert table.bonus == (50, -25, -25, 0)
    before = table.digest
    table.penalty(0, "too-few-tiles")
    run_out(table)
    assert table.bonus == (0, 0, 0, 0)
    assert table.outcome_of(0) is not None and 0 not in table.outcome_of(0).tenpai  # type: ignore[union-attr]
    try:
        while True:
            table.undo()
    except IndexError:
        assert table.digest == before and table.bonus == (50, -25, -25, 0)


@pytest.mark.clause("ey-28", "ey-21", "ey-17", "ey-20")
def test_the_last_sticks_go_to_the_top_after_a_ruling_and_a_draw() -> None:
    # Seat 0 may not ron the kind it has shown; the dealer is noten; seats 0 and 1 share 3000
    table = yonma(
        HAKU, HATSU, NOTEN_4, "369m147p258s5677z", house="echoes-yonma", round="S", dealer=3, sticks=2000,
        points=(23000, 25000, 26000, 24000), draws="6p", seed=4,
    )  # fmt: skip
    table.penalty(0, "shown-tile", tiles="69p")
    table.penalty(1, "shown-tile", tiles="6p")
    play(table, "3 discard 6p")
    assert not may(table, 0, "ron") and not may(table, 1, "ron")
    run_out(table)
    assert table.outcome is not None and table.outcome.ending == "exhaustive"
    assert table.outcome.tenpai == (0, 1)
    # 24500, 26500 + 2000 of the sticks, 24500, 22500
    assert table.points == (24500, 28500, 24500, 22500)
    assert table.over and table.sticks == 0

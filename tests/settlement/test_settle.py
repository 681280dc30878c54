"""Settlement of one match: the arithmetic, ties, bust prizes, sticks, the bonus and the fee."""

from fractions import Fraction

import pytest

from ariari.settlement import Bust, Entry, Ledger, SettlementError, settle

from .rulesets import HALF, PLAIN, plain


def test_top_takes_what_the_others_put_down() -> None:
    # (50000 − 33000) ÷ 400 + 25 = 67.5; (50000 − 20000) ÷ 400 + 50 = 125; together 192.5
    settled = settle(HALF, [52000, 33000, 20000])
    assert settled.score == (Fraction("192.5"), Fraction("-67.5"), -125)
    assert settled.ranks == (1, 2, 3)


def test_hundreds_by_the_house_rounding() -> None:
    # 28600 → 29000: −1000 ÷ 200 + 50 = 45; 15700 → 16000: −70 − 50; 10500 → 10000: −100 − 100
    assert settle(PLAIN, [45200, 28600, 15700, 10500]).score == (275, 45, -120, -200)


@pytest.mark.parametrize(
    ("rounding", "second"),
    [("none", -2400), ("half-up", -2000), ("five-down-six-up", -2000), ("up", -2000), ("down", -3000)],
)
def test_every_rounding(rounding: str, second: int) -> None:
    # 27600 held at a return of 30000, one P a point here
    rules = plain(rounding=rounding, rate=1, uma=())
    assert settle(rules, [40000, 27600, 20000, 12400]).score[1] == second


def test_rounding_below_zero_goes_by_size() -> None:
    # −2500 is rounded half up in size to −3000: −33 from 30000
    rules = plain(rounding="half-up", rate=1000, uma=()).model_copy(
        update={"bust": PLAIN.bust.model_copy(update={"below_zero_counts": True, "prize": 0})}
    )
    assert settle(rules, [60000, 30000, 12500, -2500]).score[3] == -33


def test_tie_goes_to_the_earlier_seat_in_the_starting_order() -> None:
    assert settle(PLAIN, [30000, 30000, 20000, 20000]).ranks == (1, 2, 3, 4)
    assert settle(PLAIN, [30000, 30000, 20000, 20000], starting_order=[3, 2, 1, 0]).ranks == (2, 1, 4, 3)


def test_shared_top_in_steps_the_rest_to_the_earlier_seat() -> None:
    settled = settle(HALF, [25000, 40000, 40000])
    assert settled.score == (Fraction("-112.5"), Fraction("57.5"), 55)
    assert settled.ranks == (3, 1, 1)


def test_any_tie_shared() -> None:
    # second and third share 50 and −50: nothing but their difference, −5000 ÷ 200 = −25 each
    settled = settle(plain(tie="shared"), [40000, 25000, 25000, 10000])
    assert settled.score == (250, -25, -25, -200)
    assert settled.ranks == (1, 2, 2, 4)


def test_three_share_the_top_in_tenths() -> None:
    # (10000 − 30000) ÷ 200 − 100 = −200 for the last; 200 ÷ 3 = 66.6 each, 66.8 for the earliest
    rules = plain(tie="shared", rounding="none")
    assert settle(rules, [30000, 30000, 30000, 10000]).score == (
        Fraction("66.8"),
        Fraction("66.6"),
        Fraction("66.6"),
        -200,
    )


def test_bust_by_a_win_pays_the_winner() -> None:
    # third −2000: 2000 ÷ 400 + 125 + 50 + 25 = 205, of which 25 to seat 1
    settled = settle(HALF, [72000, 35000, -2000], busts={2: Bust("win", (1,))})
    # second 35000: 37.5 + 25 = 62.5, and gets 25
    assert settled.score == (Fraction("242.5"), Fraction("-37.5"), -205)


def test_bust_by_two_wins_pays_the_first_in_turn_after_the_payer() -> None:
    settled = settle(HALF, [55000, -2000, 52000], busts={1: Bust("win", (0, 2))})
    assert [line.seat for line in settled.lines if line.reason == "prize-got"] == [2]


def test_bust_by_a_draw_pays_the_opposite_seat_where_the_house_says_so() -> None:
    settled = settle(PLAIN, [50000, 0, 30000, 20000], busts={1: Bust("draw", (0, 2, 3))})
    assert [(line.seat, line.amount) for line in settled.lines if line.reason == "prize-got"] == [(3, 50)]


def test_nothing_counted_below_zero() -> None:
    # 0 − 30000 = −150, −100, and the prize of 50
    settled = settle(PLAIN, [53000, 30000, 20000, -3000], busts={3: Bust("win", (1,))})
    assert settled.score[3] == -300


def test_a_bust_nobody_names_is_paid_to_the_top_and_said() -> None:
    settled = settle(HALF, [72000, 35000, -2000])
    assert settled.score == (Fraction("267.5"), Fraction("-62.5"), -205)
    assert "seat 2" in str(settled.notices[0])


def test_sticks_go_to_the_top_or_stay() -> None:
    assert settle(PLAIN, [44000, 30000, 15000, 10000], leftover_sticks=1000).points[0] == 45000
    left = settle(PLAIN, [44000, 30000, 15000, 10000], leftover_sticks=1000, last_dealer_noten=True)
    assert left.points[0] == 44000


def test_fee_is_apart_and_the_total_has_everything() -> None:
    ledger = Ledger(3, [Entry(1, 0, 30, "chip")])
    settled = settle(HALF, [52000, 33000, 20000], bonus=ledger)
    assert settled.bonus == (30, -30, 0)
    assert settled.fee == (20, 20, 20)
    assert settled.total == (Fraction("202.5"), Fraction("-117.5"), -145)


def test_bonus_of_another_unit_stays_out_of_the_total() -> None:
    rules = HALF.model_copy(update={"bonus": HALF.bonus.model_copy(update={"unit": "G"})})
    settled = settle(rules, [52000, 33000, 20000], bonus=[400, -200, -200])
    assert settled.total == (Fraction("172.5"), Fraction("-87.5"), -145)
    assert settled.to_dict()["bonus"] == [400, -200, -200]


def test_unit_price_is_multiplied() -> None:
    settled = settle(plain(price="0.5", rate=1000, fee=0), [45200, 28600, 15700, 10500])
    assert settled.worth == tuple(total / 2 for total in settled.total)
    assert "× 0.5" in settled.explain("ja")


def test_uma_by_floaters() -> None:
    table = {"0": (8, 4, -4, -8), "1": (12, 0, -4, -8), "2": (8, 4, -4, -8), "3": (8, 4, 0, -12)}
    rules = plain(rate=1000, uma=(), uma_by_floaters=table)
    assert settle(rules, [50000, 20000, 16000, 14000]).score == (52, -10, -18, -24)
    assert settle(rules, [34000, 33000, 32000, 1000]).score == (32, 7, 2, -41)


def test_four_share_a_three_player_table() -> None:
    # 2nd (50000 − 34000) ÷ 400 + 25 = 65; 3rd 30000: 50 + 50; 4th 20000: 75 + 50
    settled = settle(HALF, [56000, 34000, 30000, 20000])
    assert settled.score == (290, -65, -100, -125)


def test_every_line_adds_up_to_the_total() -> None:
    settled = settle(HALF, [72000, 35000, -2000], busts={2: Bust("win", (1,))}, bonus=[20, 0, -20])
    for seat, total in enumerate(settled.total):
        assert sum(line.amount for line in settled.lines if line.seat == seat) == total


def test_explanation_shows_the_arithmetic_of_the_page() -> None:
    settled = settle(HALF, [72000, 35000, -2000], busts={2: Bust("win", (0,))})
    lines = settled.explain("ja", ["東", "南", "西"]).splitlines()
    assert "2着 南（35000点）：(50000 − 35000) ÷ 400 + 25（順位ウマ） = 62.5P 支払い" in lines[1]
    assert "2000 ÷ 400 + 125 + 50（順位ウマ） + 25（飛び賞） = 205P 支払い" in lines[2]
    assert "bust prize" in settled.explain("en")
    assert "击飞奖" in settled.explain("zh")


@pytest.mark.parametrize(
    ("points", "says"),
    [
        ([52000, 33000, 21000], "1,000 points too many"),
        ([52000, 33000, 19000], "1,000 points are missing"),
        ([52000, 33500, 19500], "multiples of 1,000"),
        ([52000, 33000], "played by 3 or 4"),
    ],
)
def test_points_that_cannot_be_are_refused(points: list[int], says: str) -> None:
    with pytest.raises(SettlementError, match=says):
        settle(HALF, points)


def test_forced_points_still_balance() -> None:
    assert sum(settle(HALF, [52000, 33000, 21000], force=True).score) == 0


@pytest.mark.parametrize(
    ("bust", "says"),
    [
        ({1: Bust("win", (0,))}, "no bust"),
        ({2: Bust("win", (2,))}, "themselves"),
        ({2: Bust("win", (3,))}, "no seat 3"),
        ({2: Bust("win")}, "who won"),
    ],
)
def test_busts_that_cannot_be_are_refused(bust: dict[int, Bust], says: str) -> None:
    with pytest.raises(SettlementError, match=says):
        settle(HALF, [72000, 35000, -2000], busts=bust)


def test_a_bonus_that_does_not_balance_is_refused() -> None:
    with pytest.raises(SettlementError, match=r"\+10"):
        settle(HALF, [52000, 33000, 20000], bonus=[20, -10, 0])


def test_prize_for_emptying_the_stack_needs_one_name() -> None:
    rules = HALF.model_copy(update={"bust": HALF.bust.model_copy(update={"prize_to": "emptier"})})
    with pytest.raises(SettlementError, match="emptied"):
        settle(rules, [55000, -2000, 52000], busts={1: Bust("win", (0, 2))})


def test_ledger_takes_payments_back() -> None:
    entry = Entry(1, 0, 25, "flowers")
    ledger = Ledger(3, [entry, Entry(2, 0, 25, "flowers")])
    ledger.take_back(entry)
    assert ledger.totals == (25, 0, -25)
    with pytest.raises(ValueError, match="no such payment"):
        ledger.take_back(Entry(2, 1, 25, "flowers"))

"""麻雀大好き, three players: settlement. P in exact fractions; the arithmetic by hand in the comments."""

from fractions import Fraction

import pytest

import ariari
from ariari import Bust, Ruleset, SettlementError, settle


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("daisuki-sanma")


@pytest.mark.clause("ds-08")
def test_1000_points_are_two_and_a_half_p(rules: Ruleset) -> None:
    # A third with 1000 points less pays 2.5P more: 125P at 20000, 127.5P at 19000
    paid = [-settle(rules, [52000, 53000 - third, third]).score[2] for third in (20000, 19000)]
    assert paid == [125, Fraction("127.5")]


@pytest.mark.clause("ds-09")
def test_35000_to_start_with_and_40000_to_return(rules: Ruleset) -> None:
    # Three times 35000 are 105000
    with pytest.raises(SettlementError, match="105,000"):
        settle(rules, [52000, 33000, 19000])
    # At 40000 a second neither pays nor receives
    assert settle(rules, [45000, 40000, 20000]).score[1] == 0


@pytest.mark.clause("ds-10")
def test_rank_uma_and_bust(rules: Ruleset) -> None:
    # 2nd with 39000: 11000 ÷ 400 = 27.5, and 25 of uma; with 40000 no uma
    assert settle(rules, [46000, 39000, 20000]).score[1] == Fraction("-52.5")
    assert settle(rules, [45000, 40000, 20000]).score[1] == 0
    # 3rd with 20000: 75, and 50 of uma; at 0: 125 + 50, and 25 for the bust
    assert settle(rules, [45000, 40000, 20000]).score[2] == -125
    assert settle(rules, [65000, 40000, 0], busts={2: Bust("win", (0,))}).score[2] == -200


@pytest.mark.clause("ds-11")
def test_fee_of_20_each_apart_from_the_score(rules: Ruleset) -> None:
    settled = settle(rules, [52000, 33000, 20000])
    assert settled.fee == (20, 20, 20)
    assert sum(settled.score) == 0
    assert settled.total[1] == Fraction("-87.5")
    assert settle(rules, [56000, 34000, 30000, 20000]).fee == (20, 20, 20, 20)


@pytest.mark.clause("ds-12")
def test_a_tie_for_top_is_shared_in_steps_of_5(rules: Ruleset) -> None:
    # 3rd: 25000 ÷ 400 = 62.5, and 50: 112.5. Half is 56.25, so 55 each, and 2.5 more to the earlier seat
    settled = settle(rules, [40000, 40000, 25000])
    assert settled.score == (Fraction("57.5"), 55, Fraction("-112.5"))
    assert settled.ranks == (1, 1, 3)
    assert settle(rules, [25000, 40000, 40000]).score[1:] == (Fraction("57.5"), 55)


@pytest.mark.clause("ds-52")
def test_the_bust_prize_goes_to_the_first_in_turn(rules: Ruleset) -> None:
    def gets(busts: dict[int, Bust], points: list[int]) -> list[int]:
        lines = settle(rules, points, busts=busts).lines
        return [line.seat for line in lines if line.reason == "prize-got"]

    assert gets({2: Bust("win", (1,))}, [72000, 35000, -2000]) == [1]
    # Seat 1 deals into both: after it comes seat 2
    assert gets({1: Bust("win", (0, 2))}, [55000, -2000, 52000]) == [2]
    # Seat 0 pays both tenpai players: after it comes seat 1
    assert gets({0: Bust("draw", (1, 2))}, [-1000, 53000, 53000]) == [1]


@pytest.mark.clause("ds-53")
def test_points_below_0_are_counted(rules: Ruleset) -> None:
    # 8000 ÷ 400 = 20 more than at 0
    at_0 = settle(rules, [65000, 40000, 0], busts={2: Bust("win", (0,))}).score[2]
    below = settle(rules, [73000, 40000, -8000], busts={2: Bust("win", (0,))}).score[2]
    assert at_0 - below == 20


@pytest.mark.clause("ds-71")
@pytest.mark.parametrize(("second", "receives"), [(40000, "0"), (42000, "5"), (45000, "12.5")])
def test_a_second_with_40000_or_more_receives(rules: Ruleset, second: int, receives: str) -> None:
    assert settle(rules, [50000, second, 55000 - second]).score[1] == Fraction(receives)


@pytest.mark.clause("ds-72")
@pytest.mark.parametrize(("second", "pays"), [(33000, "67.5"), (39000, "52.5"), (1000, "147.5")])
def test_a_second_below_40000_pays(rules: Ruleset, second: int, pays: str) -> None:
    third = min(second, 20000) if second > 1000 else 1000
    assert settle(rules, [105000 - second - third, second, third]).score[1] == -Fraction(pays)


@pytest.mark.clause("ds-73")
@pytest.mark.parametrize(("third", "pays"), [(20000, "125"), (32000, "95"), (1000, "172.5")])
def test_a_third_pays(rules: Ruleset, third: int, pays: str) -> None:
    assert settle(rules, [73000 - third, 32000, third]).score[2] == -Fraction(pays)


@pytest.mark.clause("ds-74")
def test_a_second_bust(rules: Ruleset) -> None:
    # 2000 ÷ 400 = 5, 125, 25 of uma and 25 for the bust; the third at −3000 pays 7.5 + 125 + 50 + 25
    settled = settle(rules, [110000, -2000, -3000], busts={1: Bust("win", (0,)), 2: Bust("win", (0,))})
    assert settled.score[1] == -180


@pytest.mark.clause("ds-75")
def test_a_third_bust(rules: Ruleset) -> None:
    # 5 + 125 + 50 + 25
    assert settle(rules, [72000, 35000, -2000], busts={2: Bust("win", (0,))}).score[2] == -205


@pytest.mark.clause("ds-76")
def test_the_top_takes_all_that_was_put_down(rules: Ruleset) -> None:
    assert settle(rules, [52000, 33000, 20000]).score[0] == Fraction("67.5") + 125
    # The prize goes to the winner, so the top has 62.5 of the second and 180 of the third
    settled = settle(rules, [72000, 35000, -2000], busts={2: Bust("win", (1,))})
    assert settled.score == (Fraction("242.5"), Fraction("-37.5"), -205)
    assert sum(settled.score) == 0

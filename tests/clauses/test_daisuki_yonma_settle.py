"""麻雀大好き, four players: settlement, the arithmetic by hand in the comments."""

import pytest

import ariari
from ariari import Bust, Ruleset, SettlementError, settle


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("daisuki-yonma")


@pytest.mark.clause("dy-07")
def test_nothing_is_counted_below_0(rules: Ruleset) -> None:
    # As at 0: −150, −100 of uma, −50 for the bust
    for last in (0, -3200):
        points = [53000 - last, 27000, 20000, last]
        assert settle(rules, points, busts={3: Bust("win", (0,))}).score[3] == -300


@pytest.mark.clause("dy-10")
def test_fee_of_30(rules: Ruleset) -> None:
    assert settle(rules, [45200, 28600, 15700, 10500]).fee == (30, 30, 30, 30)


@pytest.mark.clause("dy-11", "dy-17")
def test_5_p_per_1000_and_uma(rules: Ruleset) -> None:
    # 29000: −5 + 50; 16000: −70 − 50; 10000 (10500 rounds down): −100 − 100; the top the sum
    assert settle(rules, [45200, 28600, 15700, 10500]).score == (275, 45, -120, -200)


@pytest.mark.clause("dy-12")
def test_25000_to_start_with_30000_to_return(rules: Ruleset) -> None:
    with pytest.raises(SettlementError, match="100,000"):
        settle(rules, [45200, 28600, 15700, 10400])
    # At 30000 there is nothing but the uma
    assert settle(rules, [40000, 30000, 20000, 10000]).score[1] == 50


@pytest.mark.clause("dy-13")
def test_50_from_the_busted_to_whoever_busted_them(rules: Ruleset) -> None:
    busted = settle(rules, [45000, 35000, 21000, -1000], busts={3: Bust("win", (2,))})
    # 3rd 21000: −45 − 50 + 50; 2nd 35000: 25 + 50; last −150 − 100 − 50; top −(−95 + 75 − 250)
    assert busted.score == (270, 75, -45, -300)


@pytest.mark.clause("dy-14")
def test_bust_by_noten_payments_pays_the_opposite_seat(rules: Ruleset) -> None:
    for busted, opposite in ((3, 1), (0, 2)):
        points = [35000, 35000, 31000, 31000]
        points[busted] = 0
        points[opposite] += 100000 - sum(points)
        settled = settle(rules, points, busts={busted: Bust("draw", (0, 1, 2, 3)[:busted])})
        assert [line.seat for line in settled.lines if line.reason == "prize-got"] == [opposite]


@pytest.mark.clause("dy-15")
def test_ties_go_to_the_earlier_seat(rules: Ruleset) -> None:
    settled = settle(rules, [20000, 30000, 30000, 20000])
    assert settled.ranks == (3, 1, 2, 4)
    # 2nd: 0 + 50; 3rd: −50 − 50; 4th: −50 − 100
    assert settled.score == (-100, 200, 50, -150)


@pytest.mark.clause("dy-16")
@pytest.mark.parametrize(
    ("second", "counted"), [(28500, 28000), (28600, 29000), (28400, 28000), (28900, 29000)]
)
def test_hundreds_5_down_6_up(rules: Ruleset, second: int, counted: int) -> None:
    settled = settle(rules, [61000 - second, second, 20000, 19000])
    assert settled.score[1] == (counted - 30000) // 200 + 50

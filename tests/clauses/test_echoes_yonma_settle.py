"""麻雀エコーズ: settlement in thousands, the arithmetic by hand in the comments."""

from fractions import Fraction

import pytest

import ariari
from ariari import Ruleset, SettlementError, settle


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("echoes-yonma")


@pytest.mark.clause("ey-04")
def test_the_top_is_given_the_oka_of_20(rules: Ruleset) -> None:
    # One floats: 40000 is +10, +12 of uma, +20 of oka
    assert settle(rules, [40000, 25000, 20000, 15000]).score == (42, -5, -14, -23)
    with pytest.raises(SettlementError, match="100,000"):
        settle(rules, [40000, 25000, 20000, 14000])


@pytest.mark.clause("ey-05")
@pytest.mark.parametrize(
    ("points", "uma"),
    [
        ([46000, 20000, 18000, 16000], (12, 0, -4, -8)),
        ([36000, 32000, 18000, 14000], (8, 4, -4, -8)),
        ([34000, 32000, 30000, 4000], (8, 4, 0, -12)),
    ],
)
def test_uma_by_how_many_float(rules: Ruleset, points: list[int], uma: tuple[int, ...]) -> None:
    oka = (20, 0, 0, 0)
    expected = tuple(held // 1000 - 30 + uma[rank] + oka[rank] for rank, held in enumerate(points))
    assert settle(rules, points).score == expected


@pytest.mark.clause("ey-05")
def test_nobody_floats(rules: Ruleset) -> None:
    # 29000 is the best: −1 + 8 + 20; 27000: −3 + 4; 24000: −6 − 4; 20000: −10 − 8
    assert settle(rules, [29000, 27000, 24000, 20000]).score == (27, 1, -10, -18)
    # 29600 rounds to 30000 but does not float
    assert settle(rules, [29600, 26400, 24000, 20000]).score == (28, 0, -10, -18)


@pytest.mark.clause("ey-06")
def test_ties_go_to_the_earlier_seat(rules: Ruleset) -> None:
    assert settle(rules, [20000, 30000, 20000, 30000]).ranks == (3, 1, 4, 2)


@pytest.mark.clause("ey-12")
def test_below_0_is_settled(rules: Ruleset) -> None:
    # −4000 is −34; three float, so −12
    assert settle(rules, [39000, 34000, 31000, -4000]).score[3] == -46


@pytest.mark.clause("ey-23")
def test_hundreds_half_up_and_the_top_takes_the_rest(rules: Ruleset) -> None:
    # 28500 → 29000: −1 + 0; 15400 → 15000: −15 − 4; 10900 → 11000: −19 − 8; the top 47
    assert settle(rules, [45200, 28500, 15400, 10900]).score == (47, -1, -19, -27)
    # Halves away from zero below 0: −1500 → −2000
    assert settle(rules, [40000, 31000, 30500, -1500]).score[3] == -44


@pytest.mark.clause("ey-59")
def test_the_unit_price_is_printed_and_multiplied(rules: Ruleset) -> None:
    settled = settle(rules, [40000, 25000, 20000, 15000])
    assert settled.worth == (21, Fraction("-2.5"), -7, Fraction("-11.5"))
    assert "× 0.5 = −2.5" in settled.explain("ja")
    assert settled.to_dict()["price"] == "0.5"

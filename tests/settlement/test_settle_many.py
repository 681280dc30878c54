"""Settlement against an oracle written plainly with fractions, and in bulk."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ariari
from ariari.rules.layers import named_houses
from ariari.rules.model import Ruleset
from ariari.settlement import NOT_BUST, TO_THE_POT, Bust, SettlementError, is_bust, settle, settle_many

from .rulesets import HALF, PLAIN, plain

RULESETS = [
    HALF,
    HALF.model_copy(update={"settlement": HALF.settlement.model_copy(update={"tie": "earlier-seat"})}),
    PLAIN,
    plain(tie="shared"),
    plain(tie="shared-top", share_step=5),
    plain(rounding="none", rate=1000),
    plain(
        rounding="half-up",
        rate=1000,
        uma=(),
        uma_by_floaters={"0": (8, 4, -4, -8), "1": (12, 0, -4, -8), "2": (8, 4, -4, -8), "3": (8, 4, 0, -12)},
    ),
]


@st.composite
def matches(draw: st.DrawFn) -> tuple[Ruleset, list[int]]:
    """Any reachable final points of any of the rulesets: they add up to what was given out."""
    rules = draw(st.sampled_from(RULESETS))
    players, unit = rules.seats.players, rules.payments.unit
    levels = st.sampled_from([0, rules.settlement.target, rules.settlement.start]) | st.integers(
        -300, 900
    ).map(lambda hundreds: hundreds * 100 // unit * unit)
    points = draw(st.lists(levels, min_size=players - 1, max_size=players - 1))
    last = rules.settlement.start * players - sum(points)
    return rules, draw(st.permutations([*points, last]))


def rounded(rules: Ruleset, points: int) -> int:
    if not rules.bust.below_zero_counts and points < 0:
        points = 0
    thousands, hundreds = divmod(abs(points), 1000)
    up_from = {"none": None, "half-up": 500, "five-down-six-up": 600}[rules.settlement.rounding]
    if up_from is None:
        return points
    return (1 if points > 0 else -1) * (thousands + (hundreds >= up_from)) * 1000


def oracle(rules: Ruleset, points: Sequence[int], prize_to: Sequence[int]) -> list[Fraction]:
    """The score of each seat, as one would do it on paper."""
    section = rules.settlement
    places = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    uma = section.uma
    if section.uma_by_floaters:
        uma = section.uma_by_floaters[str(sum(held >= section.target for held in points))]  # type: ignore[index]
    score = [Fraction(0)] * len(points)
    for place, seat in enumerate(places):
        if place == 0:
            continue
        held = rounded(rules, points[seat])
        if section.half_and_half and held >= section.half_and_half.receives_from:
            score[seat] = Fraction(held - section.half_and_half.receives_from, section.rate)
        else:
            base = section.half_and_half.base if section.half_and_half else section.target
            score[seat] = Fraction(held - base, section.rate) + uma[place]
    pot = sum(1 for taker in prize_to if taker == TO_THE_POT) * rules.bust.prize
    score[places[0]] = pot - sum(score)
    for held in set(points):
        tied = [seat for seat in places if points[seat] == held]
        if section.tie == "shared" or (section.tie == "shared-top" and tied[0] == places[0]):
            step = Fraction(section.share_step) or Fraction(1, 10)
            total = sum((score[seat] for seat in tied), Fraction(0))
            each = total / len(tied) // step * step
            for seat in tied:
                score[seat] = each
            score[tied[0]] += total - each * len(tied)
    for seat, taker in enumerate(prize_to):
        if taker != NOT_BUST:
            score[seat] -= rules.bust.prize
        if taker >= 0:
            score[taker] += rules.bust.prize
    return score


@given(matches(), st.data())
def test_every_settlement_is_as_on_paper_and_balances(
    match: tuple[Ruleset, list[int]], data: st.DataObject
) -> None:
    rules, points = match
    prize_to = [NOT_BUST] * len(points)
    busts = {}
    for seat, held in enumerate(points):
        if is_bust(rules, held):
            taker = data.draw(st.sampled_from([TO_THE_POT, *(s for s in range(len(points)) if s != seat)]))
            prize_to[seat] = taker
            if taker != TO_THE_POT:
                busts[seat] = Bust("win", (taker,))
    settled = settle(rules, points, busts=busts)
    assert list(settled.score) == oracle(rules, points, prize_to)
    assert sum(settled.score) == 0
    many = settle_many(rules, [points], [prize_to])
    assert [Fraction(int(units), many.units_per_p) for units in many.units[0]] == list(settled.score)
    assert list(many.ranks[0]) == list(settled.ranks)


@given(st.lists(matches(), min_size=1, max_size=20))
def test_many_are_settled_as_one_by_one(drawn: list[tuple[Ruleset, list[int]]]) -> None:
    rules = drawn[0][0]
    points = [held for other, held in drawn if other is rules]
    many = settle_many(rules, points)
    for row, held in enumerate(points):
        alone = settle_many(rules, [held])
        assert np.array_equal(many.units[row], alone.units[0])
        assert np.array_equal(many.ranks[row], alone.ranks[0])


@pytest.mark.parametrize("house", named_houses())
@given(st.data())
def test_every_house_balances(house: str, data: st.DataObject) -> None:
    rules = ariari.load(house)
    people, unit = data.draw(st.sampled_from(rules.seats.participants)), rules.payments.unit
    held = data.draw(
        st.lists(st.integers(-30000 // unit, 90000 // unit), min_size=people - 1, max_size=people - 1)
    )
    points = [amount * unit for amount in held]
    points.append(people * rules.settlement.start - sum(points))
    settled = settle(rules, points)
    assert sum(settled.score) == 0
    for seat, total in enumerate(settled.total):
        assert sum(line.amount for line in settled.lines if line.seat == seat) == total
    assert all(settled.explain(lang) for lang in ("ja", "zh", "en"))


def test_scores_in_p() -> None:
    assert settle_many(HALF, [[52000, 33000, 20000]]).score.tolist() == [[192.5, -67.5, -125.0]]


def test_wrong_shapes_and_prizes_are_refused() -> None:
    with pytest.raises(SettlementError, match="games × 3"):
        settle_many(HALF, [52000, 33000, 20000])
    with pytest.raises(SettlementError, match="cannot go to seat 2"):
        settle_many(HALF, [[72000, 35000, -2000]], [[NOT_BUST, NOT_BUST, 2]])

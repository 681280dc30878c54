"""The arithmetic of settlement, for many matches at once: the one place where points become P."""

from dataclasses import dataclass

import numpy as np

from ariari.rules.model import Ruleset

from .amounts import step_of, units_per_p
from .counting import Ints, counted_points
from .ranking import Ranking, ranking
from .uma import uma_of_places

NOT_BUST = -1
TO_THE_POT = -2


@dataclass(frozen=True)
class Breakdown:
    """What every place of every match gets, and why.

    Arrays are games × places; amounts are units (see `amounts`).

    counted: the points that are settled
    base: from how many points the difference is counted
    difference: of the counted points from the base
    uma: of the place; 0 where a half-and-half second receives
    own: difference and uma; for the top what all others put down
    shared: what the place gets after tied ranks have shared
    prize_paid, prize_got: bust prizes
    score: shared − prize_paid + prize_got; 0 in sum
    """

    ranking: Ranking
    counted: Ints
    base: Ints
    difference: Ints
    uma: Ints
    own: Ints
    shared: Ints
    prize_paid: Ints
    prize_got: Ints
    score: Ints


def break_down(rules: Ruleset, points: Ints, prize_to: Ints) -> Breakdown:
    """Settle many matches.

    points: final points, games × seats, the seats in the starting order
    prize_to: games × seats: which seat gets the bust prize of this seat; NOT_BUST, or TO_THE_POT
    """
    units = units_per_p(rules.settlement)
    ranked = ranking(rules.settlement, points)
    counted = np.take_along_axis(counted_points(rules, points), ranked.order, axis=1)
    receives = _receives(rules, counted)
    base = _bases(rules, receives)
    difference = (counted - base) * (units // rules.settlement.rate)
    uma = np.where(receives, 0, uma_of_places(rules, points) * units)
    prize = rules.bust.prize * units
    paid = np.where(prize_to == NOT_BUST, 0, prize)
    own = difference + uma
    to_the_pot = (prize_to == TO_THE_POT).sum(axis=1) * prize
    own[:, 0] = to_the_pot - own[:, 1:].sum(axis=1)
    shared = _share(own, ranked.group, int(step_of(rules.settlement) * units))
    prize_paid = np.take_along_axis(paid, ranked.order, axis=1)
    prize_got = np.take_along_axis(_prizes_got(prize_to, prize), ranked.order, axis=1)
    return Breakdown(
        ranked,
        counted,
        base,
        difference,
        uma,
        own,
        shared,
        prize_paid,
        prize_got,
        shared - prize_paid + prize_got,
    )


def _receives(rules: Ruleset, counted: Ints) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Which places below the top receive their difference in half-and-half (ds-71)."""
    half = rules.settlement.half_and_half
    if half is None:
        return np.zeros(counted.shape, dtype=bool)
    receives = counted >= half.receives_from
    receives[:, 0] = False
    return receives


def _bases(rules: Ruleset, receives: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Ints:
    half = rules.settlement.half_and_half
    if half is None:
        return np.full(receives.shape, rules.settlement.target, dtype=np.int64)
    return np.where(receives, half.receives_from, half.base).astype(np.int64)


def _share(own: Ints, group: Ints, step: int) -> Ints:
    """Let each tie group share what its places get.

    They share in multiples of the step; the rest goes to the earlier seat (ds-12).
    """
    shared = np.empty_like(own)
    place = np.arange(own.shape[1])
    for number in range(own.shape[1]):
        members = group == number
        count = np.maximum(members.sum(axis=1, keepdims=True), 1)
        total = np.where(members, own, 0).sum(axis=1, keepdims=True)
        each = total // (count * step) * step
        first = place == members.argmax(axis=1)[:, None]
        np.copyto(shared, np.where(first, total - each * (count - 1), each), where=members)
    return shared


def _prizes_got(prize_to: Ints, prize: int) -> Ints:
    seats = np.arange(prize_to.shape[1])
    got: Ints = (prize_to[:, :, None] == seats).sum(axis=1) * prize
    return got

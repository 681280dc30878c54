"""The uma of each place."""

import numpy as np

from ariari.rules.model import Ruleset

from .counting import Ints
from .errors import SettlementError


def uma_of_places(rules: Ruleset, points: Ints) -> Ints:
    """Uma in P, games × places, from the final points (games × seats).

    By how many float (ey-05) or by rank alone. The top's is not used: the top takes what all others put down.
    """
    games, seats = points.shape
    if rules.settlement.uma_by_floaters:
        return _by_floaters(rules, points)
    return np.broadcast_to(np.array(_by_rank(rules, seats), dtype=np.int64), (games, seats))


def _by_rank(rules: Ruleset, seats: int) -> tuple[int, ...]:
    uma = rules.settlement.uma
    if not uma:
        return (0,) * seats
    if seats > rules.seats.players:
        if rules.settlement.uma_with_sitter_out:
            return rules.settlement.uma_with_sitter_out
        lower = uma[1:] + uma[-1:] * (seats - len(uma))
        return (-sum(lower), *lower)
    return uma


def _by_floaters(rules: Ruleset, points: Ints) -> Ints:
    float_line = (
        rules.settlement.target if rules.settlement.floats_from is None else rules.settlement.floats_from
    )
    floaters = (points >= float_line).sum(axis=1)
    seats = points.shape[1]
    uma_of = {int(number): uma for number, uma in rules.settlement.uma_by_floaters.items()}
    table = np.zeros((seats + 1, seats), dtype=np.int64)
    for count in np.unique(floaters):
        # All float only where all are level at the return points: nobody stands out, as when none float.
        uma = uma_of.get(0 if count == seats else int(count))
        if uma is None:
            raise SettlementError("no-uma", floaters=int(count), line=float_line, house=rules.called)
        table[count] = uma
    by_place: Ints = table[floaters]
    return by_place

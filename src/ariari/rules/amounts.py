"""What hands of a house can be worth.

The kernel scores hands; this only lists the amounts its rules allow, to see that a house's table is whole.
"""

from collections.abc import Iterator

from .model import Ruleset

_LIMITS = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}
_MANGAN = _LIMITS["mangan"]
_ORDINARY_FU = (20, 25, *range(30, 120, 10))


def other_ron_amounts(rules: Ruleset) -> list[int]:
    """The points of a non-dealer's hand by ron, for every fu and han below mangan and every limit."""
    unit = rules.payments.unit
    return sorted({-(-base * 4 // unit) * unit for base in _base_points(rules)})


def _base_points(rules: Ruleset) -> Iterator[int]:
    yield from _LIMITS.values()
    for fu in _fu(rules):
        for han in range(rules.winning.min_han, 5):
            yield min(fu << (han + 2), _MANGAN)


def _fu(rules: Ruleset) -> Iterator[int]:
    if rules.fu.fixed is not None:
        yield rules.fu.fixed
        return
    for fu in _ORDINARY_FU:
        if rules.fu.cap is None or fu <= rules.fu.cap:
            yield fu

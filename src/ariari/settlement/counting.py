"""Which points a settlement counts: below 0 or not, and to which thousand."""

import numpy as np
from numpy.typing import NDArray

from ariari.rules.model import Ruleset

Ints = NDArray[np.int64]

THOUSAND = 1000
# What is added to the size of the points before cutting off the hundreds.
_ADDED = {"half-up": 500, "five-down-six-up": 400, "up": 999, "down": 0}


def counted_points(rules: Ruleset, points: Ints) -> Ints:
    """The points that are settled, from the final points (same shape).

    Nothing below 0 where the house does not count it (dy-07); then rounded to the thousand. Rounding goes by
    size: what is owed below 0 is rounded as what is held above it (ey-23: halves away from zero).
    """
    counted = points if rules.bust.below_zero_counts else np.maximum(points, 0)
    if rules.settlement.rounding == "none":
        return counted
    size = (np.abs(counted) + _ADDED[rules.settlement.rounding]) // THOUSAND * THOUSAND
    rounded: Ints = np.sign(counted) * size
    return rounded

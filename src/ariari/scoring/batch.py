"""Score many wins at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .. import _kernel
from ..rules.model import Ruleset
from .house import house_of
from .prepared import PreparedWin, check_house

ROW: Final = np.dtype(
    [
        ("points", np.int32),
        ("deltas", np.int32, 4),
        ("bonus", np.int32, 5),
        ("han", np.int16),
        ("fu", np.int16),
        ("yakuman", np.int8),
        ("chips", np.int8),
        ("limit", np.uint8),
        ("error", np.uint8),
    ]
)
"""One scored win.

`points`: the winner's gain before honba and sticks; `deltas`: change in points by seat wind E S W N; `bonus`:
change in P by seat wind, and of whoever sits out; `limit` and `error` index LIMITS and ERRORS, and a win with
an error is 0 throughout."""

LIMITS: Final = tuple(_kernel.LIMITS)
ERRORS: Final = tuple(_kernel.SCORE_ERRORS)


def score_batch(rules: Ruleset, wins: Sequence[PreparedWin]) -> NDArray[Any]:
    """Scores prepared wins of one house; an array of ROW, in the order given.

    Runs without the interpreter's lock. Raises WinError for a win prepared for other rules.
    """
    house = house_of(rules)
    for win in wins:
        if win.house is not house:
            check_house(rules, win)
    return _kernel.score_batch(house.kernel, [win.kernel for win in wins]).view(ROW).reshape(len(wins))

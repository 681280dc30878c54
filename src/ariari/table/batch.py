"""Many matches in one go, in the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .. import _kernel
from ..rules.model import Ruleset
from ..scoring.house import house_of
from ..worded import Listed
from .bots import bot_names
from .chance import key_of
from .errors import TableError
from .given import LARGEST, ruleset, within

BUSTED_BY = ("win", "draw", "other")
MOST_THREADS: Final = 256
END_REASONS = ("none", "last-round", "last-dealer", "target", "bust", "mercy")


def play_batch(
    rules: Ruleset,
    count: int,
    bots: Sequence[str] = (),
    *,
    seed: int | None = None,
    first: int = 0,
    threads: int = 1,
) -> dict[str, NDArray[np.int32]]:
    """Plays whole matches between native bots; their number decides how many people share the table.

    bots: a name for each seat, one of `BOTS`; none: random ones for as many as play
    seed, first: match `first + i` of a seed is always the same, whatever the number of threads; its key is
        `_kernel.game_key(key_of(seed), first + i)`

    Returns columns of `count` rows. By match and seat: points, bonus (P), chips, and the numbers of rounds
    played, wins, tsumos (wins by tsumo), deal_ins, riichis, calls (rounds with a call), gains (points of wins
    before honba and sticks); who was busted, −1 where nobody: bust_by (an index of `BUSTED_BY`), bust_first
    (the first in turn of those who were paid), bust_emptier (in paying whom the stack came to nothing). By
    match: rounds, decisions, turns (discards), draws (exhaustive), aborts, sticks (points left on the table),
    dealer_noten (1: ended by a draw with its dealer noten), end (an index of `END_REASONS`).

    Raises TableError for a bot there is not, a number of people that the house does not seat, or another
    number that cannot be; TypeError for what is of another kind.
    """
    house = house_of(ruleset(rules))
    names = bot_names(bots) or ["random"] * rules.seats.players
    if len(names) not in rules.seats.participants:
        allowed = Listed(rules.seats.participants, "either")
        raise TableError("number-of-bots", n=len(names), house=rules.called, allowed=allowed)
    count, first = within(count, "count", 0, LARGEST), within(first, "first", 0, LARGEST)
    threads = within(threads, "threads", 1, MOST_THREADS)
    return _kernel.play_batch(house.kernel, len(names), key_of(seed), first, count, names, threads)

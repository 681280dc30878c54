"""Settlement of many matches at once, for simulations."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ariari.rules.model import Ruleset

from .amounts import units_per_p
from .breakdown import NOT_BUST, TO_THE_POT, break_down
from .counting import Ints
from .errors import SettlementError


@dataclass(frozen=True)
class Settlements:
    """Many settled matches; arrays are games × seats.

    ranks: from 1
    units: the scores as whole numbers of units; a row's sum is 0
    units_per_p: how many units are one P
    """

    ranks: Ints
    units: Ints
    units_per_p: int

    @property
    def score(self) -> NDArray[np.float64]:
        """The scores in P."""
        return self.units / self.units_per_p


def settle_many(rules: Ruleset, points: ArrayLike, prize_to: ArrayLike | None = None) -> Settlements:
    """Settle many matches: the scores of `settle`, by the same arithmetic.

    points: final points, games × seats, left-over sticks given out already; seats from the starting dealer
    prize_to: games × seats: who gets the bust prize of that seat: a seat, NOT_BUST (-1), or TO_THE_POT (-2);
        by default nobody was busted

    Raises SettlementError if the shapes are not those, or a prize goes to no seat or to its payer.
    """
    held = np.asarray(points, dtype=np.int64)
    if held.ndim != 2 or held.shape[1] not in {rules.seats.players, *rules.seats.participants}:
        raise SettlementError("wrong-shape", seats=rules.seats.players, shape=str(held.shape))
    to = np.full(held.shape, NOT_BUST) if prize_to is None else np.asarray(prize_to, dtype=np.int64)
    if to.shape != held.shape:
        raise SettlementError("prize-shape", shape=str(to.shape), wanted=str(held.shape))
    wrong = (to < TO_THE_POT) | (to >= held.shape[1]) | (to == np.arange(held.shape[1]))
    if wrong.any():
        game, seat = np.argwhere(wrong)[0]
        raise SettlementError("prize-to-nobody", game=int(game), seat=int(seat), taker=int(to[game, seat]))
    broken = break_down(rules, held, to)
    units = np.empty_like(broken.score)
    np.put_along_axis(units, broken.ranking.order, broken.score, axis=1)
    return Settlements(broken.ranking.ranks, units, units_per_p(rules.settlement))

"""Who is ranked where."""

from dataclasses import dataclass

import numpy as np

from ariari.rules.sections import Settlement

from .counting import Ints


@dataclass(frozen=True)
class Ranking:
    """The places of many matches; arrays are games × places, the top first.

    order: the seat at each place; equal points stand in the starting order
    group: the place's tie group, counted from 0: those of one group are ranked alike and share what they get
    ranks: games × seats, each seat's rank from 1; those of one group have the same
    """

    order: Ints
    group: Ints
    ranks: Ints


def ranking(section: Settlement, points: Ints) -> Ranking:
    """Rank the seats, in the starting order, by points and the house's tie rule (dy-15, ds-12, ey-06)."""
    games, seats = points.shape
    order = np.argsort(-points, axis=1, kind="stable")
    placed = np.take_along_axis(points, order, axis=1)
    alike = np.zeros((games, seats), dtype=bool)
    alike[:, 1:] = placed[:, 1:] == placed[:, :-1]
    if section.tie == "earlier-seat":
        alike[:] = False
    elif section.tie == "shared-top":
        alike &= placed == placed[:, :1]
    group = np.cumsum(~alike, axis=1) - 1
    place = np.arange(1, seats + 1)
    rank_at_place = np.maximum.accumulate(np.where(alike, 0, place), axis=1)
    ranks = np.empty_like(order)
    np.put_along_axis(ranks, order, rank_at_place, axis=1)
    return Ranking(order, group, ranks)

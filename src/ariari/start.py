"""Where a match may start: what is told of the first round, looked at before it is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ._kernel import MOST_HONBA, MOST_POINTS
from .rules.model import Ruleset
from .worded import Said, Worded, WordedError

WINDS: Final = "ESWN"


class StartError(WordedError):
    """A match cannot start like this: the message says what was told, and what would be right."""

    room = __package__


def check_start(
    rules: Ruleset,
    people: int,
    *,
    wind: object,
    dealer: int,
    honba: int,
    sticks: int,
    extra: bool,
    points: Sequence[int],
) -> int:
    """The number of the round wind, E being 0. Raises StartError unless the house can play such a round.

    people: who share the table; dealer: a seat; sticks: points on the table; points: by seat
    """
    if not isinstance(wind, str) or wind not in tuple(WINDS):
        raise StartError("no-round-wind", wind=str(wind)[:80], winds=tuple(WINDS))
    _check_wind(rules, people, wind, extra)
    if not 0 <= dealer < people:
        raise StartError("no-such-dealer", seat=dealer, last=people - 1)
    for what, n in (("honba", honba), ("sticks", sticks)):
        if n < 0:
            raise StartError("below-zero", what=what, n=n)
    if honba > MOST_HONBA:
        raise StartError("too-much-at-start", what="honba", n=honba, most=MOST_HONBA)
    if len(points) != people:
        raise StartError("points-by-seat", n=len(points), people=people)
    held: list[tuple[str | Worded, int]] = [(_points_of(seat), n) for seat, n in enumerate(points)]
    for told, n in (("sticks", sticks), *held):
        if abs(n) > MOST_POINTS:
            raise StartError("too-much-at-start", what=told, n=n, most=MOST_POINTS)
    return WINDS.index(wind)


def _check_wind(rules: Ruleset, people: int, wind: str, extra: bool) -> None:
    """Whether the house plays a round in that wind, or an extra one."""
    later = _extra_winds(rules, people)
    if extra and not later:
        raise StartError("no-extra-rounds", house=rules.called)
    if extra and wind not in later:
        raise StartError("wind-not-of-extra-rounds", wind=wind, house=rules.called, winds=later)
    if not extra and wind not in rules.length.winds:
        which = "wind-of-extra-rounds" if wind in later else "wind-not-played"
        raise StartError(which, wind=wind, house=rules.called, winds=rules.length.winds)


def _extra_winds(rules: Ruleset, people: int) -> Sequence[str]:
    """The round winds that the extra rounds can come to."""
    length = rules.length
    if length.extra == "none":
        return ()
    if length.extra == "return-east":
        return length.winds
    later = WINDS[len(length.winds) :]
    return tuple(later if length.extra_rounds is None else later[: -(-length.extra_rounds // people)])


def _points_of(seat: int) -> Said:
    return Said(__package__, "points-of-seat", seat=seat)

"""Who is liable for a win that is claimed (pao)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ariari.quoting import shortened
from ariari.scoring.house import WINDS
from ariari.worded import Argument

from .errors import ReportError
from .position import Position

_NEVER_TOGETHER = {"daisangen", "daisuushii"}
"""Three dragons and four winds are seven melds."""


@dataclass(frozen=True)
class Liability:
    """The liable people of one claim, as winds, in the order in which they became liable.

    whole: who is liable, where it need not be told for what
    each: who is liable for which yakuman
    """

    whole: int | None = None
    each: tuple[tuple[str, int], ...] = ()

    @property
    def winds(self) -> frozenset[int]:
        alone = () if self.whole is None else (self.whole,)
        return frozenset((*alone, *(wind for _, wind in self.each)))

    @property
    def record(self) -> str | dict[str, str] | None:
        """As `ariari.Win` has it."""
        if self.each:
            return {yaku: WINDS[wind] for yaku, wind in self.each}
        return None if self.whole is None else WINDS[self.whole]

    def shares(self, position: Position, times: int) -> list[tuple[int, int]]:
        """Each liable wind and how many of the `times` yakuman they are liable for."""
        if self.whole is not None:
            return [(self.whole, times)]
        return [(wind, _yakuman(position, yaku)) for yaku, wind in self.each]


def liability_of(position: Position, winner: int, told: int | Mapping[str, Any] | None) -> Liability:
    """What was told: a seat, or a seat for each yakuman. Raises ReportError for what cannot be."""
    if told is None:
        return Liability()
    if not isinstance(told, Mapping):
        return Liability(whole=_wind(position, winner, told))
    rules = position.rules
    known = [yaku for yaku in rules.liability.yaku if _yakuman(position, yaku)]
    for yaku in told:
        if yaku not in known:
            raise _refuse(
                position, winner, "liable-yaku", house=rules.called, yaku=shortened(yaku), allowed=known
            )
    if not told or told.keys() >= _NEVER_TOGETHER:
        raise _refuse(position, winner, "liable-together")
    return Liability(each=tuple((yaku, _wind(position, winner, seat)) for yaku, seat in told.items()))


def _wind(position: Position, winner: int, seat: Any) -> int:
    if type(seat) is not int:
        raise ReportError("field-type", type="hora", field="liable", value=shortened(seat))
    if seat == winner:
        raise _refuse(position, winner, "own-liability")
    return position.wind(position.seat(seat))


def _yakuman(position: Position, yaku: str) -> int:
    """How many times a yakuman this yaku is in the house; 0 if it does not play it."""
    times = next((one.yakuman for one in position.house.yaku if one.id == yaku), 0)
    return times if position.rules.value.double_yakuman else min(times, 1)


def _refuse(position: Position, winner: int, id: str, **told: Argument) -> ReportError:
    return ReportError(id, who=position.name(winner), **told)

"""All the flowers laid aside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .errors import ReportError
from .position import Position
from .report import Report


@dataclass(frozen=True)
class Flowers(Report):
    """Somebody has laid aside all the flowers of the set, and is paid at once."""

    kind: ClassVar[str] = "all_flowers"
    actor: int

    def on(self, position: Position) -> None:
        seat = position.playing(self.actor)
        if not position.rules.bonus.all_flowers:
            raise ReportError(f"{position.rules.id} pays nothing for all the flowers")
        if void := [ruling.infraction for ruling in position.player(seat).rulings if ruling.voids_flowers]:
            raise ReportError(f"{position.name(seat)} is paid nothing for the flowers: {void[0]}")
        for other, player in position.round.items():
            if player.all_flowers:
                raise ReportError(f"{position.name(other)} has all the flowers of this round already")
        position.player(seat).all_flowers = True
        position.match.all_flowers(position.wind(seat))

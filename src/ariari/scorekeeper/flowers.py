"""All the flowers laid aside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ariari.referee import infraction_name

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
            raise ReportError("flowers-unpaid", house=position.rules.called)
        if void := [ruling.infraction for ruling in position.player(seat).rulings if ruling.voids_flowers]:
            raise ReportError("flowers-void", who=position.name(seat), infraction=infraction_name(void[0]))
        for other, player in position.round.items():
            if player.all_flowers:
                raise ReportError("flowers-paid-already", who=position.name(other))
        position.player(seat).all_flowers = True
        position.match.all_flowers(position.wind(seat))

"""A riichi, its stick on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .errors import ReportError
from .position import DOUBLE, Position
from .report import Report


@dataclass(frozen=True)
class Riichi(Report):
    """A riichi whose discard has passed. `actor` is a seat."""

    kind: ClassVar[str] = "reach_accepted"
    actor: int
    open: bool = False
    double: bool = False

    def on(self, position: Position) -> None:
        seat = position.playing(self.actor)
        player, rules = position.player(seat), position.rules.riichi
        name, held = position.name(seat), position.match.points[seat]
        if player.riichi:
            raise ReportError("in-riichi-already", who=name)
        position.bar(seat, "riichi")
        if self.open and not rules.open.allowed:
            raise ReportError("no-open-riichi", house=position.rules.called)
        stick = rules.open.stick if self.open else rules.stick
        if rules.min_points is not None and held < max(rules.min_points, stick):
            raise ReportError("riichi-points", who=name, held=held, needed=max(rules.min_points, stick))
        player.riichi = DOUBLE if self.double else 1
        player.riichi_number = 1 + sum(1 for other in position.round.values() if other.riichi_number)
        player.open_riichi = self.open
        player.stake = stick
        position.match.stake(position.wind(seat), stick)

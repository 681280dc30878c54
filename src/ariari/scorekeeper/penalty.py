"""An infraction, ruled on by the referee."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ariari import _kernel
from ariari.referee import RefereeError, Ruling, decide

from .errors import ReportError
from .position import Position
from .report import Report


@dataclass(frozen=True)
class Penalty(Report):
    """An infraction. `tiles` are those concerned; `staff`: the staff's decision, where it is left to them."""

    kind: ClassVar[str] = "penalty"
    actor: int
    infraction: str
    tiles: str = ""
    staff: str | None = None

    def on(self, position: Position) -> None:
        seat = position.playing(self.actor)
        player = position.player(seat)
        ruling = self.ruling(position)
        player.rulings += (ruling,)
        player.barred |= ruling.barred
        player.chombo_at_draw |= ruling.when == "at-draw"
        if ruling.voids_flowers and player.all_flowers:
            player.all_flowers = False
            position.match.void_all_flowers(position.wind(seat))
        if ruling.consequence == "fine":
            position.match.fine(position.wind(seat))
        if ruling.consequence == "chombo":
            position.end_round(_kernel.Outcome.chombo([position.wind(seat)]))

    def ruling(self, position: Position) -> Ruling:
        """What the referee says. Raises ReportError if it is left to the staff, and they have not said."""
        seat = position.seat(self.actor)
        context = position.context(seat, self.tiles)
        try:
            return decide(position.rules, self.infraction, context, self.staff, who=position.name(seat))
        except RefereeError as error:
            raise ReportError("refused-by-referee", why=error) from None

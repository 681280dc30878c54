"""People who leave their seat to another between rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .errors import ReportError
from .name import check_name
from .position import Position
from .report import Report


def _between_rounds(position: Position) -> None:
    if any(player.riichi or player.rulings or player.all_flowers for player in position.round.values()):
        raise ReportError("between-rounds")
    if position.match.over:
        raise ReportError("match-over")


@dataclass(frozen=True)
class Leave(Report):
    """Somebody leaves; the seat keeps its points until somebody sits there."""

    kind: ClassVar[str] = "leave"
    seat: int

    def on(self, position: Position) -> None:
        _between_rounds(position)
        seat = position.seat(self.seat)
        if position.names[seat] is None:
            raise ReportError("seat-vacant-already", seat=seat)
        position.names = tuple(None if at == seat else name for at, name in enumerate(position.names))


@dataclass(frozen=True)
class Sit(Report):
    """Somebody takes a vacant seat with its points."""

    kind: ClassVar[str] = "sit"
    seat: int
    name: str

    def on(self, position: Position) -> None:
        _between_rounds(position)
        check_name(self.name)
        seat = position.seat(self.seat)
        if position.names[seat] is not None:
            raise ReportError("seat-taken", who=position.name(seat), seat=seat)
        if self.name in position.names:
            raise ReportError("sits-already", who=self.name)
        position.names = tuple(self.name if at == seat else name for at, name in enumerate(position.names))

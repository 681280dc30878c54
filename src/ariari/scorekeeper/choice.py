"""The last dealer's choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .errors import ReportError
from .position import Position
from .report import Report


@dataclass(frozen=True)
class Choice(Report):
    """Whether the last dealer ends the match, where the house leaves it to them (ey-11)."""

    kind: ClassVar[str] = "last_dealer"
    end: bool

    def on(self, position: Position) -> None:
        if position.match.stage != "choice":
            raise ReportError("nothing-to-choose")
        position.match.choose(self.end)

"""Chips and other bonus payments that people report by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ariari.settlement import Entry

from .errors import ReportError
from .position import Position
from .report import Report


@dataclass(frozen=True)
class Chips(Report):
    """`payer` gives `taker` so many chips; what wins bring by themselves is no part of it."""

    kind: ClassVar[str] = "chips"
    payer: int
    taker: int
    count: int

    def on(self, position: Position) -> None:
        payer, taker = position.seat(self.payer), position.seat(self.taker)
        value = position.rules.bonus.chips.value
        if not value:
            raise ReportError("no-chips", house=position.rules.called)
        if self.count <= 0:
            raise ReportError("chips-not-positive", n=self.count)
        if payer == taker:
            raise ReportError("chips-to-oneself", who=position.name(payer))
        position.extra_bonus += (Entry(payer, taker, self.count * value, "chip"),)

"""Chips handed over beside what the wins bring."""

from __future__ import annotations

from collections.abc import Sequence

from ..markup import button, say
from .desk import Desk, Line
from .dialog import Dialog

_MOST = 99


class ChipsDialog(Dialog):
    """From whom, to whom, how many."""

    called = "keep-chips"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.payer: int | None = None
        self.taker: int | None = None
        self.count = 1

    def press(self, event: str) -> Sequence[Line]:
        word, _, rest = event.partition(" ")
        seat = self.desk.seat(rest)
        if word == "payer":
            self.payer = seat
            self.taker = None if self.taker == seat else self.taker
        elif word == "taker":
            self.taker = seat
        elif word == "count" and rest in ("-5", "-1", "1", "5"):
            self.count = max(1, min(_MOST, self.count + int(rest)))
        elif word == "hand-over" and self.payer is not None and self.taker is not None:
            return [{"type": "chips", "payer": self.payer, "taker": self.taker, "count": self.count}]
        return ()

    def body(self) -> str:
        told, desk = self.told, self.desk
        everybody = range(len(desk.names))
        others = [seat for seat in everybody if seat != self.payer]
        steps = [
            button(f"count {n}", f"{n:+d}".replace("-", "−"), disabled=self.count + n < 1)
            for n in (-5, -1, 1, 5)
        ]
        return (
            f"<h3>{say(told, 'keep-payer')}</h3>"
            f"{desk.people('payer', everybody, () if self.payer is None else (self.payer,))}"
            f"<h3>{say(told, 'keep-taker')}</h3>"
            f"{desk.people('taker', others, () if self.taker is None else (self.taker,))}"
            f"<h3>{say(told, 'keep-chips')}</h3>"
            f'<div class="stepper">{steps[0]}{steps[1]}<b>{self.count}</b>{steps[2]}{steps[3]}</div>'
        )

    def buttons(self) -> str:
        ready = self.payer is not None and self.taker is not None
        return button("hand-over", self.told.text("keep-hand-over"), "main big", disabled=not ready)

"""An infraction at a real table, and what the referee says of it."""

from __future__ import annotations

from collections.abc import Sequence

from ..infraction_form import InfractionForm
from .desk import Desk, Line
from .dialog import Dialog


class PenaltyDialog(Dialog):
    """The form on an infraction; what it comes to is proposed."""

    called = "keep-penalty"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.form = InfractionForm(desk)

    def press(self, event: str) -> Sequence[Line]:
        report = self.form.press(event)
        return () if report is None else [report]

    def body(self) -> str:
        return self.form.html()

    def buttons(self) -> str:
        return self.form.button()

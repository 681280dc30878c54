"""People who leave, and who take their seats, between rounds."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..markup import button, say, text_field
from .desk import Desk, Line
from .dialog import Dialog


class SeatingDialog(Dialog):
    """Each seat with who sits there. A seat keeps its points."""

    called = "keep-seating"

    at_once = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.names: dict[int, str] = {}

    def press(self, event: str) -> Sequence[Line]:
        word, _, rest = event.partition(" ")
        seat = self.desk.seat(rest)
        if seat is None:
            return ()
        if word == "stand-up":
            return [{"type": "leave", "seat": seat}]
        if word == "sit":
            return [{"type": "sit", "seat": seat, "name": self.names.get(seat, "")}]
        return ()

    def typed(self, event: str) -> bool:
        field, _, value = event.partition("=")
        seat = self.desk.seat(field.removeprefix("sits"))
        if field.startswith("sits") and seat is not None:
            self.names[seat] = "".join(value.split())[:16]
        return False

    def body(self) -> str:
        rows = "".join(self._row(seat) for seat in range(len(self.desk.names)))
        return f'<p class="soft">{say(self.told, "keep-seating-about")}</p><div class="tenpai">{rows}</div>'

    def _row(self, seat: int) -> str:
        told, name = self.told, self.desk.names[seat]
        if self.desk.keeper.names[seat] is not None:
            away = button(f"stand-up {seat}", told.text("keep-leave"), "big")
            return f'<b class="name">{escape(name)}</b><div class="people">{away}</div>'
        field = text_field(f"sits{seat}", told.text("keep-sits"), self.names.get(seat, ""), 'maxlength="16"')
        return (
            f'<b class="name soft">{escape(name)}</b><div class="people">{field}'
            f"{button(f'sit {seat}', told.text('keep-sit'), 'big main')}</div>"
        )

"""What everybody needs in this round to stand at a rank."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..markup import button, pressed, say
from .desk import Desk, Line
from .dialog import Dialog
from .needs import needs_lines


class NeedsDialog(Dialog):
    """For each player, by rank."""

    called = "keep-needs"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.rank = 1

    def press(self, event: str) -> Sequence[Line]:
        word, _, rest = event.partition(" ")
        if word == "rank" and rest.isdecimal() and 1 <= int(rest) < len(self.desk.names):
            self.rank = int(rest)
        return ()

    def body(self) -> str:
        told, desk = self.told, self.desk
        ranks = "".join(
            button(f"rank {n}", told.text("keep-rank", n=n), more=pressed(n == self.rank))
            for n in range(1, len(desk.names))
        )
        cards = "".join(self._card(seat) for seat in desk.playing)
        return f'<div class="people">{ranks}</div><div class="needs-cards">{cards}</div>'

    def _card(self, seat: int) -> str:
        items = "".join(f"<li>{escape(line)}</li>" for line in needs_lines(self.desk, seat, self.rank))
        none = f"<li>{say(self.told, 'keep-needs-none')}</li>"
        return f"<section><h3>{escape(self.desk.names[seat])}</h3><ul>{items or none}</ul></section>"

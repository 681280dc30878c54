"""All the flowers laid aside."""

from __future__ import annotations

from collections.abc import Sequence

from ..markup import say
from .desk import Line
from .dialog import Dialog


class FlowersDialog(Dialog):
    """Who has laid them aside."""

    called = "keep-flowers"

    def press(self, event: str) -> Sequence[Line]:
        word, _, rest = event.partition(" ")
        seat = self.desk.seat(rest)
        return [{"type": "all_flowers", "actor": seat}] if word == "actor" and seat is not None else ()

    def body(self) -> str:
        return f"<h3>{say(self.told, 'keep-who')}</h3>{self.desk.people('actor', self.desk.playing)}"

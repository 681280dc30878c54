"""How the match would be settled if it ended now."""

from __future__ import annotations

from collections.abc import Sequence

from ..markup import say
from .desk import Line
from .dialog import Dialog


class StandingDialog(Dialog):
    """The settlement of the points as they stand."""

    called = "keep-standing"

    def press(self, _event: str) -> Sequence[Line]:
        return ()

    def body(self) -> str:
        about = say(self.told, "keep-standing-about")
        return f'<p class="soft">{about}</p>{self.desk.settlement(force=True)}'

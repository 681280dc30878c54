"""What is not needed in every round."""

from __future__ import annotations

from collections.abc import Sequence

from ..markup import button, link
from .desk import Line
from .dialog import Dialog


class MoreDialog(Dialog):
    """Ways to the rarer dialogs, and what can be downloaded."""

    called = "keep-more"

    def press(self, _event: str) -> Sequence[Line]:
        return ()

    def body(self) -> str:
        rules, told, id = self.desk.rules, self.told, self.desk.keeping.id
        kinds = ["flowers"] if rules.bonus.all_flowers else []
        kinds += ["chips"] if rules.bonus.chips.value else []
        kinds += ["seating", "needs", "standing", "links"]
        keys = "".join(button(f"open {kind}", told.text(f"keep-{kind}"), "big") for kind in kinds)
        log = link(f"/keep/{id}/log.jsonl", told.text("keep-log"))
        return f'<div class="more">{keys}{log}</div>'

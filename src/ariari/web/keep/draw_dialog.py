"""A round that nobody wins."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..markup import button, pressed, say
from .desk import Desk, Line
from .dialog import Dialog

_ABORTS: Final = {
    "nine-terminals": "nine_terminals",
    "four-winds": "four_winds",
    "all-riichi": "all_riichi",
    "triple-ron": "triple_ron",
    "four-kans": "four_kans",
}
"""Each kind, and the key of `draws.abortive` that allows it."""


class DrawDialog(Dialog):
    """Who is tenpai, who has nagashi, or what broke the round off."""

    called = "keep-draw"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.marked = {("tenpai", seat) for seat in desk.state.riichi}

    def press(self, event: str) -> Sequence[Line]:
        word, _, rest = event.partition(" ")
        seat = self.desk.seat(rest)
        if word in self._kinds and seat is not None:
            self.marked ^= {(word, seat)}
        elif word == "abort" and rest in _ABORTS:
            return [{"type": "ryukyoku", "reason": rest}]
        elif word == "exhaustive":
            return [self._exhaustive()]
        return ()

    def _exhaustive(self) -> Line:
        seats = {kind: [s for s in self.desk.playing if (kind, s) in self.marked] for kind in self._kinds}
        return {"type": "ryukyoku", "reason": "exhaustive"} | {
            kind: sorted(s) for kind, s in seats.items() if s
        }

    @property
    def _kinds(self) -> list[str]:
        """What a player of this house can be at a draw."""
        return ["tenpai"] + (["nagashi"] if self.desk.rules.draws.nagashi.value != "none" else [])

    def body(self) -> str:
        rows = "".join(self._row(seat) for seat in self.desk.playing)
        return f'{self._chombo()}<div class="tenpai">{rows}</div>{self._aborts()}'

    def _row(self, seat: int) -> str:
        keys = "".join(
            button(
                f"{kind} {seat}",
                self.told.text(f"keep-{kind}"),
                "big",
                more=pressed((kind, seat) in self.marked),
            )
            for kind in self._kinds
        )
        return f'<b class="name">{escape(self.desk.names[seat])}</b><div class="people">{keys}</div>'

    def _chombo(self) -> str:
        """Whoever owes a chombo if the round is drawn."""
        owing = [self.desk.names[seat] for seat in self.desk.state.chombo_at_draw]
        if not owing:
            return ""
        return f'<p class="warn">{say(self.told, "keep-chombo-at-draw", name=self.told.listed(owing))}</p>'

    def _aborts(self) -> str:
        abortive = self.desk.rules.draws.abortive
        keys = "".join(
            button(
                f"abort {kind}",
                self.told.text(f"abort-{kind}"),
                disabled=not self.desk.possible({"type": "ryukyoku", "reason": kind}),
            )
            for kind, key in _ABORTS.items()
            if getattr(abortive, key)
        )
        return f'<h3>{say(self.told, "keep-aborts")}</h3><div class="people">{keys}</div>' if keys else ""

    def buttons(self) -> str:
        return button("exhaustive", self.told.text("keep-exhaustive"), "main big")

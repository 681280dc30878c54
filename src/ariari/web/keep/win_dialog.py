"""A win: who won, from whom, what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...scoring import WinError, score
from ..entered_hand import Entered
from ..hand_entry import HandEntry
from ..markup import button, pressed, say
from .desk import Desk, Line
from .dialog import Dialog
from .values import values
from .win_items import WinItems

# What the scorekeeper knows by itself of a hand that is entered.
_KNOWN: Final = frozenset({"riichi", "double-riichi", "open_riichi"})
_KNOWN_FIELDS: Final = ("seat", "round", "from", "riichi", "open_riichi", "honba", "sticks")


class WinDialog(Dialog):
    """One winner's claim, beside those of others on the same discard who were told before."""

    def __init__(self, desk: Desk, winner: int) -> None:
        super().__init__(desk)
        self.winner = winner
        self.target: int | None = None
        self.chosen = False
        """Whether it is told from whom."""
        self.items = WinItems(desk, winner)
        self.entry: HandEntry | None = None
        self.others: tuple[Line, ...] = ()
        self.on_riichi = False
        """The winning tile was the riichi's own discard, so that the riichi does not stand."""

    @classmethod
    def also(cls, desk: Desk, winner: int, told: Sequence[Line]) -> WinDialog:
        """Another winner of a discard that was proposed as won."""
        dialog = cls(desk, winner)
        dialog.target, dialog.chosen = told[-1]["target"], True
        dialog.others, dialog.on_riichi = tuple(told[-1]["wins"]), len(told) > 1
        return dialog

    # ---- presses

    def press(self, event: str) -> Sequence[Line]:
        if self.entry is not None and self.entry.press(event):
            return ()
        word, _, rest = event.partition(" ")
        if word == "from":
            self._from(rest)
        elif word == "back-to-from":
            self.chosen, self.entry = False, None
        elif word == "worth":
            return self._lines(self._worth(rest))
        elif word == "maneman":
            self.target = None
            return self._lines({"hand": {"pattern": "maneman"}}, items=False)
        elif word == "on-riichi":
            self.on_riichi = not self.on_riichi
        elif word == "enter" and self.chosen:
            self.entry = HandEntry(self.desk.rules, self.told, self._known_hand(), _KNOWN)
        elif word == "chart":
            self.entry = None
        elif word == "entered" and self.entry is not None:
            record = self.entry.entered.win().to_dict()
            hand = {name: value for name, value in record.items() if name not in _KNOWN_FIELDS}
            return self._lines({"hand": hand}, items=False)
        else:
            self.items.press(word, rest)
        return ()

    def typed(self, event: str) -> bool:
        return self.entry is not None and self.entry.press(event)

    def _from(self, rest: str) -> None:
        target = self.desk.seat(rest)
        if rest == "tsumo" or (target is not None and target != self.winner):
            self.target, self.chosen, self.on_riichi = target, True, False

    @staticmethod
    def _worth(rest: str) -> dict[str, Any]:
        """The third touch: `3 40`, or a limit, a yakuman perhaps several times over."""
        first, _, second = rest.partition(" ")
        if first.isdecimal():
            return {"han": int(first)} | ({"fu": int(second)} if second.isdecimal() else {})
        return {"limit": first} | ({"times": int(second)} if second.isdecimal() and second != "1" else {})

    def _lines(self, value: dict[str, Any], *, items: bool = True) -> Sequence[Line]:
        one = {"actor": self.winner, **value}
        one |= self.items.told() if items else self.items.liable.told()
        line: Line = {"type": "hora", "wins": [*self.others, one]}
        if self.target is not None:
            line["target"] = self.target
        # A riichi whose discard deals in has not come to stand: it is taken back with the win.
        return [{"type": "undo"}, line] if self.on_riichi else [line]

    def _known_hand(self) -> Entered:
        desk, state = self.desk, self.desk.state
        target = None if self.target is None else desk.wind(self.target)
        return Entered(
            seat=desk.wind(self.winner) or "E",
            round=state.round[0],
            from_=target,
            riichi=(self.winner in state.riichi) + (self.winner in state.double_riichi),
            flags=frozenset({"open_riichi"} if self.winner in state.open_riichi else ()),
        )

    # ---- drawing

    @property
    def title(self) -> str:
        names = self.desk.names
        if not self.chosen:
            return self.told.text("result-win", name=names[self.winner])
        if self.target is None:
            return self.told.text("result-tsumo", name=names[self.winner])
        return self.told.text("result-ron", name=names[self.winner], **{"from": names[self.target]})

    def body(self) -> str:
        if not self.chosen:
            return self._whom()
        if self.entry is not None:
            return self._hand(self.entry)
        desk = self.desk
        chart = values(desk.rules, self.winner == desk.state.dealer, self.target is None, self.told)
        return f"{self._riichi_discard()}{self.items.brief()}{chart}{self.items.details()}"

    def _whom(self) -> str:
        told, desk = self.told, self.desk
        others = [seat for seat in desk.playing if seat != self.winner]
        tsumo = button("from tsumo", told.text("act-tsumo"), "big main wide")
        if desk.rules.winning.maneman.value != "none":
            tsumo += button("maneman", told.text("keep-maneman"), "big")
        return (
            f'<div class="people">{tsumo}</div><h3>{say(told, "keep-ron-from")}</h3>'
            f"{desk.people('from', others)}"
        )

    def _riichi_discard(self) -> str:
        """Asked if the discarder's riichi is the last thing that was reported."""
        history = self.desk.keeper.history
        last = history[-1].report.to_dict() if history else {}
        if self.target is None or last.get("type") != "reach_accepted" or last["actor"] != self.target:
            return ""
        key = button("on-riichi", self.told.text("keep-on-riichi"), "big", more=pressed(self.on_riichi))
        return f'<div class="people">{key}</div>'

    def _hand(self, entry: HandEntry) -> str:
        worth = ""
        if entry.entered.complete:
            try:
                worth = score(self.desk.rules, entry.entered.win()).explain_html(self.told.lang)
            except WinError:
                worth = ""  # said when it is claimed
        return (
            f'{entry.hand()}<div class="keyboard">{entry.keyboard()}</div>{entry.toggles()}'
            f"{worth}{self.items.liable.html()}"
        )

    def buttons(self) -> str:
        told = self.told
        if not self.chosen:
            return ""
        back = "" if self.others else button("back-to-from", told.text("keep-back"))
        if self.entry is not None:
            claim = button(
                "entered",
                told.text("keep-take"),
                "main big",
                disabled=not self.entry.entered.complete,
            )
            return f"{back}{button('chart', told.text('keep-chart'))}{claim}"
        return f"{back}{button('enter', told.text('keep-enter'))}"

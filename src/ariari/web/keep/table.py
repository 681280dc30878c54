"""The scorekeeper of a real table, on a tablet between the players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from nicegui import ui

from ...scorekeeper import ReportError
from ...scoring import WinError
from ...wording import Wording
from ..frame import live
from ..hall import HallError, Keeping
from ..markup import link, say
from ..refused import error_words
from .centre import centre_html
from .chips_dialog import ChipsDialog
from .confirmation import confirmation_html
from .desk import Desk, Line
from .dialog import Dialog
from .draw_dialog import DrawDialog
from .flowers_dialog import FlowersDialog
from .history import history_html
from .links_dialog import LinksDialog
from .more_dialog import MoreDialog
from .needs_dialog import NeedsDialog
from .penalty_dialog import PenaltyDialog
from .seating_dialog import SeatingDialog
from .seats import seats_html
from .standing_dialog import StandingDialog
from .win_dialog import WinDialog

_DIALOGS: Final[dict[str, Callable[[Desk], Dialog]]] = {
    "draw": DrawDialog,
    "penalty": PenaltyDialog,
    "flowers": FlowersDialog,
    "chips": ChipsDialog,
    "seating": SeatingDialog,
    "needs": NeedsDialog,
    "standing": StandingDialog,
    "more": MoreDialog,
}


class KeepTable:
    """One tablet at the table.

    addresses: finds the address of each seat's own link
    """

    def __init__(
        self, keeping: Keeping, told: Wording, addresses: Callable[[], Awaitable[dict[int, str]]]
    ) -> None:
        self.keeping, self.told, self._addresses = keeping, told, addresses
        self.desk = Desk(keeping, told)
        self.dialog: Dialog | None = None
        self.wrong = ""
        self.busy = False
        self._seen = keeping.keeper
        self.table = live(self.pressed, "keep-table")
        self.end = live(None)
        self.history = live(None)
        self.overlay = live(self.pressed)
        self.draw()
        ui.context.client.on_delete(keeping.watch(self.changed))

    # ---- what is pressed

    async def pressed(self, event: str) -> None:
        if "=" in event.partition(" ")[0]:
            if self.dialog is not None and self.dialog.typed(event):
                self.draw()
            return
        if self.busy:
            return
        self.busy, self.wrong = True, ""
        try:
            await self._do(event)
        except (ReportError, HallError, WinError) as error:
            self.wrong = error_words(error, self.told)
        finally:
            self.busy = False
        self.draw()

    async def _do(self, event: str) -> None:
        word, _, rest = event.partition(" ")
        if self.keeping.proposal is not None:
            await self._decide(word, rest)
        elif word == "leave":
            self.dialog = None
        elif word == "open":
            await self._open(rest)
        elif self.dialog is not None:
            await self._told(self.dialog.press(event), at_once=self.dialog.at_once)
        elif word in ("undo", "redo"):
            await self.keeping.report({"type": word})
        elif word == "ends" and rest in ("yes", "no"):
            await self.keeping.report({"type": "last_dealer", "end": rest == "yes"})
        elif (seat := self.desk.seat(rest.partition(" ")[0])) is not None:
            await self._touched(word, seat, rest.partition(" ")[2])

    async def _touched(self, word: str, seat: int, rest: str) -> None:
        """A button at somebody's seat."""
        if word == "win":
            self.dialog = WinDialog(self.desk, seat)
        elif word == "riichi":
            await self.keeping.report({"type": "reach_accepted", "actor": seat})
        elif word == "kind" and rest in ("double", "open"):
            await self._other_riichi(seat, rest)

    async def _other_riichi(self, seat: int, kind: str) -> None:
        """The riichi just told turns out to be double or open, or not to be."""
        last = self.desk.keeper.history[-1].report.to_dict()
        if last["type"] == "reach_accepted" and last["actor"] == seat:
            await self.keeping.report({"type": "undo"}, last | {kind: not last.get(kind, False)})

    async def _open(self, kind: str) -> None:
        if kind == "links":
            self.dialog = LinksDialog(self.desk, await self._addresses())
        elif kind in _DIALOGS:
            self.dialog = _DIALOGS[kind](self.desk)

    async def _told(self, lines: Sequence[Line], *, at_once: bool) -> None:
        if lines and at_once:
            await self.keeping.report(*lines)
        elif lines:
            self.keeping.propose(*lines)

    async def _decide(self, word: str, rest: str) -> None:
        """What is proposed is confirmed, sent back or added to."""
        proposal, seat = self.keeping.proposal, self.desk.seat(rest)
        assert proposal is not None
        if word == "confirm":
            await self.keeping.confirm()
        elif word == "correct":
            self.keeping.withdraw()
        elif word == "agree" and seat is not None:
            await self.keeping.agree(seat)
        elif word == "disagree" and seat is not None:
            self.keeping.disagree(seat)
        elif word == "also" and seat is not None and "target" in proposal.lines[-1]:
            self.dialog = WinDialog.also(self.desk, seat, proposal.lines)
            self.keeping.withdraw()

    # ---- drawing

    def changed(self) -> None:
        """Something was proposed, or counts now: then what was being told here does not hold any more."""
        if self.keeping.keeper is not self._seen:
            self._seen = self.keeping.keeper
            self.dialog, self.wrong = None, ""
        self.draw()

    def draw(self) -> None:
        in_front = self.dialog is not None or self.keeping.proposal is not None
        self.table.content = seats_html(self.desk, centre_html(self.desk, "" if in_front else self._wrong))
        self.end.content = self._settlement() if self.desk.state.stage == "over" else ""
        csv = link(f"/keep/{self.keeping.id}/history.csv", "CSV")
        self.history.content = history_html(self.desk, f'<div class="row">{csv}</div>')
        self.overlay.content = self._overlay()

    @property
    def _wrong(self) -> str:
        if self.wrong or self.keeping.refused_by is None:
            return self.wrong
        return self.told.text("keep-sent-back", name=self.desk.names[self.keeping.refused_by])

    def _overlay(self) -> str:
        if self.keeping.proposal is not None:
            return confirmation_html(self.desk, self.keeping.proposal)
        return self.dialog.html(self._wrong) if self.dialog is not None else ""

    def _settlement(self) -> str:
        id, told = self.keeping.id, self.told
        files = "".join(
            link(f"/keep/{id}/{file}", text)
            for file, text in (
                ("settlement.csv", "CSV"),
                ("settlement.json", "JSON"),
                ("log.jsonl", told.text("keep-log")),
            )
        )
        return (
            f'<section class="card"><h2>{say(told, "play-settlement")}</h2>{self.desk.settlement()}'
            f'<div class="row">{files}</div></section>'
        )

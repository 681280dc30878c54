"""A scorekeeper's table on the phone of somebody who sits there."""

from __future__ import annotations

from html import escape

from nicegui import ui

from ...scorekeeper import ReportError
from ...wording import Wording
from ..frame import live
from ..hall import HallError, Keeping
from ..refused import error_words
from .centre import round_html
from .confirmation import confirmation_html
from .desk import Desk
from .history import history_html
from .seats import seats_html


class KeepSeat:
    """One guest's look at the table. Nothing is told here but whether a claim is right."""

    def __init__(self, keeping: Keeping, seat: int, told: Wording) -> None:
        self.keeping, self.seat, self.told = keeping, seat, told
        self.desk = Desk(keeping, told)
        self.wrong = ""
        self.table = live(None, "keep-table")
        self.end = live(None)
        self.history = live(None)
        self.overlay = live(self.pressed)
        self.draw()
        ui.context.client.on_delete(keeping.watch(self.draw))

    async def pressed(self, event: str) -> None:
        self.wrong = ""
        try:
            if event == f"agree {self.seat}":
                await self.keeping.agree(self.seat)
            elif event == f"disagree {self.seat}":
                self.keeping.disagree(self.seat)
        except (ReportError, HallError) as error:
            self.wrong = error_words(error, self.told)
        self.draw()

    def draw(self) -> None:
        desk = self.desk
        wrong = f'<p class="warn" role="alert">{escape(self.wrong)}</p>' if self.wrong else ""
        self.table.content = seats_html(desk, round_html(desk) + wrong, own=self.seat)
        over = desk.state.stage == "over"
        self.end.content = f'<section class="card">{desk.settlement()}</section>' if over else ""
        self.history.content = history_html(desk)
        proposal = self.keeping.proposal
        asked = proposal is not None and bool(proposal.asked)
        self.overlay.content = confirmation_html(desk, proposal, {self.seat}) if proposal and asked else ""

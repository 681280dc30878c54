"""A seat at a table: drawn again after each change, told what its buttons do."""

from __future__ import annotations

import asyncio
import logging
import time
from html import escape
from typing import Final

from nicegui import Client, ui

from ...table import Action, View
from ...wording import Wording
from ..board import board
from ..frame import live
from ..hall import Refused, Room
from ..hand_row import MODES, action_buttons, hand_row
from ..hints_panel import hints_html
from ..infraction_form import InfractionForm
from ..lobby import lobby
from ..markup import button, link, say, tag
from ..result_panel import match_result, round_result
from ..round_events import of_round
from ..safe_tiles import safe_tiles
from ..seat_status import status_html, why_no_discard
from ..table_court import TableCourt, rulings_html

LOG: Final = logging.getLogger("ariari.web")


def show_table(room: Room, seat: int, told: Wording, base: str) -> None:
    """Build the table for the client that is being served."""
    client = ui.context.client
    _Seat(room, seat, told, base, client)


class _Seat:
    """One client looking on from one seat. It is given the seat's view, and nothing else of the match."""

    def __init__(self, room: Room, seat: int, told: Wording, base: str, client: Client) -> None:
        self.room, self.seat, self.told, self.base, self.client = room, seat, told, base, client
        self.mode = "discard"
        self.hints = False
        self.closed_result = False
        self.why = ""
        """Why the tile that was tapped last cannot be discarded."""
        self.referee: InfractionForm | None = None
        """What the host, having called the referee, tells of an infraction."""
        self.busy = False
        self._drawing = False
        self._asked: tuple[Action, ...] = ()
        ui.context.slot.parent.classes(add="table")
        with ui.element("div").classes("play"):
            self.lobby = live(self.pressed, "lobby")
            with ui.element("div").classes("felt"):
                self.board = live(None, "board-area")
                with ui.element("div").classes("own"):
                    self.status = live(None, "status").props('role="status" aria-live="polite"')
                    self.row = live(self.pressed)
            self.tools = live(self.pressed, "tools")
        self.overlay = live(self.pressed)
        self.draw()
        self._stop = room.watch(seat, self.changed)
        client.on_delete(self._left)
        if room.thinking is not None:
            ui.timer(1.0, self.draw_status)

    # ---- drawing

    def changed(self) -> None:
        """Something has happened; several changes at once are drawn once."""
        if not self._drawing:
            self._drawing = True
            asyncio.get_running_loop().call_soon(self._draw_soon)

    def _draw_soon(self) -> None:
        self._drawing = False
        try:
            self.draw()
        except Exception:
            LOG.exception("not drawn", extra={"room": self.room.id, "seat": self.seat})

    def draw(self) -> None:
        view = self.room.view(self.seat)
        if view is None:
            self.lobby.content = lobby(self.room, self.seat, self.told, self.base)
            return
        self.lobby.content = ""
        names = self.names
        if not any(action.word == self.mode for action in view.legal):
            self.mode = "discard"
        if self.room.showing is not None or self.room.over:
            self._dismiss()
        if view.legal != self._asked:
            self._asked, self.why = view.legal, ""
        self.row.content = row = self._row(view)
        # The own hand is drawn once: beneath the board, or in the picture where there is nothing to tap.
        self.board.content = board(view, names, self.told, own_hand=not row)
        self.tools.content = self._tools(view)
        self.overlay.content = self._overlay(view, names)
        self.draw_status(view)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(
            person.name or self.told.text("play-bot", n=seat + 1)
            for seat, person in enumerate(self.room.people)
        )

    def draw_status(self, view: View | None = None) -> None:
        view = view or self.room.view(self.seat)
        if view is not None:
            self.status.content = status_html(self.room, self.seat, view, self.told) + self.why

    def _row(self, view: View) -> str:
        if self.room.showing is not None or self.room.over:
            return ""
        safe = safe_tiles(view, self.room.rules) if self.hints else ()
        marks = {one.tile: "sure" if one.certain else "likely" for one in safe}
        return action_buttons(view, self.told, self.mode) + hand_row(view, self.told, self.mode, marks)

    def _tools(self, view: View) -> str:
        told = self.told
        away = self.room.people[self.seat].away
        buttons = [button("back" if away else "away", told.text("play-back" if away else "play-away"))]
        if self.room.hints and not self.room.over:
            buttons.append(
                button("hints", told.text("play-hint-hide" if self.hints else "play-hint-show"), key="h")
            )
        if self.seat == self.room.host and not self.room.over and self.room.showing is None:
            buttons.append(button("referee", told.text("play-referee")))
        if self.room.over and self.closed_result:
            buttons = []
        hinting = self.hints and self.room.hints and self.room.showing is None
        shown = hints_html(view, self.room.rules, told) if hinting else ""
        ruled = rulings_html(view, self.names, told)
        return f'<div class="row">{"".join(buttons)}</div>{tag("div", ruled, "card") if ruled else ""}{shown}'

    def _overlay(self, view: View, names: tuple[str, ...]) -> str:
        told, room = self.told, self.room
        table = room.table
        assert table is not None
        if room.showing is not None and (outcome := room.result) is not None:
            reveals = of_round(view.events, "reveal", room.showing)
            body = round_result(outcome, names, told, reveals, view.bonus_unit)
            body += rulings_html(view, names, told, room.showing)
            foot = (
                button("ready", told.text("play-next"), "main", key="Enter Escape")
                if room.waits_for(self.seat)
                else f"<p>{say(told, 'play-waiting-others')}</p>"
            )
        elif room.over and not self.closed_result:
            body = match_result(table, names, told)
            foot = (
                link(f"/tables/{room.id}/record", told.text("play-record"))
                + link(f"/replays?table={room.id}", told.text("play-replay"))
                + button("close", told.text("play-close"), key="Escape")
                + link(f"/play?house={room.rules.id}", told.text("play-again"), "button main")
            )
        elif self.referee is not None:
            body = f"<h2>{say(told, 'play-referee')}</h2>{self.referee.html()}"
            foot = button("leave", told.text("keep-cancel"), key="Escape") + self.referee.button()
            return _dialog(told.text("play-referee"), body, foot)
        else:
            return ""
        return _dialog(told.text("score-result"), body, foot)

    # ---- what is pressed

    async def pressed(self, event: str) -> None:
        """A button. One at a time: what comes in between is not taken."""
        if self.busy:
            return
        self.busy = True
        begun = time.perf_counter()
        try:
            await self._do(event)
        except Refused as refused:
            self._refuse(refused)
        finally:
            self.busy = False
        LOG.debug("pressed", extra={"room": self.room.id, "ms": round((time.perf_counter() - begun) * 1000)})

    async def _do(self, event: str) -> None:
        word, _, rest = event.partition(" ")
        if word == "play":
            await self.room.act(self.seat, rest)
            self.mode = "discard"
        elif word == "mode" and rest in MODES:
            self.mode, self.why = rest, ""
            self.draw()
        elif word == "why":
            self.why = why_no_discard(self.room, self.seat, rest, self.told)
            self.draw_status()
        elif word == "hints":
            self.hints = not self.hints
            self.draw()
        elif word in ("away", "back"):
            self.room.set_away(self.seat, word == "away")
        elif word == "ready":
            await self.room.ready(self.seat)
        elif word == "referee" and self.seat == self.room.host:
            self.referee = InfractionForm(TableCourt(self.room, self.names, self.told))
            self.room.hold(True)
            self.draw()
        elif word == "leave":
            self._dismiss()
            self.draw()
        elif word == "close":
            self.closed_result = True
            self.draw()
        elif word == "start":
            await self.room.start(self.seat)
        elif self.referee is not None:
            if (report := self.referee.press(event)) is not None:
                await self.room.penalty(self.seat, report)
                self._dismiss()
            self.draw()

    def _dismiss(self) -> None:
        """The referee goes, and play goes on."""
        if self.referee is not None:
            self.referee = None
            self.room.hold(False)

    def _left(self) -> None:
        """The client is gone."""
        self._stop()
        self._dismiss()

    def _refuse(self, refused: Refused) -> None:
        with self.client:
            ui.notify(refused.text(self.told.lang), type="warning", position="top")


def _dialog(label: str, body: str, foot: str) -> str:
    """A dialog in front of the table."""
    return (
        '<div class="result" role="dialog" aria-modal="true" tabindex="-1" '
        f'aria-label="{escape(label, quote=True)}"><div>'
        f'{body}<div class="foot">{foot}</div></div></div>'
    )

"""Replays: a record of any format, step by step."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import zlib
from dataclasses import replace
from html import escape
from itertools import islice
from typing import Final

from fastapi import FastAPI, Request, Response, UploadFile
from fastapi.responses import RedirectResponse
from nicegui import ui

from ...logs import GameRecord, Limits, LogError, read_stream
from ...logs.record import Win, gaps
from ...rules.model import Ruleset
from ...tile_svg import hand_svg
from ...tiles import display_order, format_tiles, parse_tiles
from ...worded import error_text
from ...wording import Wording, wording
from ...yaku import catalogue
from ..board import board, round_name
from ..film import Film
from ..frame import address_of, frame, live
from ..hall import Hall, Refused, Room
from ..houses import house, name_of
from ..language import language, words
from ..markup import button, number, say, select
from ..plain_page import plain_page
from ..points_graph import points_graph
from ..safety import LONGEST_BODY, LONGEST_FILE

_LIMITS: Final = Limits(match=4 << 20, line=2 << 20, file=8 << 20)
_MOST_MATCHES: Final = 20
_DORA: Final = ("dora", "ura", "red", "nuki", "flowers")


def add_replays(app: FastAPI, hall: Hall) -> None:
    """`/replays`, `/replays/<record>`, and the way a file gets there."""

    @app.post("/replays")
    async def upload(request: Request, file: UploadFile | None = None) -> Response:
        told = words(language(request))
        try:
            hall.allow(address_of(request))
        except Refused as refused:
            return plain_page(request, refused.text(told.lang), 429, "replays")
        data = b"" if file is None else await file.read(LONGEST_BODY)
        try:
            await asyncio.to_thread(_read, data)
            text = _plain(data).decode()
        except (LogError, UnicodeDecodeError, zlib.error) as error:
            why = told.text("replays-unreadable", why=error_text(error, told.lang))
            return plain_page(request, why, 400, "replays")
        id = secrets.token_urlsafe(12)
        head = {"name": _name(file), "text": text}
        await asyncio.to_thread(hall.store.begin, id, "record", head)
        return RedirectResponse(f"/replays/{id}", status_code=303)

    @ui.page("/replays")
    async def index(request: Request) -> Response | None:
        table = request.query_params.get("table", "")
        room = await hall.room(table) if table else None
        over = room is not None and room.over
        if table and not over:
            return plain_page(request, words(language(request)).text("replays-no-record"), 404, "replays")
        with frame(request, "replays") as told:
            if room is not None and room.table is not None:
                matches = await asyncio.to_thread(_read, room.table.record().encode())
                _Projector(_with_bots(matches[0], room, told), told, room.rules)
            else:
                ui.html(_form(told), sanitize=False)
        return None

    @ui.page("/replays/{id}")
    async def one(request: Request, id: str) -> Response | None:
        stream = await asyncio.to_thread(hall.store.stream, id)
        matches: list[GameRecord] = []
        if stream is not None and stream.kind == "record":
            matches = await asyncio.to_thread(_read, stream.head["text"].encode())
        number = request.query_params.get("match", "0")
        if number not in map(str, range(len(matches))):
            return plain_page(request, words(language(request)).text("replays-none"), 404, "replays")
        with frame(request, "replays") as told:
            if len(matches) > 1:
                links = " ".join(
                    f'<a href="/replays/{id}?match={n}">{n + 1}</a>' for n in range(len(matches))
                )
                ui.html(f"<p>{say(told, 'replays-matches')} {links}</p>", sanitize=False)
            record = matches[int(number)]
            _Projector(record, told, house(record.rules) if record.rules else None)
        return None


def _name(file: UploadFile | None) -> str:
    return "" if file is None else (file.filename or "")[:80]


def _plain(data: bytes) -> bytes:
    """The file without its compression, as long as it may be."""
    if not data.startswith(b"\x1f\x8b"):
        return data
    return zlib.decompressobj(wbits=31).decompress(data, _LIMITS.match)


def _read(data: bytes) -> list[GameRecord]:
    """The matches of a file. Raises LogError."""
    found = list(islice(read_stream(io.BytesIO(data), _LIMITS), _MOST_MATCHES))
    if not any(record.rounds for record in found):
        raise LogError("no-round")
    return [record for record in found if record.rounds]


def _with_bots(record: GameRecord, room: Room, told: Wording) -> GameRecord:
    """The bots called as they were at the table."""
    names = tuple(
        name if person.name else told.text("play-bot", n=seat + 1)
        for seat, (name, person) in enumerate(zip(record.names, room.people, strict=True))
    )
    return replace(record, names=names)


def _form(told: Wording) -> str:
    # Told before it is sent: browsers give up on what a server does not read to its end.
    words = json.dumps(told.text("status-413"))
    size = f"this.files[0] && this.files[0].size > {LONGEST_FILE}"
    too_large = f"this.setCustomValidity({size} ? {words} : ''); this.reportValidity()"
    return (
        f'<h1>{say(told, "replays-title")}</h1><form class="card" method="post" action="/replays" '
        f'enctype="multipart/form-data"><p>{say(told, "replays-about")}</p>'
        f'<div class="row"><label class="field"><span>{say(told, "replays-file")}</span>'
        f'<input type="file" name="file" required onchange="{escape(too_large, quote=True)}"></label>'
        f'<button type="submit" class="main">{say(told, "replays-open")}</button></div></form>'
    )


class _Projector:
    """A record that one visitor steps through."""

    def __init__(self, record: GameRecord, told: Wording, rules: Ruleset | None) -> None:
        self.record, self.told, self.rules = record, told, rules
        self.film = Film(record, rules)
        self.round, self.step, self.bottom, self.opened = 0, 0, 0, True
        title = name_of(rules, told.lang) if rules else record.rules or ""
        ui.html(f"<h1>{say(told, 'replays-title')} {escape(title)}</h1>", sanitize=False)
        for remark in gaps(record, chips=rules is not None and rules.bonus.chips.value > 0):
            ui.html(f'<p class="soft">{escape(remark.text(told.lang))}</p>', sanitize=False)
        with ui.element("div").classes("play replay"):
            self.board = live(None, "board-area")
            self.controls = live(self.pressed, "tools")
        self.graph = live(None, "card")
        self.draw()

    def pressed(self, event: str) -> None:
        word, _, rest = event.partition(" ")
        field, _, value = event.partition("=")
        last = self.film.lengths[self.round]
        if word == "step" and rest in ("-1", "1"):
            self._move(int(rest))
        elif word == "start":
            self.step = 0
        elif word == "end":
            self.step = last
        elif word == "opened":
            self.opened = not self.opened
        elif field == "round" and value.isdecimal() and int(value) < len(self.film.lengths):
            self.round, self.step = int(value), 0
        elif field == "seat" and value.isdecimal() and int(value) < len(self.record.names):
            self.bottom = int(value)
        elif word == "hand" and rest in ("-1", "1"):
            self.round = max(0, min(len(self.film.lengths) - 1, self.round + int(rest)))
            self.step = 0
        self.draw()

    def _move(self, steps: int) -> None:
        """Some steps on or back, over the edges of rounds."""
        self.step += steps
        if self.step < 0:
            self.round, before = max(0, self.round - 1), self.round
            self.step = self.film.lengths[self.round] if self.round != before else 0
        elif self.step > self.film.lengths[self.round]:
            if self.round + 1 < len(self.film.lengths):
                self.round, self.step = self.round + 1, 0
            else:
                self.step = self.film.lengths[self.round]

    def draw(self) -> None:
        view = self.film.view(self.round, self.step, self.bottom, opened=self.opened)
        self.board.content = board(view, self.record.names, self.told, own_hand=True)
        self.controls.content = self._controls()
        held = [round.points for round in self.record.rounds]
        held.append(self.record.final or self._after(len(held) - 1))
        self.graph.content = points_graph(
            held, self.record.names, self.told.text("replays-graph"), self.round
        )

    def _after(self, number: int) -> tuple[int, ...]:
        """Points after a round, as its record tells."""
        played = self.record.rounds[number]
        stick = self.rules.riichi.stick if self.rules else 1000
        return tuple(
            p + d - laid * stick for p, d, laid in zip(played.points, played.deltas, played.laid, strict=True)
        )

    def _controls(self) -> str:
        told = self.told
        rounds = [
            (str(n), round_name(told, "ESWN"[r.wind], r.dealer, r.honba))
            for n, r in enumerate(self.record.rounds)
        ]
        seats = [(str(n), name or str(n)) for n, name in enumerate(self.record.names)]
        pressed = f'aria-pressed="{"true" if self.opened else "false"}"'
        at_end = self.step == self.film.lengths[self.round]
        return (
            '<div class="row">'
            f"{button('hand -1', '◀◀', key='PageUp', more=_named(told, 'replays-round-back'))}"
            f"{button('step -1', '◀', key='ArrowLeft', more=_named(told, 'replays-back'))}"
            f"{button('step 1', '▶', 'main', key='ArrowRight', more=_named(told, 'replays-on'))}"
            f"{button('end', '▶|', key='End', more=_named(told, 'replays-end'))}"
            f"{button('hand 1', '▶▶', key='PageDown', more=_named(told, 'replays-round-on'))}"
            f'<span class="soft">{self.step} / {self.film.lengths[self.round]}</span></div>'
            f'<div class="row">{select("round", rounds, str(self.round), told.text("replays-round"))}'
            f"{select('seat', seats, str(self.bottom), told.text('replays-seat'))}"
            f"{button('opened', told.text('replays-opened'), more=pressed)}</div>"
            f"{self._outcome() if at_end else ''}"
        )

    def _outcome(self) -> str:
        """What the record tells of the round's end."""
        told = self.told
        played = self.record.rounds[self.round]
        parts = [self._win(win) for win in played.wins]
        if played.drawn is not None:
            kind = played.drawn.kind
            known = told.has(f"abort-{kind}")
            parts.append(f"<h3>{say(told, f'abort-{kind}' if known else 'result-exhaustive')}</h3>")
        names = self.record.names
        rows = "".join(
            f'<tr><th scope="row">{escape(names[seat])}</th>'
            f'<td class="n">{number(delta, signed=True)}</td></tr>'
            for seat, delta in enumerate(played.deltas)
        )
        return f'<div class="card">{"".join(parts)}<table>{rows}</table></div>'

    def _win(self, win: Win) -> str:
        told, names = self.told, self.record.names
        if win.tsumo:
            title = told.text("result-tsumo", name=names[win.seat])
        else:
            title = told.text("result-ron", name=names[win.seat], **{"from": names[win.source]})
        drawn = ""
        if win.hand is not None and win.tile is not None and "?" not in win.hand:
            tiles = sorted((parse_tiles(tile)[0] for tile in win.hand), key=display_order)
            drawn = f"<p>{hand_svg(format_tiles(tiles), win=win.tile, height=36)}</p>"
        yaku = "".join(
            f'<tr><td>{escape(_yaku_name(id, told))}</td><td class="n">{han}</td></tr>'
            for id, han in win.yaku or ()
        )
        worth = "" if win.points is None else f"<p><b>{number(win.points)}</b></p>"
        listed = f"<table>{yaku}</table>" if yaku else ""
        return f"<h3>{escape(title)}</h3>{drawn}{listed}{worth}"


def _named(told: Wording, message: str) -> str:
    return f'aria-label="{say(told, message)}" title="{say(told, message)}"'


def _yaku_name(id: str, told: Wording) -> str:
    if id in _DORA:
        return wording("ariari.scoring", told.lang).text(f"dora-{id}")
    known = catalogue().get(id)
    return str(getattr(known.name, told.lang)) if known else id

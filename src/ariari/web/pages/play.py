"""Play: opening a table, sitting down at one, and the way to the table itself."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from fastapi import Request, Response
from nicegui import ui

from ...wording import Wording
from ..frame import address_of, frame, live
from ..hall import Hall, Refused, Room
from ..houses import house, houses, name_of, options
from ..language import language, words
from ..markup import button, link, say, select, tag, text_field
from ..no_house import unknown_house
from ..plain_page import plain_page
from ..remembered import remember, remembered
from .table import show_table

_MOST_SECONDS = 300
_NAME = 'maxlength="24" autocomplete="nickname"'
_SECONDS = (0, 10, 20, 40, 60, 120)


def add_play(hall: Hall) -> None:
    """`/play`, `/play/<table>` and `/play/<table>/<token>`."""

    @ui.page("/play")
    def begin(request: Request) -> Response | None:
        if (unknown := unknown_house(request, "play", "house")) is not None:
            return unknown
        form = _Form(house=request.query_params.get("house") or next(iter(houses())))
        with frame(request, "play") as told:
            ui.html(f"<h1>{say(told, 'play-title')}</h1>", sanitize=False)

            async def pressed(event: str) -> None:
                name, _, value = event.partition("=")
                if name == "begin":
                    await _open(hall, form, told, address_of(request))
                elif form.take(name, value):
                    shown.content = form.html(told)

            shown = live(pressed, "card")
            shown.content = form.html(told)
            remembered("play", told)
        return None

    @ui.page("/play/{id}")
    async def outside(request: Request, id: str) -> Response | None:
        room = await hall.room(id)
        if room is None:
            return no_table(request)
        with frame(request, "play") as told:
            if room.over:
                replay = link(f"/replays?table={room.id}", told.text("play-replay"), "button main")
                ui.html(tag("p", replay), sanitize=False)
            else:
                ui.html(f'<p class="card">{say(told, "play-not-over")}</p>', sanitize=False)
        return None

    @ui.page("/play/{id}/{token}")
    async def inside(request: Request, id: str, token: str) -> Response | None:
        room = await hall.room(id)
        seat = None if room is None else room.seat_of(token)
        if room is None or seat is None:
            return no_table(request)
        if not room.people[seat].joined:
            with frame(request, "play") as told:
                _invitation(hall, room, seat, told)
        else:
            with frame(request, "play", name_of(room.rules, language(request))) as told:
                show_table(room, seat, told, str(request.base_url))
                remember("play", room.rules, room.people[seat].name or "")
        return None

    def no_table(request: Request) -> Response:
        return plain_page(request, words(language(request)).text("play-no-table"), 404, "play")


@dataclass
class _Form:
    """What the host chooses."""

    house: str
    name: str = ""
    guests: int = 0
    people: int = 0
    seconds: int = 0
    hints: bool = True

    def take(self, name: str, value: str) -> bool:
        """Take a field's new value; False when there is nothing to draw anew."""
        if name == "house" and house(value) is not None:
            self.house, self.people, self.guests = value, 0, 0
        elif name == "name":
            self.name = value
            return False  # the field shows it already
        elif name == "guests" and value.isdecimal() and int(value) < self.seats:
            self.guests = int(value)
        elif name == "people" and value.isdecimal() and int(value) in houses()[self.house].seats.participants:
            self.people = int(value)
            self.guests = min(self.guests, self.seats - 1)
        elif name == "seconds" and value.isdecimal() and int(value) <= _MOST_SECONDS:
            self.seconds = int(value)
        elif name == "hints":
            self.hints = not self.hints
        else:
            return False
        return True

    @property
    def seats(self) -> int:
        return self.people or houses()[self.house].seats.players

    def html(self, told: Wording) -> str:
        rules = houses()[self.house]
        guests = [(str(n), told.text("play-guests-0") if n == 0 else str(n)) for n in range(self.seats)]
        seconds = [
            (str(n), told.text("play-thinking-n", n=n) if n else told.text("play-thinking-none"))
            for n in _SECONDS
        ]
        people = [(str(n), told.text("play-people-n", n=n)) for n in rules.seats.participants]
        shared = (
            select("people", people, str(self.seats), told.text("play-people")) if len(people) > 1 else ""
        )
        pressed = f'aria-pressed="{"true" if self.hints else "false"}"'
        return (
            f'<div class="row">{select("house", options(told.lang), self.house, told.text("play-house"))}'
            f"{text_field('name', told.text('play-name'), self.name, _NAME)}</div>"
            f'<div class="row">{select("guests", guests, str(self.guests), told.text("play-guests"))}{shared}'
            f"{select('seconds', seconds, str(self.seconds), told.text('play-thinking'))}"
            f"{button('hints', told.text('play-hints'), more=pressed)}</div>"
            f'<div class="row">{button("begin", told.text("play-begin"), "main")}</div>'
        )


async def _open(hall: Hall, form: _Form, told: Wording, address: str) -> None:
    """Open the room; alone with bots the match begins at once."""
    rules = houses()[form.house]
    try:
        room, seat = await hall.begin(
            rules,
            form.name or told.text("play-somebody"),
            form.guests,
            people=form.seats,
            thinking=form.seconds or None,
            hints=form.hints,
            address=address,
        )
        if not form.guests:
            await room.start(seat)
    except Refused as refused:
        ui.notify(refused.text(told.lang), type="negative", position="top")
        return
    ui.navigate.to(f"/play/{room.id}/{room.people[seat].token}")


def _invitation(hall: Hall, room: Room, seat: int, told: Wording) -> None:
    name = {"text": ""}
    id = room.id

    async def pressed(event: str) -> None:
        field, _, value = event.partition("=")
        if field == "name":
            name["text"] = value
        elif field == "join":
            try:
                # It may have been put to rest in the meantime.
                awake = await hall.room(id)
                assert awake is not None, "a table is never taken away"
                own = await awake.join(seat, name["text"] or told.text("play-somebody"))
            except Refused as refused:
                ui.notify(refused.text(told.lang), type="negative", position="top")
                return
            ui.navigate.to(f"/play/{id}/{own}")

    shown = live(pressed, "card")
    shown.content = (
        f"<h1>{say(told, 'play-join-title')}</h1><p>{escape(name_of(room.rules, told.lang))}</p>"
        f'<div class="row">{text_field("name", told.text("play-name"), "", _NAME)}'
        f"{button('join', told.text('play-join'), 'main')}</div>"
    )

"""Before the match: who is there, and the links to invite with."""

from __future__ import annotations

from html import escape

from ..wording import Wording
from .hall import Person, Room
from .houses import name_of
from .markup import button, say

_COPY = "navigator.clipboard.writeText(this.previousElementSibling.value)"


def lobby(room: Room, seat: int, told: Wording, base: str) -> str:
    """The lobby as a seat sees it. The host sees the links of seats that nobody has taken yet.

    base: the server's address, as the visitor's browser knows it
    """
    rows = "".join(_row(room, seat, n, told, base) for n in range(len(room.people)))
    foot = (
        button("start", told.text("play-start"), "main")
        if seat == room.host
        else f"<p>{say(told, 'play-wait')}</p>"
    )
    return (
        f'<div class="card"><h1>{escape(name_of(room.rules, told.lang))}</h1>'
        f'<p>{say(told, "play-invite")}</p><ul class="links">{rows}</ul>{foot}</div>'
    )


def _row(room: Room, seat: int, who: int, told: Wording, base: str) -> str:
    person = room.people[who]
    if person.token is None:
        return f"<li>{say(told, 'play-bot', n=who + 1)}</li>"
    state = say(told, "play-joined" if person.joined else "play-not-joined")
    name = f"<b>{escape(person.name)}</b> " if person.name else ""
    link = ""
    if who == seat:
        link = _link(room, person, say(told, "play-own-link"), told, base)
    elif seat == room.host and not person.joined:
        link = _link(room, person, say(told, "play-invite-link"), told, base)
    return f"<li>{name}<span>{state}</span>{link}</li>"


def _link(room: Room, person: Person, label: str, told: Wording, base: str) -> str:
    address = escape(f"{base}play/{room.id}/{person.token}", quote=True)
    return (
        f'<input readonly aria-label="{label}" value="{address}" onfocus="this.select()">'
        f'<button type="button" onclick="{_COPY}">{say(told, "play-copy")}</button>'
    )

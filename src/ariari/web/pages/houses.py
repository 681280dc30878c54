"""Houses: the list, and each with its sheet."""

from __future__ import annotations

from html import escape
from itertools import groupby

from fastapi import Request, Response
from nicegui import ui

from ...rules.model import Ruleset
from ...wording import Wording
from ..frame import frame, live
from ..houses import house, houses, name_of
from ..language import language
from ..markup import say, select
from ..no_house import no_house
from ..sheet_pages import has_pdf


def add_houses() -> None:
    """`/` and `/houses/<id>`."""

    @ui.page("/")
    def index(request: Request) -> None:
        with frame(request, "houses") as told:
            ui.html(_list(told), sanitize=False)

    @ui.page("/houses/{id}")
    def one(request: Request, id: str) -> Response | None:
        rules = house(id)
        if rules is None:
            return no_house(request, id)
        with frame(request, "houses", name_of(rules, language(request))) as told:
            shown = live(lambda event: _compare(event, rules, told, shown))
            shown.content = _house(rules, told, "")
        return None


def _list(told: Wording) -> str:
    parts = [f"<h1>{say(told, 'houses-title')}</h1>"]
    by_players = sorted(houses().values(), key=lambda rules: -rules.seats.players)
    for players, group in groupby(by_players, key=lambda rules: rules.seats.players):
        items = "".join(_item(rules, told) for rules in group)
        parts.append(f'<h2>{say(told, "houses-players", n=players)}</h2><ul class="houses">{items}</ul>')
    return "".join(parts)


def _item(rules: Ruleset, told: Wording) -> str:
    return (
        f'<li><a class="house" href="/houses/{rules.id}">{escape(name_of(rules, told.lang))}</a>'
        f'<div class="row"><a href="/score?house={rules.id}">{say(told, "house-score")}</a>'
        f'<a href="/play?house={rules.id}">{say(told, "house-play")}</a>'
        f'<a href="/keep?house={rules.id}">{say(told, "house-keep")}</a></div></li>'
    )


def _compare(event: str, rules: Ruleset, told: Wording, shown: ui.html) -> None:
    name, _, other = event.partition("=")
    if name == "against" and (other == "" or house(other) is not None):
        shown.content = _house(rules, told, other)


def _house(rules: Ruleset, told: Wording, against: str) -> str:
    address = f"/sheets/{rules.id}/against/{against}" if against else f"/sheets/{rules.id}"
    same_size = [
        (id, name_of(other, told.lang))
        for id, other in houses().items()
        if id != rules.id and other.seats.players == rules.seats.players
    ]
    others = select(
        "against", [("", told.text("house-none")), *same_size], against, told.text("house-against")
    )
    pdf = f'<a class="button" href="/sheets/{rules.id}.pdf">{say(told, "house-pdf")}</a>'
    title = say(told, "houses-sheet")
    return (
        f"<h1>{escape(name_of(rules, told.lang))}</h1>"
        f'<div class="row">{others}'
        f'<button type="button" onclick="document.querySelector(\'iframe.sheet\').contentWindow.print()">'
        f"{say(told, 'house-print')}</button>"
        f"{pdf if has_pdf() else ''}"
        f'<a class="button" href="{address}" target="_blank">{say(told, "house-open")}</a>'
        f'<a class="button" href="/score?house={rules.id}">{say(told, "house-score")}</a>'
        f'<a class="button" href="/keep?house={rules.id}">{say(told, "house-keep")}</a>'
        f'<a class="button main" href="/play?house={rules.id}">{say(told, "house-play")}</a></div>'
        f'<iframe class="sheet" title="{title}" src="{address}"></iframe>'
    )

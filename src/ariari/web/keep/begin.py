"""Beginning to keep a table's score."""

from __future__ import annotations

from html import escape
from typing import Final

from nicegui import ui

from ...scorekeeper import ReportError
from ...worded import error_text
from ...wording import Wording
from ..frame import live
from ..hall import Hall, Refused
from ..houses import house, houses, options
from ..markup import button, say, select, text_field

_LONGEST: Final = 16


class KeepBegin:
    """Which house, and who plays."""

    def __init__(self, hall: Hall, chosen: str, told: Wording, address: str) -> None:
        self.hall, self.house, self.told, self.address = hall, chosen, told, address
        self.names: dict[int, str] = {}
        self.people: int = houses()[chosen].seats.players
        self.wrong = ""
        self.part = live(self.pressed, "card")
        self.draw()

    async def pressed(self, event: str) -> None:
        field, _, value = event.partition("=")
        if field == "house" and (chosen := house(value)) is not None:
            self.house, self.people = value, chosen.seats.players
        elif field == "people" and value.isdecimal() and int(value) in self._allowed:
            self.people = int(value)
        elif field.startswith("name") and field[4:].isdecimal() and int(field[4:]) < max(self._allowed):
            self.names[int(field[4:])] = "".join(value.split())[:_LONGEST]
            return
        elif event == "begin":
            await self._begin()
        self.draw()

    @property
    def _allowed(self) -> tuple[int, ...]:
        return houses()[self.house].seats.participants

    async def _begin(self) -> None:
        names = [self.names.get(n) or _letter(n) for n in range(self.people)]
        try:
            keeping = await self.hall.begin_keeping(houses()[self.house], names, self.address)
        except ReportError as error:
            self.wrong = error_text(error, self.told.lang)
        except Refused as refused:
            self.wrong = refused.text(self.told.lang)
        else:
            ui.navigate.to(f"/keep/{keeping.id}")

    def draw(self) -> None:
        told, rules = self.told, houses()[self.house]
        fields = "".join(
            text_field(
                f"name{n}",
                told.text(f"wind-{'ESWN'[n]}") if n < rules.seats.players else told.text("keep-sitter-out"),
                self.names.get(n, ""),
                f'maxlength="{_LONGEST}" placeholder="{_letter(n)}" autocomplete="off"',
            )
            for n in range(self.people)
        )
        people = [(str(n), told.text("play-people-n", n=n)) for n in self._allowed]
        shared = ""
        if len(people) > 1:
            shared = select("people", people, str(self.people), told.text("play-people"))
        houses_shown = select("house", options(told.lang), self.house, told.text("play-house"))
        wrong = f'<p class="warn" role="alert">{escape(self.wrong)}</p>' if self.wrong else ""
        self.part.content = (
            f'<div class="row">{houses_shown}{shared}</div>'
            f'<p class="soft">{say(told, "keep-names-about")}</p>'
            f'<div class="keep-names">{fields}</div>{wrong}'
            f'<div class="row">{button("begin", told.text("keep-begin"), "main big")}</div>'
        )


def _letter(seat: int) -> str:
    return chr(ord("A") + seat)

"""Kill -9 of the server while several tables are played and kept: what a browser was shown is there again.

Every drawing that a browser got is looked for among the drawings of what the store holds; the store's entries
are numbered, so that none can be there twice.
"""

import asyncio
import contextlib
import html
import json
import random
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from .conftest import Server

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import aiohttp
from benchmarks.web import View

import ariari
from ariari.web.board import board
from ariari.web.hall import Entry, Store, room_head
from ariari.web.hall.keeping import keeping_head
from ariari.web.hall.standing import Standing
from ariari.web.language import words

pytestmark = pytest.mark.fuzz

HOUSES = ("daisuki-sanma", "m-league", "daisuki-yonma")
KEEPERS = 2
TOLD = words("ja")


class Browser(View):
    """A browser that remembers the last drawing it was sent."""

    pause = 0.02

    def __init__(self, base: str, address: str, *, plays: bool = True) -> None:
        super().__init__(base, address, plays)
        self.shown = ""

    async def open(self, session: aiohttp.ClientSession) -> None:
        await super().open(session)
        for element in self._elements.values():
            self._look(html.unescape(str(element.get("props", {}).get("innerHTML", ""))))

    async def _updated(self, message: dict[str, Any]) -> None:
        for element in message.values():
            if isinstance(element, dict):
                self._look(str(element.get("props", {}).get("innerHTML", "")))
        await super()._updated(message)

    def _look(self, drawn: str) -> None:
        if 'class="board"' in drawn:
            self.shown = drawn

    async def _press(self, do: str) -> None:
        with contextlib.suppress(Exception):  # the server may be dead by now
            await super()._press(do)


class KeepingBrowser(View):
    """A browser at a scorekeeper that reports a riichi and takes it back, and counts what was shown."""

    pause = 0.02

    def __init__(self, base: str, address: str) -> None:
        super().__init__(base, address, plays=False)
        self.shown = 0

    async def _updated(self, message: dict[str, Any]) -> None:
        drawn = json.dumps(message)
        if "riichi 1" in drawn:  # the seats, drawn anew
            self.shown += 1
            await asyncio.sleep(self.pause)
            await self._press(self._next(drawn))

    @staticmethod
    def _next(drawn: str) -> str:
        """A riichi where none lies, else taking it back."""
        text = html.unescape(drawn).replace("\\", "")
        return "riichi 0" if re.search(r'data-do="riichi 0"(?![^>]*disabled)', text) else "undo"

    async def _press(self, do: str) -> None:
        with contextlib.suppress(Exception):
            if do == "away":  # what a page begins with
                do = self._next(json.dumps(self._elements))
            await super()._press(do)


@dataclass
class Played:
    """A match in the store, followed as the browsers see it."""

    id: str
    seat: int
    token: str
    standing: Standing
    written: int = 0
    drawings: dict[str, int] = field(default_factory=dict)
    """Every drawing so far, and after how many entries it was last so."""

    def read(self, store: Store) -> None:
        """Take in what has been written since."""
        entries = store.entries(self.id)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        assert len(entries) >= self.written, "nothing that was there is gone"
        if not self.written:
            self._draw()
        for entry in entries[self.written :]:
            self.standing.apply(entry.body)
            self._draw()
        self.written = len(entries)

    def _draw(self) -> None:
        table = self.standing.table
        if table is not None:
            names = tuple(
                person.name or TOLD.text("play-bot", n=seat + 1)
                for seat, person in enumerate(self.standing.people)
            )
            for own_hand in (False, True):  # in the row below the board, or where that is not shown
                drawing = board(table.view(self.seat), names, TOLD, own_hand=own_hand)
                self.drawings[drawing] = self.standing.entries


def begin(store: Store, house: str, number: int) -> Played:
    rules = ariari.load(house)
    seats = ["Ann", *[""] * (rules.seats.players - 1)]
    head = room_head(rules, seats, 0, secrets.token_bytes(32), {"thinking": None, "hints": True})
    stream = store.begin(f"t{number}", "table", head)
    store.append([Entry(stream.id, 0, {"type": "start"})])
    return Played(stream.id, 0, head["seats"][0]["token"], Standing(stream))


@pytest.fixture
def killed(tmp_path: Path) -> Iterator[Server]:
    made = Server(f"sqlite:///{tmp_path}/app.db", tmp_path / "server.log", 0.01)
    yield made
    if made.process is not None:
        made.stop()


async def play_and_kill(
    server: Server, matches: list[Played], keepers: list[str], seconds: float
) -> tuple[list[Browser], list[KeepingBrowser]]:
    """Everybody plays for a while, and the server is killed in the middle of it."""
    browsers = [Browser(server.base, f"/play/{match.id}/{match.token}") for match in matches]
    keeping = [KeepingBrowser(server.base, f"/keep/{id}") for id in keepers]
    async with aiohttp.ClientSession(headers={"Accept-Language": "ja"}) as session:
        await asyncio.gather(*(each.open(session) for each in (*browsers, *keeping)))
        await asyncio.sleep(seconds)
        await asyncio.to_thread(server.kill)
        for each in (*browsers, *keeping):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(each.close(), 2)
    return browsers, keeping


def test_what_was_shown_is_there_after_each_kill(killed: Server, request: pytest.FixtureRequest) -> None:
    kills = 50 if request.config.getoption("--long") else 4
    chance = random.Random(7)
    with Store(killed.db) as store:
        matches = [begin(store, house, n) for n, house in enumerate(HOUSES)]
        keepers = [f"k{n}" for n in range(KEEPERS)]
        for id in keepers:
            rules = ariari.load("m-league")
            store.begin(id, "keeper", keeping_head(rules, ["A", "B", "C", "D"]))
        lines = dict.fromkeys(keepers, 0)
        begun, actions, reports, seen = len(matches), 0, 0, 0
        for number in range(kills):
            killed.start()
            browsers, keeping = asyncio.run(play_and_kill(killed, matches, keepers, chance.uniform(0.2, 1.2)))
            for place, (match, browser) in enumerate(zip(matches, browsers, strict=True)):
                before = match.written
                match.read(store)
                if browser.shown:  # else it was killed before it had sent the page
                    seen += 1
                    assert browser.shown in match.drawings, (
                        f"kill {number}: {match.id} shows what is not there"
                    )
                    assert match.drawings[browser.shown] >= before, "nothing older than before the kill"
                actions += match.written - before
                match.drawings.clear()
                match._draw()
                if match.standing.over:
                    matches[place] = begin(store, HOUSES[place], begun)
                    begun += 1
            for id, browser_ in zip(keepers, keeping, strict=True):
                entries = store.entries(id)
                assert [entry.number for entry in entries] == list(range(len(entries)))
                new = len(entries) - lines[id]
                assert browser_.shown <= new <= browser_.shown + 1, "at most one that was not shown yet"
                lines[id] = len(entries)
                reports += new
    print(f"{kills} kills; {seen} last drawings found again; {actions} entries of {begun} tables", end=", ")
    print(f"{reports} of {KEEPERS} scorekeepers")
    assert seen > 2 * kills
    assert actions > 5 * kills
    assert reports > kills

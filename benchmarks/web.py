"""The browser app under load: many tables and views, and how long an action takes to the screen.

    python -m benchmarks.web [TABLES]

A server with the keen bot, and four clients at each table, which do what a browser does: ask for the page,
keep the socket, get every drawing. At each table one client plays by itself; the bot plays for the others.
Told is the time from the press of a button until the drawing that shows it has arrived.
"""

from __future__ import annotations

import asyncio
import html
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any

import aiohttp
import socketio

from .harness import Row

TABLES = 50

_SERVER = """
import secrets, sys
import ariari
from ariari.web.hall import Entry, Pace, Store, room_head
from ariari.web.serve import serve
url, tables = sys.argv[1], int(sys.argv[2])
rules = ariari.load("m-league")
with Store(url) as store:
    for n in range(tables):
        head = room_head(rules, ["A", "B", "C", "D"], 0, secrets.token_bytes(32), {})
        store.begin(f"t{n}", "table", head)
        store.append([Entry(f"t{n}", 0, {"type": "start"})])
        print(*(f"/play/t{n}/{seat['token']}" for seat in head["seats"]), flush=True)
serve("127.0.0.1", 0, url, pace=Pace(bot=0.7, result=3.0))
"""
_SECONDS = 40.0
_DO = re.compile(r'data-do="((?:play (?:discard|pass)|ready)[^"]*)"')


class View:
    """One browser, without its screen.

    pause: seconds before it answers what it is asked
    transports: how it is connected, "websocket" or "polling"
    """

    pause = 0.2

    def __init__(
        self, base: str, address: str, plays: bool, transports: Sequence[str] = ("websocket",)
    ) -> None:
        self._transports = list(transports)
        self.base, self.address, self.plays = base, address, plays
        self.times: list[float] = []
        self.updates = 0
        self._pressed: float | None = None
        self._closed = False
        self._socket = socketio.AsyncClient(reconnection=False)

    async def open(self, session: aiohttp.ClientSession) -> None:
        async with session.get(self.base + self.address) as answer:
            page = await answer.text()
        client = re.search(r"'client_id': '([^']+)'", page)
        told = re.search(r"parseElements\(String\.raw`(.*?)`\)", page, re.DOTALL)
        assert client is not None
        assert told is not None
        self._client = client[1]
        self._elements: dict[str, Any] = json.loads(told[1])
        self._socket.on("update", self._updated)
        ids = f"client_id={self._client}&document_id=d{self._client}&tab_id=t{self._client}"
        query = f"{ids}&next_message_id=0&implicit_handshake=true&old_tab_id=null"
        await self._socket.connect(
            f"{self.base}/?{query}", socketio_path="/_nicegui_ws/socket.io", transports=self._transports
        )
        if not self.plays:
            await self._press("away")
        else:
            self._content = " ".join(html.unescape(str(e.get("props"))) for e in self._elements.values())
            asyncio.get_running_loop().create_task(self._play())

    async def _updated(self, message: dict[str, Any]) -> None:
        self.updates += 1
        contents = [
            html.unescape(str(e["props"]["innerHTML"]))
            for e in message.values()
            if isinstance(e, dict) and "innerHTML" in e.get("props", {})
        ]
        drawn = " ".join(contents)
        if self._pressed is not None and 'class="board"' in drawn:
            self.times.append(time.perf_counter() - self._pressed)
            self._pressed = None
        if self.plays and ('class="hand' in drawn or "data-do" in drawn):
            self._content = drawn
            await self._play()

    async def _play(self) -> None:
        found = _DO.findall(self._content)
        if found and self._pressed is None:
            await asyncio.sleep(self.pause)
            if self._closed:
                return
            if found[-1] != "ready":
                self._pressed = time.perf_counter()
            await self._press(found[-1])

    async def _press(self, do: str) -> None:
        """As a click on any live part: each tells the page's one handler which button it was."""
        for id, element in self._elements.items():
            for event in element.get("events", []):
                if event["type"] == "click" and "row" not in element.get("class", []):
                    message = {"id": int(id), "client_id": self._client, "listener_id": event["listener_id"]}
                    await self._socket.emit("event", message | {"args": [json.dumps(do)]})
                    return

    async def close(self) -> None:
        self._closed = True
        await self._socket.disconnect()


async def measure(base: str, addresses: list[str]) -> str:
    """Opens every view, lets them play, and tells the figures."""
    views = [View(base, address, n % 4 == 0) for n, address in enumerate(addresses)]
    async with aiohttp.ClientSession() as session:
        begun = time.perf_counter()
        for view in views:
            await view.open(session)
        opened = f"{len(views)} views opened in {time.perf_counter() - begun:.1f} s"
        await asyncio.sleep(5)
        for view in views:
            view.times.clear()
            view.updates = 0
        await asyncio.sleep(_SECONDS)
        times = sorted(t * 1000 for view in views for t in view.times)
        updates = sum(view.updates for view in views) / _SECONDS
        await asyncio.gather(*(view.close() for view in views))
    if not times:
        return f"{opened}; nothing was played"
    return (
        f"{opened}; {len(times)} actions in {_SECONDS:g} s: median {statistics.median(times):.0f} ms, "
        f"95 % within {times[int(len(times) * 0.95)]:.0f} ms; {updates:.0f} drawings sent a second"
    )


def under_load(tables: int) -> str:
    """Runs a server with so many tables and measures it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _SERVER, f"sqlite:///{folder}/load.db", str(tables)]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as server:
            assert server.stdout is not None
            addresses = [server.stdout.readline().split() for _ in range(tables)]
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found is not None
            try:
                flat = [address for four in addresses for address in four]
                return asyncio.run(measure(f"http://127.0.0.1:{found[1]}", flat))
            finally:
                server.terminate()


def run() -> list[Row]:
    """There is nothing to compare with; see `notes`."""
    return []


def notes() -> str:
    return (
        f"### The browser app, {TABLES} tables, server and clients on the same cores\n\n{under_load(TABLES)}."
    )


if __name__ == "__main__":
    print(under_load(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))

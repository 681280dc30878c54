"""Kill -9 under play, again and again: nothing that was shown is lost, and nothing is there twice."""

import asyncio
import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sqlalchemy", reason="the browser app is not installed: pip install 'ariari[web]'")

from ariari.web.hall import Hall, Room, Store

pytestmark = pytest.mark.fuzz

# A server's hall with one table at which everybody's bot plays, telling each change as a client would see it.
_PROGRAM = """
import asyncio, json, sys
import ariari
from ariari.web.hall import Hall, Pace, Store

async def main(url, id):
    hall = Hall(Store(url), Pace(bot=0, result=0, grace=0))
    room = await hall.room(id) if id else None
    if room is None or room.over:
        room, _ = await hall.begin(ariari.load("daisuki-sanma"), "Ann")
    seat = room.host
    def tell():
        table = room.table
        state = table and [table.points, table.left, table.hands, [str(t) for t in table.view(seat).hand]]
        print(json.dumps([room.id, room.entries, state]), flush=True)
    room.watch(seat, tell)
    room.set_away(seat, True)
    await room.start(seat)
    while not room.over:
        await asyncio.sleep(0.01)

asyncio.run(main(sys.argv[1], sys.argv[2]))
"""


def told_before_the_kill(url: str, id: str, seconds: float) -> list[Any]:
    """Runs the hall, kills it after a while, and returns the last change it had shown."""
    command = [sys.executable, "-c", _PROGRAM, url, id]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as hall:
        assert hall.stdout is not None
        first = hall.stdout.readline()
        time.sleep(seconds)
        hall.kill()
        lines = [first, *hall.stdout.read().splitlines(keepends=True)]
    whole = [line for line in lines if line.endswith("\n")]
    return list(json.loads(whole[-1]))


async def room_after(url: str, id: str, entries: int) -> tuple[Room, int]:
    """The room as it stood after so many entries, and how many there are."""
    with Store(url) as store:
        found = store.entries(id)
        hall = Hall(store)
        stream = store.stream(id)
        assert stream is not None
        room = Room(stream, hall.journal, store, hall.pace)
        room.restore(found[:entries])
        complete = Room(stream, hall.journal, store, hall.pace)
        complete.restore(found)
        await hall.close()
    return room, len(found)


def test_nothing_shown_is_lost(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"
    chance = random.Random(9)
    id, moved = "", 0
    for _ in range(50 if request.config.getoption("--long") else 4):
        id, shown, state = told_before_the_kill(url, id, chance.uniform(0.0, 0.6))
        room, written = asyncio.run(room_after(url, id, shown))
        assert written >= shown
        # At most what was being written when the end came had not been shown.
        assert written - shown <= 1
        table = room.table
        if state is None:
            assert table is None
            continue
        assert table is not None
        view = table.view(room.host)
        now = [list(table.points), table.left, table.hands, [str(tile) for tile in view.hand]]
        assert now == state
        moved += 1
    assert moved

"""What the hall of the browser app refuses, and what is wrong with its store."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sqlalchemy", reason="the browser app is not installed: pip install 'ariari[web]'")

from tests.refusals.provoking import Refusal

import ariari
from ariari.web.hall import Entry, Hall, Pace, Room, Store
from ariari.web.hall.allowance import Allowance

ROOM = "ariari.web.hall"

STILL = Pace(bot=3600, result=3600, grace=3600)
TENHOU, SANMA = ariari.load("tenhou"), ariari.load("daisuki-sanma")


def _in_hall(play: Callable[[Hall], Awaitable[Any]], *named: str, foreign: str = "", **hall: Any) -> Refusal:
    def provoke(folder: Path) -> object:
        async def run() -> object:
            with Store(f"sqlite:///{folder}/hall.db") as store:
                made = Hall(store, STILL, **hall)
                try:
                    return await play(made)
                finally:
                    await made.close()

        return asyncio.run(run())

    return Refusal(provoke, named, (foreign,))


def _in_room(play: Callable[[Room, int], Awaitable[Any]], *named: str, guests: int = 1) -> Refusal:
    """A room whose host is there; `guests` seats are kept."""

    async def begun(hall: Hall) -> object:
        room, host = await hall.begin(TENHOU, "Ann", guests)
        return await play(room, host)

    return _in_hall(begun, *named)


def _kept(room: Room) -> int:
    return next(seat for seat, one in enumerate(room.people) if one.token is not None and seat != room.host)


async def _not_kept(room: Room, _: int) -> object:
    bots = [seat for seat, one in enumerate(room.people) if one.token is None]
    return await room.join(bots[0], "Ben")


async def _taken(room: Room, _: int) -> object:
    seat = _kept(room)
    await room.join(seat, "Ben")
    return await room.join(seat, "Cid")


async def _out_of_turn(room: Room, host: int) -> object:
    await room.start(host)
    assert room.table is not None and room.table.turn is not None
    return await room.act((room.table.turn + 1) % 4, "ron")


async def _pass_in_turn(room: Room, host: int) -> object:
    await room.start(host)
    assert room.table is not None and room.table.turn is not None
    return await room.act(room.table.turn, "pass")


async def _at_the_result(room: Room, host: int) -> object:
    room.watch(host, lambda: None)
    await room.start(host)
    await room.penalty(host, {"actor": host, "infraction": "malice", "staff": "chombo"})
    return await room.act(host, "pass")


async def _too_long(room: Room, host: int) -> object:
    await room.start(host)
    return await room.act(host, "x" * 1000)


async def _by_a_guest(room: Room, host: int) -> object:
    await room.start(host)
    return await room.penalty((host + 1) % 4, {"actor": host, "infraction": "malice"})


async def _no_infraction(room: Room, host: int) -> object:
    await room.start(host)
    return await room.penalty(host, {"actor": host, "infraction": "sneezing"})


async def _twice(hall: Hall) -> object:
    hall.store.begin("one", "table", {})
    return hall.store.begin("one", "table", {})


async def _a_number_twice(hall: Hall) -> object:
    hall.store.begin("one", "table", {})
    hall.store.append([Entry("one", 0, {})])
    return hall.store.append([Entry("one", 0, {})])


async def _not_written(hall: Hall) -> object:
    return await hall.journal.append(Entry("nowhere", 0, {}))


async def _a_gap(hall: Hall) -> object:
    hall.store.begin("one", "table", {})
    hall.store.append([Entry("one", 0, {}), Entry("one", 2, {})])
    return hall.store.entries("one")


async def _unreadable_room(hall: Hall) -> object:
    room, _ = await hall.begin(TENHOU, "Ann")
    eaten = {"type": "play", "seat": 0, "do": "eat"}
    hall.store.append([Entry(room.id, 0, {"type": "start"}), Entry(room.id, 1, eaten)])
    again = Hall(hall.store, STILL)
    return await again.room(room.id)


async def _unreadable_keeping(hall: Hall) -> object:
    keeping = await hall.begin_keeping(SANMA, list("ABC"))
    hall.store.append([Entry(keeping.id, 0, {"type": "dance"})])
    again = Hall(hall.store, STILL)
    return await again.keeping(keeping.id)


async def _too_many_reports(hall: Hall) -> object:
    keeping = await hall.begin_keeping(SANMA, list("ABC"))
    return await keeping.report(*[{"type": "chips", "payer": 0, "taker": 1, "count": 1}] * 2001)


async def _two(hall: Hall) -> object:
    room, host = await hall.begin(TENHOU, "Ann")
    room.watch(host, lambda: None)
    return await hall.begin(TENHOU, "Ben")


REFUSALS = {
    "too-many": _in_hall(_two, allowance=Allowance(1)),
    "full": _in_hall(_two, most=1),
    "no-name": _in_hall(lambda hall: hall.begin(TENHOU, "  ")),
    "seats": _in_hall(lambda hall: hall.begin(SANMA, "Ann", people=5), "5", "3", "4"),
    "guests": _in_hall(lambda hall: hall.begin(TENHOU, "Ann", 7), "7", "4"),
    "not-kept": _in_room(_not_kept),
    "taken": _in_room(_taken),
    "not-host": _in_room(lambda room, host: room.start((host + 1) % 4)),
    "not-begun": _in_room(lambda room, host: room.act(host, "pass")),
    "result": _in_room(_at_the_result),
    "not-an-action": _in_room(_too_long),
    "not-possible": _in_room(_out_of_turn),
    "not-now": _in_room(_pass_in_turn),
    "not-referee": _in_room(_by_a_guest),
    "not-ruled": _in_room(_no_infraction, "sneezing"),
    "reports": _in_hall(_too_many_reports, "2,000"),
    "no-database": Refusal(lambda _: Store("nosuch://x"), ("nosuch://x",), ("Can't load plugin",)),
    "database-closed": Refusal(
        lambda folder: Store(f"sqlite:///{folder}/no/such/folder.db"),
        ("folder.db",),
        ("unable to open database file", "Background on this error at"),
    ),
    "stream-twice": _in_hall(_twice, "one"),
    "unwritable": _in_hall(_a_number_twice, foreign="UNIQUE constraint failed"),
    "not-written": _in_hall(_not_written, foreign="FOREIGN KEY constraint failed"),
    "entry-missing": _in_hall(_a_gap, "one", "1", "2"),
    "room-unreadable": _in_hall(_unreadable_room, "eat"),
    "keeping-unreadable": _in_hall(_unreadable_keeping, "dance"),
}

"""Tables that nobody looks at leave memory, and their links wake them as they stood."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

pytest.importorskip("sqlalchemy", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.web.hall import Allowance, Hall, Pace, Refused, Room, Store

SOON = Pace(bot=0, result=0, grace=0, rest=0.2)
NEVER = Pace(bot=0, result=0, grace=0, rest=3600)


def in_hall(url: str, play: Callable[[Hall], Awaitable[Any]], pace: Pace = SOON, **options: Any) -> Any:
    async def run() -> Any:
        with Store(url) as store:
            hall = Hall(store, pace, **options)
            try:
                return await play(hall)
            finally:
                await hall.close()

    return asyncio.run(asyncio.wait_for(run(), 120))


async def until(done: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


def stands(room: Room) -> Any:
    assert room.table is not None
    tokens = [person.token for person in room.people]
    return room.entries, room.table.digest, room.table.legal, tokens


@pytest.mark.parametrize("whole", [False, True])
def test_a_table_that_was_put_to_rest_is_woken_as_it_stood(url: str, whole: bool) -> None:
    async def left(hall: Hall) -> tuple[str, int, Any]:
        """A table that was played at and left; its id, its host and how it stood."""
        room, seat = await hall.begin(ariari.load("daisuki-sanma"), "Ann", guests=0 if whole else 1)
        leave = room.watch(seat, lambda: None)
        room.set_away(seat, True)
        await room.start(seat)
        await until(lambda: room.over if whole else room.entries > 40)
        if whole:
            await asyncio.sleep(0.5)
            assert hall.rooms == 1, "it is looked at"
        leave()
        await until(lambda: hall.rooms == 0)
        return room.id, seat, stands(room)

    async def play(hall: Hall) -> None:
        id, seat, stood = await left(hall)
        gc.collect()
        woken = await hall.room(id)
        assert woken is not None
        assert stands(woken) == stood
        assert len(hall.store.entries(id)) == woken.entries
        if not whole:
            woken.watch(seat, lambda: None)
            woken.set_away(seat, True)  # who lets a bot play is of the moment, and not written
            before = woken.entries
            await until(lambda: woken.entries > before)

    in_hall(url, play)


def test_a_scorekeeper_that_was_put_to_rest_is_woken_as_it_stood(url: str) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("m-league"), ["A", "B", "C", "D"])
        leave = keeping.watch(lambda: None)
        await keeping.report({"type": "reach_accepted", "actor": 0})
        id, points = keeping.id, keeping.keeper.points
        await asyncio.sleep(0.5)
        assert hall.keepings == 1, "somebody has it open"
        leave()
        await until(lambda: hall.keepings == 0)
        del keeping, leave
        gc.collect()
        woken = await hall.keeping(id)
        assert woken is not None
        assert woken.keeper.points == points
        await woken.report({"type": "undo"})
        assert woken.keeper.points != points

    in_hall(url, play)


def test_there_are_never_two_of_one_table(url: str) -> None:
    async def play(hall: Hall) -> None:
        room, _ = await hall.begin(ariari.load("m-league"), "Ann", guests=1)
        await until(lambda: hall.rooms == 0)
        found = await asyncio.gather(*(hall.room(room.id) for _ in range(5)))
        assert all(one is room for one in found)
        id = room.id
        del room, found
        await until(lambda: hall.rooms == 0)
        gc.collect()
        first, *others = await asyncio.gather(*(hall.room(id) for _ in range(5)))
        assert first is not None and all(one is first for one in others)

    in_hall(url, play)


def test_more_tables_are_played_than_there_is_room_for(url: str) -> None:
    async def play(hall: Hall) -> None:
        ids = [(await hall.begin(ariari.load("m-league"), f"Guest {n}"))[0].id for n in range(25)]
        assert hall.rooms <= 4
        for n, id in enumerate(ids):
            room = await hall.room(id)
            assert room is not None
            assert room.people[room.host].name == f"Guest {n}"

    in_hall(url, play, NEVER, most=4)


def test_tables_in_use_are_not_put_to_rest_for_others(url: str) -> None:
    async def play(hall: Hall) -> None:
        for _ in range(3):
            room, seat = await hall.begin(ariari.load("m-league"), "Ann")
            room.watch(seat, lambda: None)
        with pytest.raises(Refused, match="taken"):
            await hall.begin(ariari.load("m-league"), "Bo")
        assert hall.rooms == 3

    in_hall(url, play, NEVER, most=3)


def test_what_is_being_written_is_not_put_to_rest(url: str) -> None:
    """A table that is left in the middle of a bot's move ends with what is in the store."""

    async def play(hall: Hall) -> None:
        for _ in range(20):
            room, seat = await hall.begin(ariari.load("m-league"), "Ann")
            leave = room.watch(seat, lambda: None)
            room.set_away(seat, True)
            await room.start(seat)
            await asyncio.sleep(0.01)
            leave()
            while hall.rooms:
                await hall._rooms.put_to_rest()
                await asyncio.sleep(0)
            assert room.entries == len(hall.store.entries(room.id))

    in_hall(url, play, Pace(bot=0, result=0, grace=0, rest=0))


# ---- how much one address may make


def test_one_address_makes_so_many_an_hour_and_the_next_one_too() -> None:
    now = [0.0]
    allowance = Allowance(60, clock=lambda: now[0])
    assert [allowance.take("192.0.2.1") for _ in range(61)] == [True] * 60 + [False]
    assert allowance.take("192.0.2.2")
    now[0] += 61
    assert allowance.take("192.0.2.1")
    assert not allowance.take("192.0.2.1")
    now[0] += 3600
    assert all(allowance.take("192.0.2.1") for _ in range(60))


def test_an_ipv6_customer_has_one_allowance_for_a_whole_network() -> None:
    allowance = Allowance(1, clock=lambda: 0.0)
    assert allowance.take("2001:db8::1")
    assert not allowance.take("2001:db8::ffff")
    assert allowance.take("2001:db8:0:1::1")
    assert allowance.take("::ffff:192.0.2.1")
    assert not allowance.take("192.0.2.1")


def test_no_bound_where_none_is_wanted_and_no_memory_without_end() -> None:
    free = Allowance(0)
    assert all(free.take("192.0.2.1") for _ in range(1000))
    now = [0.0]
    bound = Allowance(5, clock=lambda: now[0])
    for n in range(11_000):
        now[0] += 0.01
        bound.take(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
    assert len(bound._left) <= 10_000
    now[0] += 4000
    bound.take("10.0.0.1")
    assert len(bound._left) == 1


def test_tables_and_scorekeepers_count(url: str) -> None:
    async def play(hall: Hall) -> None:
        rules = ariari.load("m-league")
        await hall.begin(rules, "Ann", address="192.0.2.1")
        await hall.begin_keeping(rules, ["A", "B", "C", "D"], "192.0.2.1")
        with pytest.raises(Refused) as refused:
            await hall.begin(rules, "Ann", address="192.0.2.1")
        assert refused.value.id == "too-many"
        with pytest.raises(Refused):
            await hall.begin_keeping(rules, ["A", "B", "C", "D"], "192.0.2.1")
        await hall.begin(rules, "Bo", address="192.0.2.2")

    in_hall(url, play, NEVER, allowance=Allowance(2))

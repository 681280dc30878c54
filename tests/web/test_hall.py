"""The hall: seats and tokens, bots and people, and nothing lost when a server dies."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("sqlalchemy", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.web.hall import Entry, Hall, Journal, Pace, Refused, Room, Store, StoreError
from ariari.web.hall.accepted import accepted
from ariari.web.hall.command import Command

AT_ONCE = Pace(bot=0, result=0, grace=0)
STILL = Pace(bot=3600, result=3600, grace=3600)


def in_hall(tmp_path: Path, play: Callable[[Hall], Awaitable[Any]], pace: Pace = AT_ONCE) -> Any:
    """Runs a play in a hall on a store of its own."""

    async def run() -> Any:
        with Store(f"sqlite:///{tmp_path}/hall.db") as store:
            hall = Hall(store, pace)
            try:
                return await play(hall)
            finally:
                await hall.close()

    return asyncio.run(asyncio.wait_for(run(), 120))


async def until(done: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.005)


def looking(room: Room, seat: int) -> Callable[[], None]:
    return room.watch(seat, lambda: None)


def test_a_whole_match_against_bots_is_brought_back_as_it_ended(tmp_path: Path) -> None:
    async def play(hall: Hall) -> tuple[str, str]:
        room, seat = await hall.begin(ariari.load("daisuki-sanma"), "Ann")
        looking(room, seat)
        room.set_away(seat, True)
        await room.start(seat)
        await until(lambda: room.over)
        assert room.table is not None
        return room.id, room.table.digest

    id, digest = in_hall(tmp_path, play)

    async def again(hall: Hall) -> None:
        room = await hall.room(id)
        assert room is not None and room.table is not None
        assert room.table.digest == digest
        assert room.over
        replayed = ariari.Table(room.rules, names=room.table.names, key=room.table.key)
        for entry in hall.store.entries(id):
            if entry.body["type"] == "play":
                replayed.play(entry.body["do"], entry.body["seat"])
        assert replayed.digest == digest

    in_hall(tmp_path, again)


def test_an_action_is_on_disk_before_anybody_is_shown_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> int:
        room, seat = await hall.begin(ariari.load("m-league"), "Ann")
        seen = []

        def watcher() -> None:
            assert len(hall.store.entries(room.id)) == room.entries
            seen.append(room.entries)

        failed: list[BaseException] = []

        def guarded() -> None:
            try:
                watcher()
            except BaseException as error:
                failed.append(error)

        room.watch(seat, guarded)
        room.set_away(seat, True)
        await room.start(seat)
        await until(lambda: room.entries > 120)
        assert not failed
        return len(seen)

    assert in_hall(tmp_path, play) > 100


def test_a_failed_write_is_not_played(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, seat = await hall.begin(ariari.load("m-league"), "Ann")
        looking(room, seat)
        await room.start(seat)
        before = room.entries
        append = hall.store.append

        def broken(_entries: object) -> None:
            raise OSError("the disk is full")

        hall.store.append = broken  # type: ignore[method-assign,assignment]
        table = room.table
        assert table is not None
        turn = table.turn
        assert turn is not None
        with pytest.raises(StoreError, match="disk is full"):
            await room.act(turn, str(table.legal[0]))
        hall.store.append = append  # type: ignore[method-assign]
        await until(lambda: room.table is not None and room.entries == before)
        assert room.table is not None
        await room.act(turn, str(room.table.legal[0]))
        assert room.entries == before + 1 == len(hall.store.entries(room.id))

    in_hall(tmp_path, play, STILL)


def test_a_bad_entry_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def write() -> None:
        with Store(f"sqlite:///{tmp_path}/a.db") as store:
            store.begin("a", "table", {})
            store.begin("b", "table", {})
            journal = Journal(store)
            results = await asyncio.gather(
                journal.append(Entry("a", 0, {})),
                journal.append(Entry("nowhere", 0, {})),
                journal.append(Entry("b", 0, {})),
                return_exceptions=True,
            )
            await journal.close()
            assert [type(r) for r in results] == [type(None), StoreError, type(None)]
            assert len(store.entries("a")) == len(store.entries("b")) == 1

    asyncio.run(write())


def test_a_seat_is_opened_by_its_own_token_and_no_other(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, host = await hall.begin(ariari.load("m-league"), "Ann", guests=2)
        tokens = [person.token for person in room.people if person.token]
        assert len(set(tokens)) == len(tokens) == 3
        assert all(len(token) >= 22 for token in tokens)
        for seat, person in enumerate(room.people):
            if person.token:
                assert room.seat_of(person.token) == seat
        assert room.seat_of("") is None
        assert room.seat_of("x" * 22) is None
        assert room.people[host].joined

    in_hall(tmp_path, play, STILL)


def test_an_invitation_is_good_once_and_the_guest_alone_knows_the_new_token(tmp_path: Path) -> None:
    async def play(hall: Hall) -> tuple[str, int, str]:
        room, _ = await hall.begin(ariari.load("m-league"), "Ann", guests=1)
        seat = next(s for s, p in enumerate(room.people) if p.token and not p.joined)
        invitation = room.people[seat].token
        assert invitation is not None
        own = await room.join(seat, "  Bo   Li ")
        assert room.people[seat].name == "Bo Li"
        assert room.seat_of(own) == seat
        assert room.seat_of(invitation) is None
        with pytest.raises(Refused, match="already"):
            await room.join(seat, "Eve")
        return room.id, seat, own

    id, seat, own = in_hall(tmp_path, play, STILL)

    async def again(hall: Hall) -> None:
        room = await hall.room(id)
        assert room is not None
        assert room.seat_of(own) == seat
        assert room.people[seat].name == "Bo Li"

    in_hall(tmp_path, again, STILL)


def test_only_the_host_begins_and_a_bots_seat_is_not_taken(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, host = await hall.begin(ariari.load("m-league"), "Ann", guests=1)
        guest = next(s for s, p in enumerate(room.people) if p.token and not p.joined)
        bot = next(s for s, p in enumerate(room.people) if p.token is None)
        await room.join(guest, "Bo")
        with pytest.raises(Refused):
            await room.start(guest)
        with pytest.raises(Refused):
            await room.join(bot, "Eve")
        with pytest.raises(Refused, match="not begun"):
            await room.act(host, "discard 1m")
        await room.start(host)
        assert room.table is not None

    in_hall(tmp_path, play, STILL)


@pytest.mark.parametrize(
    "bad", ["discard 9z", "nonsense", "discard", "ron", "x" * 5000, "discard 1m hand hand"]
)
def test_what_is_not_legal_changes_nothing(tmp_path: Path, bad: str) -> None:
    async def play(hall: Hall) -> None:
        room, seat = await hall.begin(ariari.load("m-league"), "Ann")
        looking(room, seat)
        await room.start(seat)
        assert room.table is not None and room.table.turn is not None
        before = room.table.digest, room.entries
        with pytest.raises(Refused):
            await room.act(room.table.turn, bad)
        assert (room.table.digest, room.entries) == before

    in_hall(tmp_path, play, STILL)


def test_nobody_plays_for_another_seat(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, seat = await hall.begin(ariari.load("m-league"), "Ann")
        looking(room, seat)
        await room.start(seat)
        assert room.table is not None and room.table.turn is not None
        action = str(room.table.legal[0])
        other = (room.table.turn + 1) % 4
        with pytest.raises(Refused):
            await room.act(other, action)
        await room.act(room.table.turn, action)

    in_hall(tmp_path, play, STILL)


def test_a_player_who_left_is_played_by_a_bot_until_back(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, host = await hall.begin(ariari.load("m-league"), "Ann", guests=1)
        guest = next(s for s, p in enumerate(room.people) if p.token and not p.joined)
        await room.join(guest, "Bo")
        looking(room, host)
        leave = looking(room, guest)
        await room.start(host)
        assert not room.plays_itself(guest)
        leave()
        await until(lambda: room.plays_itself(guest), 5)
        looking(room, guest)
        assert not room.plays_itself(guest)

    in_hall(tmp_path, play, Pace(bot=3600, result=3600, grace=0.05))


def test_a_table_that_everybody_left_stands_still(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, seat = await hall.begin(ariari.load("m-league"), "Ann")
        leave = looking(room, seat)
        room.set_away(seat, True)
        await room.start(seat)
        await until(lambda: room.entries > 20)
        leave()
        await asyncio.sleep(0.05)
        stood = room.entries
        await asyncio.sleep(0.2)
        assert room.entries == stood
        looking(room, seat)
        await until(lambda: room.entries > stood)

    in_hall(tmp_path, play)


def test_time_to_think_runs_out_with_nothing_the_player_did_not_ask_for(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, seat = await hall.begin(ariari.load("m-league"), "Ann", thinking=0.02)
        looking(room, seat)
        await room.start(seat)
        assert room.table is not None
        await until(lambda: bool(room.view(seat) and len(room.view(seat).me.discards) >= 3), 30)  # type: ignore[union-attr]
        view = room.view(seat)
        assert view is not None and view.me is not None
        assert all(discard.drawn for discard in view.me.discards[:3])
        assert not view.me.melds and not view.me.riichi

    in_hall(tmp_path, play)


def test_a_result_is_shown_until_everybody_there_has_seen_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, host = await hall.begin(ariari.load("m-league"), "Ann", guests=1)
        guest = next(s for s, p in enumerate(room.people) if p.token and not p.joined)
        await room.join(guest, "Bo")
        looking(room, host)
        looking(room, guest)
        await room.start(host)
        while room.showing is None:
            table = room.table
            assert table is not None
            asked = [s for s in table.to_act if s in (host, guest)]
            if asked and room.showing is None:
                action = room._choice(asked[0])
                await room.act(asked[0], str(action))
            await asyncio.sleep(0)
        assert room.result is not None
        assert room.waits_for(host) and room.waits_for(guest)
        with pytest.raises(Refused, match="looked at"):
            await room.act(host, "pass")
        shown = room.showing
        await room.ready(host)
        await asyncio.sleep(0.05)
        assert room.showing == shown and not room.waits_for(host)
        await room.ready(guest)
        await until(lambda: room.showing is None, 5)

    in_hall(tmp_path, play, Pace(bot=0, result=3600, grace=3600))


@pytest.mark.parametrize(
    ("house", "people", "guests"), [("m-league", 3, 0), ("m-league", 4, 4), ("daisuki-sanma", 5, 0)]
)
def test_a_table_that_the_house_does_not_seat_is_refused(
    tmp_path: Path, house: str, people: int, guests: int
) -> None:
    async def play(hall: Hall) -> None:
        with pytest.raises(Refused):
            await hall.begin(ariari.load(house), "Ann", guests, people=people)
        assert hall.rooms == 0

    in_hall(tmp_path, play)


def test_a_match_goes_on_under_the_rules_it_began_with(tmp_path: Path) -> None:
    """A house that changes its rules does not change the tables that are being played at."""

    async def play(hall: Hall) -> tuple[str, str]:
        room, _ = await hall.begin(ariari.load("m-league"), "Ann")
        return room.id, room.rules.digest

    id, digest = in_hall(tmp_path, play, STILL)

    async def again(hall: Hall) -> None:
        stream = hall.store.stream(id)
        assert stream is not None
        # As if the house's file were another now: only what is written in the stream leads back.
        stream.head["rules"] = "tenhou"
        room = Room(stream, hall.journal, hall.store, STILL)
        assert room.rules.digest == digest
        assert room.rules.id == "m-league"

    in_hall(tmp_path, again, STILL)


def test_an_unknown_room_is_none(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        assert await hall.room("nowhere") is None

    in_hall(tmp_path, play)


def test_what_is_refused_says_why_and_says_nothing_twice() -> None:
    table = ariari.Table.stacked(
        ariari.load("m-league"), hands=["1m" + "258p369s1234z", "119m", "2m"], draws="5z", seed=5
    )
    standing: Any = SimpleNamespace(table=table)

    def why(seat: int, do: str) -> str:
        with pytest.raises(Refused) as refused:
            accepted(Command(seat, "play", {"do": do}, None, None), standing, 0, showing=False)  # type: ignore[arg-type]
        return refused.value.text("en")

    assert why(1, "discard 1m") == "That is not possible now: it is not your turn"
    assert why(0, "tsumo").startswith("That is not possible now: the hand")
    assert why(0, "jump") == why(0, "discard " + "1m" * 40) == "There is no such action."
    table.play("discard 1m")
    assert why(2, "discard 2m") == "That is not possible now."

"""All the rooms of a server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final

from ...rules.model import Ruleset
from ...scorekeeper import ReportError
from ...table import Player
from .errors import Refused, StoreError
from .journal import Journal
from .keeping import Keeping, keeping_head
from .pace import Pace
from .pinned_rules import pinned_rules
from .room import BOT, NAME_LENGTH, Room, room_head
from .store import Store

LOG: Final = logging.getLogger("ariari.hall")
_ID_BYTES: Final = 8
_TOKEN_BYTES: Final = 16
MOST_ROOMS: Final = 2_000


class Hall:
    """The rooms. A room is read from the store when it is first asked for."""

    def __init__(self, store: Store, pace: Pace | None = None, bot: Player = BOT) -> None:
        self.store = store
        self.journal = Journal(store)
        self.pace = pace or Pace()
        self._bot = bot
        self._rooms: dict[str, Room] = {}
        self._keepings: dict[str, Keeping] = {}
        self._reading = asyncio.Lock()

    async def begin(
        self,
        rules: Ruleset,
        host: str,
        guests: int = 0,
        *,
        people: int | None = None,
        thinking: float | None = None,
        hints: bool = True,
    ) -> tuple[Room, int]:
        """A new room, and the seat of its host; seats are drawn by lot.

        guests: how many seats are kept for people who are invited; bots take the rest
        people: how many share the table, where the house lets one sit out
        thinking: seconds for each decision

        Raises Refused.
        """
        host = " ".join(host.split())[:NAME_LENGTH]
        seats = people or rules.seats.players
        if not host:
            raise Refused("no-name", "a name is missing")
        if seats not in rules.seats.participants:
            raise Refused("seats", f"at {rules.id} {rules.seats.participants} people share a table")
        if not 0 <= guests < seats:
            raise Refused("seats", f"{guests} guests beside the host at a table of {seats}")
        if len(self._rooms) >= MOST_ROOMS:
            raise Refused("full", "the hall is full")
        names: list[str | None] = [host, *[None] * guests, *[""] * (seats - 1 - guests)]
        order = secrets.SystemRandom().sample(range(seats), seats)
        seated = [names[who] for who in order]
        head = room_head(
            rules, seated, order.index(0), secrets.token_bytes(32), {"thinking": thinking, "hints": hints}
        )
        id = secrets.token_urlsafe(_ID_BYTES)
        stream = await asyncio.to_thread(self.store.begin, id, "table", head)
        room = Room(stream, self.journal, self.store, self.pace, self._bot)
        self._rooms[id] = room
        room.open()
        LOG.info("room begun", extra={"room": id, "rules": rules.id, "guests": guests})
        return room, room.host

    async def begin_keeping(self, rules: Ruleset, names: Sequence[str]) -> Keeping:
        """A scorekeeper for a real table; its id is its token. Raises ReportError for bad names."""
        head = keeping_head(rules, [name[:NAME_LENGTH] for name in names])
        id = secrets.token_urlsafe(_TOKEN_BYTES)
        stream = await asyncio.to_thread(self.store.begin, id, "keeper", head)
        self._keepings[id] = Keeping(stream, rules, self.journal, self.store)
        LOG.info("scorekeeper begun", extra={"rules": rules.id})
        return self._keepings[id]

    async def keeping(self, id: str) -> Keeping | None:
        """A scorekeeper by its id, from memory or from the store."""
        async with self._reading:
            if id in self._keepings:
                return self._keepings[id]
            stream = await asyncio.to_thread(self.store.stream, id)
            if stream is None or stream.kind != "keeper":
                return None
            keeping = Keeping(stream, pinned_rules(stream.head), self.journal, self.store)
            try:
                keeping.restore(await asyncio.to_thread(self.store.entries, id))
            except ReportError as error:
                raise StoreError(f"a scorekeeper cannot be brought back: {error}") from error
            self._keepings[id] = keeping
            return keeping

    async def room(self, id: str) -> Room | None:
        """A room by its id, from memory or from the store."""
        async with self._reading:
            return self._rooms.get(id) or await self._open(id)

    async def _open(self, id: str) -> Room | None:
        stream = await asyncio.to_thread(self.store.stream, id)
        if stream is None or stream.kind != "table":
            return None
        entries = await asyncio.to_thread(self.store.entries, id)
        room = Room(stream, self.journal, self.store, self.pace, self._bot)
        try:
            room.restore(entries)
        except (ValueError, KeyError, AssertionError) as error:
            raise StoreError(f"room {id} cannot be brought back: {error}") from error
        self._rooms[id] = room
        room.open()
        LOG.info("room brought back", extra={"room": id, "entries": len(entries)})
        return room

    @property
    def rooms(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    async def close(self) -> None:
        """Stop every room and finish writing."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        await self.journal.close()

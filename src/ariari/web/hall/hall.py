"""All the rooms and scorekeepers of a server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final

from ...rules.model import Ruleset
from ...scorekeeper import ReportError
from ...table import Player
from ...worded import Listed, because
from .allowance import Allowance
from .awake import Awake
from .errors import Refused, StoreError
from .journal import Journal
from .keeping import Keeping, keeping_head
from .pace import Pace
from .pinned_rules import pinned_rules
from .room import BOT, Room
from .room_head import NAME_LENGTH, new_token, room_head, tidy_name
from .store import Body, Store

LOG: Final = logging.getLogger("ariari.hall")
_ID_BYTES: Final = 8
MOST_AWAKE: Final = 2_000


class Hall:
    """The rooms and the scorekeepers. One is read from the store when it is asked for, and leaves memory when
    nobody uses it.

    allowance: how much one address may make anew
    most: how many rooms, and how many scorekeepers, may be in memory
    """

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        bot: Player = BOT,
        *,
        allowance: Allowance | None = None,
        most: int = MOST_AWAKE,
    ) -> None:
        self.store = store
        self.journal = Journal(store)
        self.pace = pace or Pace()
        self._bot = bot
        self._allowance = allowance or Allowance(0)
        self._rooms = Awake(self._read_room, self.pace.rest, most)
        self._keepings = Awake(self._read_keeping, self.pace.rest, most)

    def allow(self, address: str) -> None:
        """One more table, scorekeeper or record for that address. Raises Refused."""
        if not self._allowance.take(address):
            LOG.warning("too many", extra={"address": address})
            raise Refused("too-many")

    async def begin(
        self,
        rules: Ruleset,
        host: str,
        guests: int = 0,
        *,
        people: int | None = None,
        thinking: float | None = None,
        hints: bool = True,
        address: str = "",
    ) -> tuple[Room, int]:
        """A new room, and the seat of its host; seats are drawn by lot.

        guests: how many seats are kept for people who are invited; bots take the rest
        people: how many share the table, where the house lets one sit out
        thinking: seconds for each decision
        address: from where it is asked for

        Raises Refused.
        """
        host = tidy_name(host)
        seats = people or rules.seats.players
        if not host:
            raise Refused("no-name")
        if seats not in rules.seats.participants:
            raise Refused(
                "seats", house=rules.called, allowed=Listed(rules.seats.participants, "either"), people=seats
            )
        if not 0 <= guests < seats:
            raise Refused("guests", guests=guests, seats=seats)
        if not await self._rooms.has_room():
            raise Refused("full")
        self.allow(address)
        names: list[str | None] = [host, *[None] * guests, *[""] * (seats - 1 - guests)]
        order = secrets.SystemRandom().sample(range(seats), seats)
        seated = [names[who] for who in order]
        options: Body = {"thinking": thinking, "hints": hints}
        head = room_head(rules, seated, order.index(0), secrets.token_bytes(32), options)
        id = secrets.token_urlsafe(_ID_BYTES)
        stream = await asyncio.to_thread(self.store.begin, id, "table", head)
        room = self._rooms.add(Room(stream, self.journal, self.store, self.pace, self._bot))
        LOG.info("room begun", extra={"room": id, "rules": rules.id, "guests": guests})
        return room, room.host

    async def begin_keeping(self, rules: Ruleset, names: Sequence[str], address: str = "") -> Keeping:
        """A scorekeeper for a real table; its id is its token. Raises ReportError for bad names, Refused."""
        head = keeping_head(rules, [name[:NAME_LENGTH] for name in names])
        if not await self._keepings.has_room():
            raise Refused("full")
        self.allow(address)
        id = new_token()
        stream = await asyncio.to_thread(self.store.begin, id, "keeper", head)
        keeping = self._keepings.add(Keeping(stream, rules, self.journal, self.store))
        LOG.info("scorekeeper begun", extra={"rules": rules.id})
        return keeping

    async def keeping(self, id: str) -> Keeping | None:
        """A scorekeeper by its id, from memory or from the store."""
        return await self._keepings.get(id)

    async def room(self, id: str) -> Room | None:
        """A room by its id, from memory or from the store."""
        return await self._rooms.get(id)

    async def _read_room(self, id: str) -> Room | None:
        stream = await asyncio.to_thread(self.store.stream, id)
        if stream is None or stream.kind != "table":
            return None
        entries = await asyncio.to_thread(self.store.entries, id)
        room = Room(stream, self.journal, self.store, self.pace, self._bot)
        try:
            await asyncio.to_thread(room.restore, entries)
        except (ValueError, KeyError, AssertionError) as error:
            raise StoreError("room-unreadable", room=id, why=because(error)) from error
        LOG.info("room brought back", extra={"room": id, "entries": len(entries)})
        return room

    async def _read_keeping(self, id: str) -> Keeping | None:
        stream = await asyncio.to_thread(self.store.stream, id)
        if stream is None or stream.kind != "keeper":
            return None
        entries = await asyncio.to_thread(self.store.entries, id)
        keeping = Keeping(stream, pinned_rules(stream.head), self.journal, self.store)
        try:
            await asyncio.to_thread(keeping.restore, entries)
        except ReportError as error:
            raise StoreError("keeping-unreadable", why=error) from error
        return keeping

    @property
    def rooms(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    @property
    def keepings(self) -> int:
        """How many scorekeepers are in memory."""
        return len(self._keepings)

    async def close(self) -> None:
        """Stop every room and finish writing."""
        await self._rooms.close()
        await self._keepings.close()
        await self.journal.close()

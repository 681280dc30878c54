"""What is in memory. Whatever nobody uses for a while is put to rest in the store, and its id wakes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from .clock import now

LOG: Final = logging.getLogger("ariari.hall")


class Sleeper(Protocol):
    """A room or a scorekeeper."""

    @property
    def id(self) -> str: ...
    @property
    def attended(self) -> bool:
        """Whether anybody looks on, or something is still to be written."""

    def open(self) -> None:
        """It is awake."""

    async def close(self) -> None:
        """It is put to rest; everything that counts is in the store."""


Kept = TypeVar("Kept", bound=Sleeper)


class Awake(Generic[Kept]):
    """The rooms, or the scorekeepers, that are in memory.

    wake: reads one from the store; None if there is none of that id
    rest: seconds after which one that nobody uses is put to rest
    most: so many at most; where there are as many, one that nobody uses is put to rest at once
    """

    def __init__(self, wake: Callable[[str], Awaitable[Kept | None]], rest: float, most: int) -> None:
        self._wake, self._rest, self._most = wake, rest, most
        self._used: dict[str, tuple[Kept, float]] = {}  # the longest unused first
        # There are never two of one stream: as long as anybody holds one that was put to rest, it is it.
        self._held: WeakValueDictionary[str, Kept] = WeakValueDictionary()
        self._waking: dict[str, asyncio.Task[Kept | None]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._used)

    async def has_room(self) -> bool:
        """Whether one more may be in memory; what nobody uses makes room."""
        if len(self._used) >= self._most:
            await self.put_to_rest()
        return len(self._used) < self._most

    def add(self, one: Kept) -> Kept:
        """Keep one in memory, and open it."""
        self._used.pop(one.id, None)
        self._used[one.id] = one, now()
        self._held[one.id] = one
        one.open()
        if self._sweeping is None or self._sweeping.done():
            self._sweeping = asyncio.get_running_loop().create_task(self._sweep(), name="sweep")
        return one

    async def get(self, id: str) -> Kept | None:
        """One by its id, from memory or from the store."""
        if (one := self._held.get(id)) is not None:
            return self.add(one)
        if id not in self._waking:
            self._waking[id] = asyncio.get_running_loop().create_task(self._woken(id))
        return await asyncio.shield(self._waking[id])

    async def _woken(self, id: str) -> Kept | None:
        try:
            one = await self._wake(id)
            return None if one is None else self.add(one)
        finally:
            del self._waking[id]

    async def put_to_rest(self) -> None:
        """Put to rest what nobody has used for long enough, and what is too much."""
        unused_since = now() - self._rest
        for one, used in tuple(self._used.values()):
            if one.attended:
                self._used[one.id] = one, now()
            elif used <= unused_since or len(self._used) >= self._most:
                del self._used[one.id]
                LOG.info("put to rest", extra={"stream": one.id})
                await one.close()

    async def _sweep(self) -> None:
        while self._used:
            await asyncio.sleep(max(0.05, min(self._rest / 4, 10.0)))
            await self.put_to_rest()

    async def close(self) -> None:
        """Put everything to rest."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await asyncio.gather(*(one.close() for one, _ in self._used.values()))

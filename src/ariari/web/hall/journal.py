"""One writer for the whole hall: what waits at the same time is made durable in one transaction."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ...worded import because
from .errors import StoreError
from .store import Entry, Store

_Waiting = tuple[tuple[Entry, ...], asyncio.Future[None]]


class Journal:
    """Appends to a store without holding up the event loop. Order is kept; one thread writes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[_Waiting] = []
        self._thread = ThreadPoolExecutor(1, "journal")
        self._writing: asyncio.Task[None] | None = None

    async def append(self, *entries: Entry) -> None:
        """Returns when the entries are durable, all of them. Raises StoreError; then none is."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((entries, done))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write())
        await done

    async def close(self) -> None:
        """Waits for what is being written."""
        if self._writing is not None:
            await self._writing
        self._thread.shutdown()

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if await self._tried(batch) is not None:
                # One bad entry must not take the others with it.
                for one in batch:
                    _settle([one], await self._tried([one]))
            else:
                _settle(batch, None)

    async def _tried(self, batch: list[_Waiting]) -> Exception | None:
        entries = [entry for together, _ in batch for entry in together]
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._store.append, entries)
        except Exception as error:
            return error
        return None


def _settle(batch: list[_Waiting], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(StoreError("not-written", why=because(error)))

"""One thing after the other: what is wanted of a room, and what goes on there by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from .command import Command
from .errors import HallError, StoreError

LOG: Final = logging.getLogger("ariari.hall")


class OneByOne:
    """A task of its own, which nothing else interrupts.

    id: what it belongs to, for the log
    accept: carries out a command; raises HallError for what cannot be
    due: when something goes on by itself, by the event loop's clock; None: nothing before somebody acts
    go_on: what then goes on, if it is still due
    mend: stands again where the store stands, after something could not be written
    """

    def __init__(
        self,
        id: str,
        *,
        accept: Callable[[Command], Awaitable[None]],
        due: Callable[[], float | None],
        go_on: Callable[[], Awaitable[None]],
        mend: Callable[[], Awaitable[None]],
    ) -> None:
        self._id = id
        self._accept, self._due, self._go_on, self._mend = accept, due, go_on, mend
        self._commands: asyncio.Queue[Command | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._at_work = False

    @property
    def busy(self) -> bool:
        """Whether something is being done, or still to be done."""
        return self._at_work or not self._commands.empty()

    @property
    def runs(self) -> bool:
        return self._task is not None and not self._task.done()

    def open(self) -> None:
        """Start, if it does not run."""
        if not self.runs:
            self._task = asyncio.get_running_loop().create_task(self._run(), name=f"room {self._id}")

    async def close(self) -> None:
        """Stop. What has been accepted is done."""
        # It may be opened again before its task has ended, and has another one then.
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def do(self, command: Command) -> None:
        """Returns when the command is carried out. Raises HallError where it cannot be."""
        await self._commands.put(command)
        # Whoever asked may be gone before it is done; it is done all the same.
        await asyncio.shield(command.done)

    def wake(self) -> None:
        """What is due may be due at another time now."""
        if self.runs:
            self._commands.put_nowait(None)

    async def _run(self) -> None:
        while True:
            command = await self._next()
            self._at_work = True
            try:
                if command is not None:
                    await self._carry_out(command)
                else:
                    await self._go_on()
            except StoreError:
                LOG.exception("not written", extra={"room": self._id})
                await self._mend()
            self._at_work = False

    async def _next(self) -> Command | None:
        """A command, or None when something is due by itself or somebody came or went."""
        due = self._due()
        if due is None:
            return await self._commands.get()
        try:
            async with asyncio.timeout_at(due):
                return await self._commands.get()
        except TimeoutError:
            return None

    async def _carry_out(self, command: Command) -> None:
        try:
            await self._accept(command)
        except HallError as error:
            command.failed(error)
            if isinstance(error, StoreError):
                raise
        else:
            command.carried_out()

"""A scorekeeper's table: what is reported is written before it counts.

The stream holds the lines of the scorekeeper's own log (docs/scorekeeper.md) after its header, undo and redo
among them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...referee import Ruling
from ...rules.model import Ruleset
from ...scorekeeper import ReportError, Scorekeeper
from .errors import Refused, StoreError
from .journal import Journal
from .store import Body, Entry, Store, Stream

LOG: Final = logging.getLogger("ariari.hall")
MOST_LINES: Final = 2_000


def keeping_head(rules: Ruleset, names: Sequence[str]) -> Body:
    """The head of a scorekeeper's stream. Raises ReportError for names that cannot be."""
    return {
        "rules": rules.id,
        "digest": rules.digest,
        "ruleset": rules.model_dump_json(),
        "header": Scorekeeper(rules, names).header,
    }


class Keeping:
    """One real table's scorekeeper, shared by everybody who has its link."""

    def __init__(self, stream: Stream, rules: Ruleset, journal: Journal, store: Store) -> None:
        self.stream, self.rules = stream, rules
        self._journal, self._store = journal, store
        self._lines: list[Mapping[str, Any]] = []
        self._lock = asyncio.Lock()
        self._watchers: set[Callable[[], None]] = set()
        self.keeper = self._after([])

    @property
    def id(self) -> str:
        return self.stream.id

    @property
    def attended(self) -> bool:
        """Whether anybody has it open, or something is being written."""
        return bool(self._watchers) or self._lock.locked()

    def open(self) -> None:
        """Nothing goes on by itself at a real table."""

    async def close(self) -> None:
        """Wait for what is being written."""
        async with self._lock:
            return

    def restore(self, entries: Sequence[Entry]) -> None:
        """Stand where the stream ends. Raises ReportError."""
        lines = [entry.body for entry in entries]
        self.keeper = self._after(lines)
        self._lines = list(lines)

    def tried(self, line: Mapping[str, Any]) -> Scorekeeper:
        """The scorekeeper as it would stand after a line; nothing changes. Raises ReportError."""
        return self._after([*self._lines, line])

    def ruling(self, actor: int, infraction: str, tiles: str, staff: str | None) -> Ruling:
        """What the referee says of an infraction; nothing changes. Raises ReportError."""
        return self._after(self._lines).penalty(actor, infraction, tiles=tiles, staff=staff)

    async def report(self, line: Mapping[str, Any]) -> None:
        """Take a line of the log: a report, `undo` or `redo`. Raises ReportError, Refused or StoreError."""
        # Whoever asked may be gone before it is done; it is done all the same.
        await asyncio.shield(asyncio.ensure_future(self._report(dict(line))))

    async def _report(self, line: Body) -> None:
        async with self._lock:
            if len(self._lines) >= MOST_LINES:
                raise Refused("full", f"a table takes {MOST_LINES} reports")
            after = self._after([*self._lines, line])
            try:
                await self._journal.append(Entry(self.id, len(self._lines), line))
            except StoreError:
                # Only the store knows whether it was written after all.
                self.restore(await asyncio.to_thread(self._store.entries, self.id))
                self._changed()
                raise
            self._lines.append(line)
            self.keeper = after
        self._changed()

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing reported since."""
        depth = 0
        for line in self._lines:
            depth = {"undo": depth + 1, "redo": depth - 1}.get(line["type"], 0)
        return depth > 0

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """`watcher` is called after each change. Returns how to stop."""
        self._watchers.add(watcher)
        return lambda: self._watchers.discard(watcher)

    def _after(self, lines: Sequence[Mapping[str, Any]]) -> Scorekeeper:
        try:
            return Scorekeeper.from_log(self.rules, [self.stream.head["header"], *lines])
        except ReportError as error:
            # The place in the log means nothing to whoever has just tapped a button.
            why = error.told.get("why")
            raise (why if isinstance(why, ReportError) else error) from None

    def _changed(self) -> None:
        for watcher in tuple(self._watchers):
            try:
                watcher()
            except Exception:
                LOG.exception("a view failed", extra={"keeper": self.id})

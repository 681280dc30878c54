"""A scorekeeper's table: what is reported is written before it counts.

The stream holds the lines of the scorekeeper's own log (docs/scorekeeper.md) after its header, undo and redo
among them. What is proposed and waits to be confirmed is in memory only: nothing of it counts yet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ...referee import Ruling
from ...rules.model import Ruleset
from ...scorekeeper import Scorekeeper
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


@dataclass(eq=False)
class Proposal:
    """Lines of the log that somebody wants to report.

    after: the scorekeeper as it would stand after them
    asked: the seats that must agree, each for itself; nobody: one confirmation will do
    """

    lines: tuple[Body, ...]
    after: Scorekeeper
    asked: frozenset[int] = frozenset()
    agreed: set[int] = field(default_factory=set)


class Keeping:
    """One real table's scorekeeper, shared by everybody who has its link."""

    def __init__(self, stream: Stream, rules: Ruleset, journal: Journal, store: Store) -> None:
        self.stream, self.rules = stream, rules
        self._journal, self._store = journal, store
        self._lines: list[Mapping[str, Any]] = []
        self._lock = asyncio.Lock()
        self._watchers: set[Callable[[], None]] = set()
        self.proposal: Proposal | None = None
        self.refused_by: int | None = None
        """Who did not agree to what was proposed last."""
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

    def tried(self, *lines: Mapping[str, Any]) -> Scorekeeper:
        """The scorekeeper as it would stand after some lines; nothing changes. Raises ReportError."""
        after = self.keeper.copy()
        for line in lines:
            after.take(line)
        return after

    def ruling(self, actor: int, infraction: str, tiles: str, staff: str | None) -> Ruling:
        """What the referee says of an infraction; nothing changes. Raises ReportError."""
        return self.keeper.copy().penalty(actor, infraction, tiles=tiles, staff=staff)

    # ---- what is proposed

    def propose(self, *lines: Mapping[str, Any]) -> None:
        """Show everybody what some lines would bring. Nothing counts before it is confirmed.

        Raises ReportError for what cannot be.
        """
        after = self.tried(*lines)
        self.proposal = Proposal(tuple(map(dict, lines)), after, self._asked(lines[-1]))
        self.refused_by = None
        self._changed()

    def _asked(self, line: Mapping[str, Any]) -> frozenset[int]:
        """Who confirms a winner's claim: all others who play the round, where the house has it so (ey-16)."""
        if line.get("type") != "hora" or self.rules.winning.confirmed_by != "others":
            return frozenset()
        winners = {win["actor"] for win in line["wins"]}
        return frozenset(range(len(self.keeper.names))) - winners - {self.keeper.state.sitter_out}

    async def confirm(self) -> None:
        """Report what is proposed, where nobody in particular must agree. Raises as `report` does."""
        if self.proposal is not None and not self.proposal.asked:
            await self.report(*self.proposal.lines)

    async def agree(self, seat: int) -> None:
        """A seat agrees; when all who are asked have, it is reported. Raises as `report` does."""
        proposal = self.proposal
        if proposal is None or seat not in proposal.asked:
            return
        proposal.agreed.add(seat)
        if proposal.agreed == proposal.asked:
            await self.report(*proposal.lines)
        else:
            self._changed()

    def disagree(self, seat: int) -> None:
        """A seat that is asked sends the claim back to the winner."""
        if self.proposal is not None and seat in self.proposal.asked:
            self.proposal, self.refused_by = None, seat
            self._changed()

    def withdraw(self) -> None:
        """Take back what was proposed."""
        self.proposal = self.refused_by = None
        self._changed()

    # ---- what counts

    async def report(self, *lines: Mapping[str, Any]) -> None:
        """Take lines of the log, reports, `undo` or `redo`: all of them, or none.

        Raises ReportError, Refused or StoreError.
        """
        # Whoever asked may be gone before it is done; it is done all the same.
        await asyncio.shield(asyncio.ensure_future(self._report(list(map(dict, lines)))))

    async def _report(self, lines: list[Body]) -> None:
        async with self._lock:
            if len(self._lines) + len(lines) > MOST_LINES:
                raise Refused("reports", most=MOST_LINES)
            after = self.tried(*lines)
            first = len(self._lines)
            try:
                await self._journal.append(*(Entry(self.id, first + n, line) for n, line in enumerate(lines)))
            except StoreError:
                # Only the store knows whether it was written after all.
                self.restore(await asyncio.to_thread(self._store.entries, self.id))
                self._changed()
                raise
            self._lines += lines
            self.keeper = after
            self.proposal = self.refused_by = None
        self._changed()

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing reported since."""
        return self.keeper.undone > 0

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """`watcher` is called after each change. Returns how to stop."""
        self._watchers.add(watcher)
        return lambda: self._watchers.discard(watcher)

    def _after(self, lines: Sequence[Mapping[str, Any]]) -> Scorekeeper:
        return Scorekeeper.from_log(self.rules, [self.stream.head["header"], *lines])

    def _changed(self) -> None:
        for watcher in tuple(self._watchers):
            try:
                watcher()
            except Exception:
                LOG.exception("a view failed", extra={"keeper": self.id})

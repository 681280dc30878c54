"""A room: one match with its people, its bots and its log.

Everything that happens is an entry of the room's stream, written before anybody sees it:

    {"type": "join", "seat": 2, "name": "…", "token": "…"}   somebody takes a seat kept for them
    {"type": "start"}                                         the match begins
    {"type": "play", "seat": 0, "do": "discard 5p"}
    {"type": "penalty", "actor": 0, "infraction": "…"}        the host reports an infraction; see `penalty`

A room brought back from its stream stands exactly where it stood. Who is there, who has looked at a result
and who lets a bot play are of the moment and not written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...referee import Ruling
from ...rules.model import Ruleset
from ...table import Action, Outcome, Player, Table, View, choose
from .accepted import accepted
from .clock import Clock, now
from .command import Command, Word
from .errors import Refused
from .journal import Journal
from .one_by_one import OneByOne
from .pace import Pace
from .penalty import ruled
from .person import Person, Watcher
from .room_head import new_token, tidy_name
from .shown_result import ShownResult
from .stand_in import out_of_time
from .standing import Standing
from .store import Body, Entry, Store, Stream

LOG: Final = logging.getLogger("ariari.hall")
BOT: Final = "keen"


class Room:
    """A match in the hall. Every method is called in the event loop; only the room's own task changes the
    match."""

    def __init__(self, stream: Stream, journal: Journal, store: Store, pace: Pace, bot: Player = BOT) -> None:
        self.stream = stream
        self.pace = pace
        self.hints: bool = bool(stream.head.get("hints"))
        self.host: int = stream.head["host"]
        self._journal, self._store, self._bot = journal, store, bot
        self._standing = Standing(stream)
        self._clock = Clock(self._standing, pace, stream.head.get("thinking"))
        self._result = ShownResult()
        self._work = OneByOne(
            stream.id, accept=self._accept, due=self._due, go_on=self._go_on, mend=self._read_again
        )

    # ---- how it stands

    @property
    def id(self) -> str:
        return self.stream.id

    @property
    def rules(self) -> Ruleset:
        return self._standing.rules

    @property
    def people(self) -> list[Person]:
        return self._standing.people

    @property
    def table(self) -> Table | None:
        return self._standing.table

    @property
    def entries(self) -> int:
        """How many entries of the stream led here."""
        return self._standing.entries

    @property
    def over(self) -> bool:
        return self._standing.over

    @property
    def thinking(self) -> float | None:
        """Seconds for each decision."""
        return self._clock.thinking

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return self._standing.seat_of(token)

    def view(self, seat: int) -> View | None:
        """What a seat sees; None before the match begins."""
        return None if self.table is None else self.table.view(seat)

    @property
    def showing(self) -> int | None:
        """The round whose result is being looked at, by its number from 0."""
        return self._result.hand

    @property
    def result(self) -> Outcome | None:
        """The outcome that is being looked at."""
        return None if self.showing is None else self._standing.outcome(self.showing)

    def waits_for(self, seat: int) -> bool:
        """Whether the result is shown until this seat has seen it."""
        return seat in self._result.waits_for

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return self._clock.plays_itself(seat)

    def deadline(self, seat: int) -> float | None:
        """Seconds left to think; None without a limit, or when nothing is asked of the seat."""
        return None if self.showing is not None else self._clock.deadline(seat)

    @property
    def attended(self) -> bool:
        """Whether somebody looks on, or something is still to be done."""
        return self._clock.attended or self._work.busy

    # ---- coming and going

    def watch(self, seat: int, watcher: Watcher) -> Callable[[], None]:
        """Somebody looks on from a seat; `watcher` is called after each change. Returns how to stop."""
        self.open()
        person = self.people[seat]
        person.watchers.add(watcher)
        person.left_at = None
        self._work.wake()

        def stop() -> None:
            person.watchers.discard(watcher)
            if not person.here:
                person.left_at = now()
                self._result.seen(seat)
            self._work.wake()
            self._changed()

        return stop

    def set_away(self, seat: int, away: bool) -> None:
        """Let the bot play for a seat, or play oneself again."""
        self.people[seat].away = away
        if away:
            self._result.seen(seat)
        self._work.wake()
        self._changed()

    # ---- what is done

    async def join(self, seat: int, name: str) -> str:
        """Take a kept seat; returns the token of its own. Raises Refused."""
        name = tidy_name(name)
        if self.people[seat].token is None:
            raise Refused("not-kept")
        if not name:
            raise Refused("no-name")
        token = new_token()
        await self._do(seat, "join", name=name, token=token)
        return token

    async def start(self, seat: int) -> None:
        """Begin the match; only the host does. Raises Refused."""
        await self._do(seat, "start")

    async def act(self, seat: int, action: str) -> None:
        """Play an action for a seat. Returns when it is durable and has been shown. Raises Refused."""
        await self._do(seat, "play", do=action)

    def ruling(self, report: Mapping[str, Any]) -> Ruling:
        """What the referee would say of an infraction now; nothing changes. Raises Refused."""
        if self.table is None:
            raise Refused("not-begun")
        return ruled(self.table, report)

    async def penalty(self, seat: int, report: Mapping[str, Any]) -> None:
        """Report an infraction, and have the referee's ruling carried out; only the host does.

        report: `actor`, `infraction`, perhaps `tiles` and `staff`, as in the scorekeeper's log

        Raises Refused.
        """
        await self._do(seat, "penalty", **report)

    def hold(self, held: bool) -> None:
        """Let nothing go on by itself for a while: somebody calls the referee."""
        self._clock.hold(held)
        self._work.wake()
        self._changed()

    @property
    def held(self) -> bool:
        """Whether the table stands still, because the referee was called."""
        return self._clock.held

    async def ready(self, seat: int) -> None:
        """A seat has looked at the result."""
        await self._do(seat, "ready")

    async def _do(self, seat: int, word: Word, **told: Any) -> None:
        self.open()
        await self._work.do(Command.of(seat, word, told, self.showing))

    # ---- the room's own task

    def open(self) -> None:
        """Start the room's task, if it does not run."""
        if not self._work.runs:
            self._clock.restart()
            self._work.open()

    async def close(self) -> None:
        """Stop. What has been accepted is on disk."""
        await self._work.close()

    async def _accept(self, command: Command) -> None:
        showing = self.showing is not None
        if command.word == "ready":
            if showing and command.hand == self.showing:
                self._result.seen(command.seat)
                self._changed()
        elif (body := accepted(command, self._standing, self.host, showing=showing)) is not None:
            await self._commit(body)

    async def _commit(self, body: Body) -> None:
        await self._journal.append(Entry(self.id, self.entries, body))
        finished = self._standing.finished
        self._standing.apply(body)
        self._clock.restart()
        if self._standing.finished > finished:
            self._show_result()
        self._changed()

    def restore(self, entries: Sequence[Entry]) -> None:
        """Stand where the stream ends."""
        self._standing.restore(entries)

    async def _read_again(self) -> None:
        """After a failed write only the store knows what is durable."""
        while True:
            try:
                entries = await asyncio.to_thread(self._store.entries, self.id)
            except Exception:
                LOG.exception("the store does not answer", extra={"room": self.id})
                await asyncio.sleep(1.0)
                continue
            break
        self._standing.begin()
        self._standing.restore(entries)
        self._end_result()
        self._changed()

    # ---- what goes on by itself

    def _due(self) -> float | None:
        return self._clock.due(self.showing is not None, self._result.waits_for)

    async def _go_on(self) -> None:
        due = self._due()
        if due is None or due > now():
            return
        if self.showing is not None:
            self._end_result()
            self._changed()
        elif (seat := self._clock.seat_due()) is not None:
            await self._commit({"type": "play", "seat": seat, "do": str(self._choice(seat))})

    def _choice(self, seat: int) -> Action:
        assert self.table is not None
        if self.plays_itself(seat):
            return choose(self.table, seat, self._bot)
        return out_of_time(self.table, seat, self._bot)

    def _show_result(self) -> None:
        looking = [n for n, person in enumerate(self.people) if person.here and not self.plays_itself(n)]
        self._result.begin(self._standing.finished - 1, looking)

    def _end_result(self) -> None:
        self._result.end()
        self._clock.restart()

    def _changed(self) -> None:
        for person in self.people:
            for watcher in tuple(person.watchers):
                try:
                    watcher()
                except Exception:
                    LOG.exception("a view failed", extra={"room": self.id})

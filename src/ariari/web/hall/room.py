"""A room: one match with its people, its bots and its log.

Everything that happens is an entry of the room's stream, written before anybody sees it:

    {"type": "join", "seat": 2, "name": "…", "token": "…"}   somebody takes a seat kept for them
    {"type": "start"}                                         the match begins
    {"type": "play", "seat": 0, "do": "discard 5p"}

A room brought back from its stream stands exactly where it stood. Who is there, who has looked at a result
and who lets a bot play are of the moment and not written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ...rules.model import Ruleset
from ...table import Action, Outcome, Player, Table, View, choose
from ...tiles import NotationError
from .errors import HallError, Refused, StoreError
from .journal import Journal
from .pace import Pace
from .pinned_rules import pinned_rules
from .store import Body, Entry, Store, Stream

LOG: Final = logging.getLogger("ariari.hall")
NAME_LENGTH: Final = 24
BOT: Final = "keen"
_ACTION_LENGTH: Final = 40

Watcher = Callable[[], None]


@dataclass
class Person:
    """One seat of a room. Whoever knows the token of a seat sits there; a bot's seat has none.

    The token of an invitation is good for joining once, and is replaced by one that only the guest knows.
    """

    token: str | None
    name: str
    joined: bool
    watchers: set[Watcher] = field(default_factory=set)
    left_at: float | None = None
    """When the last connection was lost."""
    away: bool = False
    """They let the bot play for them."""

    @property
    def here(self) -> bool:
        return bool(self.watchers)


@dataclass(frozen=True)
class _Command:
    seat: int
    do: str
    hand: int | None
    done: asyncio.Future[None]


def room_head(rules: Ruleset, names: Sequence[str | None], host: int, key: bytes, options: Body) -> Body:
    """The head of a room's stream. `names`: None keeps the seat for somebody who is invited, "" is a bot."""
    return {
        "rules": rules.id,
        "digest": rules.digest,
        "ruleset": rules.model_dump_json(),
        "key": key.hex(),
        "host": host,
        "seats": [
            {"name": name or "", "token": None if name == "" else secrets.token_urlsafe(16)} for name in names
        ],
        **options,
    }


class Room:
    """A match in the hall. Every method is called in the event loop; only `act` changes the match."""

    def __init__(self, stream: Stream, journal: Journal, store: Store, pace: Pace, bot: Player = BOT) -> None:
        self.stream = stream
        self.rules = pinned_rules(stream.head)
        self.pace = pace
        self.thinking: float | None = stream.head.get("thinking")
        self.hints: bool = bool(stream.head.get("hints"))
        self.host: int = stream.head["host"]
        self._journal, self._store, self._bot = journal, store, bot
        self._commands: asyncio.Queue[_Command | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.people: list[Person] = []
        self._begin()

    def _begin(self) -> None:
        """Stand as at the head of the stream; whoever is connected stays so."""
        for seat, told in enumerate(self.stream.head["seats"]):
            if seat == len(self.people):
                self.people.append(Person(told["token"], "", joined=False))
            self.people[seat].token = told["token"]
            self.people[seat].name = told["name"]
            self.people[seat].joined = bool(told["name"])
        self.table: Table | None = None
        self.entries = 0
        self.showing: int | None = None
        self._not_ready: set[int] = set()
        self._since = 0.0

    @property
    def id(self) -> str:
        return self.stream.id

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.over

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        for seat, person in enumerate(self.people):
            if person.token is not None and secrets.compare_digest(person.token, token):
                return seat
        return None

    def view(self, seat: int) -> View | None:
        """What a seat sees; None before the match begins."""
        return None if self.table is None else self.table.view(seat)

    @property
    def result(self) -> Outcome | None:
        """The outcome that is being looked at."""
        if self.table is None or self.showing is None:
            return None
        return self.table.outcome_of(self.showing)

    def waits_for(self, seat: int) -> bool:
        """Whether the result is shown until this seat has seen it."""
        return seat in self._not_ready

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        person = self.people[seat]
        if person.token is None or not person.joined or person.away:
            return True
        return not person.here and self._absent_since(person) + self.pace.grace <= self._now()

    def deadline(self, seat: int) -> float | None:
        """Seconds left to think; None without a limit, or when nothing is asked of the seat."""
        if (
            self.thinking is None
            or self.table is None
            or seat not in self.table.to_act
            or self.showing is not None
        ):
            return None
        return max(0.0, self._since + self.thinking - self._now())

    # ---- coming and going

    def watch(self, seat: int, watcher: Watcher) -> Callable[[], None]:
        """Somebody looks on from a seat; `watcher` is called after each change. Returns how to stop."""
        person = self.people[seat]
        person.watchers.add(watcher)
        person.left_at = None
        self._wake()

        def stop() -> None:
            person.watchers.discard(watcher)
            if not person.here:
                person.left_at = self._now()
                self._not_ready.discard(seat)
            self._wake()
            self._changed()

        return stop

    def set_away(self, seat: int, away: bool) -> None:
        """Let the bot play for a seat, or play oneself again."""
        self.people[seat].away = away
        if away:
            self._not_ready.discard(seat)
        self._wake()
        self._changed()

    # ---- what is done

    async def join(self, seat: int, name: str) -> str:
        """Take a kept seat; returns the token of its own. Raises Refused."""
        person = self.people[seat]
        name = " ".join(name.split())[:NAME_LENGTH]
        if person.token is None:
            raise Refused("not-kept", f"seat {seat} is a bot's")
        if not name:
            raise Refused("no-name", "a name is missing")
        token = secrets.token_urlsafe(16)
        await self._do(seat, f"join {token} {name}")
        return token

    async def start(self, seat: int) -> None:
        """Begin the match; only the host does. Raises Refused."""
        await self._do(seat, "start")

    async def act(self, seat: int, action: str) -> None:
        """Play an action for a seat. Returns when it is durable and has been shown. Raises Refused."""
        if len(action) > _ACTION_LENGTH:
            raise Refused("not-an-action", "that is no action")
        await self._do(seat, f"play {action}")

    async def ready(self, seat: int) -> None:
        """A seat has looked at the result."""
        await self._do(seat, "ready")

    async def _do(self, seat: int, do: str) -> None:
        self.open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._commands.put(_Command(seat, do, self.showing, done))
        # Whoever asked may be gone before it is done; it is done all the same.
        await asyncio.shield(done)

    # ---- the room's own task

    def open(self) -> None:
        """Start the room's task, if it does not run."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run(), name=f"room {self.id}")

    async def close(self) -> None:
        """Stop. What has been accepted is on disk."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        self._since = self._now()
        while True:
            command = await self._next_command()
            try:
                if command is not None:
                    await self._carry_out(command)
                else:
                    await self._go_on()
            except StoreError:
                LOG.exception("not written", extra={"room": self.id})
                await self._read_again()

    async def _next_command(self) -> _Command | None:
        """A command, or None when something is due by itself or somebody came or went."""
        due = self._due()
        if due is None:
            return await self._commands.get()
        try:
            async with asyncio.timeout_at(due):
                return await self._commands.get()
        except TimeoutError:
            return None

    async def _carry_out(self, command: _Command) -> None:
        try:
            await self._accept(command)
        except HallError as error:
            if not command.done.done():
                command.done.set_exception(error)
            if isinstance(error, StoreError):
                raise
        else:
            if not command.done.done():
                command.done.set_result(None)

    async def _accept(self, command: _Command) -> None:
        word, _, rest = command.do.partition(" ")
        seat = command.seat
        if word == "join":
            if self.people[seat].joined:
                raise Refused("taken", "somebody sits there already")
            token, _, name = rest.partition(" ")
            await self._commit({"type": "join", "seat": seat, "name": name, "token": token})
        elif word == "start":
            if seat != self.host:
                raise Refused("not-host", "only the host begins the match")
            if self.table is None:
                await self._commit({"type": "start"})
        elif word == "ready":
            if self.showing is not None and command.hand == self.showing:
                self._not_ready.discard(seat)
                self._changed()
        else:
            await self._play(seat, rest)

    async def _play(self, seat: int, text: str) -> None:
        if self.table is None:
            raise Refused("not-begun", "the match has not begun")
        if self.showing is not None:
            raise Refused("result", "the result is being looked at")
        try:
            action = Action(text)
        except NotationError as error:
            raise Refused("not-an-action", str(error)) from None
        _, _, reason = self.table.why_not(action, seat)
        if reason != "none":
            raise Refused(reason)
        await self._commit({"type": "play", "seat": seat, "do": str(action)})

    async def _commit(self, body: Body) -> None:
        await self._journal.append(Entry(self.id, self.entries, body))
        finished = self._finished()
        self._apply(body)
        self._since = self._now()
        if self._finished() > finished:
            self._show_result()
        self._changed()

    def _apply(self, body: Body) -> None:
        """The one way in which a room changes, live or read from its stream."""
        self.entries += 1
        match body["type"]:
            case "join":
                person = self.people[body["seat"]]
                person.name, person.token, person.joined = body["name"], body["token"], True
                if self.table is not None:
                    self.table.names = self._names()
            case "start":
                key = bytes.fromhex(self.stream.head["key"])
                self.table = Table(self.rules, names=self._names(), key=key)
            case "play":
                assert self.table is not None, "a match is played before it begins"
                self.table.play(body["do"], body["seat"])

    def restore(self, entries: Sequence[Entry]) -> None:
        """Stand where the stream ends."""
        for entry in entries:
            self._apply(entry.body)

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
        self._begin()
        self.restore(entries)
        self._since = self._now()
        self._changed()

    # ---- what goes on by itself

    def _due(self) -> float | None:
        """When the next thing happens by itself; None: nothing before somebody acts, comes or goes."""
        if self.table is None or not self._attended():
            return None
        if self.table.over and self.showing is None:
            return None
        if self.showing is not None:
            return self._since + (self.pace.result if self._not_ready else 0.0)
        return min(
            (due for seat in self.table.to_act if (due := self._seat_due(seat)) is not None), default=None
        )

    def _seat_due(self, seat: int) -> float | None:
        person = self.people[seat]
        if self.plays_itself(seat):
            return self._since + self.pace.bot
        moments = []
        if self.thinking is not None:
            moments.append(self._since + self.thinking)
        if not person.here:
            moments.append(max(self._since, self._absent_since(person) + self.pace.grace))
        return min(moments, default=None)

    async def _go_on(self) -> None:
        due = self._due()
        if due is None or due > self._now() or self.table is None:
            return
        if self.showing is not None:
            self.showing = None
            self._not_ready.clear()
            self._since = self._now()
            self._changed()
            return
        for seat in self.table.to_act:
            seat_due = self._seat_due(seat)
            if seat_due is not None and seat_due <= self._now():
                await self._commit({"type": "play", "seat": seat, "do": str(self._choice(seat))})
                return

    def _choice(self, seat: int) -> Action:
        assert self.table is not None
        if self.plays_itself(seat):
            return choose(self.table, seat, self._bot)
        # Out of time: nothing that the player did not ask for.
        view = self.table.view(seat)
        for action in view.legal:
            if action.word in ("pass", "end") or (action.word == "discard" and action.tile == view.drawn):
                return action
        return choose(self.table, seat, self._bot)

    def _attended(self) -> bool:
        """A table that everybody has left stands still until somebody is back."""
        return any(person.here for person in self.people)

    def _show_result(self) -> None:
        self.showing = self._finished() - 1
        self._not_ready = {
            seat for seat, person in enumerate(self.people) if person.here and not self.plays_itself(seat)
        }

    def _finished(self) -> int:
        """How many rounds have been played to their end."""
        if self.table is None:
            return 0
        hands = self.table.hands
        return hands if self.table.outcome_of(hands - 1) is not None else hands - 1

    def _absent_since(self, person: Person) -> float:
        return person.left_at if person.left_at is not None else self._since

    def _names(self) -> tuple[str, ...]:
        return tuple(person.name or f"Bot {seat + 1}" for seat, person in enumerate(self.people))

    def _wake(self) -> None:
        """Somebody came or went: what is due may be due at another time."""
        if self._task is not None and not self._task.done():
            self._commands.put_nowait(None)

    def _changed(self) -> None:
        for person in self.people:
            for watcher in tuple(person.watchers):
                try:
                    watcher()
                except Exception:
                    LOG.exception("a view failed", extra={"room": self.id})

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

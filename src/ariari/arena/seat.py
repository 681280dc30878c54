"""An external mjai bot in one seat: it is told what happens, asked what to do, and held to the rules."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

from ..table import Action, Table
from .messages import Message, message
from .program import Program
from .reply import action_of, declares_riichi, fallback

# How a program answers: to every event it is sent ("each"), only when it can act ("asked"), or once to the
# list of all events since the last time ("lists").
Protocol = Literal["each", "asked", "lists"]
START = 20.0  # seconds
PATIENCE = 10  # times that a program may be late on end


class BotSeat:
    """One seat of a table played by a program.

    seconds: how long it may think; afterwards, and for what is not legal, the fallback is played. `faults`
    counts why: "late", "illegal", "not JSON", "gone"; "given up" for one that was late so often that nobody
    waits for it any more. The first answer may take START seconds: a program has to start.
    """

    def __init__(
        self, program: Program, seat: int, protocol: Protocol = "each", seconds: float = 5.0
    ) -> None:
        self._program = program
        self._seat = seat
        self._protocol = protocol
        self._seconds = seconds
        self._waiting: list[Message] = []  # not sent yet
        self._told = 0
        self._owed = 0  # answers that are still to come
        self._own_riichi = False
        self._heard = False
        self._late = 0  # times on end
        self.decisions = 0
        self.faults: Counter[str] = Counter()

    def tell(self, table: Table) -> None:
        """Send what has happened since the last time."""
        events = table.events
        for event in _discard_last(events[self._told :]):
            if event["type"] == "reach" and event["actor"] == self._seat and self._own_riichi:
                self._own_riichi = False  # it was told when it declared
                continue
            found = message(event, self._seat)
            if found is not None:
                self._send(found)
        self._told = len(events)

    def _send(self, found: Message) -> None:
        if self._protocol == "lists":
            self._waiting.append(found)
            return
        self._program.send(json.dumps(found, ensure_ascii=False, separators=(",", ":")))
        self._owed += self._protocol == "each"

    def choose(self, table: Table) -> Action:
        """What the bot plays now; always legal."""
        self.tell(table)
        self.decisions += 1
        legal = table.legal_for(self._seat)
        drawn = table.drawn(self._seat)
        reply = self._ask()
        if reply is None:
            return fallback(legal, drawn)
        if declares_riichi(reply):
            return self._riichi(legal, drawn)
        action = action_of(reply, legal, riichi=False)
        if action is None:
            self.faults["illegal"] += 1
            return fallback(legal, drawn)
        return action

    def _riichi(self, legal: Sequence[Action], drawn: Any) -> Action:
        """The declaration comes first, is told to its owner, and the discard is asked for."""
        possible = [action for action in legal if action.word == "riichi"]
        if not possible:
            self.faults["illegal"] += 1
            return fallback(legal, drawn)
        self._own_riichi = True
        self._send({"type": "reach", "actor": self._seat})
        reply = self._ask()
        action = None if reply is None else action_of(reply, possible, riichi=True)
        if action is None:
            self.faults["illegal"] += reply is not None
            return possible[-1]
        return action

    def _ask(self) -> Message | None:
        """The bot's answer to all that it has been told; None when it has none in time."""
        if self._protocol == "lists":
            self._program.send(json.dumps(self._waiting, ensure_ascii=False, separators=(",", ":")))
            self._waiting = []
        if self._late >= PATIENCE:
            self.faults["given up"] += 1
            return None
        deadline = time.monotonic() + (self._seconds if self._heard else max(START, self._seconds))
        # Answers before the last one are to events at which nothing was to be decided, or came too late.
        self._owed += self._protocol != "each"
        while self._owed:
            line = self._program.line(max(0.0, deadline - time.monotonic()))
            if line is None:
                self.faults["gone" if self._program.ended else "late"] += 1
                self._late += not self._program.ended
                return None
            self._heard = True
            self._owed -= 1
        self._late = 0
        assert line is not None
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict):
            self.faults["not JSON"] += 1
            return None
        return reply


def _discard_last(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """An indicator turned up with a discard comes before it, so that the discard is what is answered."""
    found = list(events)
    for n in range(1, len(found)):
        if found[n]["type"] == "dora" and found[n - 1]["type"] == "dahai":
            found[n - 1], found[n] = found[n], found[n - 1]
    return found

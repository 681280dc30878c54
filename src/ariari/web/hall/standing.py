"""Where a room stands: what its stream tells, and nothing of the moment."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from ...names import told_apart
from ...table import Outcome, Table
from .penalty import penalty
from .person import Person
from .pinned_rules import pinned_rules
from .store import Body, Entry, Stream


class Standing:
    """The people, the table and how many entries led to it. Each entry changes it in one way, whether it has
    just been written or is read from the store."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.rules = pinned_rules(stream.head)
        self.people = [Person(told["token"], "", joined=False) for told in stream.head["seats"]]
        self.begin()

    def begin(self) -> None:
        """Stand as at the head of the stream; whoever is connected stays so."""
        for person, told in zip(self.people, self.stream.head["seats"], strict=True):
            person.token = told["token"]
            person.name = told["name"]
            person.joined = bool(told["name"])
        self.table: Table | None = None
        self.entries = 0

    def apply(self, body: Body) -> None:
        """What one entry does. Raises IllegalAction or RefereeError for one that the table does not take."""
        match body["type"]:
            case "join":
                person = self.people[body["seat"]]
                person.name, person.token, person.joined = body["name"], body["token"], True
                if self.table is not None:
                    self.table.names = self.names
            case "start":
                key = bytes.fromhex(self.stream.head["key"])
                self.table = Table(self.rules, names=self.names, key=key)
            case "play":
                assert self.table is not None, "a match is played before it begins"
                self.table.play(body["do"], body["seat"])
            case "penalty":
                assert self.table is not None, "a match is played before it begins"
                penalty(self.table, body)
        self.entries += 1

    def restore(self, entries: Iterable[Entry]) -> None:
        """Go on to where the stream ends."""
        for entry in entries:
            self.apply(entry.body)

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.over

    @property
    def names(self) -> tuple[str, ...]:
        return told_apart(person.name or f"Bot {seat + 1}" for seat, person in enumerate(self.people))

    @property
    def finished(self) -> int:
        """How many rounds have been played to their end."""
        if self.table is None:
            return 0
        hands = self.table.hands
        return hands if self.table.outcome_of(hands - 1) is not None else hands - 1

    def outcome(self, hand: int) -> Outcome | None:
        """What a round came to, by its number from 0."""
        return None if self.table is None else self.table.outcome_of(hand)

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        for seat, person in enumerate(self.people):
            if person.token is not None and secrets.compare_digest(person.token.encode(), token.encode()):
                return seat
        return None

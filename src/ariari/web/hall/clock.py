"""When a table goes on by itself: bots, thinking time, players who left, results that have been looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from typing import Final

from .pace import Pace
from .person import Person
from .standing import Standing

LONGEST_HOLD: Final = 60.0


def now() -> float:
    """Seconds of the event loop's clock."""
    return asyncio.get_running_loop().time()


class Clock:
    """Counts from `since`, the last thing that happened.

    thinking: seconds for each decision; None without a limit
    """

    def __init__(self, standing: Standing, pace: Pace, thinking: float | None) -> None:
        self._standing, self._pace, self.thinking = standing, pace, thinking
        self.since = 0.0
        self._held_until = 0.0

    def restart(self) -> None:
        self.since = max(now(), self._held_until)

    def hold(self, held: bool) -> None:
        """Stand still, for a minute at the most; nobody's time to think becomes shorter or longer by it."""
        left = max(0.0, self._held_until - now())
        if held and not left:
            self._held_until = now() + LONGEST_HOLD
            self.since += LONGEST_HOLD
        elif not held:
            self._held_until = 0.0
            self.since -= left

    @property
    def held(self) -> bool:
        return self._held_until > now()

    @property
    def attended(self) -> bool:
        """A table that everybody has left stands still until somebody is back."""
        return any(person.here for person in self._standing.people)

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        person = self._standing.people[seat]
        if person.token is None or not person.joined or person.away:
            return True
        return not person.here and self._absent_since(person) + self._pace.grace <= now()

    def deadline(self, seat: int) -> float | None:
        """Seconds left to think; None without a limit, or when nothing is asked of the seat."""
        table = self._standing.table
        if self.thinking is None or table is None or seat not in table.to_act:
            return None
        return max(0.0, min(self.thinking, self.since + self.thinking - now()))

    def due(self, showing: bool, not_ready: Set[int]) -> float | None:
        """When the next thing happens by itself; None: nothing before somebody acts, comes or goes.

        showing: a result is being looked at, still by those of `not_ready`
        """
        table = self._standing.table
        if table is None or not self.attended or (table.over and not showing):
            return None
        if showing:
            return self.since + (self._pace.result if not_ready else 0.0)
        due = [due for seat in table.to_act if (due := self._seat_due(seat)) is not None]
        return max(min(due), self._held_until) if due else None

    def seat_due(self) -> int | None:
        """A seat that is to be played for now."""
        table = self._standing.table
        for seat in () if table is None else table.to_act:
            due = self._seat_due(seat)
            if due is not None and due <= now():
                return seat
        return None

    def _seat_due(self, seat: int) -> float | None:
        person = self._standing.people[seat]
        if self.plays_itself(seat):
            return self.since + self._pace.bot
        moments = []
        if self.thinking is not None:
            moments.append(self.since + self.thinking)
        if not person.here:
            moments.append(max(self.since, self._absent_since(person) + self._pace.grace))
        return min(moments, default=None)

    def _absent_since(self, person: Person) -> float:
        return person.left_at if person.left_at is not None else self.since

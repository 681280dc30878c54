"""The result of a round while it is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Set


class ShownResult:
    """Which round's result is shown, and whom it still waits for."""

    def __init__(self) -> None:
        self.hand: int | None = None
        """The round by its number from 0; None while none is shown."""
        self._waits_for: set[int] = set()

    def begin(self, hand: int, seats: Iterable[int]) -> None:
        """Show a round's result to some seats, until each has seen it."""
        self.hand, self._waits_for = hand, set(seats)

    def seen(self, seat: int) -> None:
        """A seat has looked at it, or will not."""
        self._waits_for.discard(seat)

    def end(self) -> None:
        self.hand = None
        self._waits_for.clear()

    @property
    def waits_for(self) -> Set[int]:
        return self._waits_for

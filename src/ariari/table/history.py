"""The events of a match as they come: each is written once, however often they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import _kernel
from . import events as written
from .events import Event
from .outcome import Outcome


class History:
    """Follows a game that only goes on; after an action is taken back, begin a new one."""

    def __init__(self, header: Event) -> None:
        self._events = [header]
        self._hand = 0  # the round being written
        self._raw = 0  # how many of its kernel events are written
        self._reveals: list[Event] = []
        self._over = False
        self._seen: dict[int, list[Event]] = {}

    def read(
        self, game: _kernel.Game, outcome_of: Callable[[int], Outcome | None], end: Callable[[], Event]
    ) -> list[Event]:
        """Everything so far; `end` makes the last event when the match is over."""
        while self._hand < game.hands:
            self._read_hand(game)
            outcome = outcome_of(self._hand)
            if outcome is None:
                return self._events
            self._events.extend(written.end_events(outcome, self._reveals))
            self._hand, self._raw, self._reveals = self._hand + 1, 0, []
        if game.over and not self._over:
            self._over = True
            self._events.append(end())
        return self._events

    def seen_by(self, seat: int) -> tuple[Event, ...]:
        """What has been read so far, as one seat sees it.

        Each seat has events of its own: a player that changes what it was shown changes nobody else's, nor
        the record.
        """
        seen = self._seen.setdefault(seat, [])
        seen.extend(_copy(written.seen_by(event, seat)) for event in self._events[len(seen) :])
        return tuple(seen)

    def _read_hand(self, game: _kernel.Game) -> None:
        raw = game.hand_events(self._hand, self._raw)
        if self._raw == 0:
            event, used = written.start_of_hand(game, self._hand, raw)
            self._events.append(event)
            self._raw = used
            raw = raw[used:]
        for one in raw:
            if event_or_none := written.written(one):
                self._events.append(event_or_none)
            elif one[0] == written.REVEAL:
                self._reveals.append(written.reveal(one))
        self._raw += len(raw)


def _copy(value: Any) -> Any:
    """An event, or what is in one, to its last list."""
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    return [_copy(item) for item in value] if isinstance(value, list) else value

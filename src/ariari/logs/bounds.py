"""What no round can have: so that work on a round is bounded whatever a file holds."""

from collections.abc import Sequence
from typing import TypeVar

from .errors import LogError
from .record import Win

T = TypeVar("T")
MOST_EVENTS = 1024  # a round of 136 tiles has some 300; connections lost and found come on top
MOST_INDICATORS = 5


def possible(events: Sequence[T]) -> tuple[T, ...]:
    """The events of a round. Raises LogError when they are more than any round has."""
    if len(events) > MOST_EVENTS:
        raise LogError("too-many-events", n=len(events), most=MOST_EVENTS)
    return tuple(events)


def possible_wins(wins: Sequence[Win], players: int) -> tuple[Win, ...]:
    """The wins of a round. Raises LogError when they are more than there can be, or two of one seat."""
    seats = {win.seat for win in wins}
    if len(wins) >= players or len(seats) < len(wins):
        raise LogError("wins-impossible", n=len(wins), seats=len(seats), players=players)
    return tuple(wins)

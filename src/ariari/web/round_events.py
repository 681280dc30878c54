"""What has happened in one round of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Event = Mapping[str, Any]


def of_round(events: Sequence[Event], kind: str, hand: int | None = None) -> list[Event]:
    """A round's events of one kind. hand: the round by its number from 0; None for the last one begun."""
    begun = [place for place, event in enumerate(events) if event["type"] == "start_kyoku"]
    if not begun:
        return []
    number = len(begun) - 1 if hand is None else hand
    ends = [*begun[1:], len(events)]
    return [event for event in events[begun[number] : ends[number]] if event["type"] == kind]

"""Somebody at a table: a seat, the token that opens it, and who looks on from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

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

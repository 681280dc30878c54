"""What the table refuses, in words."""

from __future__ import annotations

from typing import Final

from ..tiles import NotationError
from ..worded import Said, WordedError

REASONS: Final = {
    reason: Said(__package__, f"why-{reason}")
    for reason in (
        "not-your-turn",
        "not-in-hand",
        "not-complete",
        "no-yaku",
        "not-fixed",
        "furiten",
        "same-turn",
        "dead-hand",
        "in-riichi",
        "swap-call",
        "after-call",
        "not-tenpai",
        "not-closed",
        "points",
        "wall",
        "last-discard",
        "four-kans",
        "waits-change",
        "held-kan",
        "no-discard-left",
        "no-ron-on-kind",
        "no-win-on-suit",
        "no-tsumo",
        "not-played",
        "not-possible",
    )
}
"""Why an action is not legal: the kernel's words, and what is said for them."""


class IllegalAction(WordedError):
    """An action that may not be played now; the table is as it was.

    `action` and `seat` say which, `reason` is one of the words of `REASONS`.
    """

    room = __package__

    def __init__(self, action: str, seat: int | None, reason: str) -> None:
        if seat is None:
            super().__init__("nobody-acts", action=action, why=REASONS[reason])
        else:
            super().__init__("illegal", seat=seat, action=action, why=REASONS[reason])
        self.action = action
        self.seat = seat
        self.reason = reason


class TableError(WordedError):
    """What a table is given, or asked for, that cannot be: the message says what, and what would be right."""

    room = __package__


class StackError(TableError):
    """A stacked wall that contradicts itself or the house's tile set."""


class NoAction(NotationError):
    """Text that is no action."""

    room = __package__

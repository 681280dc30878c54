"""What somebody wants of a room."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Word = Literal["join", "start", "play", "penalty", "ready"]


@dataclass(frozen=True)
class Command:
    """One wish of a seat, waiting for the room's task; `done` ends when it is carried out or refused."""

    seat: int
    word: Word
    told: Mapping[str, Any]
    """What the word needs beside the seat."""
    hand: int | None
    """The result that was being looked at when it was said."""
    done: asyncio.Future[None]

    @classmethod
    def of(cls, seat: int, word: Word, told: Mapping[str, Any], hand: int | None) -> Command:
        return cls(seat, word, told, hand, asyncio.get_running_loop().create_future())

    def carried_out(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def failed(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)

"""What the table refuses, in words."""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "not-your-turn": "it is not that seat's turn",
    "not-in-hand": "the hand does not hold the tiles",
    "not-complete": "the hand is not complete with this tile",
    "no-yaku": "the hand has no yaku",
    "not-fixed": "no yaku of the hand is fixed",
    "furiten": "furiten",
    "same-turn": "a winning tile has gone by in this go-round",
    "dead-hand": "the hand is dead",
    "in-riichi": "the seat is in riichi",
    "swap-call": "swap-calling: this tile may not be discarded after that call",
    "after-call": "after a call only a discard is possible",
    "not-tenpai": "the hand is not tenpai",
    "not-closed": "the hand is not closed",
    "points": "there are not enough points for the stick",
    "wall": "too few tiles are left in the wall",
    "last-discard": "the last discard can only be ronned",
    "four-kans": "there have been four kans",
    "waits-change": "the kan would change the waits or the reading of the hand",
    "held-kan": "after riichi only the tile just drawn may make a kan",
    "no-discard-left": "nothing could be discarded after that call",
    "no-ron-on-kind": "by the referee's ruling there is no ron on this kind in this round",
    "no-win-on-suit": "by the referee's ruling there is no win on tiles of this suit in this round",
    "no-tsumo": "by the referee's ruling there is no tsumo on this tile",
    "not-played": "the house does not play this",
    "not-possible": "it is not possible now",
}


class IllegalAction(ValueError):
    """An action that may not be played now; the table is as it was.

    `action` and `seat` say which, `reason` is one of the words of `REASONS`.
    """

    def __init__(self, action: str, seat: int | None, reason: str) -> None:
        self.action = action
        self.seat = seat
        self.reason = reason
        who = "nobody is to act" if seat is None else f"seat {seat}"
        super().__init__(f"{who}: {action!r} is not legal: {REASONS[reason]}")


class StackError(ValueError):
    """A stacked wall that contradicts itself or the house's tile set."""

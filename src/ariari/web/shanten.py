"""Shanten in words."""

from __future__ import annotations

from ..wording import Wording


def shanten_words(told: Wording, shanten: int) -> str:
    """`Tenpai`, `2 from tenpai`."""
    if shanten < 0:
        return told.text("shanten-complete")
    return told.text("shanten-0") if shanten == 0 else told.text("shanten-n", n=shanten)

"""Furiten and passing."""

from typing import Literal

from ._base import Section, key


class Furiten(Section):
    tsumo: bool = key(True, "A hand in furiten may win by tsumo")
    tenpai: bool = key(True, "A hand in furiten counts as tenpai at a draw")
    same_turn_tsumo: bool = key(
        True, "After a winning tile went by, discarded by anybody, one's next draw may still win by tsumo"
    )
    kokushi_13: Literal["ordinary", "by-kind"] = key(
        "ordinary",
        "A thirteen-wait kokushi in furiten may still ron the kinds that it has not itself discarded",
    )

"""Chii, pon and open kan."""

from typing import Literal

from ._base import Section, key


class Calls(Section):
    chii: bool = key(True, "Chii may be called")
    swap: Literal["forbidden", "same-tile-only", "allowed"] = key(
        "forbidden",
        "Swap-calling (喰い替え): neither the called kind nor the other end of the run may be discarded; or "
        "only the "
        "called kind may not; or anything goes",
    )
    last_discard: bool = key(False, "Pon and chii may be called on the last discard")
    priority: Literal["pon-over-chii"] = key(
        "pon-over-chii", "Who wins of simultaneous calls; ron is over all"
    )

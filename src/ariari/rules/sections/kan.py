"""Kans."""

from typing import Literal

from ._base import Section, key


class Kan(Section):
    dora_timing: Literal["at-once", "open-after-discard", "after-discard"] = key(
        "at-once",
        "When a kan's indicator is turned up: at once; for open kans only when the next discard (or kan) is "
        "made; or so for all",
    )
    after_riichi: Literal["never", "same-waits", "same-reading", "free"] = key(
        "same-reading",
        "Closed kans after riichi: never; if the waits stay; if waits and every reading stay; or freely",
    )
    held_after_riichi: bool = key(
        False, "After riichi a kan may be made of tiles already held, not only of the drawn one (送りカン)"
    )
    min_draws: int = key(1, "How many tiles must be left to draw for a kan to be made", "tiles", ge=0)
    rob_closed: Literal["kokushi", "never"] = key("kokushi", "Who may ron a closed kan")
    robbed_dora: bool = key(False, "A robbed kan still turns up its indicator")
    added_is_discard: bool = key(False, "An added kan counts as a discard of that tile")
    four_by_one: Literal["win-only", "after-discard"] = key(
        "win-only",
        "Suukantsu: only by winning; or established once the discard after the fourth kan passes, pair or "
        "no pair",
    )

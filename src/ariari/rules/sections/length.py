"""How long a match is."""

from typing import Literal

from ._base import Section, Wind, key


class Length(Section):
    winds: tuple[Wind, ...] = key(("E", "S"), "The round winds that are played in order")
    extra: Literal["none", "next-wind", "return-east"] = key(
        "none",
        "What follows the last round when nobody has the target points: the next wind (西入) or East again "
        "(返り東)",
    )
    extra_ends: Literal["target-reached", "never-early"] = key(
        "target-reached",
        "In the extra rounds the match ends after any round in which somebody has the target points",
    )
    extra_rounds: int | None = key(
        4,
        "How many more rounds (dealerships) the extra winds last at most; none: until somebody has the "
        "target",
        "rounds",
    )
    target: int = key(
        30000, "What the top must have for the match to end without extra rounds", "points", ge=0
    )
    mercy: int | None = key(
        None, "Whoever has this many points after a round ends the match at once", "points"
    )

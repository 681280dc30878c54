"""Penalties: which infraction has which consequence."""

from typing import Literal

from pydantic import Field

from ._base import Section, key

Ruling = Literal[
    "nothing",
    "fine",
    "dead-hand",
    "noten-dead-hand",
    "dead-hand-chombo-at-draw",
    "chombo-at-draw",
    "chombo",
    "no-ron-on-kind",
    "no-win-on-suit",
    "no-tsumo",
]


class Chombo(Section):
    pays: Literal["mangan", "haneman", "each"] = key(
        "mangan", "What chombo costs: a mangan or haneman tsumo turned round, or a fixed amount to each"
    )
    each: int = key(0, "The fixed amount to each other player", "points")
    dealer: Literal["passes", "replays"] = key("replays", "A dealer's chombo passes the deal, or the round is replayed")
    last_round: Literal["as-ever", "replays", "replays-if-top"] = key(
        "as-ever", "In the last round: as ever; a dealer's chombo is replayed; or replayed if the offender would be top"
    )
    honba: bool = key(False, "Chombo adds a honba")
    sticks_back: bool = key(True, "Riichi sticks of the round go back")


class Penalties(Section):
    chombo: Chombo = key(Chombo(), "Chombo")
    fine: int = key(1000, "The small fine", "points")
    fine_to: Literal["pot"] = key("pot", "Where a fine goes: to the sticks on the table, for the next winner")
    rulings: dict[str, Ruling] = Field(
        default={}, description="What follows each infraction; one not named here is left to the staff"
    )
    in_riichi: dict[str, Ruling] = Field(
        default={}, description="What follows it for a player in riichi, where that differs"
    )

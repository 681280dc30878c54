"""Who pays how much."""

from typing import Literal

from pydantic import Field

from ._base import Section, key


class Honba(Section):
    ron: int = key(300, "What the discarder adds for each honba", "points")
    tsumo_each: int = key(100, "What each payer of a tsumo adds for each honba", "points")


class Payments(Section):
    unit: int = key(100, "Each payment is rounded up to a multiple of this", "points")
    tsumo_share: Literal["quarters", "split", "full"] = key(
        "quarters",
        "How a tsumo is shared: by the four-player quarters, a missing player's share being lost; the "
        "missing share split "
        "among the payers; or so that it totals what a ron brings",
    )
    full_tsumo: dict[str, tuple[int, int]] = Field(
        default={},
        description="With share = 'full': ron amount of a non-dealer -> [dealer pays, other pays]; a "
        "dealer's tsumo is half each",
        json_schema_extra={"unit": "points"},
    )
    tsumo_bonus: int = key(0, "What each payer of a tsumo adds after rounding", "points")
    honba: Honba = key(Honba(), "Honba")
    sticks_to: Literal["first-in-turn"] = key("first-in-turn", "Who of several winners gets the sticks")
    honba_to: Literal["first-in-turn", "every-winner"] = key(
        "first-in-turn", "Who of several winners gets the honba"
    )
    collector: Literal["winner", "riichi-winner"] = key(
        "winner",
        "Who may take the sticks: any winner, or a winner in riichi (anyone in the last round, in extra "
        "rounds, and on a bust)",
    )
    beyond_stack: bool = key(
        True, "What a player cannot pay is owed below 0; otherwise it is not paid at all"
    )

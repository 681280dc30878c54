"""From final points to P."""

from typing import Literal

from pydantic import Field

from ._base import Section, key


class HalfAndHalf(Section):
    """Settlement where what a rank pays counts from another base (ハーフハーフ)."""

    base: int = key(..., "Whoever is not top pays the difference from this many points", "points")
    receives_from: int = key(..., "A second with at least this many points receives the difference from it, without uma", "points")


class Settlement(Section):
    start: int = key(25000, "Points at the start", "points")
    target: int = key(30000, "Return points (返し)", "points")
    rate: int = key(1000, "How many points are one P", "points")
    price: str | None = key(None, "The unit price of a point as the house calls it, such as 0.5; printed and multiplied in the ledger")
    uma: tuple[int, ...] = Field(default=(), description="Uma by rank, the top first", json_schema_extra={"unit": "P"})
    uma_by_floaters: dict[str, tuple[int, ...]] = Field(
        default={},
        description="Uma by how many float (have at least the return points): '0', '1', '2', '3' -> uma by rank",
        json_schema_extra={"unit": "P"},
    )
    half_and_half: HalfAndHalf | None = key(None, "Half-and-half settlement, where it is played")
    oka: Literal["top"] = key("top", "Who gets what everybody put in above the start")
    rounding: Literal["none", "half-up", "five-down-six-up", "up", "down"] = key(
        "none", "How hundreds are rounded to the thousand before settling"
    )
    tie: Literal["earlier-seat", "shared-top", "shared"] = key(
        "earlier-seat", "Equal points: the earlier seat ranks higher, or a tie for top shares the pot"
    )
    share_step: str = key("0", "A shared pot is shared in multiples of this, the rest to the earlier seat", "P")
    fee: int = key(0, "Table fee of each participant for a match, shown apart", "P")

"""From final points to P."""

from typing import Literal

from pydantic import Field, field_validator

from ._base import Section, key

Floaters = Literal["0", "1", "2", "3"]


class HalfAndHalf(Section):
    """Settlement where what a rank pays counts from another base (ハーフハーフ)."""

    base: int = key(..., "Whoever is not top pays the difference from this many points", "points")
    receives_from: int = key(
        ...,
        "Whoever is not top and has at least this many points receives the difference from it, without uma",
        "points",
    )


class Settlement(Section):
    start: int = key(25000, "Points at the start", "points")
    target: int = key(30000, "Return points (返し)", "points")
    rate: int = key(1000, "How many points are one P", "points", gt=0)
    price: str | None = key(
        None,
        "The unit price of a P as the house calls it, such as 0.5; printed and multiplied in the ledger",
        pattern=r"^\d+(\.\d+)?$",
    )
    uma: tuple[int, ...] = Field(
        default=(), description="Uma by rank, the top first", json_schema_extra={"unit": "P"}
    )
    uma_with_sitter_out: tuple[int, ...] | None = key(
        None,
        "Uma by rank where one more than the players share the table; none: the last rank pays as the third",
        "P",
    )
    uma_by_floaters: dict[Floaters, tuple[int, ...]] = Field(
        default={},
        description="Uma by how many float: '0', '1', '2', '3' -> uma by rank",
        json_schema_extra={"unit": "P"},
    )
    floats_from: int | None = key(
        None, "From how many points a player floats; none: the return points", "points"
    )
    half_and_half: HalfAndHalf | None = key(None, "Half-and-half settlement, where it is played")
    oka: Literal["top"] = key("top", "Who gets what everybody put in above the start")
    rounding: Literal["none", "half-up", "five-down-six-up", "up", "down"] = key(
        "none", "How hundreds are rounded to the thousand before settling; what is owed below 0 likewise"
    )
    tie: Literal["earlier-seat", "shared-top", "shared"] = key(
        "earlier-seat",
        "Equal points: the earlier seat ranks higher; a tie for top shares the pot; or any tied ranks share",
    )
    share_step: int = key(
        0,
        "What is shared goes in multiples of this, the rest to the earlier seat; 0: of a tenth of a P",
        "P",
        ge=0,
    )
    fee_from: Literal["each-participant"] = key(
        "each-participant", "Who pays the table fee for a match: each participant, a sitter-out included"
    )
    fee: int = key(0, "Table fee of each participant for a match, shown apart", "P", ge=0)

    @field_validator("rate")
    @classmethod
    def p_are_decimals(cls, rate: int) -> int:
        """P are written as decimals, so the rate's prime factors are 2 and 5."""
        rest = rate
        for factor in (2, 5):
            while rest % factor == 0:
                rest //= factor
        if rest != 1:
            raise ValueError("P would be endless decimals; a rate is such as 200, 400 or 1000")
        return rate

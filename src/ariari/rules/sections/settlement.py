"""From final points to P."""

from typing import Literal

from pydantic import Field, field_validator

from ._base import Section, key


class HalfAndHalf(Section):
    """Settlement where what a rank pays counts from another base (ハーフハーフ)."""

    base: int = key(..., "Whoever is not top pays the difference from this many points", "points")
    receives_from: int = key(
        ..., "Whoever is not top and has at least this many points receives the difference from it, without uma", "points"
    )


class Settlement(Section):
    start: int = key(25000, "Points at the start", "points", gt=0)
    target: int = key(30000, "Return points (返し)", "points", gt=0)
    rate: int = key(1000, "How many points are one P; its only prime factors are 2 and 5, so that P are decimals", "points", gt=0)
    price: str | None = key(
        None,
        "The unit price of a P as the house calls it, such as 0.5; printed and multiplied in the ledger",
        pattern=r"^\d+(\.\d+)?$",
    )
    uma: tuple[int, ...] = Field(
        default=(), description="Uma by rank, the top first; the sum is 0", json_schema_extra={"unit": "P"}
    )
    uma_with_sitter_out: tuple[int, ...] | None = key(
        None,
        "Uma by rank where one more person than players shares the table; none: the lowest ranks pay what the last of `uma` pays",
        "P",
    )
    uma_by_floaters: dict[str, tuple[int, ...]] = Field(
        default={},
        description="Uma by how many float (have at least the return points): '0', '1', '2', '3' -> uma by rank",
        json_schema_extra={"unit": "P"},
    )
    half_and_half: HalfAndHalf | None = key(None, "Half-and-half settlement, where it is played")
    oka: Literal["top"] = key("top", "Who gets what everybody put in above the start")
    rounding: Literal["none", "half-up", "five-down-six-up", "up", "down"] = key(
        "none", "How hundreds are rounded to the thousand before settling; below 0 the amount owed is rounded so"
    )
    tie: Literal["earlier-seat", "shared-top", "shared"] = key(
        "earlier-seat",
        "Equal points: the earlier seat ranks higher; a tie for top shares the pot; or any tied ranks share what they get",
    )
    share_step: str = key(
        "0.1",
        "Tied ranks share in multiples of this, the rest to the earlier seat",
        "P",
        pattern=r"^(0\.\d*[1-9]\d*|[1-9]\d*(\.\d+)?)$",
    )
    fee: int = key(0, "Table fee of each participant for a match, shown apart", "P", ge=0)

    @field_validator("rate")
    @classmethod
    def rate_gives_decimals(cls, rate: int) -> int:
        rest = rate
        for factor in (2, 5):
            while rest % factor == 0:
                rest //= factor
        if rest != 1:
            raise ValueError(f"{rate} points to a P gives P without end ({rest} is neither a 2 nor a 5); try 200, 400 or 1000")
        return rate

    @field_validator("uma", "uma_with_sitter_out")
    @classmethod
    def uma_is_zero_in_sum(cls, uma: tuple[int, ...] | None) -> tuple[int, ...] | None:
        if uma and sum(uma):
            raise ValueError(f"the uma {list(uma)} add up to {sum(uma)}, not 0")
        return uma

    @field_validator("uma_by_floaters")
    @classmethod
    def floaters_are_counted(cls, table: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
        for floaters, uma in table.items():
            if floaters not in ("0", "1", "2", "3", "4"):
                raise ValueError(f"{floaters!r} is not a number of floaters, '0' to '4'")
            if sum(uma):
                raise ValueError(f"the uma {list(uma)} for {floaters} floaters add up to {sum(uma)}, not 0")
        return table

"""Riichi."""

from typing import Literal

from ._base import Section, key


class OpenRiichi(Section):
    allowed: bool = key(False, "Riichi may be declared open, with the hand shown")
    stick: int = key(2000, "The stick of an open riichi", "points", ge=0)
    deal_in: Literal["yakuman", "ordinary"] = key("yakuman", "What dealing into an open riichi pays")
    exempt: Literal["riichi-after", "riichi", "nobody"] = key(
        "riichi",
        "Who pays the ordinary value all the same: those who declared riichi after it, all who are in "
        "riichi, or nobody",
    )


class Riichi(Section):
    stick: int = key(1000, "The riichi stick", "points", ge=0)
    min_points: int | None = key(1000, "What one must hold to declare; none: even below 0", "points")
    furiten: bool = key(True, "Riichi may be declared in furiten")
    min_draws: int = key(0, "How many tiles must be left to draw to declare", "tiles", ge=0)
    open: OpenRiichi = key(OpenRiichi(), "Open riichi")

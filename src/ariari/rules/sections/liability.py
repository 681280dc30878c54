"""Liability (pao)."""

from typing import Literal

from pydantic import Field

from ._base import Section, key


class Liability(Section):
    yaku: tuple[str, ...] = Field(
        default=("daisangen", "daisuushii"),
        description="Yakuman for which whoever gave the deciding meld is liable",
    )
    open_kan: bool = key(
        False, "Whoever gave the tile of an open kan is liable for a win on its replacement tile"
    )
    further_kans: bool = key(True, "That liability lasts when the replacement tile makes another kan")
    covers: Literal["yaku", "hand"] = key("hand", "What is borne: only the yakuman's part, or the whole hand")
    tsumo: Literal["all"] = key("all", "At a tsumo the liable player pays everything")
    ron: Literal["half", "discarder"] = key(
        "half", "At a ron from another: discarder and liable pay half each, or the discarder pays all"
    )
    honba: Literal["discarder", "liable"] = key("discarder", "Who pays the honba at such a ron")
    bonus: Literal["follows", "half", "none"] = key(
        "follows",
        "How the bonus is borne: as the points are, half each at a ron from another, or not touched by "
        "liability",
    )

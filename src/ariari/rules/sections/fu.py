"""Fu."""

from typing import Literal

from ._base import Section, key


class SevenPairs(Section):
    four_as_two_pairs: bool = key(False, "Four of a kind may serve as two pairs")
    below_mangan: Literal["25fu-2han", "50fu-1han"] = key(
        "25fu-2han",
        "How seven pairs is reckoned below mangan: 25 fu and 2 han, or 50 fu and 1 han (2 han from mangan "
        "on)",
    )


class Fu(Section):
    fixed: int | None = key(None, "Every hand is reckoned with this many fu, whatever its shape", "fu")
    cap: int | None = key(
        None,
        "More fu than this are not used: the fu are halved, rounded up to a ten, and one han is added until "
        "they fit",
        "fu",
    )
    cap_step: Literal["halve"] = key(
        "halve", "How fu beyond the cap come down: by halving, as often as needed"
    )
    double_wind_pair: Literal[2, 4] = key(4, "A pair of one's own wind that is also the round's", "fu")
    rinshan_tsumo: bool = key(True, "A win on a replacement tile gets the 2 fu of tsumo")
    pinfu_tsumo: Literal["20fu", "not-yaku"] = key(
        "20fu", "Pinfu by tsumo: 20 fu with both yaku, or pinfu does not count and tsumo gets its fu"
    )
    seven_pairs: SevenPairs = key(SevenPairs(), "Seven pairs")

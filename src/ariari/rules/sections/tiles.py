"""The tile set."""

from typing import Literal

from pydantic import Field

from ._base import Section, key

Five = Literal["5m", "5p", "5s"]
Flower = Literal["1f", "2f", "3f", "4f"]


class Flowers(Section):
    tiles: tuple[Flower, ...] = key((), "The flower tiles in the set, of 1f 2f 3f 4f; one copy each", "tiles")
    green: Flower | None = key(
        None, "The flower that is the green one, where one is of another colour", "tile"
    )
    dora: int = key(1, "What each flower laid aside is worth when its owner wins", "han", ge=0)
    as_indicator: Literal["every-flower", "nothing"] = key(
        "every-flower",
        "What a flower turned up as dora indicator does: every flower is worth one more, or nothing",
    )
    breaks_first_turn: bool = key(
        False, "Laying a flower aside uses up one's first draw, so that tenhou and chiihou are gone"
    )
    breaks_ippatsu: bool = key(False, "Laying a flower aside breaks ippatsu")
    rinshan: bool = key(False, "A win on the tile that replaces a flower is rinshan")


class Nuki(Section):
    north: bool = key(False, "North may be laid aside (抜きドラ) and replaced from the tail")
    dora: int = key(1, "What each north laid aside is worth", "han", ge=0)
    can_be_robbed: bool = key(True, "A laid-aside north can be ronned")
    robbed_is_chankan: bool = key(False, "Such a ron has the yaku chankan")
    rinshan: bool = key(True, "A win on the tile that replaces a north is rinshan")
    breaks_first_turn: bool = key(True, "Laying a north aside ends the first go-round, as a call does")
    breaks_ippatsu: bool = key(True, "Laying a north aside breaks ippatsu")


class Tiles(Section):
    without: str = key(
        "",
        "Kinds that are not in the set, such as 2345678m at three-player tables",
        "tiles",
        pattern=r"^([1-9]+[mps]|[1-7]+z)*$",
    )
    red: dict[Five, int] = Field(
        default={"5m": 1, "5p": 1, "5s": 1},
        description="How many of the four fives of a suit are red",
        json_schema_extra={"unit": "tiles"},
    )
    red_dora: int = key(1, "What a red five is worth, called ones included", "han", ge=0)
    flowers: Flowers = key(Flowers(), "Flower tiles")
    nuki: Nuki = key(Nuki(), "North laid aside")
    north_value: Literal["wind", "everyone", "nobody"] = key(
        "wind",
        "Whose value tile North is besides the round's: its seat's, everyone's (共通役牌), or nobody's",
    )

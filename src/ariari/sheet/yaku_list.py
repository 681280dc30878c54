"""The yaku of a house, with what they are worth and a hand that shows each."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from ariari.rules.model import Ruleset
from ariari.tile_svg import hand_svg
from ariari.tiles import parse_tiles
from ariari.yaku import PlayedYaku, played

from .names import known_yaku, tiles_read_aloud
from .wording import Wording

DASH = "\N{EM DASH}"


@dataclass(frozen=True)
class Example:
    """A hand that shows a yaku; the winner is South in the East round."""

    hand: str
    win: str
    melds: tuple[str, ...] = ()
    tsumo: bool = False

    @property
    def text(self) -> str:
        """The hand in tile text."""
        return " ".join((self.hand, f"+{self.win}", *self.melds))

    @property
    def tiles(self) -> set[str]:
        """The kinds it is made of."""
        melds = (meld.partition(" ")[2] for meld in self.melds)
        return {str(tile) for text in (self.hand, self.win, *melds) for tile in parse_tiles(text)}


@dataclass(frozen=True)
class YakuRow:
    """One line of the list. `closed` and `open` are texts; `about` says what is no matter of tiles."""

    id: str
    name: str
    closed: str
    open: str
    yakuman: bool
    doubled: bool
    local: bool
    example: Example | None
    about: str

    def drawing(self, words: Wording, height: int = 26) -> str:
        """The example as an SVG picture."""
        if self.example is None:
            return ""
        return hand_svg(
            self.example.hand,
            self.example.melds,
            self.example.win,
            label=_label(words, self.example),
            height=height,
        )


@cache
def examples() -> Mapping[str, Example]:
    """The example hands by yaku."""
    text = (files(__package__) / "examples.toml").read_text(encoding="utf-8")
    return MappingProxyType(
        {
            yaku: Example(
                table["hand"], table["win"], tuple(table.get("melds", ())), table.get("tsumo", False)
            )
            for yaku, table in tomllib.loads(text).items()
        }
    )


def yaku_rows(rules: Ruleset, words: Wording) -> tuple[YakuRow, ...]:
    """The yaku that are played and can come up in the house, ordinary ones first."""
    rows = [_row(rules, words, yaku) for yaku in played(rules.yaku) if _can_come_up(rules, yaku.id)]
    return tuple(sorted(rows, key=lambda row: row.yakuman))


def _can_come_up(rules: Ruleset, yaku: str) -> bool:
    """Whether the house has the tiles for it, and everybody's wind where it is a matter of that."""
    missing = {str(tile) for tile in parse_tiles(rules.tiles.without)}
    if yaku in examples() and examples()[yaku].tiles & missing:
        return False
    everybodys = "common_wind" in known_yaku(rules)[yaku].condition
    return rules.tiles.north_value == "everyone" or not everybodys


def _row(rules: Ruleset, words: Wording, yaku: PlayedYaku) -> YakuRow:
    closed, opened = _worth(rules, words, yaku)
    about = f"about-{yaku.id}"
    return YakuRow(
        id=yaku.id,
        name=str(getattr(yaku.name, words.lang)),
        closed=closed,
        open=opened,
        yakuman=yaku.yakuman > 0,
        doubled=_doubled(rules, yaku),
        local=not known_yaku(rules)[yaku.id].standard,
        example=examples().get(yaku.id),
        about=words.text(about) if words.has(about) else "",
    )


def _worth(rules: Ruleset, words: Wording, yaku: PlayedYaku) -> tuple[str, str]:
    if yaku.yakuman:
        worth = words.text("han-double-yakuman" if _doubled(rules, yaku) else "han-yakuman")
        return worth, worth
    # A house that names one number for a yaku of closed hands does not play it open.
    never_open = known_yaku(rules)[yaku.id].han.open == 0
    opened = 0 if never_open else yaku.open
    return _number(words, yaku.closed), _number(words, opened)


def _doubled(rules: Ruleset, yaku: PlayedYaku) -> bool:
    return yaku.yakuman > 1 and rules.value.double_yakuman


def _number(words: Wording, han: int) -> str:
    return words.text("han", n=han) if han else DASH


def _label(words: Wording, example: Example) -> str:
    hand, win = (tiles_read_aloud(words, text) for text in (example.hand, example.win))
    if not example.melds:
        return words.text("yaku-hand-label", hand=hand, win=win)
    melds = words.listed([tiles_read_aloud(words, meld.partition(" ")[2]) for meld in example.melds])
    return words.text("yaku-hand-label-melds", hand=hand, melds=melds, win=win)

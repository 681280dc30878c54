"""A ruleset made ready for scoring: the kernel's rules, its yaku in order, its tile set."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .. import _kernel
from ..rules.model import Ruleset
from ..tile_set import COPIES, TileSet
from ..tiles import KIND_COUNT, Tile, parse_tiles
from ..worded import Said
from ..yaku import PlayedYaku, played

WINDS: Final = "ESWN"


@dataclass(frozen=True)
class House:
    """What scoring needs of a ruleset. `yaku` stands in the order of the kernel's indices."""

    rules: Ruleset
    kernel: _kernel.Rules
    yaku: tuple[PlayedYaku, ...]
    tile_set: TileSet

    @property
    def players(self) -> int:
        return self.rules.seats.players

    @property
    def winds(self) -> str:
        """The seat winds of this table, the dealer's first."""
        return WINDS[: self.players]


@lru_cache(maxsize=64)
def house_of(rules: Ruleset) -> House:
    """The ruleset compiled for the kernel; equal rulesets share one."""
    yaku = played(rules.yaku)
    without = [tile.kind for tile in parse_tiles(rules.tiles.without)]
    kernel = _kernel.Rules(rules.model_dump(), without, _kernel.YakuSet(yaku))
    return House(rules, kernel, yaku, _tile_set(rules))


def _tile_set(rules: Ruleset) -> TileSet:
    """The house's tiles, where a plain five in a record may be any five that is not said to be red."""
    tiles = TileSet.of(
        Said(__package__, "tile-set", house=rules.called),
        without=rules.tiles.without,
        reds={str(five): red for five, red in rules.tiles.red.items()},
        flowers=rules.tiles.flowers.tiles,
    )
    copies = list(tiles.copies)
    for kind in range(KIND_COUNT):
        if tiles.live >> kind & 1:
            copies[Tile(kind)] = COPIES
    return TileSet(tiles.name, tuple(copies))

"""The tiles a house plays with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from .tiles import KIND_COUNT, Tile, display_order, format_tiles, parse_tiles
from .worded import Argument, Said, Worded, WordedError

COPIES: Final = 4


class TileSetError(WordedError):
    """A tile that is not in the set, or more of it than there are. `tile` is the tile at fault."""

    room = __package__

    def __init__(self, id: str, tile: Tile, /, **told: Argument) -> None:
        super().__init__(id, tile=str(tile), **told)
        self.tile = tile


@dataclass(frozen=True, slots=True)
class TileSet:
    """How many there are of each tile. Of each kind there are four, red ones among them, or none.

    `copies` counts by tile number (see Tile); a five and its red one may both be 4 where it is not known
    how many of the four are red. `live` is the set of kinds, bit k for kind k.
    """

    name: str | Worded
    copies: tuple[int, ...]
    live: int = field(init=False, compare=False)

    @classmethod
    def of(
        cls,
        name: str | Worded,
        *,
        without: str = "",
        reds: Mapping[str, int] | None = None,
        flowers: Iterable[str] = (),
    ) -> TileSet:
        """The set of all kinds but those of `without`. `reds` says how many of the fives `5m 5p 5s` are red.

        With `reds` None any number of fives may be red. Raises NotationError for text that is not tiles.
        """
        copies = [COPIES] * KIND_COUNT + [COPIES if reds is None else 0] * 3 + [0] * 4
        for five, red in (reds or {}).items():
            kind = Tile(five).kind
            copies[kind] -= red
            copies[Tile(f"0{five[-1]}")] = red
        for tile in parse_tiles(without):
            copies[tile.kind] = 0
            if tile.rank == 5 and not tile.honor:
                copies[Tile(f"0{tile.suit}")] = 0
        for flower in flowers:
            copies[Tile(flower)] = 1
        return cls(name, tuple(copies))

    def __post_init__(self) -> None:
        kinds = {Tile(t).kind for t, n in enumerate(self.copies) if n and not Tile(t).flower}
        object.__setattr__(self, "live", sum(1 << k for k in kinds))

    def __contains__(self, tile: Tile) -> bool:
        return self.copies[tile] > 0

    def check(self, tiles: Iterable[Tile]) -> None:
        """Raises TileSetError unless all these tiles can be there at the same time."""
        seen = Counter(tiles)
        for tile, n in seen.items():
            if tile not in self:
                raise TileSetError("not-in-set", tile, set=self.name)
            if n > self.copies[tile]:
                raise TileSetError("more-than-in-set", tile, n=n, set=self.name, copies=self.copies[tile])
        kinds = Counter(t.kind for t in seen.elements() if not t.flower)
        for kind, n in kinds.items():
            if n > COPIES:
                tile = Tile(kind)
                all_of_it = format_tiles(
                    sorted((t for t in seen.elements() if not t.flower and t.kind == kind), key=display_order)
                )
                raise TileSetError("fifth-copy", tile, n=n, tiles=all_of_it, copies=COPIES)

    def __repr__(self) -> str:
        return f"<TileSet {self.name}, {self.live.bit_count()} kinds>"


FOUR_PLAYERS: Final = TileSet.of(Said(__package__, "set-of-four"))
THREE_PLAYERS: Final = TileSet.of(Said(__package__, "set-of-three"), without="2345678m")

"""MPSZ text in our own records."""

from collections.abc import Sequence
from typing import Any

from ...tiles import TILE_COUNT
from ...tiles import Tile as TileNumber
from ...worded import Listed
from ..errors import LogError
from ..fields import array, shorten
from ..record import HIDDEN, Tile

FACES = frozenset(str(TileNumber(n)) for n in range(TILE_COUNT)) | {HIDDEN}


def face(value: Any, what: str) -> Tile:
    if not isinstance(value, str) or value not in FACES:
        raise LogError("not-a-tile", what=what, such=Listed(("0p", "1z"), "either"), value=shorten(value))
    return value


def face_list(value: Any, what: str) -> tuple[Tile, ...]:
    return tuple(face(item, f"{what}[{n}]") for n, item in enumerate(array(value, what)))


def same(tile: Tile) -> str:
    return tile


def listed(tiles: Sequence[Tile]) -> list[str]:
    return list(tiles)

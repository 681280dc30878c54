"""Tiles as characters, for plain text: the glyphs of Unicode's Mahjong Tiles, and MPSZ beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .tiles import Tile, format_tiles

_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
_FIRST: Final = {"z": 0x1F000, "m": 0x1F007, "s": 0x1F010, "p": 0x1F019, "f": 0x1F022}
# Honors stand in Unicode as E S W N chun hatsu haku.
_DRAGONS: Final = {5: 0x1F006, 6: 0x1F005, 7: 0x1F004}
RED_MARK: Final = "*"


def glyph(tile: Tile) -> str:
    """One tile; a red five, which has no character of its own, is a five with a mark.

    >>> glyph(Tile("3p")), glyph(Tile("0s"))
    ('🀛', '🀔*')
    """
    if tile.suit == "z" and tile.rank in _DRAGONS:
        number = _DRAGONS[tile.rank]
        # Chun alone would be shown as an emoji, of another size than the rest.
        return chr(number) + (_AS_TEXT if tile.rank == 7 else "")
    return chr(_FIRST[tile.suit] + tile.rank - 1) + (RED_MARK if tile.red else "")


def glyphs(tiles: Iterable[Tile]) -> str:
    """Tiles in a row."""
    return "".join(glyph(tile) for tile in tiles)


def shown(tiles: Iterable[Tile]) -> str:
    """Glyphs and MPSZ, for whoever cannot tell the glyphs in a small face: `🀙🀚🀛 123p`."""
    row = tuple(tiles)
    return f"{glyphs(row)} {format_tiles(row)}"

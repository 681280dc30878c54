"""Tiles on a terminal with colours: ivory, two rows high, the rank over the suit."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ..tiles import Tile

_SUITS = {"m": ("萬", "#a3241a"), "p": ("筒", "#1f4e9c"), "s": ("索", "#1c6b35")}
_HONORS = "東南西北白發中"
_HONOR_COLOURS = {5: "#8c8674", 6: "#1c6b35", 7: "#a3241a"}
_IVORY, _ROSE, _GOLD = "#f6f0dc", "#ffd9cf", "#ffe08a"


def coloured_tiles(tiles: Iterable[Tile], won: int | None = None) -> Text:
    """Two lines; the winning tile's place is `won`, and it lies on gold. A red five lies on rose."""
    upper, lower = Text(), Text()
    for place, tile in enumerate(tiles):
        top, bottom, colour = _face(tile)
        field = _GOLD if place == won else _ROSE if tile.red else _IVORY
        style = f"bold {colour} on {field}"
        for row, face in ((upper, top), (lower, bottom)):
            row.append(face, style)
            row.append(" ")
    return Text("\n").join([upper, lower])


def _face(tile: Tile) -> tuple[str, str, str]:
    """Upper and lower half, each three columns wide, and the colour."""
    if tile.flower:
        return "花 ", f" {tile.rank} ", "#8a2f7c"
    if tile.honor:
        return _HONORS[tile.rank - 1] + " ", "   ", _HONOR_COLOURS.get(tile.rank, "#1a1a1a")
    suit, colour = _SUITS[tile.suit]
    return f" {tile.rank} ", suit + " ", "#d0021b" if tile.red else colour

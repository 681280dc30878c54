"""Tiles in a page: read aloud, within a line of text, and as choices."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final

from ..tiles import Tile, parse_tiles
from ..wording import Wording
from .markup import pressed
from .sprite import picture

_TOLD: Final = re.compile(
    r"(?:[\U0001F000-\U0001F02B][\ufe0e*]* ?)*(?<![\w-])((?:[0-9]+[mps]|[1-7]+z|[1-4]+f)+)(?![\w-])"
)


def tile_name(tile: Tile, told: Wording) -> str:
    """The tile read aloud."""
    if tile.flower or tile.honor:
        return told.text(f"tile-{tile}")
    name = told.text(f"tile-{tile.suit}", n=tile.rank)
    return told.text("tile-red", tile=name) if tile.red else name


def small_tiles(tiles: Iterable[Tile], told: Wording) -> str:
    """Tiles as pictures within a line of text."""
    return "".join(picture(str(tile), tile_name(tile, told), "tile small") for tile in tiles)


def drawn_text(text: str, told: Wording) -> str:
    """A sentence of the engine as HTML: its tiles, which it tells as `🀡 6p` or `6p`, drawn."""
    return _TOLD.sub(lambda found: small_tiles(parse_tiles(found[1]), told), escape(text))


def tile_choice(do: str, tile: Tile, chosen: bool, told: Wording, css: str = "") -> str:
    """A tile that is chosen, or not any more, by a touch."""
    name = escape(tile_name(tile, told), quote=True)
    return (
        f'<button type="button" class="tile-button choice {css}" data-do="{do} {tile}" aria-label="{name}" '
        f"{pressed(chosen)}>{picture(str(tile))}</button>"
    )

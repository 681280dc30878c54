"""An explanation as HTML, tiles drawn."""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files

from jinja2 import Environment, StrictUndefined, Template
from markupsafe import Markup, escape

from ...tile_svg import hand_svg
from ...tiles import Tile, display_order, format_tiles
from ...wording import HTML_LANGUAGES
from .explanation import Explanation

_TILE_HEIGHT = 40
_SMALL = 24
_PLACE = "\N{OBJECT REPLACEMENT CHARACTER}"


def as_html(told: Explanation) -> str:
    """An `<article class="win">` without styles of its own; it stands in any page."""
    return _template().render(
        told=told,
        lang=HTML_LANGUAGES[told.lang],
        hand=_hand(told),
        tiles=_row,
        with_tile=partial(_with_tile, told),
    )


@cache
def _template() -> Template:
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.from_string((files(__package__) / "win.html.j2").read_text(encoding="utf-8"))


def _hand(told: Explanation) -> Markup:
    tiles = told.score.prepared.tiles
    return Markup(
        hand_svg(
            format_tiles(sorted(tiles.hand, key=display_order)),
            [str(meld) for meld in tiles.melds],
            None if tiles.win is None else str(tiles.win),
            aside=format_tiles(told.aside),
            height=_TILE_HEIGHT,
        )
    )


def _row(tiles: tuple[Tile, ...]) -> Markup:
    return Markup(hand_svg(format_tiles(tiles), height=_SMALL))


def _with_tile(told: Explanation, message: str, tile: Tile) -> Markup:
    """A message that speaks of a tile, the tile drawn."""
    before, after = told.words.text(message, tile=_PLACE).split(_PLACE)
    return escape(before) + _row((tile,)) + escape(after)

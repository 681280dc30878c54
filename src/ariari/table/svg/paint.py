"""How tiles, texts and plates are put on the picture. Colours are attributes: it needs no style sheet."""

from __future__ import annotations

from html import escape
from typing import Final, Protocol

from ...tile_svg import HEIGHT, WIDTH, Placed, placed_svg

FELT: Final = "#14573a"
BOX: Final = "#0e3f2a"
PLATE: Final = "#0a2f1f"
ACTING: Final = "#92400e"
WHITE: Final = "#ffffff"
SOFT: Final = "#d6e8dd"
GOLD: Final = "#ffc24d"
RED: Final = "#d22222"


class Painter(Protocol):
    """Draws a tile `width` wide with its upper left corner at x, y: on its side when turned, its back for
    None."""

    def __call__(
        self, tile: str | None, x: float, y: float, width: float, *, turned: bool = False
    ) -> str: ...


def whole_tile(tile: str | None, x: float, y: float, width: float, *, turned: bool = False) -> str:
    """A tile with everything that it is made of, for a picture that stands alone."""
    scale = width / WIDTH
    place = f"translate({x:g} {y:g}) scale({scale:.4g})"
    return f'<g transform="{place}">{placed_svg(Placed(tile, 0, 0, turned))}</g>'


def height(width: float) -> float:
    """Of a tile so wide."""
    return width * HEIGHT / WIDTH


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    colour: str = WHITE,
    *,
    bold: bool = False,
    anchor: str = "middle",
    widest: float = 0,
    least: float = 0,
) -> str:
    """A line of text; one that would be wider than `widest` is drawn smaller, down to the size `least`, and
    then cut."""
    if widest and (width := width_of(words, size)) > widest:
        size = max(least, size * widest / width)
        words = cut(words, size, widest) if size == least else words
    weight = ' font-weight="700"' if bold else ""
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}"{weight} fill="{colour}"{where}>'
        f"{escape(words)}</text>"
    )


def cut(words: str, size: float, widest: float) -> str:
    """As much of a text as there is room for, and … for the rest."""
    if width_of(words, size) <= widest:
        return words
    while words and width_of(f"{words}…", size) > widest:
        words = words[:-1]
    return f"{words.rstrip()}…"


def width_of(words: str, size: float) -> float:
    """About how wide a text is: Chinese and Japanese letters are as wide as high."""
    return sum(size if ord(letter) > 0x2E80 else size * 0.6 for letter in words)


def box(
    x: float, y: float, width: float, height: float, colour: str, round: float = 10, more: str = ""
) -> str:
    """A rectangle with rounded corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" '
        f'fill="{colour}"{more}/>'
    )


def outline(x: float, y: float, width: float, height: float) -> str:
    """A frame around a tile that is to be seen first."""
    more = f' stroke="{GOLD}" stroke-width="6"'
    return box(x - 1, y - 1, width + 2, height + 2, "none", 8, more)


def group(parts: str, transform: str = "", more: str = "") -> str:
    """Parts that are moved together; nothing for none."""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{moved}{more}>{parts}</g>" if parts else ""

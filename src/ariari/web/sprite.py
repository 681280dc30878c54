"""The tiles as symbols that a page holds once and every drawing refers to."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from ..tile_svg import HEIGHT, WIDTH, drawing
from ..tiles import Tile

FACES: Final = tuple(str(Tile(number)) for number in range(41))


@cache
def sprite() -> str:
    """Every tile and the back, invisible, as `<symbol>`s."""
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    symbols = "".join(f'<symbol id="t-{face}" {box}>{drawing(face)}</symbol>' for face in FACES)
    symbols += f'<symbol id="t-back" {box}>{drawing(None)}</symbol>'
    return f'<svg class="sprite" aria-hidden="true" width="0" height="0">{symbols}</svg>'


def use(tile: str | None, x: float, y: float, width: float, *, turned: bool = False, css: str = "") -> str:
    """A tile in a larger drawing, at its upper left corner; lying on its side when turned."""
    height = width * HEIGHT / WIDTH
    name = f' class="{css}"' if css else ""
    href = f'href="#t-{tile or "back"}" width="{width:g}" height="{height:g}"'
    if turned:
        return f'<use{name} {href} transform="translate({x:g} {y + width:g}) rotate(-90)"/>'
    return f'<use{name} {href} x="{x:g}" y="{y:g}"/>'


def picture(tile: str | None, label: str = "", css: str = "tile") -> str:
    """One tile as a picture of its own, sized by the style sheet."""
    named = f'role="img" aria-label="{escape(label, quote=True)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="{css}" viewBox="0 0 {WIDTH} {HEIGHT}" {named}><use href="#t-{tile or "back"}"/></svg>'
    )

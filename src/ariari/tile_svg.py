"""Tiles as pictures: the one drawing routine of sheets, tables, explanations and the browser.

A tile is 60 × 80 units. Everything drawn is self-contained SVG; nothing refers to a font, a file or an id.
"""

from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Literal, NamedTuple

from . import tile_faces
from .tiles import Meld, Tile, split_tiles

WIDTH = 60
HEIGHT = 80
_GAP = 16
_MARGIN = 2

Side = Literal["left", "across", "right"]


class Placed(NamedTuple):
    """A tile and where its upper left corner lies; a turned one lies on its side."""

    tile: str | None  # None: its back
    x: float
    y: float
    turned: bool
    winning: bool = False


def face(tile: str) -> str:
    """The face of a tile without its body."""
    number, suit = int(tile[0]), tile[1]
    red = number == 0
    if suit == "m":
        return tile_faces.man(number or 5, red)
    if suit == "p":
        return tile_faces.pin(number or 5, red)
    if suit == "s":
        return tile_faces.sou(number or 5, red)
    if suit == "z":
        return tile_faces.honor(number)
    return tile_faces.flower(number)


@cache
def drawing(tile: str | None, winning: bool = False) -> str:
    """Body and face of a tile, or its back for None, as SVG elements on 60 × 80 units."""
    field = "#ffe3dc" if tile and tile[0] == "0" else tile_faces.FIELD
    colour, edge = ("#d97706", 5) if winning else ("#8c8674", 2)
    body = (
        f'<rect x="{edge / 2:g}" y="{edge / 2:g}" width="{WIDTH - edge}" height="{HEIGHT - edge}" '
        f'rx="7" fill="{field}" stroke="{colour}" stroke-width="{edge}"/>'
    )
    return body + (face(tile) if tile else tile_faces.back())


def tile_svg(tile: str, label: str | None = None, height: int | None = None) -> str:
    """One tile as an SVG picture; `label` is what is read aloud (the tile's code by default)."""
    only = str(Tile(tile))
    return _picture([Placed(only, 0, 0, False)], label or only, height)


def back_svg(label: str = "", height: int | None = None) -> str:
    """A tile face down."""
    return _picture([Placed(None, 0, 0, False)], label, height)


def hand_svg(
    hand: str,
    melds: Sequence[str] = (),
    win: str | None = None,
    *,
    called_from: Sequence[Side] = (),
    aside: str = "",
    label: str | None = None,
    height: int | None = None,
) -> str:
    """A hand as an SVG picture: concealed tiles, the winning tile apart, melds with the called tile turned.

    `melds` are texts such as "chi 345m", "ankan 1111z"; the first tile of a chi is the called one.
    `called_from` says for each meld from which side the tile came ("left" unless told).
    `aside` are flowers or norths laid aside. `height` is the pixel height of an upright tile.
    Raises NotationError for text that is no hand.
    """
    placed: list[Placed] = []
    x = 0.0
    for tile in split_tiles(hand):
        placed.append(Placed(tile, x, 0, False))
        x += WIDTH
    if win:
        winning = str(Tile(win))
        x += _GAP
        placed.append(Placed(winning, x, 0, False, True))
        x += WIDTH
    for number, meld in enumerate(melds):
        side = called_from[number] if number < len(called_from) else "left"
        x += _GAP
        tiles, x = meld_row(meld, side, x)
        placed += tiles
    if aside:
        x += _GAP
        for tile in split_tiles(aside):
            placed.append(Placed(tile, x, 0, False))
            x += WIDTH
    return _picture(placed, label or _spoken(hand, melds, win, aside), height)


def meld_row(text: str, side: Side, x: float) -> tuple[list[Placed], float]:
    """A meld's tiles from x on, the called one turned, and where the next thing begins.

    Raises NotationError for text that is no meld.
    """
    kind = Meld.parse(text).type
    # As written: the first of a chi is the called one.
    tiles = split_tiles(text.lstrip().removeprefix(kind))
    if kind == "ankan":
        faces = [None, tiles[1], tiles[2], None]
        if any(tile[0] == "0" for tile in tiles):
            red, plain = sorted(tiles, key=lambda tile: tile[0] != "0")[:2]
            faces = [None, red, plain, None]
        return [Placed(tile, x + n * WIDTH, 0, False) for n, tile in enumerate(faces)], x + 4 * WIDTH
    upright = len(tiles) - (2 if kind == "kakan" else 1)
    turned_at = {"left": 0, "across": 1, "right": upright}[side]
    if kind == "chi":
        order = list(tiles)
        order.insert(turned_at, order.pop(0))
    else:
        order = list(tiles)
    added = order.pop() if kind == "kakan" else None
    placed = []
    for n, tile in enumerate(order):
        if n == turned_at:
            placed.append(Placed(tile, x, HEIGHT - WIDTH, True))
            if added:
                placed.append(Placed(added, x, HEIGHT - 2 * WIDTH, True))
            x += HEIGHT
        else:
            placed.append(Placed(tile, x, 0, False))
            x += WIDTH
    return placed, x


def _spoken(hand: str, melds: Sequence[str], win: str | None, aside: str) -> str:
    return ", ".join([hand, *([f"+ {win}"] if win else []), *melds, *([aside] if aside else [])])


def _picture(placed: Sequence[Placed], label: str, height: int | None) -> str:
    right = max((p.x + (HEIGHT if p.turned else WIDTH) for p in placed), default=0)
    top = min((p.y for p in placed), default=0)
    width, tall = right + 2 * _MARGIN, HEIGHT - top + 2 * _MARGIN
    size = f' width="{width * height / HEIGHT:g}" height="{tall * height / HEIGHT:g}"' if height else ""
    named = f'role="img" aria-label="{escape(label, quote=True)}"' if label else 'aria-hidden="true"'
    tiles = "".join(placed_svg(p) for p in placed)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tiles" '
        f'viewBox="{-_MARGIN} {top - _MARGIN:g} {width:g} {tall:g}"'
        f"{size} {named}>{tiles}</svg>"
    )


def placed_svg(p: Placed) -> str:
    """A tile at its place, as SVG elements."""
    move = f"translate({p.x:g} {p.y:g})"
    if p.turned:
        move = f"translate({p.x:g} {p.y + WIDTH:g}) rotate(-90)"
    return f'<g transform="{move}">{drawing(p.tile, p.winning)}</g>'

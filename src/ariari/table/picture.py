"""A table as a picture, seen from one seat: what that seat's view holds, and nothing else.

The player's own side is below. Everybody sits where their wind sits at a real table, so that of three players
the place of North stays empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..tile_svg import HEIGHT, WIDTH, Placed, Side, meld_row, placed_svg
from ..tiles import MeldType, Tile, display_order
from .view import Called, Seated, View

_HALF: Final = 720  # the picture reaches so far from its middle
_BOX: Final = 204  # so does the box in the middle
_ROW: Final = 6  # discards in a row
_RIVER_ROWS: Final = 4  # the last one is as long as it must be
_HAND_Y: Final = 612
_GAP: Final = 16
_SIDES: Final[dict[int, Side]] = {1: "right", 2: "across", 3: "left"}
_WINDS: Final = "ESWN"
_FONT: Final = "font-family='Noto Sans, Helvetica, Arial, sans-serif'"


def view_svg(view: View, size: int = 640) -> str:
    """The table as an SVG picture, `size` pixels wide and high."""
    mine = view.players[view.seat]
    # Whoever sits out looks from the dealer's side.
    below = _WINDS.index(mine.wind) if mine else 0
    parts = [
        f'<rect x="{-_HALF}" y="{-_HALF}" width="{2 * _HALF}" height="{2 * _HALF}" rx="24" fill="#1f5b46"/>',
        _middle(view),
    ]
    for player in view.players:
        if player is not None:
            parts.append(_side(view, player, below))
    label = escape(_spoken(view), quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="table" width="{size}" height="{size}" '
        f'viewBox="{-_HALF} {-_HALF} {2 * _HALF} {2 * _HALF}" role="img" aria-label="{label}">'
        f"{''.join(parts)}</svg>"
    )


def _spoken(view: View) -> str:
    standing = ", ".join(f"{name} {points}" for name, points in zip(view.names, view.points, strict=True))
    return f"{view.round}{view.dealer + 1}, {view.left} tiles left, seen from seat {view.seat}: {standing}"


# ---- the middle


def _middle(view: View) -> str:
    place = f"{'東南西北'[_WINDS.index(view.round)]}{view.dealer + 1}局"
    parts = [
        f'<rect x="{-_BOX}" y="{-_BOX}" width="{2 * _BOX}" height="{2 * _BOX}" rx="14" fill="#173f33"/>',
        _text(place, 0, -52, 44, "#fff", bold=True),
        _text(f"{view.honba}本場　残{view.left}", 0, -20, 22, "#d8e6df"),
        _text(f"供託 {view.sticks:,}", 0, 6, 22, "#d8e6df"),
    ]
    scale = 0.6
    width = len(view.dora) * WIDTH * scale
    tiles = [Placed(str(tile), n * WIDTH, 0, False) for n, tile in enumerate(view.dora)]
    parts.append(_group(tiles, f"translate({-width / 2:g} 20) scale({scale})"))
    return "".join(parts)


def _text(text: str, x: float, y: float, size: int, colour: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" {_FONT} font-size="{size}"{weight} fill="{colour}" '
        f'text-anchor="middle">{escape(text)}</text>'
    )


def _group(tiles: Sequence[Placed], transform: str = "", faded: bool = False) -> str:
    moved = f' transform="{transform}"' if transform else ""
    opacity = ' opacity="0.4"' if faded else ""
    return f"<g{moved}{opacity}>{''.join(placed_svg(tile) for tile in tiles)}</g>"


# ---- one player's side, drawn as if it were below


def _side(view: View, player: Seated, below: int) -> str:
    place = (_WINDS.index(player.wind) - below) % 4
    parts = [_river(view, player), _hand(view, player), _aside(player), _stick(player)]
    turned = f'<g transform="rotate({-90 * place})">{"".join(parts)}</g>'
    return turned + _name(view, player, place)


def _name(view: View, player: Seated, place: int) -> str:
    """Wind, name and points at that side of the middle; the writing of who sits across stays upright."""
    acting = view.turn == player.seat
    colour = "#ffb347" if acting else "#fff"
    wind = "東南西北"[_WINDS.index(player.wind)]
    points = f"{view.points[player.seat]:,}"
    if view.bonus[player.seat]:
        points += f"  {view.bonus[player.seat]:+}P"
    upper, lower = (142, 168) if place != 2 else (-150, -124)
    written = _text(f"{wind} {view.names[player.seat]}", 0, upper, 22, colour, bold=acting)
    written += _text(points, 0, lower, 22, colour, bold=acting)
    if acting:
        y = _BOX - 22 if place != 2 else 22 - _BOX
        written += f'<rect x="-90" y="{y - 3:g}" width="180" height="6" rx="3" fill="{colour}"/>'
    angle = {0: 0, 1: -90, 2: 0, 3: 90}[place]
    return f'<g transform="rotate({angle})">{written}</g>' if angle else written


def _river(view: View, player: Seated) -> str:
    """Discards in rows of six, the riichi tile turned, called ones faded; the one on offer is marked."""
    on_offer = view.offered is not None and view.offered.how == "discard"
    last = len(player.discards) - 1 if on_offer and view.turn == player.seat else -1
    lying: list[Placed] = []
    taken: list[Placed] = []
    x = 0.0
    for number, discard in enumerate(player.discards):
        row = min(number // _ROW, _RIVER_ROWS - 1)
        if number % _ROW == 0 and number // _ROW == row:
            x = -_ROW * WIDTH / 2
        y = _BOX + 10 + row * (HEIGHT + 4)
        down = HEIGHT - WIDTH if discard.riichi else 0
        tile = Placed(str(discard.tile), x, y + down, discard.riichi, number == last)
        (taken if discard.called else lying).append(tile)
        x += HEIGHT if discard.riichi else WIDTH
    return _group(lying) + (_group(taken, faded=True) if taken else "")


def _stick(player: Seated) -> str:
    """The riichi stick, before the river."""
    if not player.riichi:
        return ""
    y = _BOX - 14
    return (
        f'<rect x="-110" y="{y}" width="220" height="12" rx="6" fill="#f6f0dc"/>'
        f'<circle cx="0" cy="{y + 6}" r="4" fill="#d0021b"/>'
    )


def _hand(view: View, player: Seated) -> str:
    """Concealed tiles, as far as they may be seen, the drawn one apart, and the melds at the right."""
    faces: list[str | None] = [None] * player.hand_size
    drawn = view.drawn if player.seat == view.seat else None
    if player.hand is not None:
        held = sorted(player.hand, key=display_order)
        if drawn is not None:
            held.remove(drawn)
        faces = [*map(str, held), *([str(drawn)] if drawn is not None else [])]
    tiles, x = [], 0.0
    for number, face in enumerate(faces):
        if drawn is not None and number == len(faces) - 1:
            x += _GAP
        tiles.append(Placed(face, x, 0, False))
        x += WIDTH
    for called in player.melds:
        x += _GAP
        row, x = meld_row(*_meld(view, player, called), x)
        tiles += row
    left = -min(x, 2 * _HALF) / 2
    scale = min(1.0, (2 * _HALF - 40) / x) if x else 1.0
    return _group(tiles, f"translate({left * scale:g} {_HAND_Y}) scale({scale:.3g})")


def _meld(view: View, player: Seated, called: Called) -> tuple[str, Side]:
    """The meld as `meld_row` reads it, the called tile of a chii first, and the side that it came from."""
    meld, giver = called.meld, None if called.from_ is None else view.players[called.from_]
    if giver is None:
        return str(meld), "left"
    side = _SIDES[(_WINDS.index(giver.wind) - _WINDS.index(player.wind)) % 4]
    if meld.type is not MeldType.CHI or called.taken is None:
        return str(meld), side
    rest = list(meld.tiles)
    rest.remove(called.taken)
    return f"chi {''.join(map(str, [called.taken, *rest]))}", side


def _aside(player: Seated) -> str:
    """Flowers and norths laid aside, at the right of the river."""
    tiles = player.flowers + (Tile("4z"),) * player.nuki
    placed = [Placed(str(tile), n % 4 * WIDTH, n // 4 * (HEIGHT + 4), False) for n, tile in enumerate(tiles)]
    return _group(placed, f"translate({_BOX + 80} {_BOX + 200}) scale(0.8)") if placed else ""

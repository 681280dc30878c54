"""A player's edge of the table: concealed tiles, melds from the right corner, tiles laid aside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...tile_svg import WIDTH, Side, meld_row
from ...tiles import MeldType, Tile, display_order
from ..view import Called, Seated, View
from .paint import Painter, height
from .places import CORNER, EDGE_TOP, MIDDLE, SIZE

_TILE: Final = 44
_ASIDE: Final = 38
_GAP: Final = 12
_SIDES: Final[Mapping[int, Side]] = {1: "right", 2: "across", 3: "left"}


def edge(player: Seated, view: View, turns: Mapping[int, int], tile: Painter, *, hand: bool) -> str:
    """The edge of one player, drawn as if it were below. `hand`: the concealed tiles too."""
    parts = []
    right = SIZE - CORNER + 0.0
    for called in player.melds:
        drawn, wide = _meld(called, player, turns, right, tile)
        parts.append(drawn)
        right -= wide + 8
    parts.append(_aside(player, tile))
    if hand:
        parts.append(_concealed(player, view, right, tile))
    return "".join(parts)


def _concealed(player: Seated, view: View, right: float, tile: Painter) -> str:
    """Sorted, as far as they may be seen, the tile just drawn apart; they make way for melds."""
    faces: list[str | None] = [None] * player.hand_size
    drawn = view.drawn if player.seat == view.seat else None
    if player.hand is not None:
        held = list(player.hand)
        last = []
        if drawn is not None and drawn in held:
            held.remove(drawn)
            last = [str(drawn)]
        faces = [*map(str, sorted(held, key=display_order)), *last]
    apart = _GAP if drawn is not None and player.hand is not None else 0
    wide = len(faces) * _TILE + apart
    left = max(CORNER + 0.0, min(MIDDLE - wide / 2, right - _GAP - wide))
    return "".join(
        tile(face, left + n * _TILE + (apart if n == len(faces) - 1 else 0), EDGE_TOP, _TILE)
        for n, face in enumerate(faces)
    )


def _meld(
    called: Called, player: Seated, turns: Mapping[int, int], right: float, tile: Painter
) -> tuple[str, float]:
    """A meld that ends at `right`, and its width."""
    quarter = 3 if called.from_ is None else (turns.get(called.from_, 3) - turns[player.seat]) % 4
    placed, width = meld_row(_told(called), _SIDES.get(quarter, "left"), 0.0)
    scale = _TILE / WIDTH
    left = right - width * scale
    drawn = "".join(
        tile(one.tile, left + one.x * scale, EDGE_TOP + one.y * scale, _TILE, turned=one.turned)
        for one in placed
    )
    return drawn, width * scale


def _told(called: Called) -> str:
    """The meld as `meld_row` reads it: the called tile of a chii first."""
    if called.taken is None or called.meld.type is not MeldType.CHI:
        return str(called.meld)
    rest = list(called.meld.tiles)
    rest.remove(called.taken)
    return "chi " + "".join(map(str, (called.taken, *rest)))


def _aside(player: Seated, tile: Painter) -> str:
    """Flowers, and norths above them, at the right of the discards."""
    norths = (Tile("4z"),) * player.nuki
    tall = height(_ASIDE)
    parts = []
    rows = [row for row in (player.flowers, norths) if row]
    for number, row in enumerate(rows):
        y = EDGE_TOP - 12 - (number + 1) * (tall + 4)
        x = SIZE - CORNER - 8.0
        for one in reversed(row):
            x -= _ASIDE + 2
            parts.append(tile(str(one), x, y, _ASIDE))
    return "".join(parts)

"""Discards in rows of six."""

from __future__ import annotations

from typing import Final

from ..view import Seated, View
from .paint import Painter, box, group, height, outline
from .places import MIDDLE, RIVER_TOP

_TILE: Final = 58
_ROW: Final = 6
_ROWS: Final = 3  # the last one goes on to the right


def river(player: Seated, view: View, tile: Painter) -> str:
    """The riichi tile lies on its side, a called one is faint, one that was drawn and discarded a little
    darker; the one that is offered is framed."""
    tall = height(_TILE)
    left = MIDDLE - _TILE * _ROW / 2
    parts = []
    x, row, placed = left, 0, 0
    on_side = _riichi_tile(player)
    offered = _offered(player, view)
    for number, discarded in enumerate(player.discards):
        if placed == _ROW and row < _ROWS - 1:
            x, row, placed = left, row + 1, 0
        y = RIVER_TOP + row * (tall + 2)
        turned = number == on_side
        wide, high = (tall, float(_TILE)) if turned else (float(_TILE), tall)
        top = y + tall - high
        drawn = tile(str(discarded.tile), x, top, _TILE, turned=turned)
        if discarded.called:
            drawn = group(drawn, more=' opacity="0.35"')
        elif discarded.drawn:
            drawn += box(x, top, wide, high, "#000", 6, ' opacity="0.13"')
        if number == offered:
            drawn += outline(x, top, wide, high)
        parts.append(drawn)
        x += wide
        placed += 1
    return "".join(parts)


def _offered(player: Seated, view: View) -> int | None:
    """Which discard may be claimed now."""
    on_offer = view.offered is not None and view.offered.how == "discard"
    if on_offer and view.offered is not None and view.offered.from_ == player.seat:
        return len(player.discards) - 1
    return None


def _riichi_tile(player: Seated) -> int | None:
    """The discard that lies on its side: the riichi tile, or the next one if that was called."""
    declared = next((n for n, d in enumerate(player.discards) if d.riichi), None)
    if declared is None:
        return None
    return next((n for n in range(declared, len(player.discards)) if not player.discards[n].called), None)

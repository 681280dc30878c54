"""The middle of the table: where the match stands, tiles left, sticks, dora indicators."""

from __future__ import annotations

from typing import Final

from ...wording import Wording
from ..view import View
from .paint import BOX, RED, SOFT, WHITE, Painter, box, text, width_of
from .places import HALF, MIDDLE, PLATE

_DORA: Final = 40
_MOST_IN_ROW: Final = 5
_STICK: Final = 54


def centre(view: View, said: Wording, tile: Painter) -> str:
    """The box and what is written in it."""
    edge = MIDDLE - HALF
    widest = 2 * (HALF - PLATE) - 8
    parts = [
        box(edge, edge, 2 * HALF, 2 * HALF, BOX, 16, ' stroke="#0a2f1f" stroke-width="2"'),
        text(place(view, said), MIDDLE, MIDDLE - 66, 40, bold=True, widest=widest),
    ]
    y = MIDDLE - 30
    lines = []
    if view.honba:
        lines.append(said.text("honba", n=view.honba))
    if view.left >= 0:  # a record does not tell how many tiles a house draws
        lines.append(said.text("left", n=view.left))
    for line in lines:
        parts.append(text(line, MIDDLE, y, 29, SOFT, widest=widest))
        y += 32
    if view.sticks:
        parts.append(_sticks(view.sticks, y))
    parts.append(_dora(view, MIDDLE + 45, tile))
    return "".join(parts)


def _sticks(points: int, y: float) -> str:
    """A stick, and the points of those that lie on the table."""
    words = f"{points:,}"
    left = MIDDLE - (_STICK + 10 + width_of(words, 29)) / 2
    drawn = box(left, y - 15, _STICK, 10, WHITE, 4)
    drawn += f'<circle cx="{left + _STICK / 2:g}" cy="{y - 10:g}" r="3" fill="{RED}"/>'
    return drawn + text(words, left + _STICK + 10, y, 29, SOFT, anchor="start")


def place(view: View, said: Wording) -> str:
    """Such as `東1局`."""
    return said.text("place", wind=said.text(f"wind-{view.round}"), number=view.dealer + 1, honba=0)


def _dora(view: View, y: float, tile: Painter) -> str:
    """The indicators, smaller where there are many."""
    width = _DORA if len(view.dora) <= _MOST_IN_ROW else _DORA * _MOST_IN_ROW / len(view.dora)
    left = MIDDLE - len(view.dora) * (width + 2) / 2
    return "".join(tile(str(one), left + n * (width + 2), y, width) for n, one in enumerate(view.dora))

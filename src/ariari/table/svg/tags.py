"""Tags at the left of a player's discards: open riichi, a dead hand, what a referee has ruled."""

from __future__ import annotations

from typing import Final

from ...wording import Wording
from ..marks import marks, ruled_out
from ..view import View
from .paint import GOLD, PLATE, Painter, box, group, height, text
from .places import RIVER_TOP

_WIDTH: Final = 164
_RIGHT: Final = 318
_TALL: Final = 34
_GAP: Final = 4
_TILE: Final = 30
# Where the left upper corner of a player's tags lies, which are written upright at each side.
_CORNERS: Final = {
    0: (_RIGHT - _WIDTH, RIVER_TOP),
    1: (RIVER_TOP, 1000 - _RIGHT),
    2: (1000.0 - _RIGHT, 1000 - RIVER_TOP - _TALL),
    3: (1000 - RIVER_TOP - _WIDTH, _RIGHT - _TALL),
}


def tags(view: View, seat: int, quarter: int, said: Wording, tile: Painter) -> str:
    """The tags of a seat; those of the upper half grow upwards. A riichi is told by its stick."""
    player = view.players[seat]
    assert player is not None
    x, y = _CORNERS[quarter]
    up = quarter in (2, 3)
    parts = []
    for mark in marks(player):
        if mark != "riichi":
            parts.append(_tag(said.text(mark), x, y))
            y += -(_TALL + _GAP) if up else _TALL + _GAP
    for message, kinds in ruled_out(player):
        width = min(float(_TILE), (_WIDTH - 8) / len(kinds))
        tall = height(width) + 4
        top = y - tall if up else y
        parts.append(box(x, top, _WIDTH, _TALL + tall, PLATE, 8, f' stroke="{GOLD}" stroke-width="2"'))
        parts.append(_words(said.text(f"tag-{message}"), x, top))
        left = x + (_WIDTH - width * len(kinds)) / 2
        parts += [tile(str(kind), left + n * width, top + _TALL - 2, width) for n, kind in enumerate(kinds)]
        y = top - _TALL - _GAP if up else top + _TALL + tall + _GAP
    return group("".join(parts), more=' class="tags"')


def _tag(words: str, x: float, y: float) -> str:
    return box(x, y, _WIDTH, _TALL, PLATE, 8, f' stroke="{GOLD}" stroke-width="2"') + _words(words, x, y)


def _words(words: str, x: float, y: float) -> str:
    return text(words, x + _WIDTH / 2, y + 26, 27, GOLD, bold=True, widest=_WIDTH - 8)

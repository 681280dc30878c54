"""A player's plate at the middle: wind, name, points, chips; the stick of a riichi before it.

Each plate begins at a corner of the middle box and ends where the next one begins, which leaves it long
enough for letters that can be read on a phone.
"""

from __future__ import annotations

from typing import Final

from ...wording import Wording
from ..view import View
from .paint import ACTING, BOX, GOLD, PLATE, RED, SOFT, WHITE, box, group, text
from .places import HALF, MIDDLE
from .places import PLATE as DEPTH

_GAP: Final = 4
_STICK: Final = 150
_NAME: Final = 32
_LEAST: Final = 29
"""Letters of names are no smaller: 11 pixels on a phone 390 wide."""


def plate(view: View, seat: int, quarter: int, name: str, said: Wording) -> str:
    """The plate of a seat; whoever sits across is written upright."""
    player = view.players[seat]
    assert player is not None
    width = 2 * HALF - DEPTH - 2 * _GAP
    left, top = MIDDLE - HALF + _GAP, MIDDLE + HALF - DEPTH + _GAP
    if quarter == 2:
        left, top = MIDDLE - HALF + DEPTH + _GAP, MIDDLE - HALF + _GAP
    acting = view.turn == seat
    wind = said.text(f"wind-short-{player.wind}")
    parts = [
        box(left, top, width, DEPTH - 2 * _GAP, ACTING if acting else PLATE),
        text(wind, left + 25, top + 33, 33, GOLD if seat == view.dealer else WHITE, bold=True, widest=38),
        text(name, left + 50, top + 32, _NAME, anchor="start", widest=width - 58, least=_LEAST),
        _points(view, seat, left, top, width),
    ]
    written = group("".join(parts), _turned(quarter))
    return written + (_stick(quarter) if player.riichi else "")


def _points(view: View, seat: int, left: float, top: float, width: float) -> str:
    """Points, and chips beside them once there are any at the table."""
    points = f"{view.points[seat]:,}".replace("-", "−")
    y = top + 68
    if not any(view.bonus):
        return text(points, left + width / 2, y, 35, bold=True)
    chips = f"{view.bonus[seat]:+,}".replace("-", "−") if view.bonus[seat] else "±0"
    chips += view.bonus_unit
    return text(points, left + 12, y, 33, bold=True, anchor="start", widest=width * 0.55) + text(
        chips, left + width - 10, y, 30, GOLD, bold=True, anchor="end", widest=width * 0.38
    )


def _turned(quarter: int) -> str:
    """The writing of whoever sits across stays upright."""
    return f"rotate({-90 * quarter} {MIDDLE:g} {MIDDLE:g})" if quarter in (1, 3) else ""


def _stick(quarter: int) -> str:
    y = MIDDLE + HALF - 4
    stick = box(MIDDLE - _STICK / 2, y, _STICK, 11, WHITE, 5, f' stroke="{BOX}"')
    stick += f'<circle cx="{MIDDLE:g}" cy="{y + 5.5:g}" r="3.5" fill="{RED}"/>'
    return group(stick, f"rotate({-90 * quarter} {MIDDLE:g} {MIDDLE:g})")


def sitter_out(view: View, names: tuple[str, ...], said: Wording) -> str:
    """Whoever does not play this round, where nobody's tiles lie."""
    parts = []
    for seat, player in enumerate(view.players):
        if player is None:
            three = sum(one is not None for one in view.players) == 3
            x, y = (MIDDLE, 150.0) if three else (190.0, 170.0)
            points = f"{view.points[seat]:,}".replace("-", "−")
            if view.bonus[seat]:
                points += f"  {view.bonus[seat]:+,}{view.bonus_unit}".replace("-", "−")
            parts.append(box(x - 120, y, 240, 116, BOX, 12))
            parts.append(text(said.text("sits-out"), x, y + 30, 27, SOFT, widest=224))
            parts.append(text(names[seat], x, y + 66, 31, widest=224, least=_LEAST))
            parts.append(text(points, x, y + 102, 31, bold=True, widest=224))
    return "".join(parts)

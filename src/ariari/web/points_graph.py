"""The points of a match, round by round, as a graph."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .markup import number

_WIDTH: Final = 900
_HEIGHT: Final = 300
_LEFT: Final = 70
_RIGHT: Final = 150
_EDGE: Final = 20
# Told apart by their form too, for those who do not see colours.
_COLOURS: Final = ("#0b6b3a", "#b45309", "#1d4ed8", "#9d174d")
_DASHES: Final = ("", "10 4", "3 4", "12 4 3 4")


def points_graph(held: Sequence[Sequence[int]], names: Sequence[str], label: str, at: int) -> str:
    """held: everybody's points before each round, and at the end; at: the round that is looked at."""
    values = [points for row in held for points in row]
    low, high = min([0, *values]), max(values)
    span = max(1, high - low)

    def x(place: int) -> float:
        return _LEFT + place * (_WIDTH - _LEFT - _RIGHT) / max(1, len(held) - 1)

    def y(points: int) -> float:
        return _EDGE + (high - points) * (_HEIGHT - 2 * _EDGE) / span

    parts = [
        f'<svg class="graph" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(label, quote=True)}">',
        f'<line class="now" x1="{x(at):g}" x2="{x(at):g}" y1="{_EDGE}" y2="{_HEIGHT - _EDGE}"/>',
    ]
    for points in sorted({low, 0, high}):
        parts.append(
            f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y(points):g}" y2="{y(points):g}"/>'
            f'<text x="{_LEFT - 8}" y="{y(points) + 5:g}" text-anchor="end">{number(points)}</text>'
        )
    ends = _apart([y(points) for points in held[-1]])
    for seat, name in enumerate(names):
        line = " ".join(f"{x(place):g},{y(row[seat]):g}" for place, row in enumerate(held))
        colour, dash = _COLOURS[seat % 4], _DASHES[seat % 4]
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-dasharray="{dash}"/>'
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{ends[seat] + 5:g}">{escape(name[:12])}</text>'
        )
    return "".join(parts) + "</svg>"


def _apart(places: list[float]) -> list[float]:
    """The places moved so that no two texts lie on each other."""
    moved = dict.fromkeys(range(len(places)), 0.0)
    lowest = -1000.0
    for seat in sorted(moved, key=lambda seat: places[seat]):
        lowest = moved[seat] = max(places[seat], lowest + 20)
    return [moved[seat] for seat in range(len(places))]

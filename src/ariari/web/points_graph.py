"""The points of a match, round by round, as a graph."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .markup import number

_WIDTH: Final = 900
_HEIGHT: Final = 300
_LEFT: Final = 70
_RIGHT: Final = 20
_EDGE: Final = 20
# Told apart by their form too, for those who do not see colours.
_DASHES: Final = ("", "10 4", "3 4", "12 4 3 4")


def points_graph(held: Sequence[Sequence[int]], names: Sequence[str], label: str, at: int) -> str:
    """The lines, and under them whose they are.

    held: everybody's points before each round, and at the end; at: the round that is looked at
    """
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
    for seat in range(len(names)):
        line = " ".join(f"{x(place):g},{y(row[seat]):g}" for place, row in enumerate(held))
        parts.append(f'<polyline points="{line}" {_stroke(seat)}/>')
    return "".join(parts) + "</svg>" + _legend(held[-1], names)


def _stroke(seat: int) -> str:
    return f'class="line-{seat % 4}" fill="none" stroke-dasharray="{_DASHES[seat % 4]}"'


def _legend(held: Sequence[int], names: Sequence[str]) -> str:
    """Whose line is whose, and where it ends; names in full length."""
    rows = "".join(
        f'<li><svg viewBox="0 0 44 8" aria-hidden="true"><polyline points="0,4 44,4" {_stroke(seat)}/></svg>'
        f'<span class="name">{escape(name)}</span> <b>{number(held[seat])}</b></li>'
        for seat, name in enumerate(names)
    )
    return f'<ul class="legend">{rows}</ul>'

"""The settlement as a picture: P over points, a line for each rank below the top."""

from collections.abc import Iterator
from fractions import Fraction
from html import escape
from itertools import groupby

from .names import signed
from .settling import Column, Settling

WIDTH, HEIGHT = 480, 320
LEFT, RIGHT, TOP, BOTTOM = 60, 84, 16, 44
_COLOURS = ("#0b5cad", "#b3261e", "#0b6b3a", "#7a3e9d", "#8a4b00", "#1d2733")
_DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 2", "1 3")


def settling_svg(settling: Settling) -> str:
    """The chart; each line is named at its end and has a colour and a dash of its own."""
    return _Picture(settling).svg()


class _Picture:
    def __init__(self, settling: Settling) -> None:
        self.settling = settling
        amounts = [cell for _, cells in settling.table for cell in cells if cell is not None]
        self.points = [points for points, _ in settling.table]
        self.step = _step(max(amounts) - min(amounts))
        self.lowest = min(amounts) // self.step * self.step
        self.highest = -(-max(amounts) // self.step) * self.step

    def svg(self) -> str:
        words = self.settling.words
        title = escape(words.text("settle-chart", unit=self.settling.unit))
        parts = [*self._grid(), *self._axes(), *self._lines()]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="settling" role="img" aria-label="{title}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="14">{"".join(parts)}</svg>'
        )

    def _x(self, points: float) -> float:
        span = max(self.points) - min(self.points)
        return round(LEFT + (points - min(self.points)) / span * (WIDTH - LEFT - RIGHT), 1)

    def _y(self, amount: Fraction | int) -> float:
        span = float(self.highest - self.lowest)
        return round(TOP + float(self.highest - amount) / span * (HEIGHT - TOP - BOTTOM), 1)

    def _grid(self) -> Iterator[str]:
        amount = self.lowest
        while amount <= self.highest:
            y = self._y(amount)
            heavy = ' stroke="#1d2733"' if amount == 0 else ' stroke="#d5d9de"'
            yield f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}"{heavy}/>'
            yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{signed(int(amount))}</text>'
            amount += self.step

    def _axes(self) -> Iterator[str]:
        bottom = HEIGHT - BOTTOM
        for points in self.points:
            if points % 10_000 == 0:
                x = self._x(points)
                yield f'<path d="M{x} {TOP}V{bottom}" stroke="#d5d9de"/>'
                yield f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{points:,}</text>'
        middle = (LEFT + WIDTH - RIGHT) / 2
        axis = escape(self.settling.words.text("settle-axis-points"))
        yield f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{axis}</text>'
        yield f'<text x="8" y="{TOP + 4}" font-weight="bold">{self.settling.unit}</text>'

    def _lines(self) -> Iterator[str]:
        lowest_label = float(TOP)
        ends = sorted(enumerate(self.settling.columns), key=lambda pair: self._y(self._end(pair[0])[1]))
        for number, column in ends:
            points, amount = self._end(number)
            lowest_label = max(lowest_label + 15, self._y(amount))
            colour, dash = _COLOURS[number % len(_COLOURS)], _DASHES[number % len(_DASHES)]
            for path in self._paths(number):
                stroke = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
                yield f'<path fill="none" {stroke} d="{path}"/>'
            name = escape(self._name(column))
            yield f'<text x="{self._x(points) + 6}" y="{lowest_label + 4}" fill="{colour}">{name}</text>'

    def _name(self, column: Column) -> str:
        return self.settling.column_name(column)

    def _end(self, number: int) -> tuple[int, Fraction]:
        """The rightmost point of a line."""
        known = [(points, cells[number]) for points, cells in self.settling.table]
        points, amount = next((points, amount) for points, amount in known if amount is not None)
        return points, amount

    def _paths(self, number: int) -> Iterator[str]:
        """A line, broken where the rank cannot have the points or the rule changes."""
        known = [(points, cells[number]) for points, cells in self.settling.table]
        for (there, _), run in groupby(
            known, key=lambda pair: (pair[1] is not None, self._receives(pair[0]))
        ):
            if there:
                yield "M" + "L".join(f"{self._x(points)} {self._y(amount or 0)}" for points, amount in run)

    def _receives(self, points: int) -> bool:
        half = self.settling.rules.settlement.half_and_half
        return half is not None and points >= half.receives_from


def _step(span: Fraction) -> int:
    """A round step that makes about six lines."""
    wanted = float(span) / 6
    return next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000) if step >= wanted)

"""How a house settles: the formulas of each rank, a worked example, and P by points and rank."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product

from ariari.rules.model import Ruleset
from ariari.settlement import Settlement, settle, settle_many
from ariari.settlement.amounts import signed, text

from .names import MINUS
from .wording import Wording

IMPOSSIBLE = "\N{EM DASH}"
POINT = "P"
_ROUND = tuple(digit * 10**zeros for zeros in range(2, 9) for digit in (1, 2, 5))
DIVIDED = "\N{DIVISION SIGN}"


@dataclass(frozen=True)
class Formula:
    """What a rank pays or gets: `who`, the arithmetic, and whether the result is paid or received."""

    who: str
    arithmetic: str
    result: str


@dataclass(frozen=True)
class Column:
    """A rank below the top; where the uma depends on how many float, for which numbers of floaters."""

    rank: int
    uma: int
    floaters: tuple[int, ...] = ()


class Settling:
    """The settlement page of a house in one language."""

    def __init__(self, rules: Ruleset, words: Wording) -> None:
        self.rules = rules
        self.words = words

    @cached_property
    def formulas(self) -> tuple[Formula, ...]:
        """The top, then the ranks below."""
        top = Formula(self._rank(1), self.words.text("settle-takes-all"), self.words.text("settle-gets"))
        return (top, *(formula for rank in self._ranks() for formula in self._of_rank(rank)))

    @cached_property
    def notes(self) -> tuple[str, ...]:
        """What the formulas leave out."""
        prize = self.rules.bust.prize
        if not prize or self.rules.settlement.half_and_half:
            return (self.words.text("settle-top-note"),)
        note = self.words.text("settle-prize-note", n=prize, unit=self.unit)
        return note, self.words.text("settle-top-note")

    @property
    def unit(self) -> str:
        """Settlements are in P, whatever the house calls the unit of its bonuses."""
        return POINT

    @cached_property
    def example(self) -> Settlement:
        """A match worked through by the settlement itself."""
        return settle(self.rules, self._example_points())

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """The ranks below the top, apart by floaters where their uma differs."""
        return tuple(self._columns())

    @cached_property
    def table(self) -> tuple[tuple[int, tuple[Fraction | None, ...]], ...]:
        """Points and what each column gets at them in P, bust prizes left out; None where it cannot be."""
        rows = (
            (points, tuple(self.at(column, points) for column in self.columns)) for points in self._steps()
        )
        return tuple((points, cells) for points, cells in rows if any(cell is not None for cell in cells))

    def column_name(self, column: Column) -> str:
        """`2nd`, or `2nd +4` where the uma tells it apart."""
        rank = self._rank(column.rank)
        if not column.floaters:
            return rank
        return self.words.text("settle-label", rank=rank, uma=signed(Fraction(column.uma)))

    def at(self, column: Column, points: int) -> Fraction | None:
        """What a rank gets in P for its points, by the settlement of a match that has it."""
        board = self._board(column, points)
        if board is None:
            return None
        settled = settle_many(self.rules, [board])
        seat = column.rank - 1
        return Fraction(int(settled.units[0, seat]), settled.units_per_p)

    def amount(self, amount: Fraction | None) -> str:
        """An amount with its sign; a dash where the rank cannot have the points."""
        return IMPOSSIBLE if amount is None else signed(amount)

    def _rank(self, rank: int) -> str:
        return self.words.text("settle-top") if rank == 1 else self.words.text("settle-rank", n=rank)

    def _ranks(self) -> range:
        return range(2, self.rules.seats.players + 1)

    def _of_rank(self, rank: int) -> Iterator[Formula]:
        half = self.rules.settlement.half_and_half
        if half is None:
            arithmetic = f"({self._points()} {MINUS} {self.rules.settlement.target:,}) {self._by_rate()}"
            yield Formula(self._rank(rank), arithmetic + self._uma_term(rank), self.unit)
            return
        if rank * half.receives_from <= self._total():
            held = self.words.text("settle-held", n=half.receives_from)
            yield Formula(
                f"{self._rank(rank)} {held}",
                f"({self._points()} {MINUS} {half.receives_from:,}) {self._by_rate()}",
                self.words.text("settle-gets"),
            )
        below = self.words.text("settle-below", n=half.receives_from)
        uma = self._paid_uma(rank)
        yield Formula(
            f"{self._rank(rank)} {below}",
            f"({half.base:,} {MINUS} {self._points()}) {self._by_rate()}{uma}",
            self.words.text("settle-pays"),
        )
        if self.rules.bust.at != "never":
            yield self._bust(rank, half.base, uma)

    def _bust(self, rank: int, base: int, uma: str) -> Formula:
        at_zero = text(Fraction(base, self.rules.settlement.rate))
        deficit = f"{self.words.text('settle-deficit')} {self._by_rate()} + " if self._counts_below() else ""
        prize = self.rules.bust.prize
        besides = f" + {prize} ({self.words.text('settle-prize')})" if prize else ""
        return Formula(
            f"{self._rank(rank)} {self.words.text('settle-bust')}",
            f"{deficit}{at_zero}{uma}{besides}",
            self.words.text("settle-pays"),
        )

    def _counts_below(self) -> bool:
        return self.rules.bust.below_zero_counts

    def _points(self) -> str:
        return self.words.text("settle-points")

    def _by_rate(self) -> str:
        return f"{DIVIDED} {self.rules.settlement.rate:,}"

    def _uma_of(self, rank: int) -> int:
        uma = self.rules.settlement.uma
        return uma[rank - 1] if uma else 0

    def _uma_term(self, rank: int) -> str:
        if self.rules.settlement.uma_by_floaters:
            return f" + {self.words.text('settle-uma')}"
        uma = self._uma_of(rank)
        sign = MINUS if uma < 0 else "+"
        return f" {sign} {abs(uma)} ({self.words.text('settle-uma')})" if uma else ""

    def _paid_uma(self, rank: int) -> str:
        uma = -self._uma_of(rank)
        sign = MINUS if uma < 0 else "+"
        return f" {sign} {abs(uma)} ({self.words.text('settle-uma')})" if uma else ""

    def _columns(self) -> Iterator[Column]:
        by_floaters = self.rules.settlement.uma_by_floaters
        for rank in self._ranks():
            if not by_floaters:
                yield Column(rank, self._uma_of(rank))
                continue
            alike: dict[int, tuple[int, ...]] = {}
            for floaters, uma in by_floaters.items():
                alike[uma[rank - 1]] = (*alike.get(uma[rank - 1], ()), int(floaters))
            for amount in sorted(alike, reverse=True):
                yield Column(rank, amount, alike[amount])

    def _total(self) -> int:
        return self.rules.seats.players * self.rules.settlement.start

    def _steps(self) -> Sequence[int]:
        """About ten round numbers of points, from half of all down to a little below 0."""
        half = self._total() // 2
        step = next(step for step in _ROUND if half <= 12 * step)
        lowest = -step if self._counts_below() else 0
        return range(half // step * step, lowest - 1, -step)

    def _example_points(self) -> list[int]:
        """A board such as comes about: the top well ahead, the last behind."""
        parts = {3: (52, 33, 20), 4: (452, 286, 157, 105)}[self.rules.seats.players]
        unit, total = self.rules.payments.unit, self._total()
        points = [total * part // sum(parts) // unit * unit for part in parts]
        points[0] += total - sum(points)
        return points

    def _board(self, column: Column, points: int) -> list[int] | None:
        """Points of all ranks, all different and adding up, with these at the column's; None if none are."""
        above = [held for held in self._others(points) if held > points]
        below = [held for held in self._others(points) if held < points]
        choices = [above] * (column.rank - 2) + [below] * (self.rules.seats.players - column.rank)
        for others in product(*choices):
            rest = [*others[: column.rank - 2], points, *others[column.rank - 2 :]]
            board = [self._total() - sum(rest), *rest]
            if board == sorted(set(board), reverse=True) and self._floats(board, column):
                return board
        return None

    def _others(self, points: int) -> list[int]:
        """Points that the others might have: near these, near the line of floating, and about anywhere."""
        unit = max(self.rules.payments.unit, 100)
        near = [points - unit, points + unit, points + 2 * unit]
        line = [self._floats_from() + unit * n for n in (-2, -1, 0, 1)]
        lowest = -10_000 if self._counts_below() else 0
        return [*near, *line, *range(lowest, self._total(), 3000)]

    def _floats_from(self) -> int:
        section = self.rules.settlement
        return section.target if section.floats_from is None else section.floats_from

    def _floats(self, board: Sequence[int], column: Column) -> bool:
        floaters = sum(held >= self._floats_from() for held in board)
        return not column.floaters or floaters in column.floaters

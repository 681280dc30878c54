"""The lines of a settlement: what a seat gets or pays, and the arithmetic as the house's page writes it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from ariari.rules.model import Ruleset

from .amounts import added, exact, signed, text
from .breakdown import Breakdown

Reason = Literal["points", "uma", "top", "share", "prize-paid", "prize-got", "bonus", "fee"]


@dataclass(frozen=True)
class Line:
    """One line: the lines of a seat add up to its total.

    amount: in P, from the seat's view
    formula: the arithmetic; its result is `amount`, or what is paid where `pays`
    pays: the formula is that of a payment, as half-and-half pages write it
    """

    seat: int
    reason: Reason
    amount: Fraction
    formula: str
    pays: bool = False

    def to_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "reason": self.reason,
            "amount": exact(self.amount),
            "formula": self.formula,
        }


def score_lines(rules: Ruleset, points: Sequence[int], broken: Breakdown, units: int) -> Iterator[Line]:
    """The lines of a breakdown's first match, the top first; `points` are in the starting order."""
    for place in range(len(points)):
        yield from _Place(rules, points, broken, units, place).lines()


class _Place:
    """One place of one match, and its lines."""

    def __init__(
        self, rules: Ruleset, points: Sequence[int], broken: Breakdown, units: int, place: int
    ) -> None:
        self.rules = rules
        self.broken = broken
        self.units = units
        self.place = place
        self.seat = int(broken.ranking.order[0, place])
        self.points = points[self.seat]
        self.counted = int(broken.counted[0, place])
        self.base = int(broken.base[0, place])

    def lines(self) -> Iterator[Line]:
        group = self._group()
        if len(group) > 1:
            yield self._share(group)
        elif self.place == 0:
            yield self._top()
        else:
            yield self._difference()
            yield from self._uma()
        yield from self._prizes()

    def _in_p(self, units: int) -> Fraction:
        return Fraction(int(units), self.units)

    def _group(self) -> list[int]:
        groups = self.broken.ranking.group[0]
        return [place for place in range(len(groups)) if groups[place] == groups[self.place]]

    def _put_down(self) -> list[Fraction]:
        """What the places outside the top's group put down, and the prizes that go to the pot."""
        top = self.broken.ranking.group[0] == 0
        own = [-self._in_p(self.broken.own[0, place]) for place in range(len(top)) if not top[place]]
        paid, got = (self._in_p(array[0].sum()) for array in (self.broken.prize_paid, self.broken.prize_got))
        return [amount for amount in [*own, paid - got] if amount]

    def _top(self) -> Line:
        return Line(self.seat, "top", self._in_p(self.broken.own[0, 0]), added(self._put_down()))

    def _share(self, group: list[int]) -> Line:
        gets = self._in_p(self.broken.shared[0, self.place])
        terms = (
            self._put_down() if group[0] == 0 else [self._in_p(self.broken.own[0, place]) for place in group]
        )
        pot = added(terms) if len(terms) < 2 else f"({added(terms)})"
        exactly = sum(terms, Fraction(0)) / len(group)
        stepped = "" if exactly == gets else f" = {text(exactly)} → {text(gets)}"
        return Line(self.seat, "share", gets, f"{pot} ÷ {len(group)}{stepped}")

    def _difference(self) -> Line:
        amount = self._in_p(self.broken.difference[0, self.place])
        half, rate = self.rules.settlement.half_and_half, self.rules.settlement.rate
        if half is None or self.base != half.base:
            return Line(self.seat, "points", amount, f"({self._held()} − {self.base}) ÷ {rate}")
        if self.counted > 0:
            return Line(self.seat, "points", amount, f"({self.base} − {self._held()}) ÷ {rate}", pays=True)
        below = f"{-self.counted} ÷ {rate} + {text(Fraction(self.base, rate))}"
        return Line(self.seat, "points", amount, below, pays=True)

    def _held(self) -> str:
        if self.counted == self.points:
            return f"{self.counted}".replace("-", "−")
        return f"{self.points}→{self.counted}".replace("-", "−")

    def _uma(self) -> Iterator[Line]:
        amount = self._in_p(self.broken.uma[0, self.place])
        if amount:
            yield self._signed("uma", amount)

    def _prizes(self) -> Iterator[Line]:
        if paid := self._in_p(self.broken.prize_paid[0, self.place]):
            yield self._signed("prize-paid", -paid)
        if got := self._in_p(self.broken.prize_got[0, self.place]):
            yield self._signed("prize-got", got)

    def _signed(self, reason: Reason, amount: Fraction) -> Line:
        return Line(self.seat, reason, amount, signed(amount))

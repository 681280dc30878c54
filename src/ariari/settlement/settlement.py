"""A match settled: ranks, P, and the arithmetic."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

import numpy as np

from ariari.quoting import shortened
from ariari.rules.model import Ruleset
from ariari.worded import Listed, Said
from ariari.wording import Lang

from .amounts import exact, signed, units_per_p
from .breakdown import Breakdown, break_down
from .errors import SettlementError
from .ledger import Ledger
from .line import Line, score_lines
from .prize import Bust, is_bust, prize_takers, row

Amount = int | Fraction
T = TypeVar("T")

MOST_POINTS = 1_000_000_000
"""What anybody can be said to hold; the arithmetic in 64 bits is exact up to there."""


@dataclass(frozen=True)
class Settlement:
    """A settled match. Tuples are by seat; amounts are exact, in P unless said otherwise.

    points: final points, left-over sticks included
    ranks: from 1; those who share a rank have the same
    score: from points, uma and bust prizes; its sum is 0
    bonus: chips and congratulation payments, in `bonus_unit`; the sum is 0
    fee: the table fee each participant pays to the house
    total: score + bonus − fee; without the bonus where that has another unit than P
    worth: total × the house's unit price, where it names one
    lines: the arithmetic, line by line; a seat's lines add up to its total
    notices: what was assumed, to be said in any language
    """

    rules: Ruleset
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    score: tuple[Fraction, ...]
    bonus: tuple[Fraction, ...]
    bonus_unit: str
    fee: tuple[Fraction, ...]
    total: tuple[Fraction, ...]
    worth: tuple[Fraction, ...] | None
    lines: tuple[Line, ...]
    notices: tuple[Said, ...]

    def __repr__(self) -> str:
        return f"<Settlement {self.rules.id} {' '.join(signed(score) for score in self.score)}>"

    def __str__(self) -> str:
        return self.explain()

    def explain(self, lang: Lang = "en", names: Sequence[str] | None = None) -> str:
        """The settlement as the house's page writes it, seat by seat, the top first."""
        from .words import explanation

        return explanation(self, lang, names)

    def to_dict(self) -> dict[str, object]:
        """For JSON. Amounts are numbers whose decimal text is exact."""
        result: dict[str, object] = {
            "rules": self.rules.id,
            "points": list(self.points),
            "ranks": list(self.ranks),
            "score": [exact(amount) for amount in self.score],
            "bonus": [exact(amount) for amount in self.bonus],
            "bonus_unit": self.bonus_unit,
            "fee": [exact(amount) for amount in self.fee],
            "total": [exact(amount) for amount in self.total],
            "lines": [line.to_dict() for line in self.lines],
            "notices": [str(notice) for notice in self.notices],
        }
        if self.worth is not None:
            result["price"] = self.rules.settlement.price
            result["worth"] = [exact(amount) for amount in self.worth]
        return result

    def to_document(self) -> dict[str, object]:
        """What `ariari settle --json` prints: ranks, score, bonus, fee, total and lines, nothing else."""
        told = self.to_dict()
        return {name: told[name] for name in ("ranks", "score", "bonus", "fee", "total", "lines")}

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False)


def settle(
    rules: Ruleset,
    points: Sequence[int],
    *,
    starting_order: Sequence[int] | None = None,
    busts: Mapping[int, Bust] | None = None,
    bonus: Ledger | Sequence[Amount] | None = None,
    leftover_sticks: int = 0,
    last_dealer_noten: bool = False,
    force: bool = False,
) -> Settlement:
    """Settle a match under a house's rules.

    points: the final points of everybody who shares the table: of four where a fourth sat out in turn
    starting_order: the seats from the starting dealer on, which breaks ties; by default 0, 1, 2, …
    busts: who was busted how
    bonus: the ledger of chips and congratulation payments, or what each seat won or lost by them
    leftover_sticks: the points of the sticks (and fines) still on the table
    last_dealer_noten: the match ended by the last dealer being noten (dy-50)
    force: settle although the points or the bonus do not add up, or are not multiples of what the house pays

    Raises SettlementError naming what cannot be.
    """
    order = _starting_order(rules, points, starting_order)
    for told in (*points, leftover_sticks):
        if abs(told) > MOST_POINTS:
            raise SettlementError("beyond-reason", points=shortened(str(told)), most=MOST_POINTS)
    if not force:
        _check_points(rules, points, leftover_sticks)
    held, notices = _with_sticks(rules, points, order, leftover_sticks, last_dealer_noten)
    takers = prize_takers(rules, points, busts or {}, order)
    for seat in takers:
        if not (force or is_bust(rules, points[seat])):
            raise SettlementError("no-bust", seat=seat, points=points[seat], house=rules.called)
    if rules.bust.prize:
        notices += [
            Said(__package__, "bust-by-nobody", seat=seat) for seat in takers if seat not in (busts or {})
        ]
    in_order = np.array([[held[seat] for seat in order]], dtype=np.int64)
    broken = break_down(rules, in_order, np.array([row(takers, order)], dtype=np.int64))
    return _settlement(rules, held, order, broken, _bonus(bonus, len(points), force), notices)


def _settlement(
    rules: Ruleset,
    held: Sequence[int],
    order: Sequence[int],
    broken: Breakdown,
    bonus: tuple[Fraction, ...],
    notices: list[Said],
) -> Settlement:
    units = units_per_p(rules.settlement)
    seat_at = [order[place] for place in broken.ranking.order[0]]
    score = _by_seat(seat_at, [Fraction(int(amount), units) for amount in broken.score[0]])
    ranks = _by_seat(order, [int(rank) for rank in broken.ranking.ranks[0]])
    fee = (Fraction(rules.settlement.fee),) * len(held)
    joins = rules.bonus.unit == "P"
    total = tuple(s + (b if joins else 0) - f for s, b, f in zip(score, bonus, fee, strict=True))
    lines = [
        Line(order[line.seat], line.reason, line.amount, line.formula, line.pays)
        for line in score_lines(rules, [held[seat] for seat in order], broken, units)
    ]
    if joins:
        lines += [Line(seat, "bonus", amount, signed(amount)) for seat, amount in enumerate(bonus) if amount]
    lines += [Line(seat, "fee", -amount, signed(-amount)) for seat, amount in enumerate(fee) if amount]
    price = rules.settlement.price
    return Settlement(
        rules=rules,
        points=tuple(held),
        ranks=ranks,
        score=score,
        bonus=bonus,
        bonus_unit=rules.bonus.unit,
        fee=fee,
        total=total,
        worth=None if price is None else tuple(amount * Fraction(price) for amount in total),
        lines=tuple(lines),
        notices=tuple(notices),
    )


def _by_seat(seats: Sequence[int], values: Sequence[T]) -> tuple[T, ...]:
    return tuple(value for _, value in sorted(zip(seats, values, strict=True), key=lambda pair: pair[0]))


def _starting_order(rules: Ruleset, points: Sequence[int], given: Sequence[int] | None) -> tuple[int, ...]:
    allowed = sorted({rules.seats.players, *rules.seats.participants})
    if len(points) not in allowed:
        raise SettlementError(
            "number-of-people", house=rules.called, allowed=Listed(allowed, "either"), people=len(points)
        )
    order = tuple(range(len(points))) if given is None else tuple(given)
    if sorted(order) != list(range(len(points))):
        raise SettlementError("starting-order", order=shortened(list(order)), people=len(points))
    return order


def _check_points(rules: Ruleset, points: Sequence[int], leftover_sticks: int) -> None:
    if leftover_sticks < 0:
        raise SettlementError("sticks-negative", points=leftover_sticks)
    for seat, held in enumerate(points):
        if held % rules.payments.unit:
            raise SettlementError(
                "not-a-multiple", seat=seat, points=held, house=rules.called, unit=rules.payments.unit
            )
    expected = len(points) * rules.settlement.start
    difference = sum(points) + leftover_sticks - expected
    if difference > 0:
        raise SettlementError("points-too-many", points=difference, expected=expected)
    if difference < 0:
        raise SettlementError("points-missing", points=-difference, expected=expected)


def _with_sticks(
    rules: Ruleset, points: Sequence[int], order: Sequence[int], leftover: int, last_dealer_noten: bool
) -> tuple[list[int], list[Said]]:
    """The points after the sticks on the table have gone to whom the house says."""
    held = list(points)
    if not leftover:
        return held, []
    to = rules.end.sticks_left
    if last_dealer_noten and rules.end.sticks_left_dealer_noten:
        to = rules.end.sticks_left_dealer_noten
    if to == "nobody":
        return held, [Said(__package__, "sticks-stay", points=leftover)]
    top = max(order, key=lambda seat: (points[seat], -order.index(seat)))
    held[top] += leftover
    return held, [Said(__package__, "sticks-to-top", points=leftover, seat=top)]


def _bonus(bonus: Ledger | Sequence[Amount] | None, seats: int, force: bool) -> tuple[Fraction, ...]:
    if bonus is None:
        return (Fraction(0),) * seats
    amounts = bonus.totals if isinstance(bonus, Ledger) else tuple(Fraction(amount) for amount in bonus)
    if len(amounts) != seats:
        raise SettlementError("bonus-of-others", given=len(amounts), people=seats)
    if sum(amounts) and not force:
        raise SettlementError("bonus-unbalanced", sum=signed(sum(amounts, Fraction(0))))
    return amounts

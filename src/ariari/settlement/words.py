"""A settlement in words, in the language of the guest."""

from collections.abc import Sequence
from fractions import Fraction

from ariari.wording import Lang, Wording, wording

from .amounts import signed, text
from .errors import SettlementError
from .line import Line
from .settlement import Settlement

_LABELLED = ("uma", "prize-paid", "prize-got", "top", "share")
"""The reasons of lines that are told beside the amount."""


def explanation(settlement: Settlement, lang: Lang, names: Sequence[str] | None) -> str:
    """The settlement, one line per seat, the top first."""
    called = list(names) if names else [chr(ord("A") + seat) for seat in range(len(settlement.points))]
    if len(called) != len(settlement.points):
        raise SettlementError("names-for-seats", n=len(called), seats=len(settlement.points))
    seats = sorted(range(len(called)), key=lambda seat: (settlement.ranks[seat], -settlement.score[seat]))
    said = wording(__package__, lang)
    return "\n".join(_seat(settlement, seat, called[seat], said) for seat in seats)


def _seat(settlement: Settlement, seat: int, name: str, said: Wording) -> str:
    points = text(Fraction(settlement.points[seat]))
    lines = [line for line in settlement.lines if line.seat == seat and line.reason not in ("bonus", "fee")]
    parts = [
        said.text(
            "seat-line",
            place=said.text("place", rank=settlement.ranks[seat], name=name, points=points),
            arithmetic=_arithmetic(lines, settlement.score[seat], said),
        )
    ]
    if settlement.bonus[seat]:
        parts.append(said.text("bonus", amount=signed(settlement.bonus[seat]), unit=settlement.bonus_unit))
    if settlement.fee[seat]:
        parts.append(said.text("fee", amount=text(settlement.fee[seat])))
    if len(parts) > 1:
        parts.append(said.text("total", amount=signed(settlement.total[seat])))
    if settlement.worth is not None:
        price = str(settlement.rules.settlement.price)
        parts.append(said.text("worth", price=price, amount=signed(settlement.worth[seat])))
    return said.chained("and-then", parts)


def _arithmetic(lines: Sequence[Line], score: Fraction, said: Wording) -> str:
    pays = lines[0].pays
    terms = [_labelled(lines[0].formula, lines[0], said)]
    for line in lines[1:]:
        amount = -line.amount if pays else line.amount
        sign = "−" if amount < 0 else "+"
        terms.append(f" {sign} {_labelled(text(abs(amount)), line, said)}")
    result = said.text("pays", amount=text(-score)) if pays and score < 0 else f"{signed(score)}P"
    return f"{''.join(terms)} = {result}"


def _labelled(amount: str, line: Line, said: Wording) -> str:
    if line.reason not in _LABELLED:
        return amount
    return said.text("labelled", amount=amount, label=said.text(f"label-{line.reason}"))

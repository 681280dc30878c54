"""P as whole numbers, so that nothing is ever rounded by accident.

Inside a settlement every amount is an integer of *units*; one P is `units_per_p(rules)` of them. That is
fine enough for points divided by the rate and for the step in which a shared pot is shared.
"""

from collections.abc import Sequence
from fractions import Fraction

from ariari.rules.sections import Settlement


def step_of(section: Settlement) -> Fraction:
    """The step in which tied ranks share, in P."""
    return Fraction(section.share_step) if section.share_step else Fraction(1, 10)


def units_per_p(section: Settlement) -> int:
    """How many units are one P."""
    return section.rate * step_of(section).denominator


def exact(amount: Fraction) -> int | float:
    """An amount for JSON: its decimal text is exact, because P and prices are finite decimals."""
    return amount.numerator if amount.denominator == 1 else float(amount)


def text(amount: Fraction) -> str:
    """An amount as it is written on paper, with a true minus sign. What has no end is cut off (33.33…)."""
    rest = amount.denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    shown = f"{exact(amount)}" if rest == 1 else f"{float(amount):.2f}…"
    return shown.replace("-", "−")


def signed(amount: Fraction) -> str:
    """An amount with its sign; 0 has none."""
    return f"+{text(amount)}" if amount > 0 else text(amount)


def added(amounts: Sequence[Fraction]) -> str:
    """A sum as it is written on paper: 67.5 + 125 − 20."""
    if not amounts:
        return "0"
    first, *rest = amounts
    return text(first) + "".join(f" {'−' if amount < 0 else '+'} {text(abs(amount))}" for amount in rest)

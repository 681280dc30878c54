"""The house's chart as buttons: what a win is worth is told by one touch."""

from __future__ import annotations

from typing import Literal

from ..rules.model import Ruleset
from ..scoring import chart
from ..wording import Wording
from .markup import button, say

_PAIRS = "pairs"


def values(rules: Ruleset, dealer: bool, tsumo: bool, told: Wording) -> str:
    """Han and fu in a table, limits beneath; each button says what is paid."""
    side: Literal["dealer", "other"] = "dealer" if dealer else "other"
    way: Literal["ron", "tsumo"] = "tsumo" if tsumo else "ron"
    house_chart = chart(rules)
    cells_of = house_chart.rows[side][way]
    rows = "".join(
        _row(_fu(rules, row), cells, told)
        for row, cells in cells_of.items()
        if row != _PAIRS or str(_fu(rules, row)) not in cells_of
    )
    widest = max(len(cells) for cells in cells_of.values())
    head = "".join(f'<th scope="col">{say(told, "keep-han", n=n)}</th>' for n in range(1, widest + 1))
    limits = "".join(
        button(f"worth {limit}", f"{told.text(f'limit-{limit}')} {_paid(sides[side][way])}", "big")
        for limit, sides in house_chart.limits.items()
    )
    table = f'<table class="values"><tr><td></td>{head}</tr>{rows}</table>'
    return f'<div class="scroll">{table}</div><div class="row">{limits}</div>'


def _fu(rules: Ruleset, row: str) -> int:
    """The fu of a row; seven pairs by the house's own way of counting them."""
    if row != _PAIRS:
        return int(row)
    return 50 if rules.fu.seven_pairs.below_mangan == "50fu-1han" else 25


def _row(fu: int, cells: list[list[int] | None], told: Wording) -> str:
    keys = "".join(
        f"<td>{button(f'worth {han} {fu}', _paid(amounts))}</td>" if amounts else "<td></td>"
        for han, amounts in enumerate(cells, 1)
    )
    return f'<tr><th scope="row">{say(told, "keep-fu", n=fu)}</th>{keys}</tr>'


def _paid(amounts: list[int]) -> str:
    return "/".join(map(str, amounts))

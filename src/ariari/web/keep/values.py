"""The house's chart as buttons: what a win is worth is told by one touch."""

from __future__ import annotations

from typing import Final, Literal

from ...rules.model import Ruleset
from ...scoring import chart
from ...wording import Wording
from ..markup import button, say

_PAIRS: Final = "pairs"
_MOST_TIMES: Final = 6
"""More yakuman than that do not fit into one hand."""


def values(rules: Ruleset, dealer: bool, tsumo: bool, told: Wording) -> str:
    """Limits above, as they are the most frequent, han and fu beneath; each button says what is paid."""
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
        _key(f"worth {limit}", told.text(f"limit-{limit}"), sides[side][way])
        for limit, sides in house_chart.limits.items()
    )
    table = f'<table class="values"><tr><td></td>{head}</tr>{rows}</table>'
    return f'<div class="limits">{limits}</div>{_times(rules, told)}<div class="scroll">{table}</div>'


def _times(rules: Ruleset, told: Wording) -> str:
    """Yakuman several times over, where the house pays them."""
    if not rules.value.compound:
        return ""
    keys = "".join(button(f"worth yakuman {n}", f"×{n}") for n in range(2, _MOST_TIMES + 1))
    label = say(told, "limit-yakuman")
    return (
        f'<div class="times" role="group" aria-label="{label}"><span class="label">{label}</span>{keys}</div>'
    )


def _fu(rules: Ruleset, row: str) -> int:
    """The fu of a row; seven pairs by the house's own way of counting them."""
    if row != _PAIRS:
        return int(row)
    return 50 if rules.fu.seven_pairs.below_mangan == "50fu-1han" else 25


def _row(fu: int, cells: list[list[int] | None], told: Wording) -> str:
    keys = "".join(
        f"<td>{_key(f'worth {han} {fu}', '', amounts)}</td>" if amounts else "<td></td>"
        for han, amounts in enumerate(cells, 1)
    )
    return f'<tr><th scope="row">{say(told, "keep-fu", n=fu)}</th>{keys}</tr>'


def _key(do: str, name: str, amounts: list[int]) -> str:
    """What is paid may be broken after the stroke, so that a phone has room for four columns."""
    paid = "/<wbr>".join(map(str, amounts))
    label = f"<b>{name}</b>" if name else ""
    return f'<button type="button" data-do="{do}">{label}<span>{paid}</span></button>'

"""A settlement with its arithmetic, of a playing table or a real one."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape

from ..settlement import Settlement
from ..wording import Wording
from .markup import number, say


def settlement_html(settled: Settlement, names: Sequence[str], told: Wording) -> str:
    """Everybody's line, the top first, and beneath it how it came about."""
    bonus, fee = any(settled.bonus), any(settled.fee)
    parts = [told.text("settled-score")]
    parts += [told.text("result-bonus", unit=settled.bonus_unit)] if bonus else []
    parts += [told.text("settled-fee")] if fee else []
    head = (
        f'<th scope="col"><span class="unseen">{say(told, "settled-rank")}</span></th>'
        f'<th scope="col">{say(told, "result-player")}</th><th scope="col">{say(told, "result-points")}</th>'
        + "".join(f'<th scope="col" class="part">{escape(one)}</th>' for one in parts)
        + f'<th scope="col">{say(told, "settled-total")}</th>'
    )
    rows = []
    for seat in sorted(range(len(names)), key=lambda seat: (settled.ranks[seat], -settled.score[seat])):
        amounts = [settled.score[seat]]
        amounts += ([settled.bonus[seat]] if bonus else []) + ([-settled.fee[seat]] if fee else [])
        cells = "".join(f'<td class="n part">{_signed(amount)}</td>' for amount in amounts)
        rows.append(
            f'<tr><td class="n">{settled.ranks[seat]}</td>'
            f'<th scope="row"><span class="name">{escape(names[seat])}</span></th>'
            f'<td class="n">{number(settled.points[seat])}</td>{cells}'
            f'<td class="n"><b>{_signed(settled.total[seat])}</b></td></tr>'
        )
    lines = settled.explain(told.lang, names).splitlines()
    arithmetic = "".join(f"<p>{escape(line)}</p>" for line in lines if line.strip())
    return (
        f'<div class="scroll"><table class="settled"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
        f'<h3>{say(told, "settled-arithmetic")}</h3><div class="settlement">{arithmetic}</div>'
    )


def _signed(amount: Fraction) -> str:
    """An amount in P, its colour telling won from lost beside the sign."""
    css = "up" if amount > 0 else "down" if amount < 0 else ""
    sign = "+" if amount > 0 else "−" if amount < 0 else ""
    return f'<span class="{css}">{sign}{float(abs(amount)):g}</span>'

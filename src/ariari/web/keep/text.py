"""A scorekeeper's table on its page: names, rounds, payments."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...scorekeeper import Scorekeeper, State
from ...scorekeeper.words import paid_text, who_text
from ...wording import Wording
from ..markup import number


def names_of(keeper: Scorekeeper, told: Wording) -> tuple[str, ...]:
    """Everybody's name; a vacant seat as such."""
    return tuple(
        told.text("keep-vacant", n=seat + 1) if name is None else name
        for seat, name in enumerate(keeper.names)
    )


def round_text(told: Wording, state: State) -> str:
    """Such as `東1局 2本場`."""
    place = told.text("round", wind=told.text(f"wind-{state.round[0]}"), n=int(state.round[1:]))
    return f"{place} {told.text('honba', n=state.honba)}" if state.honba else place


# ---- payments


def payments_table(state: State, names: Sequence[str], told: Wording, unit: str) -> str:
    """Who pays whom what, and what for. unit: of chips and other bonuses"""
    rows = "".join(
        f'<tr><td><span class="name">{escape(who_text(payer, names, told.lang))}</span></td><td>→</td>'
        f'<td><span class="name">{escape(who_text(taker, names, told.lang))}</span></td>'
        f'<td class="n">{number(amount)}</td><td>{escape(paid_text(reason, unit, told.lang))}</td></tr>'
        for payer, taker, reason, amount in state.payments
    )
    return f'<table class="payments">{rows}</table>' if rows else ""


def changes_table(before: State, after: State, names: Sequence[str]) -> str:
    """Points before and after."""
    rows = []
    for seat, name in enumerate(names):
        change = after.points[seat] - before.points[seat]
        css = "up" if change > 0 else "down" if change < 0 else "soft"
        shown = number(change, signed=True) if change else "±0"
        rows.append(
            f'<tr><th scope="row"><span class="name">{escape(name)}</span></th>'
            f'<td class="n soft">{number(before.points[seat])}</td><td class="n {css}">{shown}</td>'
            f'<td class="n"><b>{number(after.points[seat])}</b></td></tr>'
        )
    return f'<table class="changes">{"".join(rows)}</table>'

"""Every report that stands, with every payment."""

from __future__ import annotations

from html import escape

from ...scorekeeper.words import changes_of, line_text, names_then, payments_lines
from ..markup import number, say
from .desk import Desk
from .text import round_text


def history_html(desk: Desk, files: str = "") -> str:
    """The reports, the latest first; nothing before the first one. `files`: what can be downloaded of it."""
    told, names = desk.told, desk.names
    unit = desk.rules.bonus.unit
    rows = []
    for before, step, payments in changes_of(desk.keeper):
        then = names_then(before, names)
        paid = "".join(f"<li>{escape(line)}</li>" for line in payments_lines(payments, then, unit, told.lang))
        changes = "".join(
            _change(*seat) for seat in zip(names, before.points, step.state.points, strict=True)
        )
        reported = line_text(step.report.to_dict(), then, told.lang)
        rows.append(
            f'<tr><th scope="row">{escape(round_text(told, before))}</th>'
            f"<td>{escape(reported)}<ul>{paid}</ul></td>{changes}</tr>"
        )
    if not rows:
        return ""
    head = "".join(f'<th scope="col"><span class="name">{escape(name)}</span></th>' for name in names)
    head = (
        f'<tr><th scope="col">{say(told, "replays-round")}</th>'
        f'<th scope="col">{say(told, "keep-report")}</th>{head}</tr>'
    )
    return (
        f'<details class="card"><summary>{say(told, "keep-history")} ({len(rows)})</summary>'
        f'<div class="scroll"><table class="history">{head}{"".join(reversed(rows))}</table></div>'
        f"{files}</details>"
    )


def _change(name: str, was: int, now: int) -> str:
    """On a phone, where there are no columns, with the name."""
    if was == now:
        return "<td></td>"
    css = "up" if now > was else "down"
    change = f'<span class="{css}">{number(now - was, signed=True)}</span>'
    return f'<td class="n" data-name="{escape(name, quote=True)}">{change}</td>'

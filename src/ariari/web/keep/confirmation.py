"""What is proposed, for everybody to look at before it counts."""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from ...scorekeeper import ReportError
from ...scorekeeper.words import line_text
from ..hall import Proposal
from ..infraction_form import ruling_html
from ..markup import button, say
from .desk import Desk
from .dialog import framed
from .text import changes_table, payments_table


def confirmation_html(desk: Desk, proposal: Proposal, seats: Collection[int] | None = None) -> str:
    """The proposal with who has agreed.

    seats: whose agreement can be given here; None: everybody's, and it can be corrected, as on the tablet
    """
    told, names = desk.told, desk.names
    after = proposal.after.state
    line = line_text(proposal.lines[-1], names, told.lang)
    tables = payments_table(after, names, told, desk.rules.bonus.unit) + changes_table(
        desk.state, after, names
    )
    brought = f'<div class="brought">{tables}{_next(desk, proposal)}</div>'
    body = f'<p class="proposed">{escape(line)}</p>{_ruling(desk, proposal)}'
    if proposal.asked:
        body += f"<h3>{say(told, 'keep-all-must-agree')}</h3>{_agreements(desk, proposal, seats, brought)}"
    else:
        body += brought
    return framed(
        told.text("keep-confirm"), body, "" if seats is not None else _foot(desk, proposal), "asking"
    )


def _ruling(desk: Desk, proposal: Proposal) -> str:
    line = proposal.lines[-1]
    if line["type"] != "penalty":
        return ""
    try:
        return f'<p class="ruling">{ruling_html(desk, line)}</p>'
    except ReportError:  # it was possible when it was proposed
        return ""


def _next(desk: Desk, proposal: Proposal) -> str:
    """What comes after it."""
    after = proposal.after.state
    if after.stage == "over":
        return f"<p><b>{say(desk.told, 'keep-then-over')}</b></p>"
    return ""


def _agreements(desk: Desk, proposal: Proposal, seats: Collection[int] | None, brought: str) -> str:
    """A place for each of those who are asked, as they sit around what it would bring."""
    cells = []
    for seat in sorted(proposal.asked):
        name = f'<b class="name">{escape(desk.names[seat])}</b>'
        if seat in proposal.agreed:
            state = f'<span class="agreed">✓ {say(desk.told, "keep-agreed")}</span>'
        elif seats is None or seat in seats:
            state = button(f"agree {seat}", desk.told.text("keep-agree"), "big main") + button(
                f"disagree {seat}", desk.told.text("keep-disagree"), "big"
            )
        else:
            state = f'<span class="soft">{say(desk.told, "keep-waits")}</span>'
        cells.append(f'<div class="agree agree-{seat}">{name}<div class="people">{state}</div></div>')
    return f'<div class="agreements">{brought}{"".join(cells)}</div>'


def _foot(desk: Desk, proposal: Proposal) -> str:
    told = desk.told
    line = proposal.lines[-1]
    also = ""
    if line["type"] == "hora" and "target" in line and desk.rules.winning.several != "first-in-turn":
        named = {win["actor"] for win in line["wins"]} | {line["target"]}
        also = "".join(
            button(f"also {seat}", told.text("keep-also", name=desk.names[seat]))
            for seat in desk.playing
            if seat not in named
        )
    again = button("correct", told.text("keep-correct"), key="Escape")
    sure = "" if proposal.asked else button("confirm", told.text("keep-yes"), "main big", key="Enter")
    return f"{again}{also}{sure}"

"""The middle of the table: the round, the sticks, and what is told of nobody in particular."""

from __future__ import annotations

from html import escape

from ..markup import button, number, say
from .desk import Desk
from .text import round_text


def centre_html(desk: Desk, wrong: str) -> str:
    """With `wrong`, what was refused last."""
    choosing = desk.state.stage == "choice"
    alert = f'<p class="warn" role="alert">{escape(wrong)}</p>' if wrong else ""
    return f"{round_html(desk)}{alert}{_choice(desk) if choosing else _acts(desk)}"


def round_html(desk: Desk) -> str:
    """The round and what lies on the table."""
    told, state = desk.told, desk.state
    if state.stage == "over":
        return f'<h1>{say(told, "keep-over")}</h1><p class="sticks soft"></p>'
    sticks = told.text("sticks", points=number(state.sticks)) if state.sticks else ""
    last = (
        f'<b class="mark calm">{say(told, "keep-last-round")}</b>' if state.last_round or state.extra else ""
    )
    return f'<h1>{escape(round_text(told, state))}</h1><p class="sticks">{last}{escape(sticks)}</p>'


def _acts(desk: Desk) -> str:
    told, state = desk.told, desk.state
    undo = button("undo", told.text("keep-undo"), disabled=not desk.keeper.history)
    redo = button("redo", told.text("keep-redo"), disabled=not desk.keeping.can_redo)
    if state.stage == "over":
        return f'<div class="tools-of">{undo}{redo}</div>'
    playing = None not in state.names
    draw = button("open draw", told.text("keep-draw"), disabled=not playing)
    penalty = button("open penalty", told.text("keep-penalty"), disabled=not playing)
    needs = button("open needs", told.text("keep-needs"), disabled=not playing)
    more = button("open more", told.text("keep-more"))
    vacant = "" if playing else f'<p class="warn">{say(told, "keep-vacant-about")}</p>{_seating(desk)}'
    return f'{vacant}<div class="tools-of">{draw}{penalty}{undo}{redo}{needs}{more}</div>'


def _seating(desk: Desk) -> str:
    return button("open seating", desk.told.text("keep-seating"), "main")


def _choice(desk: Desk) -> str:
    """The last dealer's choice."""
    told = desk.told
    undo = button("undo", told.text("keep-undo"))
    return (
        f"<p>{say(told, 'keep-choice', name=desk.names[desk.state.dealer])}</p>"
        f'<div class="tools-of">{button("ends yes", told.text("act-end"), "main")}'
        f"{button('ends no', told.text('act-play-on'))}{undo}</div>"
    )

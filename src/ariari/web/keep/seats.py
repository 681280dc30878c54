"""The seats around the table: points, and what is told by one touch."""

from __future__ import annotations

from html import escape

from ...scorekeeper import State
from ...scorekeeper.words import in_the_last_rounds
from ..markup import button, number, pressed, say
from .desk import Desk
from .needs import needs_lines

_MOST_LINES = 4


def seats_html(desk: Desk, centre: str, own: int | None = None) -> str:
    """Every seat around the centre.

    own: whose phone it is: that seat is marked, and nothing is told there; None: the tablet of those who tell
    """
    state = desk.state
    cards = "".join(_seat(desk, state, seat, own) for seat in range(len(desk.names)))
    middle = f'<section class="card centre">{centre}</section>'
    return f'<div class="seats seats-{len(desk.names)}">{middle}{cards}</div>'


def _seat(desk: Desk, state: State, seat: int, own: int | None) -> str:
    told, name, wind = desk.told, desk.names[seat], desk.wind(seat)
    told_by = own is None
    css = " dealer" if seat == state.dealer else ""
    css += " own-seat" if seat == own else ""
    you = f'<b class="mark calm">{say(told, "keep-you")}</b>' if seat == own else ""
    css += " out" if wind is None else " asking-kind" if told_by and _kind_is_open(desk, seat) else ""
    badge = say(told, "keep-sitter-out") if wind is None else say(told, f"wind-{wind}")
    best = max(state.points)
    behind = "" if state.points[seat] == best else number(state.points[seat] - best, signed=True)
    bonus = f"{state.bonus[seat]:+g}{desk.rules.bonus.unit}".replace("-", "−") if state.bonus[seat] else ""
    playing = state.stage == "playing" and None not in state.names
    acts = _acts(desk, state, seat) if told_by and playing and wind is not None else ""
    return (
        f'<section class="card seat seat-{seat}{css}"><h2><span class="wind">{badge}</span>'
        f'<span class="name" title="{escape(name, quote=True)}">{escape(name)}</span>{you}</h2>'
        f'<p class="held"><span class="points">{number(state.points[seat])}</span>'
        f'<span class="soft">{behind}</span><span class="soft">{bonus}</span></p>'
        f'<div class="marks">{_marks(desk, state, seat)}</div>{acts}{_needs(desk, state, seat)}</section>'
    )


def _marks(desk: Desk, state: State, seat: int) -> str:
    """What has been told of a player in this round."""
    marks = {
        "riichi": seat in state.riichi and seat not in state.open_riichi + state.double_riichi,
        "double-riichi": seat in state.double_riichi,
        "open-riichi": seat in state.open_riichi,
        "dead": seat in state.dead,
        "owes-chombo": seat in state.chombo_at_draw,
        "bust": seat in state.busts,
    }
    return "".join(
        f'<b class="mark">{say(desk.told, f"keep-{one}")}</b>' for one, holds in marks.items() if holds
    )


def _acts(desk: Desk, state: State, seat: int) -> str:
    told = desk.told
    win = button(f"win {seat}", told.text("keep-win"), "big main")
    if seat not in state.riichi:
        return f'<div class="acts-of">{button(f"riichi {seat}", told.text("act-riichi"), "big")}{win}</div>'
    return f'<div class="acts-of">{_kinds(desk, state, seat)}{win}</div>'


def _kinds(desk: Desk, state: State, seat: int) -> str:
    """What kind of riichi it is can be said until something else has been told."""
    if not _kind_is_open(desk, seat):
        return button(f"riichi {seat}", desk.told.text("act-riichi"), "big", disabled=True)
    kinds = ["double"] + (["open"] if desk.rules.riichi.open.allowed else [])
    told = {"double": seat in state.double_riichi, "open": seat in state.open_riichi}
    return "".join(
        button(f"kind {seat} {kind}", desk.told.text(f"kind-{kind}"), "big", more=pressed(told[kind]))
        for kind in kinds
    )


def _kind_is_open(desk: Desk, seat: int) -> bool:
    history = desk.keeper.history
    last = history[-1].report.to_dict() if history else {}
    return last.get("type") == "reach_accepted" and last["actor"] == seat


def _needs(desk: Desk, state: State, seat: int) -> str:
    """In the last rounds, what a player who is behind needs to come first."""
    if not in_the_last_rounds(state) or desk.wind(seat) is None or state.points[seat] == max(state.points):
        return ""
    found = needs_lines(desk, seat, 1)
    lines = found[:_MOST_LINES] or [desk.told.text("keep-needs-none")]
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    more = "<li>…</li>" if len(found) > _MOST_LINES else ""
    return f'<div class="needs"><h3>{say(desk.told, "keep-needs-first")}</h3><ul>{items}{more}</ul></div>'

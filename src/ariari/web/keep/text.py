"""A scorekeeper's table in words: names, rounds, reports, values, payments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from ...referee import names as infraction_names
from ...scorekeeper import Report, Scorekeeper, State, Step
from ...scorekeeper.needs import Worth
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
        f'<tr><td><span class="name">{escape(_who(payer, names, told))}</span></td><td>→</td>'
        f'<td><span class="name">{escape(_who(taker, names, told))}</span></td>'
        f'<td class="n">{number(amount)}</td><td>{escape(_reason(reason, told, unit))}</td></tr>'
        for payer, taker, reason, amount in state.payments
    )
    return f'<table class="payments">{rows}</table>' if rows else ""


def payments_lines(state: State, names: Sequence[str], told: Wording, unit: str) -> list[str]:
    """The same in a line each."""
    return [
        f"{_who(payer, names, told)} → {_who(taker, names, told)} {number(amount)} "
        f"{_reason(reason, told, unit)}"
        for payer, taker, reason, amount in state.payments
    ]


def _who(seat: int | None, names: Sequence[str], told: Wording) -> str:
    return told.text("keep-pot") if seat is None else names[seat]


def _reason(reason: str, told: Wording, unit: str) -> str:
    message = f"paid-{reason}"
    return told.text(message, unit=unit) if told.has(message) else reason


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


# ---- reports


def changes_of(keeper: Scorekeeper) -> Iterator[tuple[State, Step]]:
    """Every report that stands, and the state before it."""
    before = Scorekeeper(keeper.rules, keeper.header["names"]).state
    for step in keeper.history:
        yield before, step
        before = step.state


def report_text(report: Report, names: Sequence[str], told: Wording) -> str:
    """What was reported, in a few words."""
    return line_text(report.to_dict(), names, told)


def line_text(line: Mapping[str, Any], names: Sequence[str], told: Wording) -> str:
    """What a line of the log tells, in a few words."""
    kind = line["type"]
    if kind == "hora":
        return _won(line, names, told)
    if kind == "ryukyoku":
        return _drawn(line, names, told)
    if kind == "reach_accepted":
        how = "open-" if line.get("open") else "double-" if line.get("double") else ""
        return f"{told.text(f'report-{how}riichi')} {names[line['actor']]}"
    if kind == "penalty":
        return f"{names[line['actor']]}: {infraction_names()[line['infraction']][told.lang]}"
    if kind == "chips":
        return f"{told.text('report-chips')} {names[line['payer']]} → {names[line['taker']]} {line['count']}"
    if kind == "last_dealer":
        return told.text("act-end" if line["end"] else "act-play-on")
    if kind == "sit":
        return f"{told.text('report-sit')} {line['name']}"
    who = line.get("actor", line.get("seat"))
    return f"{told.text(f'report-{kind}')} {names[who] if isinstance(who, int) else ''}".strip()


def _won(line: Mapping[str, Any], names: Sequence[str], told: Wording) -> str:
    winners = told.listed([f"{names[win['actor']]}{_claimed(win, told)}" for win in line["wins"]])
    target = line.get("target")
    if target is None:
        return told.text("report-tsumo", name=winners)
    return told.text("report-ron", name=winners, **{"from": names[target]})


def _claimed(win: Mapping[str, Any], told: Wording) -> str:
    """What a winner told of the hand's worth, in brackets; nothing of a hand that was entered."""
    hand = win.get("hand")
    if hand is not None:
        return f" ({told.text('keep-maneman')})" if hand.get("pattern") == "maneman" else ""
    if win.get("limit") is not None:
        times = f" ×{win['times']}" if win.get("times", 1) > 1 else ""
        return f" ({told.text('limit-' + win['limit'])}{times})"
    if win.get("fu") is None:
        return f" ({told.text('keep-han', n=win['han'])})"
    return f" ({told.text('han-fu', han=win['han'], fu=win['fu'])})"


def _drawn(line: Mapping[str, Any], names: Sequence[str], told: Wording) -> str:
    reason = line.get("reason", "exhaustive")
    if reason != "exhaustive":
        return told.text(f"abort-{reason}")
    parts = [f"{told.text('keep-tenpai')}: {_listed(line.get('tenpai', ()), names, told)}"]
    if line.get("nagashi"):
        parts.append(f"{told.text('keep-nagashi')}: {_listed(line['nagashi'], names, told)}")
    return f"{told.text('result-exhaustive')} ({', '.join(parts)})"


def _listed(seats: Sequence[int], names: Sequence[str], told: Wording) -> str:
    return told.listed([names[seat] for seat in seats]) or "–"


def worth_text(worth: Worth, told: Wording) -> str:
    """`3翻 40符`, or a limit's name."""
    if worth.limit is not None:
        return told.text(f"limit-{worth.limit}")
    return told.text("han-fu", han=worth.han or 0, fu=worth.fu or 0)

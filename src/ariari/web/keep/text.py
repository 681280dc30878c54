"""A scorekeeper's table in words and pictures: seats, payments, history, conditions."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..scorekeeper import Need, Report, Scorekeeper, State
from ..scorekeeper.needs import Worth
from ..wording import Wording
from .markup import number, say


def names_of(keeper: Scorekeeper) -> tuple[str, ...]:
    """Everybody's name; a vacant seat by its number."""
    return tuple(name or f"({seat + 1})" for seat, name in enumerate(keeper.names))


def round_text(told: Wording, state: State) -> str:
    """Such as `東1局 2本場`."""
    place = told.text("round", wind=told.text(f"wind-{state.round[0]}"), n=int(state.round[1:]))
    return f"{place} {told.text('honba', n=state.honba)}" if state.honba else place


def payments_table(state: State, names: Sequence[str], told: Wording) -> str:
    """Who pays whom what, and what for."""
    rows = "".join(
        f"<tr><td>{escape(_who(payer, names, told))}</td><td>→ {escape(_who(taker, names, told))}</td>"
        f'<td class="n">{number(amount)}</td><td>{escape(_reason(reason, told))}</td></tr>'
        for payer, taker, reason, amount in state.payments
    )
    return f'<div class="scroll"><table>{rows}</table></div>'


def _who(seat: int | None, names: Sequence[str], told: Wording) -> str:
    return told.text("keep-pot") if seat is None else names[seat]


def _reason(reason: str, told: Wording) -> str:
    message = f"paid-{reason}"
    return told.text(message) if told.has(message) else reason


def changes_table(before: State, after: State, names: Sequence[str]) -> str:
    """Points before and after."""
    rows = "".join(
        f'<tr><th scope="row">{escape(names[seat])}</th><td class="n">{number(before.points[seat])}</td>'
        f'<td class="n">{number(after.points[seat] - before.points[seat], signed=True)}</td>'
        f'<td class="n">{number(after.points[seat])}</td></tr>'
        for seat in range(len(names))
    )
    return f'<div class="scroll"><table>{rows}</table></div>'


def history_table(keeper: Scorekeeper, told: Wording) -> str:
    """Every report that stands, the latest first, with what it changed."""
    names = names_of(keeper)
    start = Scorekeeper(keeper.rules, keeper.header["names"]).state
    rows = []
    before = start
    for step in keeper.history:
        changes = "".join(
            f'<td class="n">{number(after - held, signed=True) if after != held else ""}</td>'
            for held, after in zip(before.points, step.state.points, strict=True)
        )
        rows.append(
            f"<tr><td>{escape(round_text(told, before))}</td>"
            f"<td>{escape(report_text(step.report, names, told))}</td>{changes}</tr>"
        )
        before = step.state
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    head = f'<tr><th scope="col">{say(told, "replays-round")}</th><th scope="col"></th>{head}</tr>'
    return f'<div class="scroll"><table>{head}{"".join(reversed(rows))}</table></div>'


def report_text(report: Report, names: Sequence[str], told: Wording) -> str:
    """What was reported, in a few words."""
    line = report.to_dict()
    kind = line["type"]
    if kind == "hora":
        winners = told.listed([names[win["actor"]] for win in line["wins"]])
        target = line.get("target")
        if target is None:
            return told.text("result-tsumo", name=winners)
        return told.text("result-ron", name=winners, **{"from": names[target]})
    if kind == "ryukyoku":
        reason = line.get("reason", "exhaustive")
        if reason != "exhaustive":
            return told.text(f"abort-{reason}")
        tenpai = told.listed([names[seat] for seat in line.get("tenpai", ())])
        return f"{told.text('result-exhaustive')} ({told.text('result-tenpai')}: {tenpai or '–'})"
    who = line.get("actor", line.get("seat", line.get("payer")))
    name = names[who] if isinstance(who, int) else ""
    return f"{told.text(f'report-{kind}')} {name}".strip()


def needs_lines(keeper: Scorekeeper, seat: int, rank: int, told: Wording) -> list[str]:
    """What somebody needs in this round to stand at a rank."""
    names = names_of(keeper)
    return [_need(need, names, told) for need in keeper.needs(seat, rank)]


def _need(need: Need, names: Sequence[str], told: Wording) -> str:
    if need.way == "draw":
        tenpai = told.listed([names[seat] for seat in need.tenpai])
        return f"{told.text('result-exhaustive')} ({told.text('result-tenpai')}: {tenpai or '–'})"
    worth = " / ".join(worth_text(worth, told) for worth in need.worth)
    if need.target is None:
        return told.text("need-tsumo", worth=worth)
    return told.text("need-ron", worth=worth, name=names[need.target])


def worth_text(worth: Worth, told: Wording) -> str:
    """`3翻 40符`, or a limit's name."""
    if worth.limit is not None:
        return told.text(f"limit-{worth.limit}")
    return told.text("han-fu", han=worth.han or 0, fu=worth.fu or 0)

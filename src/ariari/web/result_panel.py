"""What a round, and in the end the match, came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from ..table import Outcome, Table
from ..tile_svg import hand_svg
from ..tiles import display_order, format_tiles, parse_tiles
from ..worded import labelled
from ..wording import Wording
from .markup import number, say
from .settlement_table import settlement_html


def round_result(
    outcome: Outcome,
    names: Sequence[str],
    told: Wording,
    reveals: Sequence[Mapping[str, Any]],
    unit: str = "P",
) -> str:
    """The outcome of a round: wins explained, hands shown, points. unit: of chips and other bonuses"""
    parts = [f"<h2>{escape(title)}</h2>" for title in _titles(outcome, names, told)]
    parts += [won.score.explain_html(told.lang) for won in outcome.wins]
    parts += [_shown(event, names, told) for event in reveals]
    parts.append(_points(outcome, names, told, unit))
    return "".join(parts)


def _titles(outcome: Outcome, names: Sequence[str], told: Wording) -> list[str]:
    if outcome.wins:
        return [
            told.text("result-tsumo", name=names[won.seat])
            if won.from_ is None
            else told.text("result-ron", name=names[won.seat], **{"from": names[won.from_]})
            for won in outcome.wins
        ]
    if outcome.ending == "abort":
        return [labelled(told.text("result-abort"), told.text(f"abort-{outcome.abort}"), told.lang)]
    title = told.text(f"result-{outcome.ending}")
    offenders = told.listed([names[seat] for seat in outcome.offenders])
    return [labelled(title, offenders, told.lang) if offenders else title]


def _shown(event: Mapping[str, Any], names: Sequence[str], told: Wording) -> str:
    word = told.text("result-tenpai" if event["tenpai"] else "result-noten")
    line = f"<p><b>{escape(names[event['actor']])}</b> {escape(word)}</p>"
    if not event.get("tehai"):
        return line
    tiles = sorted((parse_tiles(text)[0] for text in event["tehai"]), key=display_order)
    return f"{line}<p>{hand_svg(format_tiles(tiles), height=40)}</p>"


def _points(outcome: Outcome, names: Sequence[str], told: Wording, unit: str) -> str:
    bonus = [0] * len(names)
    for payment in outcome.payments:
        if payment.bonus:
            if payment.from_ is not None:
                bonus[payment.from_] -= payment.amount
            if payment.to is not None:
                bonus[payment.to] += payment.amount
    heads = [told.text(head) for head in ("result-player", "result-points", "result-change")]
    heads += [told.text("result-bonus", unit=unit)] if any(bonus) else []
    head = "".join(f'<th scope="col">{escape(h)}</th>' for h in heads)
    rows = []
    for seat, name in enumerate(names):
        extra = f'<td class="n">{_signed(bonus[seat])}</td>' if any(bonus) else ""
        rows.append(
            f'<tr><th scope="row">{escape(name)}</th><td class="n">{number(outcome.points[seat])}</td>'
            f'<td class="n">{_signed(outcome.deltas[seat])}</td>{extra}</tr>'
        )
    return f'<table class="points-table"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _signed(amount: int) -> str:
    css = "up" if amount > 0 else "down" if amount < 0 else ""
    return f'<span class="{css}">{number(amount, signed=True)}</span>'


def match_result(table: Table, names: Sequence[str], told: Wording) -> str:
    """The settlement with its arithmetic, and the proof of the walls."""
    return (
        f"<h2>{say(told, 'play-over')}</h2>{settlement_html(table.settle(), names, told)}"
        f'<details><summary>{say(told, "play-commitment")}</summary><p class="soft">{table.commitment}<br>'
        f"{escape(labelled(told.text('play-key'), table.key.hex(), told.lang))}</p></details>"
    )

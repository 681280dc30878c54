"""What can be downloaded of a scorekeeper's table."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...scorekeeper import Scorekeeper
from ...scorekeeper.words import changes_of, line_text, names_then
from ...wording import Wording
from .text import names_of, round_text

BOM = "\ufeff"
"""Spreadsheet programs take a table for UTF-8 by this mark only; without it names become a jumble."""


@dataclass(frozen=True)
class File:
    """A file's text and its media type."""

    text: str
    kind: str


def file_of(keeper: Scorekeeper, what: str, told: Wording) -> File | None:
    """A file by its name; None for one that there is not, or not yet. Tables speak the visitor's language."""
    if what == "log.jsonl":
        lines = (json.dumps(line, ensure_ascii=False) + "\n" for line in keeper.log)
        return File("".join(lines), "application/jsonl; charset=utf-8")
    if what == "history.csv":
        return _table(_history(keeper, told))
    if not keeper.over:
        return None
    if what == "settlement.json":
        document = {"names": list(names_of(keeper, told)), **keeper.settle().to_dict()}
        return File(json.dumps(document, ensure_ascii=False), "application/json")
    if what == "settlement.csv":
        return _table(_settlement(keeper, told))
    return None


def _settlement(keeper: Scorekeeper, told: Wording) -> Iterable[Sequence[str | int]]:
    """Everybody's line; amounts in P, without grouping and with a plain minus, as programs read them."""
    settled = keeper.settle()
    heads = [told.text(one) for one in ("result-player", "result-points", "settled-rank", "settled-score")]
    bonus = told.text("result-bonus", unit=settled.bonus_unit)
    yield [*heads, bonus, told.text("settled-fee"), told.text("settled-total")]
    for seat, name in enumerate(names_of(keeper, told)):
        amounts = (settled.score[seat], settled.bonus[seat], settled.fee[seat], settled.total[seat])
        plain = (f"{float(amount):g}" for amount in amounts)
        yield [_safe(name), settled.points[seat], settled.ranks[seat], *plain]


def _history(keeper: Scorekeeper, told: Wording) -> Iterable[Sequence[str | int]]:
    """Every report that stands, with the changes and the points after it."""
    names = names_of(keeper, told)
    called = [_safe(name) for name in names]
    yield [told.text("replays-round"), told.text("keep-report"), *called, *(f"{name} Δ" for name in called)]
    for before, step, _ in changes_of(keeper):
        after = step.state.points
        changes = [now - was for was, now in zip(before.points, after, strict=True)]
        yield [
            round_text(told, before),
            _safe(line_text(step.report.to_dict(), names_then(before, names), told.lang)),
            *after,
            *changes,
        ]


def _table(rows: Iterable[Sequence[str | int]]) -> File:
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    return File(BOM + out.getvalue(), "text/csv; charset=utf-8")


def _safe(text: str) -> str:
    """A text that a spreadsheet does not take for a formula."""
    return f"'{text}" if text[:1] in "=+-@\t\r" else text

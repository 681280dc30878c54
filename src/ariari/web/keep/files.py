"""What can be downloaded of a scorekeeper's table."""

from __future__ import annotations

import csv
import io
import json

from ..scorekeeper import Scorekeeper
from .keep_text import names_of


def file_of(keeper: Scorekeeper, what: str) -> tuple[str, str] | None:
    """The text and the media type of a file by its name; None for one that there is not, or not yet."""
    if what == "log.jsonl":
        return "".join(
            json.dumps(line, ensure_ascii=False) + "\n" for line in keeper.log
        ), "application/jsonl"
    if not keeper.over:
        return None
    if what == "settlement.json":
        return keeper.settle().to_json(), "application/json"
    if what == "settlement.csv":
        return _csv(keeper), "text/csv; charset=utf-8"
    return None


def _csv(keeper: Scorekeeper) -> str:
    """The settlement as a table; amounts in P."""
    told = keeper.settle()
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["name", "points", "rank", "score", "bonus", "fee", "total"])
    for seat, name in enumerate(names_of(keeper)):
        amounts = (told.score[seat], told.bonus[seat], told.fee[seat], told.total[seat])
        writer.writerow(
            [_safe(name), told.points[seat], told.ranks[seat], *(f"{float(a):g}" for a in amounts)]
        )
    return out.getvalue()


def _safe(name: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name

"""Score win records line by line, as `ariari score --jsonl` does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..rules.errors import RulesError
from ..rules.model import Ruleset
from .errors import WinError
from .score_win import score
from .win import Win


def score_lines(ruleset: Callable[[str], Ruleset], lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """One result for each record, in order; a bad record gives {"id", "error"} and the rest goes on.

    `ruleset` finds the house that a record names, such as `ariari.load`; it is asked once for each name.
    Blank lines are passed over.
    """
    known: dict[str, Ruleset] = {}
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _score_line(ruleset, known, number, line)


def _score_line(
    ruleset: Callable[[str], Ruleset], known: dict[str, Ruleset], number: int, line: str
) -> dict[str, Any]:
    record: Any = None
    try:
        record = json.loads(line)
        if not isinstance(record, dict):
            raise WinError(f"line {number}", "must be a JSON object")
        win = Win.from_dict(record)
        return score(_house(ruleset, known, win), win).to_dict()
    except json.JSONDecodeError as error:
        message = f"line {number}: no JSON: {error.msg} (character {error.pos + 1})"
    except (WinError, RulesError) as error:
        message = str(error)
    return {"id": record.get("id") if isinstance(record, dict) else None, "error": message}


def _house(ruleset: Callable[[str], Ruleset], known: dict[str, Ruleset], win: Win) -> Ruleset:
    if win.rules is None:
        raise WinError("rules", "the record does not say which house's rules")
    if win.rules not in known:
        known[win.rules] = ruleset(win.rules)
    return known[win.rules]

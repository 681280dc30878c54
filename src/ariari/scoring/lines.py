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


def score_lines(
    ruleset: Callable[[str], Ruleset], lines: Iterable[str | bytes], otherwise: Ruleset | None = None
) -> Iterator[dict[str, Any]]:
    """One result for each record, in order; a bad record gives {"id", "error"} and the rest goes on.

    `ruleset` finds the house that a record names, such as `ariari.load`; it is asked once for each name.
    `otherwise` is the house of records that name none. Bytes are UTF-8. Blank lines are passed over.
    """
    known: dict[str | None, Ruleset] = {} if otherwise is None else {None: otherwise}
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _score_line(ruleset, known, number, line)


def _score_line(
    ruleset: Callable[[str], Ruleset], known: dict[str | None, Ruleset], number: int, line: str | bytes
) -> dict[str, Any]:
    record: Any = None
    try:
        record = _record(number, line)
        win = Win.from_dict(record)
        return score(_house(ruleset, known, win), win).to_dict()
    except (WinError, RulesError) as error:
        return {"id": record.get("id") if isinstance(record, dict) else None, "error": str(error)}


def _record(number: int, line: str | bytes) -> dict[str, Any]:
    where = f"line {number}"
    try:
        record = json.loads((line if isinstance(line, str) else line.decode("utf-8")).rstrip())
    except json.JSONDecodeError as error:
        raise WinError(where, f"no JSON: {error.msg} (character {error.pos + 1})") from None
    except UnicodeDecodeError as error:
        raise WinError(where, f"no UTF-8 (byte {error.start + 1})") from None
    except RecursionError:
        raise WinError(where, "no win record: nested too deep") from None
    except ValueError as error:  # a number of thousands of digits
        raise WinError(where, f"no JSON that can be read: {error}") from None
    if not isinstance(record, dict):
        raise WinError(where, "must be a JSON object")
    return record


def _house(ruleset: Callable[[str], Ruleset], known: dict[str | None, Ruleset], win: Win) -> Ruleset:
    if win.rules not in known:
        if win.rules is None:
            raise WinError("rules", "the record does not say which house's rules")
        known[win.rules] = ruleset(win.rules)
    return known[win.rules]

"""Score win records line by line, as `ariari score --jsonl` does."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Never

from ..quoting import shortened
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
        where = f"line {number}"
        id = _id(record)
        told = id is not None or (isinstance(error, WinError) and error.where == where)
        return {"id": id, "error": str(error) if told else f"{where}: {error}"}


def _id(record: Any) -> str | int | None:
    """What the result is named by, where the record has a name that can be one."""
    id = record.get("id") if isinstance(record, dict) else None
    return id if type(id) in (str, int) else None


def _record(number: int, line: str | bytes) -> dict[str, Any]:
    where = f"line {number}"
    try:
        text = line if isinstance(line, str) else line.decode("utf-8-sig")
        record = json.loads(text.rstrip(), object_pairs_hook=_object, parse_constant=_no_number)
    except _NotJson as error:
        raise WinError(where, error.id, word=shortened(error.word)) from None
    except json.JSONDecodeError as error:
        raise WinError(where, "no-json", n=error.pos + 1) from None
    except UnicodeDecodeError as error:
        raise WinError(where, "no-utf-8", n=error.start + 1) from None
    except RecursionError:
        raise WinError(where, "nested-too-deep") from None
    except ValueError:
        raise WinError(where, "number-too-long") from None
    if not isinstance(record, dict):
        raise WinError(where, "must-be-object")
    return record


class _NotJson(Exception):
    """Text that Python's reader lets through. `id` is the message of it, `word` what it is about."""

    def __init__(self, id: str, word: str) -> None:
        self.id, self.word = id, word


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        [(twice, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise _NotJson("json-name-twice", twice)
    return members


def _no_number(word: str) -> Never:
    raise _NotJson("json-no-number", word)


def _house(ruleset: Callable[[str], Ruleset], known: dict[str | None, Ruleset], win: Win) -> Ruleset:
    if win.rules not in known:
        if win.rules is None:
            raise WinError("rules", "rules-missing")
        known[win.rules] = ruleset(win.rules)
    return known[win.rules]

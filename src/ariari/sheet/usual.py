"""What most riichi players expect of a rule."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from ariari.rules.keys import value_of
from ariari.rules.load import load

from .relevance import matters

NOTHING = object()
"""No value is equal to this."""


@cache
def usual_value(players: int, path: str, key: str) -> Any:
    """The value that most of the well-known rulesets have; NOTHING where there is none or it is moot.

    `key` is `path`, or an entry of the table that it is.
    """
    names = _well_known()[str(players)]
    values = [value_of(rules, key) for rules in map(load, names) if matters(rules, path)]
    if not values:
        return NOTHING
    (most, count), *_ = Counter(map(repr, values)).most_common(1)
    return next(value for value in values if repr(value) == most) if 2 * count > len(names) else NOTHING


def best_known(players: int) -> str:
    """The ruleset with which most players of this number of seats come."""
    return _well_known()[str(players)][0]


@cache
def _well_known() -> dict[str, list[str]]:
    text = (files(__package__) / "usual.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)

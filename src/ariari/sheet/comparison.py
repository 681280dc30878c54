"""Houses side by side, and what a player used to other rules must know."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ariari.rules.keys import value_of
from ariari.rules.model import Ruleset

from .headings import HEADINGS, heading_of
from .sentences import sentences
from .wording import Wording


@dataclass(frozen=True)
class ComparedRule:
    """One key in several houses: the sentence of each, None where the key says nothing there.

    differs: the houses' values of the key differ
    """

    key: str
    heading: str
    texts: tuple[str | None, ...]
    differs: bool


def compare(houses: Sequence[Ruleset], words: Wording) -> tuple[ComparedRule, ...]:
    """Every rule of any of the houses, in reading order, conduct left out."""
    told = [{sentence.key: sentence.text for sentence in sentences(rules, words)} for rules in houses]
    keys = dict.fromkeys(key for texts in told for key in texts if not key.startswith("manners."))
    rows = [
        ComparedRule(key, heading_of(key), tuple(texts.get(key) for texts in told), _differs(houses, key))
        for key in keys
    ]
    return tuple(sorted(rows, key=lambda row: HEADINGS.index(row.heading)))


def _differs(houses: Sequence[Ruleset], key: str) -> bool:
    return len({repr(value_of(rules, key)) for rules in houses}) > 1


def surprises(rules: Ruleset, known: Ruleset, words: Wording) -> tuple[ComparedRule, ...]:
    """What a player who knows other rules must know of this house, most consequential first.

    Each row has the house's text, then that of the known rules.
    """
    rows = [row for row in compare((rules, known), words) if row.differs and row.texts[0] is not None]
    return tuple(sorted(rows, key=lambda row: (-consequence(row.key), HEADINGS.index(row.heading))))


def consequence(key: str) -> int:
    """How much not knowing a rule costs, from 0 to 100: the longest beginning of the key that is weighed."""
    names = key.split(".")
    weights = _weights()
    for length in range(len(names), 0, -1):
        beginning = ".".join(names[:length])
        if beginning in weights:
            return weights[beginning]
    raise LookupError(f"consequence.toml does not weigh the key {key}")


@cache
def _weights() -> dict[str, int]:
    return tomllib.loads((files(__package__) / "consequence.toml").read_text(encoding="utf-8"))

"""Houses side by side, and what a player used to other rules must know."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ariari.rules.model import Ruleset

from .headings import HEADINGS, heading_of
from .sentences import sentences
from .wording import Wording


@dataclass(frozen=True)
class ComparedRule:
    """One key in several houses: the sentence of each, None where the house has none for it."""

    key: str
    heading: str
    texts: tuple[str | None, ...]

    @property
    def differs(self) -> bool:
        return len(set(self.texts)) > 1


def compare(houses: Sequence[Ruleset], words: Wording) -> tuple[ComparedRule, ...]:
    """Every rule of any of the houses, in reading order, conduct left out."""
    told = [{sentence.key: sentence.text for sentence in sentences(rules, words)} for rules in houses]
    keys = dict.fromkeys(key for texts in told for key in texts if not key.startswith("manners."))
    rows = [ComparedRule(key, heading_of(key), tuple(texts.get(key) for texts in told)) for key in keys]
    return tuple(sorted(rows, key=lambda row: HEADINGS.index(row.heading)))


def surprises(rules: Ruleset, known: Ruleset, words: Wording) -> tuple[ComparedRule, ...]:
    """What differs from the rules somebody knows, most consequential first: the house's text, then the known one."""
    rows = [row for row in compare((rules, known), words) if row.differs]
    return tuple(sorted(rows, key=lambda row: (-consequence(row.key), HEADINGS.index(row.heading))))


def consequence(key: str) -> int:
    """How much not knowing a rule costs, from 0 to 100, by the longest beginning of the key that is weighed."""
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

"""The houses that the app offers."""

from __future__ import annotations

from functools import cache

from ..rules.layers import named_houses
from ..rules.load import load
from ..rules.model import Ruleset
from ..wording import Lang


@cache
def houses() -> dict[str, Ruleset]:
    """Every house that comes with ariari, by id: parlors first, then presets."""
    return {id: load(id) for id in named_houses()}


def house(id: str) -> Ruleset | None:
    """A house by its id; None for one we do not have."""
    return houses().get(id)


def name_of(rules: Ruleset, lang: Lang) -> str:
    """The house's name."""
    return str(getattr(rules.name, lang))


def options(lang: Lang) -> list[tuple[str, str]]:
    """The houses as choices: id and name."""
    return [(id, name_of(rules, lang)) for id, rules in houses().items()]

"""What a table is given by its caller: looked at before anything is made of it, and refused in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from numbers import Integral
from typing import Any, Final

from ..rules.model import Ruleset

LARGEST: Final = 1_000_000_000


def ruleset(rules: object) -> Ruleset:
    """Raises TypeError for what is no ruleset."""
    if not isinstance(rules, Ruleset):
        raise TypeError(f"a ruleset is wanted, such as ariari.load('tenhou'), not {rules!r:.80}")
    return rules


def whole(value: object, what: str) -> int:
    """A whole number no larger than any that makes sense. Raises TypeError, ValueError beyond all reason."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise TypeError(f"{what}: a whole number is wanted, not {value!r:.80}")
    number = int(value)
    if abs(number) > LARGEST:
        raise ValueError(f"{what}: {number!r:.80} is beyond all reason")
    return number


def yes_or_no(value: object, what: str) -> bool:
    """Raises TypeError for what is neither True nor False."""
    if not isinstance(value, bool):
        raise TypeError(f"{what}: True or False is wanted, not {value!r:.80}")
    return value


def each_of(given: object, what: str) -> list[Any]:
    """What is given for every seat. Raises TypeError if it is no list."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise TypeError(f"{what} are a list by seat, not {given!r:.80}")
    return list(given)


def within(value: object, what: str, least: int, most: int) -> int:
    """A whole number between two others. Raises TypeError, ValueError."""
    number = whole(value, what)
    if not least <= number <= most:
        raise ValueError(f"{what}: {number} is not between {least} and {most}")
    return number


def bot_names(bots: object, known: Sequence[str]) -> list[str]:
    """The names of native bots. Raises TypeError if they are no list, ValueError for one there is not."""
    names = each_of(bots, "bots")
    for name in names:
        if name not in known:
            raise ValueError(f"there is no bot {name!r:.80}; there are {', '.join(known)}")
    return names

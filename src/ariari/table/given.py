"""What a table is given by its caller: looked at before anything is made of it, and refused in words."""

from __future__ import annotations

from collections.abc import Iterable
from numbers import Integral
from typing import Any, Final

from ..quoting import shortened
from ..rules.model import Ruleset
from .errors import TableError

LARGEST: Final = 1_000_000_000


def ruleset(rules: object) -> Ruleset:
    """Raises TypeError for what is no ruleset."""
    if not isinstance(rules, Ruleset):
        raise TypeError(f"a ruleset is wanted, such as ariari.load('tenhou'), not {rules!r:.80}")
    return rules


def whole(value: object, what: str) -> int:
    """A whole number no larger than any that makes sense. Raises TypeError, TableError beyond all reason."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise TypeError(f"{what}: a whole number is wanted, not {value!r:.80}")
    number = int(value)
    if abs(number) > LARGEST:
        raise TableError("beyond-reason", what=what, n=shortened(number), most=LARGEST)
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
    """A whole number between two others. Raises TypeError, TableError."""
    number = whole(value, what)
    if not least <= number <= most:
        raise TableError("not-between", what=what, n=number, least=least, most=most)
    return number

"""What people can be called, wherever they sit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeGuard


def is_name(name: object) -> TypeGuard[str]:
    """Whether it is text that shows on one line."""
    return isinstance(name, str) and bool(name.strip()) and name.isprintable()


def all_differ(names: Iterable[str]) -> bool:
    given = list(names)
    return len(set(given)) == len(given)


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """The same names, those that came before with a number: `Aki`, `Aki (2)`."""
    known: list[str] = []
    for name in names:
        number, own = 1, name
        while own in known:
            number += 1
            own = f"{name} ({number})"
        known.append(own)
    return tuple(known)

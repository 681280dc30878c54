"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ..names import all_differ, is_name
from ..rules.model import Ruleset


def check_names(rules: Ruleset, names: Sequence[str] | None) -> tuple[str, ...]:
    """Everybody's name by seat; by default A, B, C … for as many as play.

    Raises ValueError for a number of people that the house does not seat, and for names that are empty, do
    not show on one line or are the same; TypeError for a name that is not text.
    """
    if names is None:
        return tuple("ABCDE"[: rules.seats.players])
    if not isinstance(names, Sequence):
        raise TypeError(f"names are a list, one for each seat, not {names!r:.80}")
    if len(names) not in rules.seats.participants:
        wanted = " or ".join(str(n) for n in rules.seats.participants)
        raise ValueError(f"{len(names)} names; at {rules.id} {wanted} people share a table")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"names are text, not {name!r:.80}")
        if not is_name(name):
            raise ValueError(f"{name!r:.80} is no name: one that shows on one line is wanted")
    if not all_differ(names):
        raise ValueError(f"everybody needs a name of their own, not {', '.join(names):.200}")
    return tuple(names)

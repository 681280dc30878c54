"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ..names import all_differ, is_name
from ..quoting import shortened
from ..rules.model import Ruleset
from ..worded import Listed
from .errors import TableError


def check_names(rules: Ruleset, names: Sequence[str] | None) -> tuple[str, ...]:
    """Everybody's name by seat; by default A, B, C … for as many as play.

    Raises TableError for a number of people that the house does not seat, and for names that are empty, do
    not show on one line or are the same; TypeError for a name that is not text.
    """
    if names is None:
        return tuple("ABCDE"[: rules.seats.players])
    if not isinstance(names, Sequence):
        raise TypeError(f"names are a list, one for each seat, not {names!r:.80}")
    if len(names) not in rules.seats.participants:
        allowed = Listed(rules.seats.participants, "either")
        raise TableError("number-of-names", n=len(names), house=rules.called, allowed=allowed)
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"names are text, not {name!r:.80}")
        if not is_name(name):
            raise TableError("no-name", name=shortened(name))
    if not all_differ(names):
        raise TableError("names-alike", names=shortened(", ".join(names)))
    return tuple(names)

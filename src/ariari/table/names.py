"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.model import Ruleset


def check_names(rules: Ruleset, names: Sequence[str] | None) -> tuple[str, ...]:
    """Everybody's name by seat; by default A, B, C … for as many as play.

    Raises ValueError for a number of people that the house does not seat, TypeError for a name that is not
    text.
    """
    if names is None:
        return tuple("ABCDE"[: rules.seats.players])
    if len(names) not in rules.seats.participants:
        wanted = " or ".join(str(n) for n in rules.seats.participants)
        raise ValueError(f"{len(names)} names; at {rules.id} {wanted} people share a table")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"names are text, not {name!r:.80}")
    return tuple(names)

"""Which clauses of the houses have no test yet, by kind."""

from ariari.rules.audit import audit
from ariari.rules.layers import named_houses
from ariari.rules.load import load

ENFORCED_KINDS: tuple[str, ...] = ("score", "table", "match", "settle", "bonus", "referee")
"""A clause of these kinds without a test fails `make test`; open ones of the others are listed after it."""


def open_clauses() -> dict[str, list[str]]:
    """The clauses without a test, by kind, over all houses."""
    found: dict[str, list[str]] = {}
    for name in named_houses():
        for kind, ids in audit(load(name)).open_by_kind().items():
            found.setdefault(kind, []).extend(ids)
    return {kind: sorted(set(ids)) for kind, ids in found.items()}

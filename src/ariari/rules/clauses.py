"""The clauses of the houses: every sentence of a rule page that binds anybody, with what carries it here."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from .layers import clause_files, read_clauses
from .model import Ruleset

MANNERS = "manners"
KINDS = ("score", "table", "match", "settle", "bonus", "referee", "sheet")


@dataclass(frozen=True)
class Clause:
    """One clause. `kinds` says what obeys it; `keys` and `yaku` carry it in the ruleset."""

    id: str
    kinds: tuple[str, ...]
    text: str
    ruling: str
    keys: tuple[str, ...]
    yaku: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kinds": self.kinds,
            "text": self.text,
            "ruling": self.ruling,
            "keys": self.keys,
            "yaku": self.yaku,
        }


@cache
def clauses_in(file: str) -> dict[str, Clause]:
    """The clauses of one file of the package, by id: "daisuki-sanma", …, "manners"."""
    return {
        id: Clause(
            id,
            tuple(entry["kinds"]),
            entry["text"],
            entry.get("ruling", ""),
            tuple(entry.get("keys", ())),
            tuple(entry.get("yaku", ())),
        )
        for id, entry in tomllib.loads(read_clauses(file)).items()
    }


def clauses_of(ruleset: Ruleset) -> dict[str, Clause]:
    """A house's clauses, its manners last."""
    found = {id: clause for file in clause_files(ruleset.lineage) for id, clause in clauses_in(file).items()}
    manners = clauses_in(MANNERS)
    return found | {id: manners[id] for id in ruleset.manners}

"""Clause → keys → tests."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .clauses import KINDS, Clause, clauses_of
from .keys import settable_keys, value_of
from .model import Ruleset

_NOT_RULES = {"id", "name", "unstated", "manners"}


@dataclass(frozen=True)
class Entry:
    """One clause with the tests that prove it, as pytest names them."""

    clause: Clause
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Audit:
    """All clauses of a house. `silent_keys` are the keys of which no clause speaks."""

    house: str
    clauses: tuple[Entry, ...]
    carried: dict[str, Any]
    silent_keys: tuple[str, ...]
    tests_folder: Path | None

    def open_by_kind(self) -> dict[str, list[str]]:
        """The clauses without a test, under each of their kinds."""
        return {
            kind: [e.clause.id for e in self.clauses if kind in e.clause.kinds and not e.tests]
            for kind in KINDS
        }

    def to_dict(self) -> dict[str, Any]:
        return {
            "house": self.house,
            "tests_found": self.tests_folder is not None,
            "clauses": [
                entry.clause.to_dict()
                | {"keys": {key: self.carried[key] for key in entry.clause.keys}, "tests": list(entry.tests)}
                for entry in self.clauses
            ],
            "open": self.open_by_kind() if self.tests_folder else None,
            "silent_keys": list(self.silent_keys),
        }


def audit(ruleset: Ruleset, tests: Path | None = None) -> Audit:
    """Every clause of the house with what carries and what proves it.

    `tests` is the folder to scan; without it the checkout's own, where there is one.
    """
    folder = tests or own_tests()
    proofs = clause_tests(folder) if folder else {}
    clauses = clauses_of(ruleset)
    entries = tuple(Entry(clause, tuple(proofs.get(id, ()))) for id, clause in clauses.items())
    keys = sorted({key for clause in clauses.values() for key in clause.keys})
    carried = {key: _plain(value_of(ruleset, key)) for key in keys}
    return Audit(ruleset.id, entries, carried, _silent(keys), folder)


def own_tests() -> Path | None:
    """The checkout's tests, or None where the package is installed without them."""
    folder = Path(__file__).resolve().parents[3] / "tests"
    return folder if (folder / "conftest.py").is_file() else None


def clause_tests(folder: Path) -> dict[str, list[str]]:
    """The tests marked `@pytest.mark.clause("…")`, by clause id, found without importing them."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        name = file.relative_to(folder.parent).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for test, clause in _marked(tree, ""):
            found.setdefault(clause, []).append(f"{name}{test}")
    return found


def _marked(node: ast.AST, inside: str) -> Iterator[tuple[str, str]]:
    """The test and clause of every mark: a decorator counts for what it decorates."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = f"{inside}::{node.name}"
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield inside, argument.value
    for child in ast.iter_child_nodes(node):
        yield from _marked(child, inside)


def _silent(carried: list[str]) -> tuple[str, ...]:
    return tuple(
        path
        for path in settable_keys()
        if path.partition(".")[0] not in _NOT_RULES
        and not any(
            key == path or key.startswith(f"{path}.") or path.startswith(f"{key}.") for key in carried
        )
    )


def _plain(value: Any) -> Any:
    return value.model_dump(mode="json") if hasattr(value, "model_dump") else value

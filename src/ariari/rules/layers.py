"""Ruleset files layered over each other by `extends`, key by key."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ..nearest import did_you_mean, meant
from ..quoting import LONGEST, shortened
from .errors import NoRuleset, Problem, RulesError, place
from .lines import key_lines

HOUSES = resources.files("ariari") / "houses"
YAKU_FILE = "yaku.toml"
CLAUSES_SUFFIX = ".clauses.toml"
_DEEPEST = 20


@dataclass(frozen=True)
class Layer:
    """One file: its identifier, its name for people, its text and what the text says."""

    id: str
    label: str
    text: str
    data: dict[str, Any]
    folder: Path | None  # where `extends` looks first; none for a house of the package

    @cached_property
    def lines(self) -> dict[tuple[str, ...], int]:
        return key_lines(self.text)


@dataclass(frozen=True)
class Layers:
    """A ruleset's files, the bases first and the ruleset itself last."""

    chain: tuple[Layer, ...]

    @property
    def top(self) -> Layer:
        return self.chain[-1]

    def merged(self) -> dict[str, Any]:
        """What the files say together: a later file's keys stand over an earlier one's; arrays replace."""
        merged: dict[str, Any] = {}
        for layer in self.chain:
            merged = _over(merged, layer.data)
        merged.pop("extends", None)
        return merged

    def locate(self, path: tuple[str, ...]) -> tuple[str, int | None]:
        """File and line where a key got its value: the last file with it, else with its table."""
        for length in range(len(path), 0, -1):
            for layer in reversed(self.chain):
                line = layer.lines.get(path[:length])
                if line is not None:
                    return layer.label, line
        return self.top.label, None


def house_ids() -> list[str]:
    """Every file of the package's houses, bases included."""
    names = (entry.name for entry in HOUSES.iterdir())
    return sorted(
        name.removesuffix(".toml")
        for name in names
        if name.endswith(".toml") and name != YAKU_FILE and not name.endswith(CLAUSES_SUFFIX)
    )


def named_houses() -> list[str]:
    """The houses and presets: the files that have a name of their own, bases left out."""
    return [id for id in house_ids() if "name" in tomllib.loads((HOUSES / f"{id}.toml").read_text("utf-8"))]


def clause_files(lineage: tuple[str, ...]) -> list[str]:
    """Which clause files go with a ruleset: those named after it or after what it extends, bases first."""
    return [id for id in lineage if (HOUSES / f"{id}{CLAUSES_SUFFIX}").is_file()]


def read_clauses(file: str) -> str:
    """The text of a clause file."""
    return (HOUSES / f"{file}{CLAUSES_SUFFIX}").read_text("utf-8")


def read_layers(name: str | Path) -> Layers:
    """Read the ruleset called `name`, a house's identifier or a path, and all that it extends.

    Raises RulesError when a file is missing or not TOML, or when the layers go round in a circle.
    """
    chain = [_read_named(str(name), None)]
    for layer in _bases(chain[0]):
        chain.append(layer)
    return Layers(tuple(reversed(chain)))


def _bases(layer: Layer) -> Iterator[Layer]:
    seen = [layer.label]
    while (base := layer.data.get("extends")) is not None:
        line = layer.lines.get(("extends",))
        if not isinstance(base, str):
            message = f"`extends` in {place(layer.label, line)} must name one ruleset"
            raise RulesError(Problem(message, "extends", layer.label, line))
        below = _read_named(base, layer)
        if below.label in seen:
            circle = " → ".join([*seen[seen.index(below.label) :], below.label])
            message = f"`extends` in {place(layer.label, line)} goes round in a circle: {circle}"
            raise RulesError(Problem(message, "extends", layer.label, line))
        seen.append(below.label)
        yield below
        layer = below


def _read_named(name: str, asked_by: Layer | None) -> Layer:
    """A file by path, or by identifier: beside the file that asks for it, else among the package's houses."""
    folder = asked_by.folder if asked_by else None
    if name.endswith(".toml"):
        return _read_path((folder or Path()) / name, asked_by)
    if folder and (folder / f"{name}.toml").is_file():
        return _read_path(folder / f"{name}.toml", asked_by)
    houses = house_ids()
    if name in houses:
        file = HOUSES / f"{name}.toml"
        return _layer(name, f"houses/{name}.toml", file, None)
    if asked_by is None:
        near = meant(name, houses) if len(name) <= LONGEST else ""
        raise NoRuleset("no-house", house=shortened(name), meant=near)
    raise _missing(f"there is no house `{shortened(name)}`{did_you_mean(name, houses)}", asked_by)


def _read_path(path: Path, asked_by: Layer | None) -> Layer:
    if not path.is_file():
        if asked_by is None:
            raise NoRuleset("no-file", file=str(path))
        raise _missing(f"there is no file {path}", asked_by)
    return _layer(path.stem, str(path), path, path.parent)


def _missing(message: str, asked_by: Layer) -> RulesError:
    line = asked_by.lines.get(("extends",))
    where = place(asked_by.label, line)
    return RulesError(Problem(f"`extends` in {where}: {message}", "extends", asked_by.label, line))


def _layer(id: str, label: str, file: Path | Traversable, folder: Path | None) -> Layer:
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise RulesError(Problem(f"{label} cannot be read: {error.strerror}", file=label)) from None
    except UnicodeDecodeError as error:
        raise RulesError(Problem(f"{label} is not UTF-8 text: {error.reason}", file=label)) from None
    except RecursionError:
        raise _too_deep(label) from None
    except tomllib.TOMLDecodeError as error:
        raise RulesError(Problem(f"{label} is not TOML: {error}", file=label)) from None
    if not _is_shallow(data):
        raise _too_deep(label)
    return Layer(id, label, text, data, folder)


def _too_deep(label: str) -> RulesError:
    return RulesError(Problem(f"{label} is nested too deeply", file=label))


def _is_shallow(data: dict[str, Any]) -> bool:
    """No ruleset goes deeper than a yaku's names; dotted keys can go beyond what may be walked."""
    beneath: list[Any] = [data]
    for _ in range(_DEEPEST):
        beneath = [
            value
            for table in beneath
            for value in (table.values() if isinstance(table, dict) else table)
            if isinstance(value, dict | list)
        ]
    return not beneath


def _over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    merged = dict(below)
    for name, value in above.items():
        under = merged.get(name)
        merged[name] = _over(under, value) if isinstance(under, dict) and isinstance(value, dict) else value
    return merged

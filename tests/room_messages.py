"""The Fluent messages of every room, and the places of its code that name them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import ariari
from ariari.worded import WordedError
from ariari.wording import Lang, source

_ROOT = Path(ariari.__file__).parent
ROOMS = tuple(
    ".".join(("ariari", *folder.parent.relative_to(_ROOT).parts))
    for folder in sorted(_ROOT.rglob("messages"))
    if folder.is_dir()
)
_TEMPLATES = (".j2", ".html", ".md", ".js")
_BY_LOGS = ("Phrase", "lose")
"""What words one of the messages of records, wherever it is called."""
_ADDED = {"refuse": {"who"}, "TileSetError": {"tile"}}
"""What a call of this name tells beside what it is called with."""


class _Placeables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


class _Words(Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value


@cache
def messages(room: str, lang: Lang) -> dict[str, ftl.Message]:
    entries = parse(source(room, lang)).body
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is there twice"
    return {entry.id.name: entry for entry in found}


def placeables(message: ftl.Message) -> set[str]:
    visitor = _Placeables()
    visitor.visit(message)
    return visitor.names


def words(message: ftl.Message) -> str:
    visitor = _Words()
    visitor.visit(message)
    return visitor.text


def files_of(room: str) -> list[Path]:
    """The room's modules and templates; of the root the modules that stand in no room with messages."""
    folder = _ROOT.joinpath(*room.split(".")[1:])
    if room == "ariari":
        others = [_ROOT.joinpath(*other.split(".")[1:]) for other in ROOMS if other != room]
        return sorted(file for file in folder.rglob("*.py") if not set(others) & set(file.parents))
    return sorted(file for file in folder.rglob("*") if file.suffix in (".py", *_TEMPLATES))


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _patterns(node: ast.expr) -> list[str]:
    """The ids that an expression can stand for, as regular expressions."""
    match node:
        case ast.Constant(value=str(text)):
            return [re.escape(text)]
        case ast.IfExp():
            return _patterns(node.body) + _patterns(node.orelse)
        case ast.JoinedStr():
            made = ""
            for part in node.values:
                made += re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            return [made]
        case _:
            return []


@cache
def named() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text of the code, and every made one that begins with letters of its own.

    All rooms are searched: what is above a room may word something in its messages.
    """
    plain: set[str] = set()
    made: set[str] = set()
    for file in sorted(file for file in _ROOT.rglob("*") if file.suffix in (".py", *_TEMPLATES)):
        if file.suffix != ".py":
            plain |= set(re.findall(r"""["']([a-zA-Z][\w-]*)["']""", file.read_text("utf-8")))
            continue
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            if isinstance(node, ast.JoinedStr):
                made |= {pattern for pattern in _patterns(node) if pattern[:2].isalpha()}
    return plain, [re.compile(pattern) for pattern in made]


@dataclass(frozen=True)
class Use:
    """A place that words something: the ids it can name, and the arguments it gives; `raised` as an error."""

    where: str
    room: str
    pattern: str
    told: frozenset[str]
    exact: bool
    raised: bool


def uses(room: str) -> Iterator[Use]:
    """Every error raised in a room's words, and every `Said`."""
    kinds = {kind.__name__: (kind.room, _place_of_id(kind)) for kind in error_kinds()}
    for file in files_of(room):
        if file.suffix != ".py":
            continue
        for node in ast.walk(tree_of(file)):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "__init__" and "room = __package__" in file.read_text("utf-8") and len(node.args) == 1:
                spoken, id = room, node.args[0]
            elif name in kinds and len(node.args) > kinds[name][1]:
                spoken, id = kinds[name][0], node.args[kinds[name][1]]
            elif name in _BY_LOGS and node.args:
                spoken, id = "ariari.logs", node.args[0]
            elif name in _ADDED and node.args:
                spoken, id = room, node.args[0]
            elif name == "Said" and len(node.args) == 2:
                spoken, id = room, node.args[1]
            else:
                continue
            told = {word.arg for word in node.keywords if word.arg} | _ADDED.get(name, set())
            raised = name not in (*_BY_LOGS, "Said")
            exact = all(word.arg for word in node.keywords)
            for pattern in _patterns(id):
                yield Use(f"{file.name}:{node.lineno}", spoken, pattern, frozenset(told), exact, raised)


def _place_of_id(kind: type[WordedError]) -> int:
    """The how manieth argument, from 0, the message's id is; beyond all where it takes none."""
    taken = list(signature(kind).parameters)
    return taken.index("id") if "id" in taken else len(taken)


@cache
def error_kinds() -> tuple[type[WordedError], ...]:
    """Every class of worded errors."""
    for file in _ROOT.rglob("*.py"):
        if "room = __package__" in file.read_text("utf-8") and file.name != "worded.py":
            import_module(".".join(("ariari", *file.relative_to(_ROOT).with_suffix("").parts)))

    def below(kind: type[WordedError]) -> Iterator[type[WordedError]]:
        for one in kind.__subclasses__():
            if one.__module__.startswith("ariari."):
                yield one
                yield from below(one)

    return tuple(below(WordedError))

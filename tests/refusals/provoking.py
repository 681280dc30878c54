"""How a refusal is provoked, and what is heard of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from typer.testing import CliRunner

import ariari
from ariari.cli import app
from ariari.rules.model import Ruleset
from ariari.worded import WordedError
from ariari.wording import Lang, Wording

Provoke = Callable[[Path], object]


@dataclass(frozen=True)
class Refusal:
    """Something that is refused: what provokes it, given a folder, and the values that must be named."""

    provoke: Provoke
    named: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()
    """Words that are not ours: those of a database or a library."""


def refusal(provoke: Callable[[], object], *named: str) -> Refusal:
    """Provoked without any file."""
    return Refusal(lambda _: provoke(), named)


def command(*words: str, input: str | None = None) -> object:
    """Runs the command line."""
    return CliRunner().invoke(app, list(words), input=input)


def changed(house: str, **sections: dict[str, Any]) -> Ruleset:
    """A house with some keys of some sections changed."""
    rules = ariari.load(house)
    return rules.model_copy(
        update={name: getattr(rules, name).model_copy(update=keys) for name, keys in sections.items()}
    )


def raised_by(provoke: Callable[[], object]) -> list[WordedError]:
    """Every worded error that is made while it runs, the outermost last."""
    errors: list[WordedError] = []
    begin = WordedError.__init__

    def heard(self: WordedError, *id: str, **told: Any) -> None:
        begin(self, *id, **told)
        errors.append(self)

    with patch.object(WordedError, "__init__", heard), suppress(ValueError):
        provoke()
    return errors


@contextmanager
def listening() -> Iterator[set[tuple[str, str]]]:
    """The room and id of each message that is worded meanwhile."""
    said: set[tuple[str, str]] = set()
    text = Wording.text

    def heard(self: Wording, message: str, **args: int | str) -> str:
        said.add((self._where.partition(",")[0], message))
        return text(self, message, **args)

    with patch.object(Wording, "text", heard):
        yield said


def messages_of(error: WordedError, lang: Lang) -> set[tuple[str, str]]:
    """The messages that the error's text is made of."""
    with listening() as said:
        error.text(lang)
    return said

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
from ariari.worded import Named, Worded, WordedError
from ariari.wording import LANGUAGES, Lang, Wording

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


def in_each_language(*words: str, stderr: bool = False) -> Named:
    """What a command says to people, by language."""
    said = [CliRunner().invoke(app, [*words, "--lang", lang]) for lang in LANGUAGES]
    ja, zh, en = (result.stderr if stderr else result.stdout for result in said)
    return Named(ja, zh, en)


def changed(house: str, **sections: dict[str, Any]) -> Ruleset:
    """A house with some keys of some sections changed."""
    rules = ariari.load(house)
    return rules.model_copy(
        update={name: getattr(rules, name).model_copy(update=keys) for name, keys in sections.items()}
    )


def told_by(provoke: Callable[[], object]) -> list[Worded]:
    """Every worded error that is made while it runs, the outermost last, and what it returns of words."""
    errors: list[Worded] = []
    begin = WordedError.__init__

    def heard(self: WordedError, *id: str, **told: Any) -> None:
        begin(self, *id, **told)
        errors.append(self)

    with patch.object(WordedError, "__init__", heard), suppress(ValueError):
        told = provoke()
        errors += [one for one in (told if isinstance(told, list) else [told]) if isinstance(one, Worded)]
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


def messages_of(words: Worded, lang: Lang) -> set[tuple[str, str]]:
    """The messages that a text is made of."""
    with listening() as said:
        words.text(lang)
    return said

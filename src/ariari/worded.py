"""What can be said in every language: messages with their arguments, names, and errors made of them.

A room that raises errors has one class derived from `WordedError`, and the words in its
`messages/<lang>.ftl`:

    class ReportError(WordedError):
        room = __package__

    raise ReportError("no-rank", rank=9, most=4)

`str(error)` is the English text, `error.text("ja")` the Japanese one, `error.id` a name that stays when the
texts change. An argument is a number, a text that is the same in every language, something `Worded` (another
error, a `Said`, a `Named`), or a sequence of those, which is enumerated.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from .wording import Lang, wording

_ROOT: Final = __package__


class Worded(ABC):
    """Whatever can be said in every language. As a plain `str` it is said in English."""

    @abstractmethod
    def text(self, lang: Lang) -> str:
        """The words. Raises ValueError for a language we do not have."""

    def __str__(self) -> str:
        return self.text("en")


Argument = str | int | Worded | Sequence[str | int | Worded]


def in_words(argument: Argument, lang: Lang) -> str | int:
    """An argument as a message takes it: numbers stay numbers, and sequences are enumerated."""
    if isinstance(argument, Worded):
        return argument.text(lang)
    if isinstance(argument, str | int):
        return argument
    return Listed(tuple(argument)).text(lang)


def said(room: str, id: str, told: Mapping[str, Argument], lang: Lang) -> str:
    """A room's message in a language, its arguments in that language too."""
    return wording(room, lang).text(id, **{name: in_words(value, lang) for name, value in told.items()})


class Said(Worded):
    """A message of a room that is not put into a language yet."""

    def __init__(self, room: str, id: str, /, **told: Argument) -> None:
        self.room, self.id, self.told = room, id, told

    def text(self, lang: Lang) -> str:
        return said(self.room, self.id, self.told, lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.room, self.id))

    def __repr__(self) -> str:
        return f"Said({str(self)!r})"


@dataclass(frozen=True)
class Named(Worded):
    """A thing with a name of its own in each language."""

    ja: str
    zh: str
    en: str

    def text(self, lang: Lang) -> str:
        return {"ja": self.ja, "zh": self.zh, "en": self.en}[lang]

    __str__ = Worded.__str__


@dataclass(frozen=True)
class Listed(Worded):
    """An enumeration: `by` is the message that joins two parts, `list` for "a, b", `either` for "a or b"."""

    parts: Sequence[str | int | Worded]
    by: str = "list"

    def text(self, lang: Lang) -> str:
        return wording(_ROOT, lang).chained(self.by, [str(in_words(part, lang)) for part in self.parts])

    __str__ = Worded.__str__


class WordedError(Worded, ValueError):
    """An error told in the words of its room. Bad input raises it, and it says what would be right.

    room: the package that holds the messages
    id: the message, for programs to know the error by
    told: its arguments
    """

    room: ClassVar[str]

    def __init__(self, id: str, /, **told: Argument) -> None:
        super().__init__(id)
        self.id = id
        self.told = told

    def text(self, lang: Lang) -> str:
        return said(self.room, self.id, self.told, lang)

    def to_dict(self) -> dict[str, Any]:
        """For JSON: the English text, and the id that stays."""
        return {"error": str(self), "id": self.id}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _bare, (type(self), *self.args), vars(self).copy()


def _bare(kind: type[WordedError], *args: Any) -> WordedError:
    """An error whose attributes are still to be filled in: subclasses may begin with other arguments."""
    return kind.__new__(kind, *args)


def labelled(label: str, text: str, lang: Lang) -> str:
    """A text with what it is about before it; an empty one is what follows in the next lines."""
    return wording(_ROOT, lang).text("labelled", label=label, text=text).rstrip()


def because(error: BaseException) -> Worded | str:
    """An error as the argument of another: in the reader's language where it is worded."""
    return error if isinstance(error, Worded) else str(error)


def error_text(error: BaseException, lang: Lang) -> str:
    """An error in a language; one that is not worded as it is."""
    return error.text(lang) if isinstance(error, Worded) else str(error)

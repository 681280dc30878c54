"""Words for people in their language: Fluent messages, each room's in its `messages/<lang>.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

Lang = Literal["ja", "zh", "en"]

LANGUAGES: Final[tuple[Lang, ...]] = get_args(Lang)

HTML_LANGUAGES: Final[dict[Lang, str]] = {"ja": "ja", "zh": "zh-Hans", "en": "en"}
"""What stands in `lang` attributes: our Chinese is written in simplified characters."""


class Wording:
    """The messages of one room in one language. A message that is missing or not filled in is our fault."""

    def __init__(self, package: str, lang: Lang) -> None:
        self.lang = lang
        self._where = f"{package}, {lang}.ftl"
        self._bundle = FluentBundle([HTML_LANGUAGES[lang]], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(package, lang)))

    def text(self, message: str, **args: int | str) -> str:
        """The message with its placeables filled in. Raises LookupError for one that does not exist."""
        if not self._bundle.has_message(message):
            raise LookupError(f"{self._where} has no message {message!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self._where}, message {message!r}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def listed(self, words: Sequence[str]) -> str:
        """Words as an enumeration, by the message `list`."""
        return self.chained("list", words)

    def together(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, by the message `sentences`."""
        return self.chained("sentences", sentences)

    def chained(self, message: str, parts: Sequence[str]) -> str:
        """Parts joined two by two, by a message with `$first` and `$second`."""
        if not parts:
            return ""
        chain = parts[0]
        for part in parts[1:]:
            chain = self.text(message, first=chain, second=part)
        return chain


def source(package: str, lang: Lang) -> str:
    """The .ftl file of a room in a language."""
    return (files(package) / "messages" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def wording(package: str, lang: Lang) -> Wording:
    """The messages of a room in a language, read once. Raises ValueError for a language we do not have."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Wording(package, lang)

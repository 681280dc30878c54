"""The Fluent messages of one language."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

Lang = Literal["ja", "zh", "en"]

LANGUAGES: tuple[Lang, ...] = get_args(Lang)

NATIVE_NAMES: dict[Lang, str] = {"ja": "日本語", "zh": "简体中文", "en": "English"}

HTML_LANGUAGES: dict[Lang, str] = {"ja": "ja", "zh": "zh-Hans", "en": "en"}
"""What stands in `lang` attributes: our Chinese is written in simplified characters."""


class Wording:
    """The messages of one language. One that is missing or cannot be filled in is a fault of this program."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self._bundle = FluentBundle([HTML_LANGUAGES[lang]], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(lang)))

    def text(self, message: str, **args: int | str) -> str:
        """The message with its placeables filled in. Raises LookupError for one that does not exist."""
        if not self._bundle.has_message(message):
            raise LookupError(f"{self.lang}.ftl has no message {message!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.lang}.ftl, message {message!r}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def listed(self, words: Sequence[str]) -> str:
        """Words as an enumeration."""
        return self._chained("list", words)

    def together(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other."""
        return self._chained("sentences", sentences)

    def _chained(self, message: str, parts: Sequence[str]) -> str:
        if not parts:
            return ""
        chain = parts[0]
        for part in parts[1:]:
            chain = self.text(message, first=chain, second=part)
        return chain


@cache
def wording(lang: Lang) -> Wording:
    """The messages of a language, read once."""
    return Wording(lang)


def source(lang: Lang) -> str:
    """The .ftl file of a language."""
    return (files(__package__) / "messages" / f"{lang}.ftl").read_text(encoding="utf-8")

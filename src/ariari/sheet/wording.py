"""The messages of rule sheets."""

from .. import wording as rooms
from ..wording import HTML_LANGUAGES, LANGUAGES, Lang, Wording

__all__ = ["HTML_LANGUAGES", "LANGUAGES", "NATIVE_NAMES", "Lang", "Wording", "source", "wording"]

NATIVE_NAMES: dict[Lang, str] = {"ja": "日本語", "zh": "简体中文", "en": "English"}

_ROOM = "ariari.sheet"


def wording(lang: Lang) -> Wording:
    """The messages of a language, read once."""
    return rooms.wording(_ROOM, lang)


def source(lang: Lang) -> str:
    """The .ftl file of a language."""
    return rooms.source(_ROOM, lang)

"""The visitor's language: chosen, remembered in a cookie, else what the browser asks for."""

from __future__ import annotations

from typing import Final

from fastapi import Request

from ..wording import LANGUAGES, Lang, Wording, wording

COOKIE: Final = "lang"
YEAR: Final = 365 * 24 * 3600
OWN_NAMES: Final[dict[Lang, str]] = {"ja": "日本語", "zh": "中文", "en": "English"}


def language(request: Request) -> Lang:
    """The language to speak to this visitor."""
    chosen = request.cookies.get(COOKIE)
    for lang in LANGUAGES:
        if lang == chosen:
            return lang
    return _asked_for(request.headers.get("accept-language", ""))


def _asked_for(header: str) -> Lang:
    """The first of our languages in an Accept-Language header; Japanese for none of them."""
    for part in header.split(",")[:20]:
        code = part.split(";")[0].strip().lower().split("-")[0]
        for lang in LANGUAGES:
            if lang == code:
                return lang
    return "ja"


def words(lang: Lang) -> Wording:
    """The app's messages."""
    return wording("ariari.web", lang)

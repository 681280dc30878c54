"""What every page has: style, the tiles, the menu and the choice of a language."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fastapi import Request
from nicegui import ui

from ..wording import HTML_LANGUAGES, LANGUAGES, Lang, Wording
from .language import OWN_NAMES, language, words
from .markup import say
from .sprite import sprite

MENU: Final = (
    ("houses", "/"),
    ("score", "/score"),
    ("play", "/play"),
    ("keep", "/keep"),
    ("replays", "/replays"),
)

# Buttons are plain HTML; which one was pressed is the only thing a page is told.
_PRESSED: Final = (
    "(e) => { const b = e.target.closest('[data-do]'); if (b && !b.disabled) emit(b.dataset.do); }"
)
_CHOSEN: Final = (
    "(e) => { const s = e.target.closest('[data-set]'); if (s) emit(s.dataset.set + '=' + s.value); }"
)
LONGEST_EVENT: Final = 200


@cache
def _file(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")


def style() -> str:
    """The style of every page."""
    return _file("style.css")


@contextmanager
def frame(request: Request, page: str, title: str = "") -> Iterator[Wording]:
    """The page's surroundings; what is made inside is its content. Yields the visitor's words."""
    lang = language(request)
    told = words(lang)
    ui.page_title(f"{title} · ariari" if title else f"{told.text(f'menu-{page}')} · ariari")
    ui.add_head_html(f"<style>{style()}</style>")
    ui.add_body_html(sprite())
    ui.add_body_html(f"<script>document.documentElement.lang = '{HTML_LANGUAGES[lang]}';</script>")
    ui.add_body_html(f"<script>{_file('presses.js')}</script>")
    ui.add_body_html(f"<script>sayOfLostConnections({_lost(told)});</script>")
    ui.html(header(told, page), sanitize=False, tag="header").classes("top")
    with ui.element("main").classes(f"page page-{page}").props('id="main" tabindex="-1"'):
        yield told


def _lost(told: Wording) -> str:
    """What is shown while the server cannot be reached, in place of the framework's own words."""
    return json.dumps([told.text("lost-connection"), told.text("lost-reconnecting")])


def header(told: Wording, page: str) -> str:
    """Menu and languages, as HTML."""
    menu = "".join(
        f'<a href="{address}"{_current(name == page)}>{say(told, f"menu-{name}")}</a>'
        for name, address in MENU
    )
    languages = "".join(_language_link(code, told.lang) for code in LANGUAGES)
    return (
        f'<a class="skip" href="#main">{say(told, "skip")}</a>'
        f'<a class="name" href="/">ariari</a><nav aria-label="{say(told, "menu")}">{menu}</nav>'
        f'<nav class="languages" aria-label="{say(told, "languages")}">{languages}</nav>'
    )


def _current(is_current: bool) -> str:
    return ' aria-current="page"' if is_current else ""


def _language_link(code: Lang, current: Lang) -> str:
    mark = ' aria-current="true"' if code == current else ""
    tongue = HTML_LANGUAGES[code]
    return f'<a href="/language/{code}" lang="{tongue}" hreflang="{tongue}"{mark}>{OWN_NAMES[code]}</a>'


def address_of(request: Request) -> str:
    """From where a visitor comes; many may come from one address."""
    return "" if request.client is None else request.client.host


def live(pressed: Callable[[str], Any] | None = None, css: str = "", tag: str = "div") -> ui.html:
    """A part of the page that is drawn again and again; `pressed` is told the `data-do` of its buttons,
    and `name=value` of its `data-set` fields."""
    part = ui.html("", sanitize=False, tag=tag).classes(css)
    if pressed is not None:

        async def told(event: Any) -> None:
            text = event.args
            if isinstance(text, str) and len(text) <= LONGEST_EVENT:
                found = pressed(text)
                if found is not None:
                    await found

        part.on("click", told, js_handler=_PRESSED)
        part.on("change", told, js_handler=_CHOSEN)
    return part

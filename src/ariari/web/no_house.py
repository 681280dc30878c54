"""The answer to an address that names a house we do not have: so in words, and which houses there are."""

from __future__ import annotations

from html import escape
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse

from ..quoting import shortened
from .houses import house, options
from .language import language, words
from .plain_page import plain_page


def unknown_house(request: Request, page: str, *fields: str) -> HTMLResponse | None:
    """The answer where one of an address's fields names no house of ours; None where all do, or are not
    there. Each house is offered with all else that the address tells."""
    query = dict(request.query_params)
    for field in fields:
        if query.get(field) and house(query[field]) is None:
            addresses = {
                id: f"/{page}?{urlencode(query | {field: id})}" for id, _ in options(language(request))
            }
            return _answer(request, query[field], page, addresses)
    return None


def no_house(request: Request, id: str) -> HTMLResponse:
    """The answer where a house's own page is asked for, and there is no such house."""
    return _answer(request, id, "houses", {id: f"/houses/{id}" for id, _ in options(language(request))})


def _answer(request: Request, id: str, page: str, addresses: dict[str, str]) -> HTMLResponse:
    told = words(language(request))
    items = "".join(
        f'<li><a class="house" href="{escape(addresses[one], quote=True)}">{escape(name)}</a></li>'
        for one, name in options(told.lang)
    )
    listed = f'<ul class="houses">{items}</ul>'
    return plain_page(request, told.text("no-house", id=shortened(id)), 404, page, listed)

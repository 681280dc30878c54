"""Answers that are no page of the app: what was not found, and what was refused, in the visitor's words."""

from __future__ import annotations

from html import escape
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from nicegui import app as nicegui_app
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ..wording import HTML_LANGUAGES
from .frame import header, style
from .language import language, words
from .markup import link

_NOT_FOUND: Final = 404
_WRONG: Final = 500


def plain_page(
    request: Request, text: str, status: int, page: str = "houses", beneath: str = ""
) -> HTMLResponse:
    """A sentence under the app's menu.

    page: to which part of the app it belongs; beneath: HTML that stands under the sentence
    """
    told = words(language(request))
    address = "/" if page == "houses" else f"/{page}"
    return HTMLResponse(
        f'<!doctype html><html lang="{HTML_LANGUAGES[told.lang]}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>ariari</title><style>{style()}</style></head><body style="margin:0">'
        f'<header class="top">{header(told, page)}</header><main class="page" id="main">'
        f'<p class="card">{escape(text)}</p>{beneath}<p>{link(address, told.text(f"menu-{page}"))}</p></main>'
        "</body></html>",
        status_code=status,
    )


def refused_page(request: Request, status: int, page: str = "houses") -> HTMLResponse:
    """What a status means, for those who have no use for numbers."""
    told = words(language(request))
    message = f"status-{status}"
    return plain_page(request, told.text(message if told.has(message) else "status-400"), status, page)


def add_plain_pages(app: FastAPI) -> None:
    """Whatever fails in the app or in its pages is answered in words; why is told to the log only."""

    async def refused(request: Request, error: Exception) -> Response:
        return refused_page(request, error.status_code if isinstance(error, HTTPException) else 400)

    async def not_found(request: Request, _: Exception) -> Response:
        return refused_page(request, _NOT_FOUND)

    async def failed(request: Request, _: Exception) -> Response:
        return refused_page(request, _WRONG)

    for each in (app, nicegui_app):
        each.add_exception_handler(HTTPException, refused)
        each.add_exception_handler(RequestValidationError, refused)
        each.add_exception_handler(_NOT_FOUND, not_found)
        # It is raised again afterwards, and so gets into the log.
        each.add_exception_handler(Exception, failed)

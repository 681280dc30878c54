"""Addresses that are no pages of the app: language, health, sheets to print, records to download."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse

from ..sheet.errors import PdfUnavailable
from ..wording import LANGUAGES
from . import sheet_pages as pages
from .hall import Hall
from .houses import house
from .language import COOKIE, YEAR, language, words
from .no_house import no_house
from .plain_page import plain_page, refused_page


def add_routes(app: FastAPI, hall: Hall) -> None:
    """Hang the routes on the app."""
    printing = asyncio.Lock()

    @app.get("/language/{code}")
    def choose_language(request: Request, code: str) -> Response:
        if code not in LANGUAGES:
            return refused_page(request, 404)
        answer = RedirectResponse(_came_from(request), status_code=303)
        answer.set_cookie(COOKIE, code, max_age=YEAR, samesite="lax", httponly=True)
        return answer

    @app.get("/health")
    async def health() -> Response:
        alive = await asyncio.to_thread(hall.store.alive)
        state: dict[str, Any] = {"status": "ok" if alive else "no database", "tables": hall.rooms}
        return JSONResponse(state, status_code=200 if alive else 503)

    @app.get("/sheets/{id}.pdf")
    async def sheet_pdf(request: Request, id: str) -> Response:
        rules = house(id)
        if rules is None:
            return no_house(request, id)
        try:
            # Each takes seconds when it is asked for first: one at a time, so that tables play on meanwhile.
            async with printing:
                document = await asyncio.to_thread(pages.pdf, id, language(request))
        except PdfUnavailable as error:
            return PlainTextResponse(error.text(language(request)), status_code=501)
        name = f'inline; filename="{rules.id}.pdf"'
        return Response(document, media_type="application/pdf", headers={"content-disposition": name})

    @app.get("/sheets/{id}/against/{other}")
    def comparison(request: Request, id: str, other: str) -> Response:
        for each in (id, other):
            if house(each) is None:
                return no_house(request, each)
        return HTMLResponse(pages.comparison(id, other, language(request)))

    @app.get("/sheets/{id}")
    def sheet_page(request: Request, id: str) -> Response:
        if house(id) is None:
            return no_house(request, id)
        return HTMLResponse(pages.page(id, language(request)))

    @app.get("/tables/{id}/record")
    async def record(request: Request, id: str) -> Response:
        room = await hall.room(id)
        if room is None or room.table is None or not room.over:
            return plain_page(request, words(language(request)).text("replays-no-record"), 404, "replays")
        name = f'attachment; filename="ariari-{id}.jsonl"'
        return Response(
            room.table.record(), media_type="application/jsonl", headers={"content-disposition": name}
        )


def _came_from(request: Request) -> str:
    """The page of ours that the visitor was on, as the browser tells."""
    page = urlsplit(request.headers.get("referer", ""))
    if page.netloc != request.url.netloc or not page.path.startswith("/") or page.path.startswith("//"):
        return "/"
    return page.path + (f"?{page.query}" if page.query else "")

"""Keep: the pages of the scorekeeper."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.responses import PlainTextResponse
from nicegui import ui

from ..frame import address_of, frame
from ..hall import Hall
from ..houses import house, houses, name_of
from ..keep_files import file_of
from ..language import language
from ..markup import say
from .keep_begin import KeepBegin
from .keep_table import KeepTable


def add_keep(app: FastAPI, hall: Hall) -> None:
    """`/keep`, `/keep/<table>`, and what can be downloaded of it."""

    @ui.page("/keep")
    def begin(request: Request) -> None:
        chosen = request.query_params.get("house", "")
        with frame(request, "keep") as told:
            ui.html(f"<h1>{say(told, 'keep-title')}</h1>", sanitize=False)
            KeepBegin(hall, chosen if house(chosen) else next(iter(houses())), told, address_of(request))

    @ui.page("/keep/{id}")
    async def one(request: Request, id: str) -> None:
        keeping = await hall.keeping(id)
        if keeping is None:
            with frame(request, "keep") as told:
                ui.html(f'<p class="card">{say(told, "keep-none")}</p>', sanitize=False)
            return
        with frame(request, "keep", name_of(keeping.rules, language(request))) as told:
            KeepTable(keeping, told)

    @app.get("/keep/{id}/{what}")
    async def download(id: str, what: str) -> Response:
        keeping = await hall.keeping(id)
        found = None if keeping is None else file_of(keeping.keeper, what)
        if found is None:
            return PlainTextResponse("no such file", status_code=404)
        text, kind = found
        return Response(
            text, media_type=kind, headers={"content-disposition": f'attachment; filename="ariari-{what}"'}
        )

"""Keep: the pages of the scorekeeper."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from nicegui import ui

from ..frame import address_of, frame
from ..hall import Hall, seat_token, seated
from ..houses import houses, name_of
from ..keep import KeepBegin, KeepSeat, KeepTable, file_of, style
from ..language import language, words
from ..markup import say
from ..no_house import unknown_house
from ..plain_page import plain_page
from ..remembered import remember, remembered


def add_keep(app: FastAPI, hall: Hall) -> None:
    """`/keep`, `/keep/<table>`, `/keep-seat/<link>`, and what can be downloaded of a table."""

    @ui.page("/keep")
    def begin(request: Request) -> Response | None:
        if (unknown := unknown_house(request, "keep", "house")) is not None:
            return unknown
        chosen = request.query_params.get("house") or next(iter(houses()))
        with frame(request, "keep") as told:
            ui.add_head_html(style())
            ui.html(f"<h1>{say(told, 'keep-title')}</h1>", sanitize=False)
            KeepBegin(hall, chosen, told, address_of(request))
            remembered("keep", told)
        return None

    @ui.page("/keep-seat/{token}")
    async def seat(request: Request, token: str) -> Response | None:
        found = await seated(hall, token)
        if found is None:
            return no_table(request)
        keeping, seat = found
        with frame(request, "keep", name_of(keeping.rules, language(request))) as told:
            ui.add_head_html(style())
            KeepSeat(keeping, seat, told)
            remember("keep", keeping.rules, keeping.keeper.names[seat] or "")
        return None

    @ui.page("/keep/{id}")
    async def one(request: Request, id: str) -> Response | None:
        keeping = await hall.keeping(id)
        if keeping is None:
            return no_table(request)

        async def addresses() -> dict[int, str]:
            base = str(request.base_url)
            seats = range(len(keeping.keeper.names))
            return {n: f"{base}keep-seat/{await seat_token(hall.store, keeping, n)}" for n in seats}

        with frame(request, "keep", name_of(keeping.rules, language(request))) as told:
            ui.add_head_html(style())
            KeepTable(keeping, told, addresses)
            remember("keep", keeping.rules, told.listed([name for name in keeping.keeper.names if name]))
        return None

    @app.get("/keep/{id}/{what}")
    async def download(request: Request, id: str, what: str) -> Response:
        keeping = await hall.keeping(id)
        found = None if keeping is None else file_of(keeping.keeper, what, words(language(request)))
        if keeping is None or found is None:
            return no_table(request)
        name = f'attachment; filename="{keeping.rules.id}-{keeping.stream.begun[:10]}-{what}"'
        return Response(found.text, media_type=found.kind, headers={"content-disposition": name})

    def no_table(request: Request) -> Response:
        return plain_page(request, words(language(request)).text("keep-none"), 404, "keep")

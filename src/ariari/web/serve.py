"""The server: the app on one port, started and stopped in an orderly way."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from fastapi import FastAPI
from nicegui import app as nicegui_app
from nicegui import core, ui

from .hall import PER_HOUR, Allowance, Hall, Pace, Store
from .log import set_up_logs
from .pages import add_pages
from .patience import UNREAD_SECONDS
from .plain_page import add_plain_pages
from .routes import add_routes
from .safety import Safety

SHUTDOWN_SECONDS = 5
UNREAD_BYTES = 256 * 1024


def build(hall: Hall, unread: float = UNREAD_SECONDS) -> FastAPI:
    """The whole app around a hall. NiceGUI has one app in a process, so this is called once.

    unread: seconds after which a client that does not read is let go
    """

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        yield
        await hall.close()

    app = FastAPI(title="ariari", docs_url=None, redoc_url=None, openapi_url=None, lifespan=life)
    add_plain_pages(app)
    add_routes(app, hall)
    add_pages(app, hall)
    # The bar that shows loading has no name for those who do not see it.
    nicegui_app.config.quasar_config["loadingBar"] = {"color": "transparent", "skipHijack": True}
    ui.run_with(
        app,
        title="ariari",
        favicon="🀄",
        tailwind=False,
        reconnect_timeout=20.0,
        message_history_length=200,
        show_welcome_message=False,
        binding_refresh_interval=None,
    )
    # With it any client could write into the log whatever it likes.
    core.sio.handlers["/"].pop("log", None)
    app.add_middleware(Safety, unread=unread)
    return app


def serve(
    host: str,
    port: int,
    db: str,
    *,
    pace: Pace | None = None,
    open_browser: bool = False,
    per_hour: int = PER_HOUR,
    unread: float = UNREAD_SECONDS,
) -> None:
    """Serve until interrupted.

    per_hour: how many tables, scorekeepers and records one address may begin within an hour; 0 is no bound
    unread: seconds after which a client that does not read is let go

    Raises StoreError for a database that cannot be opened, OSError for a port.
    """
    set_up_logs()
    with Store(db) as store:
        config = uvicorn.Config(
            build(Hall(store, pace, allowance=Allowance(per_hour)), unread),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            ws_max_size=64 * 1024,
            h11_max_incomplete_event_size=32 * 1024,
        )
        listening = _listen(host, port)
        address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
        print(f"ariari: {address}  (Ctrl+C stops it)", flush=True)
        if open_browser and _has_screen():
            threading.Timer(1.0, webbrowser.open, [address]).start()
        asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


def _has_screen() -> bool:
    """Without one a browser for terminals would be opened, over the server's own output."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=512)
    # What a client does not read is not to pile up in the system's memory either.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
    return listening


def _shown(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host

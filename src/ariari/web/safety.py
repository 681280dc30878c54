"""Bounds and headers for every answer."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .hall import Allowance
from .patience import AT_ONCE, PER_SECOND, UNREAD_SECONDS, Patience
from .plain_page import refused_page

LONGEST_BODY: Final = 2 * 1024 * 1024
LONGEST_FILE: Final = LONGEST_BODY - 4096
LONGEST_ADDRESS: Final = 4096
LONGEST_MESSAGE: Final = 64 * 1024

_MESSAGES: Final = "/_nicegui_ws/"
"""Where messages are posted by pages whose websocket does not come through; an answer to such a one waits."""

_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    # Links carry tokens: no other site is told from where somebody comes.
    "referrer-policy": "same-origin",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; "
        "style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws: wss:; "
        "frame-ancestors 'self'; base-uri 'self'; form-action 'self'"
    ),
}


class Safety:
    """Refuses what is too long, bounds what one connection may do to others, and forbids browsers to fetch
    anything from elsewhere."""

    def __init__(self, app: ASGIApp, unread: float = UNREAD_SECONDS, posts: Allowance | None = None) -> None:
        self.app, self._unread = app, unread
        # All pages of an address that post together as much as one websocket sends.
        self._posts = posts or Allowance(int(AT_ONCE), AT_ONCE / PER_SECOND)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            client = Patience(scope, receive, send, unread=self._unread)
            await self.app(scope, client.receive, client.send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if (status := _refusal(scope) or self._too_often(scope)) is not None:
            await refused_page(Request(scope), status)(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)

    def _too_often(self, scope: Scope) -> int | None:
        client = scope.get("client")
        if not _posted(scope) or client is None or self._posts.take(client[0]):
            return None
        return 429


def _posted(scope: Scope) -> bool:
    """Whether it is a message of a page without a websocket, or begins its connection."""
    if not scope["path"].startswith(_MESSAGES):
        return False
    return scope["method"] != "GET" or b"sid=" not in scope["query_string"]


def _refusal(scope: Scope) -> int | None:
    longest = LONGEST_MESSAGE if _posted(scope) else LONGEST_BODY
    if len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        return 414
    for name, value in scope["headers"]:
        if name == b"content-length" and (not value.isdigit() or int(value) > longest):
            return 413
        if name == b"transfer-encoding" and scope["method"] in ("POST", "PUT", "PATCH"):
            return 411
    return None

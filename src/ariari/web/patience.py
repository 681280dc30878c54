"""How much one websocket may ask, and how long it may leave unread what it is sent.

A client that sends without end waits for its turn; the network makes it wait, and nobody else. A client that
does not read is let go, so that what it should have read is not kept for it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.types import Message, Receive, Scope, Send

LOG: Final = logging.getLogger("ariari.web")
PER_SECOND: Final = 30.0
AT_ONCE: Final = 120.0
UNREAD_SECONDS: Final = 20.0


class Patience:
    """One connection's bounds around its ASGI calls.

    per_second: messages that are taken, on average; at_once: in one burst
    unread: seconds that one message may wait to be read
    """

    def __init__(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        *,
        per_second: float = PER_SECOND,
        at_once: float = AT_ONCE,
        unread: float = UNREAD_SECONDS,
    ) -> None:
        self._receive, self._send = receive, send
        self._client = scope.get("client")
        self._per_second, self._at_once, self._unread = per_second, at_once, unread
        self._left, self._at = at_once, asyncio.get_running_loop().time()
        self._gone = asyncio.Event()

    async def receive(self) -> Message:
        """The next message, in its time."""
        now = asyncio.get_running_loop().time()
        self._left = min(self._at_once, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            await asyncio.sleep((1 - self._left) / self._per_second)
        self._left -= 1
        return await self._received()

    async def _received(self) -> Message:
        next_message = asyncio.ensure_future(self._receive())
        gone = asyncio.ensure_future(self._gone.wait())
        try:
            await asyncio.wait((next_message, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            if not next_message.done():
                next_message.cancel()
        return next_message.result() if next_message.done() else _DISCONNECTED

    async def send(self, message: Message) -> None:
        """Send it, or let the client go. Raises OSError then, as for any connection that is lost."""
        try:
            async with asyncio.timeout(self._unread):
                await self._send(message)
        except TimeoutError:
            if not self._gone.is_set():
                LOG.warning("a client does not read", extra={"client": str(self._client)})
            self._gone.set()
            raise ConnectionResetError("the client does not read") from None


_DISCONNECTED: Final[Message] = {"type": "websocket.disconnect", "code": 1008}

"""Links of those who sit at a real table: each leads to its own seat of the scorekeeper, and no further."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import TYPE_CHECKING, Final

from .keeping import Keeping
from .store import Store

if TYPE_CHECKING:
    from .hall import Hall

_BYTES: Final = 16


async def seat_token(store: Store, keeping: Keeping, seat: int) -> str:
    """The token of a seat's link, always the same; from it nobody finds the scorekeeper's own."""
    token = hmac.digest(keeping.id.encode(), f"seat {seat}".encode(), hashlib.sha256)[:_BYTES].hex()
    if await asyncio.to_thread(store.stream, token) is None:
        await asyncio.to_thread(store.begin, token, "keeper-seat", {"keeper": keeping.id, "seat": seat})
    return token


async def seated(hall: Hall, token: str) -> tuple[Keeping, int] | None:
    """The scorekeeper and the seat that a token leads to."""
    stream = await asyncio.to_thread(hall.store.stream, token)
    if stream is None or stream.kind != "keeper-seat":
        return None
    keeping = await hall.keeping(stream.head["keeper"])
    return None if keeping is None else (keeping, int(stream.head["seat"]))

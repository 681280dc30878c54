"""What is fixed when a room begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from ...rules.model import Ruleset
from .store import Body

NAME_LENGTH: Final = 24
_TOKEN_BYTES: Final = 16


def new_token() -> str:
    """128 bits that nobody guesses, for an address."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def tidy_name(name: str) -> str:
    """A name as it is kept: one space between words, no longer than a plate has room for."""
    return " ".join(name.split())[:NAME_LENGTH]


def room_head(rules: Ruleset, names: Sequence[str | None], host: int, key: bytes, options: Body) -> Body:
    """The head of a room's stream. `names`: None keeps the seat for somebody who is invited, "" is a bot."""
    return {
        "rules": rules.id,
        "digest": rules.digest,
        "ruleset": rules.model_dump_json(),
        "key": key.hex(),
        "host": host,
        "seats": [{"name": name or "", "token": None if name == "" else new_token()} for name in names],
        **options,
    }

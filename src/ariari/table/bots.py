"""The native bots, by their names."""

from __future__ import annotations

from typing import Final

from ..quoting import shortened
from .errors import TableError
from .given import each_of

BOTS: Final = ("keen", "random", "eager")


def bot_name(bot: object) -> str:
    """The name of a native bot. Raises TableError for one there is not."""
    if not isinstance(bot, str) or bot not in BOTS:
        raise TableError("no-bot", bot=shortened(bot), bots=BOTS)
    return bot


def bot_names(bots: object) -> list[str]:
    """The names of native bots. Raises TypeError if they are no list, TableError for one there is not."""
    return [bot_name(name) for name in each_of(bots, "bots")]

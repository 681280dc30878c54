"""Game records: reading, writing, verifying and counting them."""

from .errors import LogError
from .losses import Losses
from .record import (
    Accepted,
    Ankan,
    Aside,
    Call,
    Chombo,
    Discard,
    Dora,
    Draw,
    Drawn,
    Event,
    GameRecord,
    Kakan,
    Other,
    Payment,
    Presence,
    Riichi,
    Round,
    Ruling,
    Win,
)  # fmt: skip
from .source import Limits, read, read_stream

__all__ = [
    "Accepted", "Ankan", "Aside", "Call", "Chombo", "Discard", "Dora", "Draw", "Drawn", "Event", "GameRecord",
    "Kakan", "Limits", "LogError", "Losses", "Other", "Payment", "Presence", "Riichi", "Round", "Ruling",
    "Win", "read", "read_stream",
]  # fmt: skip

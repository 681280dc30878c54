"""What the hall refuses, in the visitor's words."""

from __future__ import annotations

from ..table import REASONS
from ..table.words import reason_text
from ..worded import error_text
from ..wording import Wording
from .hall import Refused, StoreError


def error_words(error: Exception, told: Wording) -> str:
    """Why a report or an action was not taken, whoever refused it."""
    match error:
        case Refused():
            return refused_text(error, told)
        case StoreError():
            return told.text("refused-store")
        case _:
            return error_text(error, told.lang)


def refused_text(refused: Refused, told: Wording) -> str:
    """Why something was not done."""
    message = f"refused-{refused.reason}"
    if told.has(message):
        return told.text(message)
    why = reason_text(refused.reason, told.lang) if refused.reason in REASONS else str(refused)
    return told.text("refused-general", why=why)

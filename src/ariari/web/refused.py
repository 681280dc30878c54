"""What the hall refuses, in the visitor's words."""

from __future__ import annotations

from ..worded import error_text
from ..wording import Wording
from .hall import StoreError


def error_words(error: Exception, told: Wording) -> str:
    """Why a report or an action was not taken, whoever refused it.

    What the store says is for whoever runs the server: it names databases.
    """
    return told.text("refused-store") if isinstance(error, StoreError) else error_text(error, told.lang)

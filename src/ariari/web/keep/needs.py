"""Conditions (条件): what somebody needs, in a few lines."""

from __future__ import annotations

from ...scorekeeper import ReportError
from ...scorekeeper.words import needs_lines as lines_of
from .desk import Desk


def needs_lines(desk: Desk, seat: int, rank: int) -> list[str]:
    """The smallest outcomes of this round after which a seat stands at that rank; none for who sits out."""
    try:
        return lines_of(desk.keeper, seat, rank, desk.names, desk.told.lang)
    except ReportError:
        return []

"""The table's picture in a page, which holds every tile once."""

from __future__ import annotations

from ..table import View
from ..table.svg import table_svg
from ..wording import Wording
from .sprite import use


def board(view: View, names: tuple[str, ...], told: Wording, *, own_hand: bool = False) -> str:
    """The board; with `own_hand` the own hand is drawn at the bottom too."""
    return table_svg(view, told.lang, names=names, own_hand=own_hand, size=None, tile=use, css="board")


def round_name(told: Wording, wind: str, dealer: int, honba: int) -> str:
    """`東1局 2本場`."""
    place = told.text("round", wind=told.text(f"wind-{wind}"), n=dealer + 1)
    return f"{place} {told.text('honba', n=honba)}" if honba else place

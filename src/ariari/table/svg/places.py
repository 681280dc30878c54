"""Where everything lies, in units of a picture 1000 wide and high."""

from __future__ import annotations

from typing import Final

from ..view import View

SIZE: Final = 1000
MIDDLE: Final = SIZE / 2
HALF: Final = 186
"""The box in the middle reaches so far from it."""
PLATE: Final = 84
"""How deep a player's plate reaches into that box."""
RIVER_TOP: Final = MIDDLE + HALF + 8
EDGE_TOP: Final = 936
"""Upper edge of the row of concealed tiles and melds."""
CORNER: Final = 62
"""Each side's row leaves so much to the next one's."""

_WINDS: Final = "ESWN"


def quarters(view: View) -> dict[int, int]:
    """For each seat that plays, by how many quarters it sits from the bottom, counter-clockwise.

    The looking seat sits below; whoever sits out looks from the dealer's side. Of three players the next one
    sits at the right, the one before at the left, and nobody across.
    """
    winds = {player.seat: _WINDS.index(player.wind) for player in view.players if player is not None}
    mine = winds.get(view.seat, 0)
    places = (0, 1, 2, 3) if len(winds) == 4 else (0, 1, 3)
    return {seat: places[(wind - mine) % len(winds)] for seat, wind in winds.items()}

"""What is to be known of a player beside their tiles: riichi, a dead hand, what a referee has ruled."""

from __future__ import annotations

from ..tiles import Tile
from .view import Seated


def marks(player: Seated) -> list[str]:
    """As ids of the table's messages."""
    found = []
    if player.open_riichi:
        found.append("open-riichi")
    elif player.riichi:
        found.append("double-riichi" if player.riichi == 2 else "riichi")
    if player.dead:
        found.append("dead-hand")
    if player.chombo_at_draw:
        found.append("chombo-at-draw")
    return found


def ruled_out(player: Seated) -> list[tuple[str, tuple[Tile, ...]]]:
    """What the referee has ruled out for that player: a message's id, and the kinds concerned."""
    kinds = (("no-ron-on", player.no_ron), ("no-win-on", player.no_win))
    return [(message, tiles) for message, tiles in kinds if tiles]

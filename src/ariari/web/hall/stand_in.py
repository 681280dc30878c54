"""Who plays for a seat that does not play itself."""

from __future__ import annotations

from ...table import Action, Player, Table, choose


def out_of_time(table: Table, seat: int, bot: Player) -> Action:
    """When the time to think has run out: nothing that the player did not ask for."""
    drawn = table.drawn(seat)
    for action in table.legal_for(seat):
        if action.word in ("pass", "end") or (action.word == "discard" and action.tile == drawn):
            return action
    return choose(table, seat, bot)

"""Who plays at a table: native bots by their name, and Python functions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .action import ACTIONS, Action
from .batch import BOTS
from .view import View

if TYPE_CHECKING:
    from .table import Table

Chooser = Callable[[View, Sequence[Action]], Action | int | str]
"""A bot in Python: it is given what its seat may know and its legal actions, and returns one of them."""

Player = str | Chooser
"""A native bot's name, one of `BOTS`, or a function."""


def choose(table: Table, seat: int, player: Player) -> Action:
    """What a player does for a seat that is asked.

    A native bot's chance comes from the table's key and the number of actions played, so that a match can be
    played again. Raises ValueError for a bot there is not, or if nothing is asked of the seat.
    """
    _check(player)
    if isinstance(player, str):
        return ACTIONS[table._game.choice(seat, player, _bots_key(table))]
    view = table.view(seat)
    if not view.legal:
        raise ValueError(f"seat {seat} is asked nothing")
    return Action(player(view, view.legal))


def play_out(table: Table, players: Sequence[Player]) -> Table:
    """Plays a table to the end of the match, `players` by seat, and returns it.

    Raises ValueError for another number of players than sit at the table and for a bot there is not,
    TypeError for what is no player, both before anything is played; IllegalAction for what a function may not
    do: the table then stands as it was before that.
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise TypeError(f"players are a list by seat, not {players!r:.80}")
    if len(players) != table.people:
        raise ValueError(f"{len(players)} players for the {table.people} seats of the table")
    for player in players:
        _check(player)
    while (seat := table.turn) is not None:
        table.play(choose(table, seat, players[seat]), seat)
    return table


def _check(player: object) -> None:
    """Raises ValueError for a bot there is not, TypeError for what is neither a name nor a function."""
    if isinstance(player, str):
        if player not in BOTS:
            raise ValueError(f"there is no bot {player!r:.80}; there are {', '.join(BOTS)}")
    elif not callable(player):
        raise TypeError(f"a player is a bot's name or a function, not {player!r:.80}")


def _bots_key(table: Table) -> bytes:
    return hashlib.sha256(b"bots" + table._key).digest()

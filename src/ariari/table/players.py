"""Who plays at a table: native bots by their name, and Python functions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .action import Action
from .bots import bot_name
from .errors import TableError
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
    played again. Raises TableError for a bot there is not, or if nothing is asked of the seat.
    """
    _check(player)
    if isinstance(player, str):
        return table._chosen(player, seat, _bots_key(table))
    view = table.view(seat)
    if not view.legal:
        raise TableError("nothing-asked", seat=seat)
    return Action(player(view, view.legal))


def play_out(table: Table, players: Sequence[Player]) -> Table:
    """Plays a table to the end of the match, `players` by seat, and returns it.

    Raises TableError for another number of players than sit at the table and for a bot there is not,
    TypeError for what is no player, both before anything is played; IllegalAction for what a function may not
    do: the table then stands as it was before that.
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise TypeError(f"players are a list by seat, not {players!r:.80}")
    if len(players) != table.people:
        raise TableError("number-of-players", n=len(players), people=table.people)
    for player in players:
        _check(player)
    while (seat := table.turn) is not None:
        table.play(choose(table, seat, players[seat]), seat)
    return table


def _check(player: object) -> None:
    """Raises TableError for a bot there is not, TypeError for what is neither a name nor a function."""
    if isinstance(player, str):
        bot_name(player)
    elif not callable(player):
        raise TypeError(f"a player is a bot's name or a function, not {player!r:.80}")


def _bots_key(table: Table) -> bytes:
    return hashlib.sha256(b"bots" + table._key).digest()

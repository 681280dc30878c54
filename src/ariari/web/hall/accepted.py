"""What a room takes: the entry that a seat's command becomes, or why it is none."""

from __future__ import annotations

from typing import Final

from ...table import REASONS, Action, Table
from ...tiles import NotationError
from .command import Command
from .errors import Refused
from .penalty import ruled
from .standing import Standing
from .store import Body

_ACTION_LENGTH: Final = 40


def accepted(command: Command, standing: Standing, host: int, *, showing: bool) -> Body | None:
    """The entry that a command adds to the room's stream; None where there is nothing to do any more.

    host: the seat of whoever opened the table; showing: a result is being looked at

    Raises Refused; nothing has changed.
    """
    seat, told = command.seat, command.told
    if command.word == "join":
        if standing.people[seat].joined:
            raise Refused("taken")
        return {"type": "join", "seat": seat, "name": told["name"], "token": told["token"]}
    if command.word == "start":
        if seat != host:
            raise Refused("not-host")
        return {"type": "start"} if standing.table is None else None
    table = _played(standing, showing=showing)
    if command.word == "penalty":
        if seat != host:
            raise Refused("not-referee")
        ruled(table, told)
        return {**told, "type": "penalty"}
    return {"type": "play", "seat": seat, "do": str(_action(table, seat, told["do"]))}


def _played(standing: Standing, *, showing: bool) -> Table:
    if standing.table is None:
        raise Refused("not-begun")
    if showing:
        raise Refused("result")
    return standing.table


def _action(table: Table, seat: int, text: str) -> Action:
    if len(text) > _ACTION_LENGTH:
        raise Refused("not-an-action")
    try:
        action = Action(text)
    except NotationError:
        raise Refused("not-an-action") from None
    _, _, reason = table.why_not(action, seat)
    if reason == "not-possible":
        raise Refused("not-now")
    if reason != "none":
        raise Refused("not-possible", why=REASONS[reason])
    return action

"""Matches between external programs and native bots."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from ..names import told_apart
from ..rules.model import Ruleset
from ..table import Table
from .program import Program
from .seat import BotSeat, Protocol


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a native bot by its name, or a program by its command."""

    bot: str | None = None
    command: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.bot or self.command[0].rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over. By seat: the players, and what each program did wrong."""

    table: Table
    players: tuple[Player, ...]
    decisions: tuple[int, ...]
    faults: tuple[dict[str, int], ...]


def play(
    rules: Ruleset,
    players: Sequence[Player],
    seed: int | None,
    protocol: Protocol = "each",
    seconds: float = 5.0,
) -> Played:
    """One match. Raises BotError when a program cannot be started or the house cannot be played in mjai."""
    table = Table(rules, seed=seed, names=told_apart(player.name for player in players))
    with ExitStack() as stack:
        seats: dict[int, BotSeat] = {}
        for seat, player in enumerate(players):
            if player.command:
                program = stack.enter_context(Program(player.command))
                seats[seat] = BotSeat(program, seat, protocol, seconds)
        while not table.over:
            _step(table, players, seats)
        for bot in seats.values():
            bot.tell(table)
    faults = tuple(dict(seats[seat].faults) if seat in seats else {} for seat in range(len(players)))
    decisions = tuple(seats[seat].decisions if seat in seats else 0 for seat in range(len(players)))
    return Played(table, tuple(players), decisions, faults)


def _step(table: Table, players: Sequence[Player], seats: dict[int, BotSeat]) -> None:
    seat = table.turn
    assert seat is not None
    bot = players[seat].bot
    if table.choosing:
        table.play("end")
    elif bot is not None:
        table.play(table.choice(bot, seat), seat)
    else:
        table.play(seats[seat].choose(table), seat)

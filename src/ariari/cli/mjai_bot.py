"""`ariari mjai-bot`: mjai programs at our table, or ariari as one."""

import sys
from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ..arena.as_bot import AsBot
from ..arena.match import Played, Player, play
from ..arena.seat import Protocol
from ..quoting import shortened
from ..rules.load import load
from ..table.bots import bot_name
from .app import console, print_json
from .errors import OptionError

PROTOCOLS: tuple[Protocol, ...] = ("each", "asked", "lists")


def mjai_bot(
    command: Annotated[
        list[str] | None, typer.Argument(help="The program and its arguments, after --.", show_default=False)
    ] = None,
    rules: Annotated[str, typer.Option(help="A house's identifier, or a ruleset file.")] = "tenhou",
    as_bot: Annotated[
        str | None,
        typer.Option(help="Be an mjai bot on standard input and output, playing as this native bot."),
    ] = None,
    against: Annotated[str, typer.Option(help="The native bot in the other seats.")] = "random",
    n: Annotated[int, typer.Option("-n", min=1, help="How many matches; the program changes seats.")] = 1,
    seed: Annotated[int | None, typer.Option(help="A number that gives the same walls again.")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="How long the program may think.")] = 5.0,
    protocol: Annotated[
        str,
        typer.Option(help="What the program answers: each event, only when asked, or lists of events."),
    ] = "each",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Seat an external mjai program at our table, or play as an mjai bot elsewhere (--as-bot).

    For a program that is late, or plays what is not legal, the drawn tile is discarded, or it passes; how
    often is told.
    """
    house = load(rules)
    for name in (as_bot, against):
        if name is not None:
            bot_name(name)
    if as_bot is not None:
        for answer in AsBot(house, as_bot).answers(sys.stdin):
            sys.stdout.write(answer + "\n")
            sys.stdout.flush()
        return
    if not command:
        raise OptionError("program-missing")
    if protocol not in PROTOCOLS:
        raise OptionError("no-protocol", protocol=shortened(protocol), protocols=PROTOCOLS)
    players = house.seats.players
    how = next(known for known in PROTOCOLS if known == protocol)
    played: list[tuple[int, Played]] = []
    progress = Console(stderr=True)
    for number in track(range(n), "playing", console=progress, transient=True, disable=n < 2):
        seat = number % players
        seats = [Player(bot=against)] * players
        seats[seat] = Player(command=tuple(command))
        match_seed = None if seed is None else seed + number
        played.append((seat, play(house, seats, match_seed, how, seconds)))
    _tell(played, as_json)


def _tell(played: list[tuple[int, Played]], as_json: bool) -> None:
    ranks = [match.table.settle().ranks[seat] for seat, match in played]
    score = [float(match.table.settle().score[seat]) for seat, match in played]
    faults: Counter[str] = Counter()
    for seat, match in played:
        faults.update(match.faults[seat])
    decisions = sum(match.decisions[seat] for seat, match in played)
    document = {
        "matches": len(played),
        "ranks": ranks,
        "average_rank": sum(ranks) / len(ranks),
        "average_score": sum(score) / len(score),
        "decisions": decisions,
        "faults": dict(faults),
    }
    if as_json:
        print_json(document)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    table.add_column()
    table.add_row(str(len(played)), "matches")
    table.add_row(f"{document['average_rank']:.2f}", "average rank")
    table.add_row(f"{document['average_score']:+.1f}", "average P")
    table.add_row(f"{decisions:,}", "decisions")
    for fault, times in faults.items():
        table.add_row(f"{times:,}", f"answers {fault}, replaced by the fallback", style="yellow")
    console().print(table)

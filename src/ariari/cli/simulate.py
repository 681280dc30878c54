"""`ariari simulate RULES -n 1000`: many matches between bots, and what they come to."""

from collections.abc import Callable
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ariari.rules.load import load
from ariari.table import BOTS
from ariari.table.batch import MOST_THREADS
from ariari.table.statistics import MOST_GAMES, BotStatistics, Statistics
from ariari.table.statistics import simulate as run

from .app import console, print_json
from .usage import usage


def simulate(
    rules: Annotated[str, typer.Argument(help="A house such as daisuki-sanma, or a ruleset file")],
    games: Annotated[
        int, typer.Option("-n", "--games", min=1, max=MOST_GAMES, help="How many matches")
    ] = 1000,
    bots: Annotated[
        str, typer.Option(help=f"Who plays, seat by seat: {' or '.join(BOTS)}, such as keen,random,random")
    ] = "",
    jobs: Annotated[int, typer.Option(min=1, max=MOST_THREADS, help="Threads")] = 1,
    seed: Annotated[
        int | None, typer.Option(help="A number that always gives the same matches, whatever the threads")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON document")] = False,
) -> None:
    """Play many matches between bots: rates, ranks, P and speed."""
    house = load(rules)
    names = [name.strip() for name in bots.split(",")] if bots else []
    with (
        usage(),
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=json,
        ) as bar,
    ):
        task = bar.add_task(house.id, total=games)
        found = run(
            house, games, names, seed=seed, jobs=jobs, progress=lambda count: bar.advance(task, count)
        )
    if json:
        print_json(found.to_dict())
        return
    for grid in (_table(found), _by_bot(found), _by_rank(found)):
        console().print(grid)


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left")
    for n, column in enumerate(columns):
        grid.add_column(column, justify="right" if n else "left")
    return grid


def _table(found: Statistics) -> Grid:
    grid = _grid(f"{found.rules.id}: {found.games} matches", "", "")
    ends = ", ".join(f"{reason} {_percent(share)}" for reason, share in found.ends.items() if share)
    for name, value in (
        ("matches per second", f"{found.games_per_second:,.1f}"),
        ("rounds per match", f"{found.rounds:.2f}"),
        ("turns per round", f"{found.turns:.1f}"),
        ("draws", _percent(found.draws)),
        ("abortive draws", _percent(found.aborts)),
        ("matches ended by", ends),
        ("matches with a bust", _percent(found.busts)),
        ("average rank by seat", "  ".join(f"{m.value:.3f}" for m in found.rank_by_seat)),
        ("  give or take", "  ".join(f"{m.error:.3f}" for m in found.rank_by_seat)),
    ):
        grid.add_row(name, value)
    return grid


def _by_bot(found: Statistics) -> Grid:
    grid = _grid("by bot", "", *(f"{b.bot} ({', '.join(map(str, b.seats))})" for b in found.by_bot))
    for name, value in _BOT_ROWS.items():
        grid.add_row(name, *(value(bot) for bot in found.by_bot))
    return grid


def _by_rank(found: Statistics) -> Grid:
    grid = _grid("by rank", "", "points", "P", "bonus P", "chips")
    for rank in found.by_rank:
        grid.add_row(
            str(rank.rank),
            f"{rank.points:,.0f}",
            f"{rank.score:+.1f}",
            f"{rank.bonus:+.1f}",
            f"{rank.chips:+.2f}",
        )
    return grid


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


_BOT_ROWS: Final[dict[str, Callable[[BotStatistics], str]]] = {
    "wins": lambda bot: _percent(bot.win),
    "by tsumo": lambda bot: _percent(bot.tsumo),
    "deal-ins": lambda bot: _percent(bot.deal_in),
    "riichi": lambda bot: _percent(bot.riichi),
    "calls": lambda bot: _percent(bot.call),
    "mean win": lambda bot: f"{bot.mean_win:,.0f}",
    "average rank": lambda bot: f"{bot.rank.value:.3f} ± {bot.rank.error:.3f}",
    "P per match": lambda bot: f"{bot.score.value:+.1f} ± {bot.score.error:.1f}",
    "bonus P per match": lambda bot: f"{bot.bonus.value:+.1f} ± {bot.bonus.error:.1f}",
    "busted": lambda bot: _percent(bot.bust),
}

"""`ariari stats FILE…`: what players did in real records."""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from ..logs.bulk import count_files, files_in
from ..logs.errors import LogError
from ..logs.statistics import Tallies, Tally, merged
from ..wording import Wording, wording
from .app import console, print_json
from .replay import Files, Jobs, Language


def _percent(value: float) -> str:
    return f"{100 * value:.1f}"


def _points(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


COLUMNS: dict[str, Callable[[Tally], str]] = {
    "matches": lambda t: f"{t.matches:,}",
    "rank": lambda t: "–" if t.average_rank is None else f"{t.average_rank:.2f}",
    "rounds": lambda t: f"{t.rounds:,}",
    "win": lambda t: _percent(t.rate(t.wins)),
    "deal-in": lambda t: _percent(t.rate(t.deal_ins)),
    "riichi": lambda t: _percent(t.rate(t.riichi)),
    "call": lambda t: _percent(t.rate(t.called)),
    "draw": lambda t: _percent(t.rate(t.draws)),
    "tsumo": lambda t: _percent(t.tsumo / t.wins) if t.wins else "–",
    "mean-win": lambda t: _points(t.mean_win),
    "mean-deal-in": lambda t: _points(t.mean_deal_in),
}


def stats(
    files: Files,
    jobs: Jobs = 1,
    most: Annotated[int, typer.Option(min=1, help="How many players to list, by rounds.")] = 50,
    lang: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Statistics of game records, by player and of all together."""
    paths = files_in(files)
    tallies: Tallies = {}
    errors: list[LogError] = []
    counted = count_files(paths, jobs)
    progress = Console(stderr=True)
    for more, problems in track(
        counted, "counting", total=len(paths), console=progress, transient=True, disable=len(paths) < 2
    ):
        tallies = merged(tallies, more)
        errors += problems
    if as_json:
        print_json(
            {
                "players": {name: _values(t) for name, t in tallies.items()},
                "errors": [e.to_dict() for e in errors],
            }
        )
    else:
        _print(tallies, most, wording(__package__, lang))
        for error in errors:
            typer.echo(f"ariari: {error.text(lang)}", err=True)
    if errors:
        raise typer.Exit(1)


def _values(t: Tally) -> dict[str, Any]:
    return {
        "matches": t.matches,
        "ranks": t.ranks,
        "average_rank": t.average_rank,
        "busts": t.busts,
        "points": t.points,
        "settled": round(t.settled, 3),
        "rounds": t.rounds,
        "wins": t.wins,
        "tsumo": t.tsumo,
        "deal_ins": t.deal_ins,
        "riichi": t.riichi,
        "called": t.called,
        "draws": t.draws,
        "draws_tenpai": t.draws_tenpai,
        "mean_win": t.mean_win,
        "mean_deal_in": t.mean_deal_in,
        "turns": t.turns,
        "chombo": t.chombo,
        "from_mid_match": t.from_mid_match,
        "broken_off": t.broken_off,
    }


def _gaps(t: Tally, told: Wording) -> str:
    """What is not in the figures: rounds and chips before or after what was recorded."""
    parts = []
    if t.from_mid_match:
        parts.append(told.text("stats-from-mid-match", n=t.from_mid_match))
    if t.broken_off:
        parts.append(told.text("stats-broken-off", n=t.broken_off))
    return told.chained("stats-gaps", parts)


def _print(tallies: Tallies, most: int, told: Wording) -> None:
    table = Table(told.text("stats-player"), box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for name in COLUMNS:
        table.add_column(told.text(f"stats-{name}"), justify="right", no_wrap=True)
    order = sorted(tallies.items(), key=lambda item: (-item[1].rounds, item[0]))
    for name, tally in order[:most]:
        table.add_row(escape(name), *(value(tally) for value in COLUMNS.values()))
    everybody = sum(tallies.values(), Tally())
    table.add_row(
        told.text("stats-everybody"), *(value(everybody) for value in COLUMNS.values()), style="bold"
    )
    console().print(table)
    for name, tally in order[:most]:
        if tally.from_mid_match or tally.broken_off:
            console().print(f"[dim]{escape(name)}: {_gaps(tally, told)}[/]")
    if len(order) > most:
        console().print(f"[dim]{told.text('stats-more', n=len(order) - most)}[/]")

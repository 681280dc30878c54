"""`ariari chart RULES`: what each han and fu pays in this house."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..rules.load import load
from ..scoring import Chart
from ..scoring import chart as chart_of
from ..scoring.chart_notes import chart_notes
from ..scoring.score_chart import HAN, PAIRS, SIDES, Amounts, Side
from ..wording import Lang, Wording, wording
from .app import console, print_json

_NONE: Final = "–"


def chart(
    rules: Annotated[
        str,
        typer.Argument(
            metavar="RULES", help="A house such as daisuki-sanma, or a ruleset file.", show_default=False
        ),
    ],
    lang: Annotated[Lang, typer.Option(help="The language.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """The score chart of a house: ron and tsumo, dealer and not, by fu and han, and the limits."""
    found = chart_of(load(rules))
    if json:
        print_json(found.to_dict())
    else:
        print_chart(console(), found, lang)


def print_chart(out: Console, found: Chart, lang: Lang) -> None:
    """Prints the chart as tables, and the notes that are true for this house."""
    words = wording("ariari.scoring", lang)
    out.print(
        Text(words.text("chart-title", house=str(getattr(found.rules.name, lang))), "bold"), soft_wrap=True
    )
    for side in SIDES:
        out.print(_rows(words, found, side))
        out.print(Text(words.text(f"chart-how-{side}"), "dim"), soft_wrap=True)
    out.print(_limits(words, found))
    for note in chart_notes(found.rules, lang):
        out.print(Text(f"• {note}"), soft_wrap=True)


def _rows(words: Wording, found: Chart, side: Side) -> Table:
    table = Table(title=words.text(f"chart-side-{side}"), title_justify="left", show_lines=True)
    table.add_column(words.text("chart-fu"), justify="right")
    for han in HAN:
        table.add_column(words.text("han", n=han), justify="right")
    ron, tsumo = found.rows[side]["ron"], found.rows[side]["tsumo"]
    for row in dict.fromkeys((*_fu_first(tsumo), *_fu_first(ron), PAIRS)):
        if row in ron or row in tsumo:
            cells = zip(_cells(ron, row), _cells(tsumo, row), strict=True)
            name = words.text("chart-pairs") if row == PAIRS else row
            table.add_row(name, *(f"{_amounts(r)}\n{_amounts(t)}" for r, t in cells))
    return table


def _fu_first(rows: dict[str, list[Amounts]]) -> list[str]:
    return [row for row in rows if row != PAIRS]


def _cells(rows: dict[str, list[Amounts]], row: str) -> list[Amounts]:
    return rows.get(row, [None] * len(HAN))


def _limits(words: Wording, found: Chart) -> Table:
    table = Table()
    table.add_column(words.text("chart-limit"))
    for side in SIDES:
        for way in ("ron", "tsumo"):
            column = f"{words.text(f'chart-side-{side}')} {words.text(f'chart-{way}')}"
            table.add_column(column, justify="right")
    for limit, sides in found.limits.items():
        amounts = [_amounts(sides[side][way]) for side in SIDES for way in ("ron", "tsumo")]
        table.add_row(words.text(f"limit-{limit}"), *amounts)
    return table


def _amounts(amounts: Amounts) -> str:
    return _NONE if amounts is None else " / ".join(f"{amount:,}" for amount in amounts)

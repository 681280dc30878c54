"""A scored win on the terminal: drawn with colours, or as plain text where there are none."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..scoring import Score
from ..scoring.explanation import Counted, Explanation, explanation
from ..scoring.explanation.as_text import as_text
from ..tile_glyphs import glyph
from ..tiles import display_order
from ..wording import Lang
from .coloured_tiles import coloured_tiles


def print_win(out: Console, score: Score, lang: Lang) -> None:
    """Prints how the score came about."""
    told = explanation(score, lang)
    if out.is_terminal and out.color_system:
        out.print(Panel(Group(*_parts(told)), title=escape(told.house), expand=False))
    else:
        out.print(as_text(told), markup=False, soft_wrap=True)


def _parts(told: Explanation) -> Iterator[RenderableType]:
    yield Text(told.won, "bold")
    yield from _tiles(told)
    for section, counts in (("yaku", told.yaku), ("fu", told.fu)):
        if counts:
            yield Text(told.heading(section), "bold cyan")
            yield _counts(counts)
    for section, sentences in (("value", told.value), ("payments", told.payments), ("bonus", told.bonus)):
        if sentences:
            yield Text(told.heading(section), "bold cyan")
            yield from (Text(f"  {sentence}") for sentence in sentences)
    yield Text(told.total, "bold green")


def _tiles(told: Explanation) -> Iterator[RenderableType]:
    tiles = told.score.prepared.tiles
    if told.groups:
        yield Columns(
            [
                Group(coloured_tiles(group.tiles, group.won), Text(told.group_name(group), "dim"))
                for group in told.groups
            ],
            padding=(1, 2),
        )
    elif tiles.hand:
        yield coloured_tiles(sorted(tiles.hand, key=display_order))
    for section, some in (("aside", told.aside), ("dora", tiles.dora), ("ura", tiles.ura)):
        if some:
            yield Text(told.heading(section), "bold cyan")
            yield coloured_tiles(some)


def _counts(counts: tuple[Counted, ...]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=True)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for count in counts:
        tile = "" if count.tile is None else f"{glyph(count.tile)} {count.tile}"
        table.add_row(escape(count.name), escape(count.worth), tile)
    return table

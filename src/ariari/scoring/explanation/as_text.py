"""An explanation as plain text, tiles as glyphs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from ...tile_glyphs import glyph, glyphs, shown
from ...tiles import Tile, display_order
from ...worded import labelled
from .explanation import Counted, Explanation
from .placed_tiles import PlacedGroup


def as_text(told: Explanation) -> str:
    """Several lines; the columns of yaku and fu are aligned also where characters are wide."""
    return "\n".join(_lines(told))


def _lines(told: Explanation) -> Iterator[str]:
    yield _labelled(told, told.house, told.won)
    yield from _hand(told)
    if told.groups:
        yield _labelled(told, told.heading("reading"), " ".join(_group(told, group) for group in told.groups))
    for section, counts in (("yaku", told.yaku), ("fu", told.fu)):
        if counts:
            yield _labelled(told, told.heading(section))
            yield from _columns(counts)
    for section, sentences in (
        ("value", told.value),
        ("payments", told.payments),
        ("bonus", told.bonus),
    ):
        if sentences:
            yield _labelled(told, told.heading(section))
            yield from (f"  {sentence}" for sentence in sentences)
    yield told.total


def _labelled(told: Explanation, label: str, text: str = "") -> str:
    return labelled(label, text, told.words.lang)


def _hand(told: Explanation) -> Iterator[str]:
    tiles = told.score.prepared.tiles
    hand = sorted(tiles.hand, key=display_order)
    if hand or tiles.melds:
        parts = [shown(hand)] if hand else []
        parts += [] if tiles.win is None else [f"+ {shown([tiles.win])}"]
        parts += [f"[{glyphs(meld.tiles)} {meld}]" for meld in tiles.melds]
        yield _labelled(told, told.heading("hand"), "  ".join(parts))
    for section, some in (("aside", told.aside), ("dora", tiles.dora), ("ura", tiles.ura)):
        if some:
            yield _labelled(told, told.heading(section), shown(some))


def _group(told: Explanation, group: PlacedGroup) -> str:
    row = glyphs(group.tiles)
    if group.won is not None:
        row = "".join(_marked(tile, place == group.won) for place, tile in enumerate(group.tiles))
    return f"{row} ({told.group_name(group)})"


def _marked(tile: Tile, won: bool) -> str:
    return f"[{glyph(tile)}]" if won else glyph(tile)


def _columns(counts: Sequence[Counted]) -> Iterator[str]:
    """Names, what they count, and at the end the tile, whose glyph has another width in every face."""
    wide = max(_width(count.name) for count in counts)
    right = max(_width(count.worth) for count in counts)
    for count in counts:
        gap = " " * (wide - _width(count.name) + 2 + right - _width(count.worth))
        tile = "" if count.tile is None else f"  {shown([count.tile])}"
        yield f"  {count.name}{gap}{count.worth}{tile}"


def _width(text: str) -> int:
    """How many columns a terminal gives a text."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)

"""`ariari hand [RULES] HAND`: shanten, waits, useful tiles, and for a hand of 14 its discards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.table import Table

from ..hand import Hand, state_in_words
from ..rules.load import load
from ..scoring.house import house_of
from ..tile_glyphs import glyphs, shown
from ..tiles import Tile, format_tiles
from .app import console, print_json


def hand(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="[RULES] HAND",
            help="13 or 14 tiles, melds counting three each: '340p789s1123z, pon 777z'. With RULES the tiles "
            "and forms of that house, else a four-player set.",
            show_default=False,
        ),
    ],
    visible: Annotated[
        str, typer.Option(help="Tiles seen elsewhere: discards, melds, indicators.", show_default=False)
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """How far a hand is from winning, and by which tiles."""
    if len(words) > 2:
        raise typer.BadParameter(
            f"too many words: {' '.join(words)}; quote the hand", param_hint="[RULES] HAND"
        )
    asked = _hand(words[-1], words[0] if len(words) == 2 else None)
    document = _document(asked, visible)
    if json:
        print_json(document)
    else:
        _print(asked, visible)


def _hand(text: str, rules: str | None) -> Hand:
    if rules is None:
        return Hand(text)
    house = house_of(load(rules))
    return Hand(text, tile_set=house.tile_set, forms=house.kernel.forms)


def _document(asked: Hand, visible: str) -> dict[str, Any]:
    found: dict[str, Any] = {"hand": asked.text, "shanten": asked.shanten}
    if asked.to_discard:
        found["discards"] = [
            {"discard": str(d.tile), "shanten": d.shanten, "ukeire": _counted(d.ukeire), "total": d.total}
            for d in asked.discards(visible)
        ]
    else:
        found["waits"] = [str(tile) for tile in asked.waits()]
        found["ukeire"] = _counted(asked.ukeire(visible))
    return found


def _counted(ukeire: Mapping[Tile, int]) -> dict[str, int]:
    return {str(tile): left for tile, left in ukeire.items()}


def _print(asked: Hand, visible: str) -> None:
    out = console()
    melds = "".join(f"  [{glyphs(meld.tiles)} {meld}]" for meld in asked.melds)
    out.print(
        f"{shown(asked.concealed)}{melds}: {state_in_words(asked.shanten)}", markup=False, soft_wrap=True
    )
    if asked.to_discard:
        table = Table("discard", "then", "useful", "left", box=None, pad_edge=False)
        for d in asked.discards(visible):
            table.add_row(shown([d.tile]), str(state_in_words(d.shanten)), _row(d.ukeire), str(d.total))
        out.print(table)
        return
    ukeire = asked.ukeire(visible)
    word = "waits for" if asked.shanten == 0 else "useful"
    out.print(f"{word}: {_row(ukeire)} ({sum(ukeire.values())} left)", markup=False, soft_wrap=True)


def _row(ukeire: Mapping[Tile, int]) -> str:
    tiles: list[Tile] = list(ukeire)
    return f"{glyphs(tiles)} {format_tiles(tiles)}" if tiles else "nothing"

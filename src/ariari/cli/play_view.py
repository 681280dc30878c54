"""The table as it is shown to whoever plays in the terminal."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ..table import View
from ..table.marks import marks, ruled_out
from ..table.words import place_text, words
from ..tile_glyphs import glyphs, shown
from ..tiles import Tile, display_order
from ..worded import labelled
from ..wording import Lang
from .coloured_tiles import coloured_tiles


def board(view: View, screen: Console, lang: Lang) -> RenderableType:
    """Everything that this seat sees, the others in their order after it, the own hand below."""
    people = len(view.players)
    others = [(view.seat + step) % people for step in range(1, people)]
    rows: list[RenderableType] = [Text(_head(view, lang), style="bold")]
    rows += [_player(view, seat, lang) for seat in [*others, view.seat]]
    if view.hand:
        rows.append(_hand(view, screen, lang))
    return Group(*rows)


def _head(view: View, lang: Lang) -> str:
    said = words(lang)
    parts = [
        place_text(view.round, view.dealer, view.honba, lang),
        said.text("left", n=view.left),
        f"{said.text('dora')} {shown(view.dora)}" if view.dora else "",
        said.text("on-the-table", points=view.sticks) if view.sticks else "",
    ]
    return "  ".join(part for part in parts if part)


def _player(view: View, seat: int, lang: Lang) -> Text:
    said, player = words(lang), view.players[seat]
    name = view.names[seat]
    line = Text(f"{'>' if view.turn == seat else ' '} ")
    line.append(f"{player.wind if player else '-'} ", style="bold red" if seat == view.dealer else "bold")
    line.append(f"{name:<10} {view.points[seat]:>7,}")
    if view.bonus[seat]:
        line.append(" " + said.text("bonus", amount=f"{view.bonus[seat]:+}", unit=view.bonus_unit))
    if player is None:
        line.append("  " + said.text("sits-out"))
        return line
    ruled = [said.text(message, tiles=shown(kinds)) for message, kinds in ruled_out(player)]
    for mark in (*(said.text(mark) for mark in marks(player)), *ruled):
        line.append(f"  {mark}", style="bold magenta")
    for called in player.melds:
        line.append(f"  [{glyphs(called.meld.tiles)} {called.meld}]")
    aside = player.flowers + (Tile("4z"),) * player.nuki
    if aside:
        line.append(f"  +{shown(aside)}")
    if seat != view.seat and player.hand is not None:
        line.append(f"  {shown(sorted(player.hand, key=display_order))}")
    if player.discards:
        line.append("\n      ")
        for discard in player.discards:
            style = "bold magenta" if discard.riichi else "dim" if discard.called else ""
            line.append(f"{discard.tile}{'*' if discard.riichi else ''}", style=style)
            line.append(" ")
    return line


def _hand(view: View, screen: Console, lang: Lang) -> RenderableType:
    said = words(lang)
    held = sorted(view.hand, key=display_order)
    if view.drawn is not None:
        held.remove(view.drawn)
        held.append(view.drawn)
    if screen.is_terminal and not screen.no_color and screen.color_system:
        tiles: RenderableType = coloured_tiles(held, len(held) - 1 if view.drawn is not None else None)
    else:
        drawn = f"  {said.text('drawn')} {shown(held[-1:])}" if view.drawn is not None else ""
        tiles = Text(labelled(said.text("your-hand"), shown(held[:-1] if drawn else held), said.lang) + drawn)
    if not view.waits:
        return tiles
    waits = said.text("waits", tiles=shown(view.waits))
    if view.furiten:
        waits += f" ({said.text('furiten')})"
    return Group(tiles, Text(waits, style="green"))

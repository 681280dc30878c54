"""A table as an SVG picture, seen from one seat: what that seat's view holds, and nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

from ...tile_glyphs import shown
from ...wording import Lang, Wording
from ..marks import marks, ruled_out
from ..view import View
from ..words import words
from .call import announced
from .centre import centre, place
from .edge import edge
from .paint import FELT, Painter, box, group, whole_tile
from .places import MIDDLE, SIZE, quarters
from .plate import plate, sitter_out
from .river import river
from .tags import tags

_FONT: Final = "Noto Sans, Noto Sans CJK JP, Hiragino Sans, Helvetica, Arial, sans-serif"


def table_svg(
    view: View,
    lang: Lang = "ja",
    *,
    names: tuple[str, ...] | None = None,
    own_hand: bool = True,
    size: int | None = 640,
    tile: Painter = whole_tile,
    css: str = "table",
) -> str:
    """The table as an SVG picture.

    lang: the language of what is written
    names: who sits where, in place of the view's own names
    own_hand: draw the looking seat's concealed tiles too; a page that has them as buttons does without
    size: pixels, or None for a picture that fills its place
    tile: how a tile is drawn; a picture that stands alone draws each in full
    css: the class of the picture
    """
    said = words(lang)
    names = names or view.names
    turns = quarters(view)
    parts = [box(0, 0, SIZE, SIZE, FELT, 24), centre(view, said, tile), sitter_out(view, names, said)]
    for seat, quarter in turns.items():
        player = view.players[seat]
        assert player is not None
        # Beneath the tiles: where there are very many tags they make way.
        parts.append(tags(view, seat, quarter, said, tile))
        lying = river(player, view, tile) + edge(
            player, view, turns, tile, hand=own_hand or seat != view.seat
        )
        parts.append(group(lying, f"rotate({-90 * quarter} {MIDDLE:g} {MIDDLE:g})" if quarter else ""))
        parts.append(plate(view, seat, quarter, names[seat], said))
    parts.append(announced(view, turns, said))
    pixels = f' width="{size}" height="{size}"' if size is not None else ""
    font = f' font-family="{_FONT}"' if size is not None else ""  # a page has a font of its own
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{css}"{pixels} viewBox="0 0 {SIZE} {SIZE}"{font} '
        f'role="img" aria-label="{escape(spoken(view, names, said), quote=True)}">{"".join(parts)}</svg>'
    )


def spoken(view: View, names: tuple[str, ...], said: Wording) -> str:
    """The table in words, for those who do not see it."""
    parts = [place(view, said)]
    if view.honba:
        parts.append(said.text("honba", n=view.honba))
    if view.left >= 0:
        parts.append(said.text("left", n=view.left))
    if view.sticks:
        parts.append(said.text("on-the-table", points=f"{view.sticks:,}"))
    for seat, player in enumerate(view.players):
        wind = said.text("sits-out") if player is None else said.text(f"wind-{player.wind}")
        parts.append(f"{wind} {names[seat]} {view.points[seat]:,}")
        if player is not None:
            parts += [said.text(mark) for mark in marks(player)]
            parts += [said.text(message, tiles=shown(kinds)) for message, kinds in ruled_out(player)]
    return ", ".join(parts)

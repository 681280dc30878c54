"""A table as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..tiles import format_tiles
from .view import Seated, seated, tiles, told

if TYPE_CHECKING:
    from .table import Table


def _where(table: Table) -> str:
    place = f"{table.round}{table.dealer + 1}"
    return place + (f", {table.honba} honba" if table.honba else "")


def line(table: Table) -> str:
    """`<Table daisuki-sanma E1, 55 left, seat 0 to act>`"""
    if table.over:
        state = f"over ({table.end_reason}): {' / '.join(str(p) for p in table.points)}"
    elif table.choosing:
        state = f"{_where(table)}, seat {table.turn} may end the match"
    else:
        state = f"{_where(table)}, {table.left} left, seat {table.turn} to act"
    return f"<Table {table.rules.id} {state}>"


def picture(table: Table) -> str:
    """Everything on the table and in the hands; for those who may see it all."""
    game = table._game
    dora = format_tiles(tiles(game.dora))
    wall = f"dora {dora or '-'}  {table.left} left  {table.sticks} on the table"
    lines = [f"{table.rules.id}  {_where(table)}  {wall}"]
    for seat, name in enumerate(table.names):
        raw = told(game, seat, hidden=True)
        lines.extend(_player(table, seat, name, None if raw is None else seated(game, seat, raw)))
    return "\n".join(lines)


def _player(table: Table, seat: int, name: str, player: Seated | None) -> list[str]:
    mark = ">" if seat in table.to_act else " "
    head = f"{mark} {seat} {player.wind if player else '-'} {name:<8} {table.points[seat]:>6}"
    if player is None:
        return [f"{head}  sits out"]
    parts = [format_tiles(player.hand or ()), *(str(c.meld) for c in player.melds)]
    if player.flowers:
        parts.append(format_tiles(player.flowers))
    if player.nuki:
        parts.append("4z" * player.nuki)
    if player.riichi:
        parts.append("open riichi" if player.open_riichi else "riichi")
    discards = " ".join(str(d.tile) + "*" * d.riichi + "^" * d.called for d in player.discards)
    return [f"{head}  {'  '.join(parts)}", f"{'':>21}{discards}"]

"""A referee's rulings at the playing table: asked of the referee room, carried out by the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import _kernel
from ..referee import Context, RefereeError, Ruling, decide, infraction_name
from ..tiles import Tile, format_tiles, parse_tiles
from .errors import REASONS

if TYPE_CHECKING:
    from .table import Table

MOST_CONCERNED: Final = _kernel.MOST_CONCERNED
# Of these only the kinds matter.
_BY_KIND: Final = ("no-ron-on-kind", "no-win-on-suit")


def carry_out(table: Table, seat: int, infraction: str, tiles: str, staff: str | None) -> Ruling:
    """Has the referee rule on an infraction, and the kernel do it. Raises RefereeError, changing nothing."""
    if not isinstance(tiles, str):
        raise TypeError(f"the tiles concerned are text such as '66p', not {tiles!r:.80}")
    if table.over or table.choosing:
        raise RefereeError("no-round")
    if table._game.wind_of(seat) >= table._game.players:
        raise RefereeError("sits-out", seat=seat)
    ruling = decide(table.rules, infraction, context(table, seat, tiles), staff)
    consequence = ruling.consequence or "nothing"
    shown = parse_tiles(tiles)
    if consequence in _BY_KIND:  # nobody wins on a flower
        concerned = dict.fromkeys(int(Tile(tile.kind)) for tile in shown if not tile.flower)
    else:
        concerned = dict.fromkeys(int(tile) for tile in shown)
    if len(concerned) > MOST_CONCERNED:
        raise RefereeError("too-many-tiles", tiles=format_tiles(shown), most=MOST_CONCERNED)
    if consequence == "counts-as-discard" and len(concerned) != 1:
        raise RefereeError("one-tile", infraction=infraction_name(infraction))
    why = table._game.penalty(seat, infraction, consequence, list(concerned), ruling.voids_flowers)
    if why != "none":
        raise RefereeError("cannot-be-carried-out", seat=seat, why=REASONS[why])
    return ruling


def context(table: Table, offender: int, tiles: str = "") -> Context:
    """The table as the referee must know it."""
    game = table._game
    playing = [seat for seat in range(table.people) if game.wind_of(seat) < game.players]
    players = {seat: game.player(seat, False) for seat in playing}
    stakes = {seat: raw["stake"] for seat, raw in players.items() if raw["stake"]}
    return Context(
        offender=offender,
        dealer=table.dealer,
        wind=table.round,  # type: ignore[arg-type]
        extra=game.in_extra,
        honba=table.honba,
        sticks=table.sticks - sum(stakes.values()),
        points=table.points,
        stakes=stakes,
        riichi=frozenset(seat for seat, raw in players.items() if raw["riichi"]),
        dead=frozenset(seat for seat, raw in players.items() if raw["dead"]),
        tiles=tiles,
    )

"""The tiles of a win, put into the groups of its reading."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ... import _kernel
from ...tiles import Meld, Tile, display_order
from ..prepared import PreparedWin


@dataclass(frozen=True, slots=True)
class PlacedGroup:
    """One group, pair, or in another form the whole hand; `won` is the place of the winning tile, if here.

    `type` is run, triplet, quad, pair, pairs or orphans. `called` is whether it is a meld that opens the
    hand, `concealed` whether it is neither that nor completed by ron.
    """

    type: str
    tiles: tuple[Tile, ...]
    won: int | None = None
    meld: Meld | None = None
    concealed: bool = True


def placed_groups(prepared: PreparedWin, reading: _kernel.Reading) -> tuple[PlacedGroup, ...]:
    """Concealed groups first, then the pair, then melds, as a hand lies on the table."""
    assert prepared.tiles.win is not None
    held = _Held(prepared.tiles.hand, prepared.tiles.win)
    if reading.form != "groups":
        return (_whole(reading.form, prepared.tiles.hand, prepared.tiles.win),)
    melds = prepared.tiles.melds
    concealed = [
        held.group(group.type, _kinds(group), reading.win_group == place, group.concealed)
        for place, group in enumerate(reading.groups)
        if place >= len(melds)
    ]
    pair = held.group("pair", (reading.pairs[0],) * 2, reading.win_group < 0, True)
    called = [
        PlacedGroup(group.type, meld.tiles, meld=meld, concealed=group.concealed)
        for group, meld in zip(reading.groups, melds, strict=False)
    ]
    return (*sorted(concealed, key=lambda g: g.tiles[0].kind), pair, *called)


def _kinds(group: _kernel.Group) -> tuple[int, ...]:
    if group.type == "run":
        return (group.first, group.first + 1, group.first + 2)
    return (group.first,) * (4 if group.type == "quad" else 3)


def _whole(form: str, hand: Iterable[Tile], win: Tile) -> PlacedGroup:
    tiles = sorted((*hand, win), key=display_order)
    return PlacedGroup(form, tuple(tiles), tiles.index(win))


class _Held:
    """The concealed tiles that are not yet in a group; red fives go to the first group with a place."""

    def __init__(self, hand: Iterable[Tile], win: Tile) -> None:
        self._left = sorted(hand, key=display_order)
        self._win = win

    def group(self, type: str, kinds: tuple[int, ...], won: bool, concealed: bool) -> PlacedGroup:
        wanted = list(kinds)
        if won:
            wanted.remove(self._win.kind)
        tiles = [self._take(kind) for kind in wanted]
        if won:
            tiles.append(self._win)
        tiles.sort(key=display_order)
        return PlacedGroup(type, tuple(tiles), tiles.index(self._win) if won else None, concealed=concealed)

    def _take(self, kind: int) -> Tile:
        tile = next(tile for tile in self._left if tile.kind == kind)
        self._left.remove(tile)
        return tile

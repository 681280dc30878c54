"""The tiles of a win, read from its record and checked against the house's set."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..tile_set import TileSetError
from ..tiles import Meld, MeldType, NotationError, Tile, parse_tiles
from ..worded import Said
from .errors import WinError
from .house import House
from .win import Win

_NORTH = Tile("4z")
_MOST_INDICATORS = 5


@dataclass(frozen=True, slots=True)
class WinTiles:
    """A win's tiles. `at_first_call` is None where it is not known, `win` where there is none."""

    hand: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    win: Tile | None
    flowers: tuple[Tile, ...]
    dora: tuple[Tile, ...]
    ura: tuple[Tile, ...]
    at_first_call: tuple[Tile, ...] | None


def read_tiles(house: House, win: Win) -> WinTiles:
    """Raises WinError for text that is no tiles, a tile not in the set, a fifth copy, or a wrong number."""
    tiles = WinTiles(
        hand=_tiles("hand", win.hand),
        melds=tuple(_meld(i, text) for i, text in enumerate(win.melds)),
        win=_winning_tile(win),
        flowers=_flowers(house, win),
        dora=_indicators("dora", win.dora),
        ura=_indicators("ura", win.ura),
        at_first_call=None if win.at_first_call is None else _tiles("at_first_call", win.at_first_call),
    )
    _check_melds(house, tiles)
    _check_number(win, tiles)
    _check_copies(house, win, tiles)
    return tiles


# The same few tiles and melds come again and again, and they never change.
_tile = lru_cache(maxsize=256)(Tile)
_parse_meld = lru_cache(maxsize=4096)(Meld.parse)


def _tiles(where: str, text: str) -> tuple[Tile, ...]:
    try:
        tiles = parse_tiles(text)
    except NotationError as error:
        raise WinError(where, "because", why=error) from None
    for tile in tiles:
        if tile.flower:
            raise WinError(where, "flower-in-hand", tile=str(tile))
    return tiles


def _one_tile(where: str, text: str) -> Tile:
    try:
        return _tile(text)
    except NotationError as error:
        raise WinError(where, "because", why=error) from None


def _winning_tile(win: Win) -> Tile | None:
    if win.win is None:
        if win.pattern == "hand":
            raise WinError("win", "winning-tile-missing")
        return None
    tile = _one_tile("win", win.win)
    if tile.flower:
        raise WinError("win", "win-on-flower", tile=str(tile))
    if win.pattern != "hand":
        raise WinError("win", "no-tile-of-pattern", pattern=Said(__package__, f"pattern-{win.pattern}"))
    return tile


def _meld(index: int, text: str) -> Meld:
    try:
        return _parse_meld(text)
    except NotationError as error:
        raise WinError(f"melds[{index}]", "because", why=error) from None


def _indicators(where: str, texts: tuple[str, ...]) -> tuple[Tile, ...]:
    if len(texts) > _MOST_INDICATORS:
        raise WinError(where, "indicators-too-many", n=len(texts), most=_MOST_INDICATORS)
    return tuple(_one_tile(f"{where}[{i}]", text) for i, text in enumerate(texts))


def _flowers(house: House, win: Win) -> tuple[Tile, ...]:
    flowers = tuple(_one_tile(f"flowers[{i}]", text) for i, text in enumerate(win.flowers))
    for i, tile in enumerate(flowers):
        if not tile.flower:
            raise WinError(f"flowers[{i}]", "no-flower", tile=str(tile))
        if tile not in house.tile_set:
            raise WinError(f"flowers[{i}]", "not-in-set", tile=str(tile), set=house.tile_set.name)
        if flowers.count(tile) > 1:
            raise WinError("flowers", "flower-twice", n=flowers.count(tile), tile=str(tile))
    return flowers


def _check_melds(house: House, tiles: WinTiles) -> None:
    for i, meld in enumerate(tiles.melds):
        if meld.type is MeldType.CHI and not house.rules.calls.chii:
            raise WinError(f"melds[{i}]", "no-chii", meld=str(meld), house=house.rules.called)
    if len(tiles.melds) > 4:
        raise WinError("melds", "melds-too-many", n=len(tiles.melds))


def _check_number(win: Win, tiles: WinTiles) -> None:
    wanted = 13 - 3 * len(tiles.melds)
    if len(tiles.hand) == wanted or (win.pattern in ("nagashi", "maneman") and not tiles.hand):
        return
    raise WinError("hand", "hand-size", n=len(tiles.hand), melds=len(tiles.melds), wanted=wanted)


def _check_copies(house: House, win: Win, tiles: WinTiles) -> None:
    """All tiles together; only when they cannot be, place by place, so that the message names the place."""
    places: list[tuple[str, tuple[Tile, ...]]] = [
        ("hand", tiles.hand),
        *((f"melds[{i}]", meld.tiles) for i, meld in enumerate(tiles.melds)),
        ("win", (tiles.win,) if tiles.win is not None else ()),
        ("nuki", (_NORTH,) * win.nuki),
        ("dora", tiles.dora),
        ("ura", tiles.ura),
    ]
    try:
        house.tile_set.check(tile for _, some in places for tile in some)
    except TileSetError:
        _refuse_first(house, places)
        raise
    if tiles.at_first_call is not None:
        try:
            house.tile_set.check(tiles.at_first_call)
        except TileSetError as error:
            raise WinError("at_first_call", "because", why=error) from None


def _refuse_first(house: House, places: list[tuple[str, tuple[Tile, ...]]]) -> None:
    """Raises WinError for the first place whose tiles cannot be, alone or beside those before it."""
    seen: tuple[Tile, ...] = ()
    for where, some in places:
        seen += some
        try:
            house.tile_set.check(some)
        except TileSetError as error:
            raise WinError(where, "because", why=error) from None
        try:
            house.tile_set.check(seen)
        except TileSetError as error:
            raise WinError(where, "with-tiles-elsewhere", why=error) from None

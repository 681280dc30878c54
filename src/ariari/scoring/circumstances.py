"""Circumstances of a win that contradict each other or the house."""

from __future__ import annotations

from collections.abc import Iterator

from ..worded import Argument, Said
from .errors import WinError
from .house import House
from .tiles_of_win import WinTiles
from .win import UNKNOWN, Win


def check_circumstances(house: House, win: Win, tiles: WinTiles) -> None:
    """Raises WinError for the first contradiction."""
    for problem in (
        *_players(house, win),
        *_riichi(house, win, tiles),
        *_moment(house, win, tiles),
        *_laid_aside(house, win),
        *_pattern(win, tiles),
    ):
        raise problem


def _players(house: House, win: Win) -> Iterator[WinError]:
    table: dict[str, Argument] = {
        "house": house.rules.called,
        "players": house.players,
        "winds": " ".join(house.winds),
    }
    liable = [("liable", wind) for _, wind in win.liables]
    for where, wind in (("seat", win.seat), ("from", win.from_), *liable):
        if wind is not None and wind != UNKNOWN and wind not in house.winds:
            yield WinError(where, "no-such-wind", wind=wind, **table)
    if win.round not in house.winds:
        yield WinError("round", "no-such-round", wind=win.round, **table)
    if win.from_ == win.seat:
        yield WinError("from", "own-discard", wind=win.seat)
    if any(wind == win.seat for _, wind in liable):
        yield WinError("liable", "winner-liable", wind=win.seat)
    if win.sitter_out and house.players + 1 not in house.rules.seats.participants:
        yield WinError("sitter_out", "nobody-sits-out", house=house.rules.called)


def _riichi(house: House, win: Win, tiles: WinTiles) -> Iterator[WinError]:
    if win.riichi:
        for i, meld in enumerate(tiles.melds):
            if meld.open:
                yield WinError("riichi", "open-in-riichi", place=f"melds[{i}]", meld=str(meld))
    if win.ippatsu and not win.riichi:
        yield WinError("ippatsu", "ippatsu-without-riichi")
    if win.ura and not win.riichi:
        yield WinError("ura", "ura-without-riichi")
    if win.ura and not house.rules.wall.ura:
        yield WinError("ura", "no-ura", house=house.rules.called)
    if win.dora and not house.rules.wall.dora:
        yield WinError("dora", "no-dora", house=house.rules.called)
    if win.open_riichi and not win.riichi:
        yield WinError("open_riichi", "open-without-riichi")
    if win.open_riichi and not house.rules.riichi.open.allowed:
        yield WinError("open_riichi", "no-open-riichi", house=house.rules.called)
    if win.from_riichi and win.tsumo:
        yield WinError("from_riichi", "tsumo-without-discarder")


def _moment(house: House, win: Win, tiles: WinTiles) -> Iterator[WinError]:
    if win.rinshan and not win.tsumo:
        yield WinError("rinshan", "rinshan-by-ron")
    if win.rinshan and not _drew_from_the_tail(house, win, tiles):
        yield WinError("rinshan", "rinshan-without-kan")
    for where, on in (("chankan", win.chankan), ("kan_discard", win.kan_discard)):
        if on and win.tsumo:
            yield WinError(where, "only-by-ron")
    if win.chankan and win.last_tile:
        yield WinError("chankan", "chankan-of-last-tile")
    if win.chankan and win.kan_discard:
        yield WinError("kan_discard", "chankan-is-no-discard")
    if win.ippatsu and (win.kan_discard or (win.rinshan and _has_kan(tiles))):
        yield WinError("ippatsu", "kan-ended-ippatsu")
    if win.first_turn:
        if win.chankan or win.kan_discard:
            yield WinError("first_turn", "kan-ended-first-turn")
        if tiles.melds:
            yield WinError("first_turn", "meld-ended-first-turn", meld=str(tiles.melds[0]))
        if win.riichi:
            yield WinError("first_turn", "riichi-after-first-turn")
        if win.last_tile:
            yield WinError("first_turn", "last-tile-in-first-turn")
        if not win.tsumo and win.seat == "E":
            yield WinError("first_turn", "ron-in-dealers-first-turn")


def _drew_from_the_tail(house: House, win: Win, tiles: WinTiles) -> bool:
    if _has_kan(tiles):
        return True
    own = house.rules.tiles
    return bool((win.nuki and own.nuki.rinshan) or (win.flowers and own.flowers.rinshan))


def _has_kan(tiles: WinTiles) -> bool:
    return any(meld.type.kan for meld in tiles.melds)


def _laid_aside(house: House, win: Win) -> Iterator[WinError]:
    if win.nuki and not house.rules.tiles.nuki.north:
        yield WinError("nuki", "no-nuki", house=house.rules.called)


def _pattern(win: Win, tiles: WinTiles) -> Iterator[WinError]:
    if win.pattern == "hand":
        return
    if not win.tsumo:
        yield WinError("from", "no-discarder-of-pattern", pattern=Said(__package__, f"pattern-{win.pattern}"))
    kans = sum(meld.type.kan for meld in tiles.melds)
    if win.pattern == "four-kans" and kans != 4:
        yield WinError("melds", "four-kans-of-fewer", n=kans)
    if win.pattern == "maneman" and tiles.melds:
        yield WinError("melds", "maneman-with-calls")

"""Circumstances of a win that contradict each other or the house."""

from __future__ import annotations

from collections.abc import Iterator

from .errors import WinError
from .house import House
from .tiles_of_win import WinTiles
from .win import UNKNOWN, Win


def check_circumstances(house: House, win: Win, tiles: WinTiles) -> None:
    """Raises WinError for the first contradiction."""
    for where, problem in (
        *_players(house, win),
        *_riichi(house, win, tiles),
        *_moment(house, win, tiles),
        *_laid_aside(house, win),
        *_pattern(win, tiles),
    ):
        raise WinError(where, problem)


def _players(house: House, win: Win) -> Iterator[tuple[str, str]]:
    table = f"{house.rules.id} has {house.players} players, {' '.join(house.winds)}"
    liable = [("liable", wind) for _, wind in win.liables]
    for where, wind in (("seat", win.seat), ("from", win.from_), *liable):
        if wind is not None and wind != UNKNOWN and wind not in house.winds:
            yield where, f"there is no {wind}: {table}"
    if win.round not in house.winds:
        yield "round", f"there is no {win.round} round: {table}"
    if win.from_ == win.seat:
        yield "from", f"{win.seat} cannot ron its own discard; leave it out for a tsumo"
    if any(wind == win.seat for _, wind in liable):
        yield "liable", f"{win.seat} is the winner and liable for nothing"
    if win.sitter_out and house.players + 1 not in house.rules.seats.participants:
        yield "sitter_out", f"nobody sits out in {house.rules.id}"


def _riichi(house: House, win: Win, tiles: WinTiles) -> Iterator[tuple[str, str]]:
    if win.riichi:
        for i, meld in enumerate(tiles.melds):
            if meld.open:
                yield "riichi", f"no riichi in an open hand (melds[{i}], {meld})"
    if win.ippatsu and not win.riichi:
        yield "ippatsu", "no ippatsu without riichi"
    if win.ura and not win.riichi:
        yield "ura", "no ura dora without riichi"
    if win.ura and not house.rules.wall.ura:
        yield "ura", f"{house.rules.id} plays without ura dora"
    if win.dora and not house.rules.wall.dora:
        yield "dora", f"{house.rules.id} plays without dora"
    if win.open_riichi and not win.riichi:
        yield "open_riichi", "no open riichi without riichi"
    if win.open_riichi and not house.rules.riichi.open.allowed:
        yield "open_riichi", f"{house.rules.id} has no open riichi"
    if win.from_riichi and win.tsumo:
        yield "from_riichi", "a tsumo has no discarder"


def _moment(house: House, win: Win, tiles: WinTiles) -> Iterator[tuple[str, str]]:
    if win.rinshan and not win.tsumo:
        yield "rinshan", "a ron is never rinshan"
    if win.rinshan and not _drew_from_the_tail(house, win, tiles):
        yield "rinshan", "no rinshan without a kan"
    for where, on in (("chankan", win.chankan), ("kan_discard", win.kan_discard)):
        if on and win.tsumo:
            yield where, "only a ron can be this, and this is a tsumo"
    if win.chankan and win.last_tile:
        yield "chankan", "a kan needs a tile to replace it, so the last tile is none to rob"
    if win.chankan and win.kan_discard:
        yield "kan_discard", "a robbed kan is no discard after a kan"
    if win.ippatsu and (win.kan_discard or (win.rinshan and _has_kan(tiles))):
        yield "ippatsu", "the kan before it ended ippatsu"
    if win.first_turn:
        if win.chankan or win.kan_discard:
            yield "first_turn", "a kan ends the first go-round"
        if tiles.melds:
            yield "first_turn", f"a meld ({tiles.melds[0]}) ends the first go-round"
        if win.riichi:
            yield "first_turn", "riichi comes with the own first discard, after this"
        if win.last_tile:
            yield "first_turn", "the last tile is not drawn in the first go-round"
        if not win.tsumo and win.seat == "E":
            yield "first_turn", "the dealer's first turn is its own draw; there is no ron in it"


def _drew_from_the_tail(house: House, win: Win, tiles: WinTiles) -> bool:
    if _has_kan(tiles):
        return True
    own = house.rules.tiles
    return bool((win.nuki and own.nuki.rinshan) or (win.flowers and own.flowers.rinshan))


def _has_kan(tiles: WinTiles) -> bool:
    return any(meld.type.kan for meld in tiles.melds)


def _laid_aside(house: House, win: Win) -> Iterator[tuple[str, str]]:
    if win.nuki and not house.rules.tiles.nuki.north:
        yield "nuki", f"in {house.rules.id} North is not laid aside"


def _pattern(win: Win, tiles: WinTiles) -> Iterator[tuple[str, str]]:
    if win.pattern == "hand":
        return
    if not win.tsumo:
        yield "from", f"a win by {win.pattern} is from nobody"
    kans = sum(meld.type.kan for meld in tiles.melds)
    if win.pattern == "four-kans" and kans != 4:
        yield "melds", f"{kans} kans; this pattern is of four"
    if win.pattern == "maneman" and tiles.melds:
        yield "melds", "mane-man is won without calls"

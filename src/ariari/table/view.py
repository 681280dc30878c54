"""What one seat may know of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from .. import _kernel
from ..tiles import Meld, MeldType, Tile
from .action import Action


@dataclass(frozen=True, slots=True)
class Discarded:
    """One discard."""

    tile: Tile
    drawn: bool
    """It was the tile just drawn."""
    riichi: bool
    """Riichi was declared with it."""
    called: bool
    """Somebody took it."""


@dataclass(frozen=True, slots=True)
class Called:
    """A meld on the table, with who gave which tile."""

    meld: Meld
    from_: int | None
    """The giver's seat; None for a closed kan."""
    taken: Tile | None


@dataclass(frozen=True, slots=True)
class Seated:
    """What lies open of one player; the hand only where it may be seen."""

    seat: int
    wind: str
    hand_size: int
    """Concealed tiles, a tile just drawn among them."""
    hand: tuple[Tile, ...] | None
    """The concealed tiles of oneself or of an open riichi."""
    melds: tuple[Called, ...]
    discards: tuple[Discarded, ...]
    flowers: tuple[Tile, ...]
    """Laid aside."""
    nuki: int
    """Norths laid aside."""
    riichi: int
    """0 none, 1 riichi, 2 double riichi."""
    open_riichi: bool
    ippatsu: bool
    dead: bool
    """The hand is dead."""
    no_ron: tuple[Tile, ...] = ()
    """Kinds on which the referee allows no ron in this round."""
    no_win: tuple[Tile, ...] = ()
    """Kinds on which the referee allows no win in this round."""
    chombo_at_draw: bool = False
    """A chombo is owed if the round is drawn."""


@dataclass(frozen=True, slots=True)
class Offered:
    """The tile on the table that may be claimed."""

    tile: Tile
    from_: int
    how: str
    """discard, kakan, ankan or nuki"""


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it, and no more. Points are points, `bonus` is in the house's unit."""

    seat: int
    names: tuple[str, ...]
    round: str
    """The round wind, E S W N."""
    dealer: int
    honba: int
    sticks: int
    """Points on the table."""
    points: tuple[int, ...]
    bonus: tuple[int, ...]
    left: int
    """Tiles left to draw."""
    dora: tuple[Tile, ...]
    """Indicators turned up."""
    last_round: bool
    turn: int | None
    """The seat whose turn it is, or whose tile is offered."""
    offered: Offered | None
    players: tuple[Seated | None, ...]
    """By seat; None for whoever sits out."""
    hand: tuple[Tile, ...]
    """The own concealed tiles; empty for whoever sits out."""
    drawn: Tile | None
    """The tile oneself has just drawn."""
    waits: tuple[Tile, ...]
    """What the own hand, without the drawn tile, waits for."""
    furiten: bool
    legal: tuple[Action, ...]
    """The own legal actions; empty when nothing is asked."""
    events: tuple[Mapping[str, Any], ...]
    """Everything this seat has seen of the match."""
    bonus_unit: str = "P"

    def _repr_svg_(self) -> str:
        from .svg import table_svg

        return table_svg(self)

    @property
    def me(self) -> Seated | None:
        return self.players[self.seat]


# A view is asked for after every action by everybody who looks on: what it is made of is made once.
_TILES: Final = tuple(map(Tile, range(41)))


def tiles(numbers: Iterable[int]) -> tuple[Tile, ...]:
    return tuple([_TILES[n] for n in numbers])


@cache
def _discarded(number: int, drawn: bool, riichi: bool, called: bool) -> Discarded:
    return Discarded(_TILES[number], drawn, riichi, called)


def kinds(set_of_kinds: int) -> tuple[Tile, ...]:
    return tuple(_TILES[k] for k in range(34) if set_of_kinds >> k & 1) if set_of_kinds else ()


def flowers(bits: int) -> tuple[Tile, ...]:
    return tuple(_TILES[37 + f] for f in range(4) if bits >> f & 1) if bits else ()


def melds(raw: list[tuple[int, tuple[int, ...], int, int]]) -> tuple[Called, ...]:
    return tuple(_called(type_, tuple(numbers), giver, taken) for type_, numbers, giver, taken in raw)


@lru_cache(4096)
def _called(type_: int, numbers: tuple[int, ...], giver: int, taken: int) -> Called:
    return Called(
        Meld(_MELD_TYPES_BY_NUMBER[type_], tiles(numbers)),
        None if giver < 0 else giver,
        None if taken < 0 else _TILES[taken],
    )


_MELD_TYPES_BY_NUMBER = (MeldType.CHI, MeldType.PON, MeldType.ANKAN, MeldType.DAIMINKAN, MeldType.KAKAN)


def seated(game: _kernel.Game, seat: int, raw: Mapping[str, Any]) -> Seated:
    """One player, as the kernel tells."""
    return Seated(
        seat=seat,
        wind="ESWN"[game.wind_of(seat)],
        hand_size=raw["hand_size"],
        hand=None if raw["hand"] is None else tiles(raw["hand"]),
        melds=melds(raw["melds"]),
        discards=tuple([_discarded(*one) for one in raw["discards"]]),
        flowers=flowers(raw["flowers"]),
        nuki=raw["nuki"],
        riichi=raw["riichi"],
        open_riichi=raw["open_riichi"],
        ippatsu=raw["ippatsu"],
        dead=raw["dead"],
        no_ron=kinds(raw["no_ron"]),
        no_win=kinds(raw["no_win"]),
        chombo_at_draw=raw["chombo_at_draw"],
    )


def told(game: _kernel.Game, seat: int, *, hidden: bool) -> Mapping[str, Any] | None:
    """What the kernel tells of a player, with `hidden` what only that player knows too; None for whoever sits
    out."""
    return game.player(seat, hidden) if game.wind_of(seat) < game.players else None


def offered(game: _kernel.Game) -> Offered | None:
    raw = game.offered
    return None if raw is None else Offered(Tile(raw[0]), raw[1], raw[2])

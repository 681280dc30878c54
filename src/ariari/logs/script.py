"""Records as the kernel follows them: events of eight bytes, and walls."""

from collections.abc import Iterable
from functools import lru_cache

from .. import _kernel
from ..tiles import Tile as TileNumber
from .errors import LogError
from .record import (
    HIDDEN,
    Accepted,
    Ankan,
    Aside,
    Call,
    Discard,
    Dora,
    Draw,
    Event,
    Kakan,
    Riichi,
    Round,
    Ruling,
    Tile,
)
from .tenhou.mjlog_reader import standing_events

NUMBERS: dict[str, int] = _kernel.EVENT_NUMBERS
NOBODY = 255
NO_TILE = 255
EVENT_BYTES = 8


@lru_cache(maxsize=64)
def tile_number(tile: Tile) -> int:
    """0–40. Raises LogError for a tile that the record does not show."""
    if tile == HIDDEN:
        raise LogError("tiles-hidden")
    return int(TileNumber(tile))


def _event(
    kind: str,
    seat: int,
    source: int = NOBODY,
    tile: Tile | None = None,
    more: Iterable[Tile] = (),
    flag: bool = False,
) -> bytes:
    three = [*map(tile_number, more), NO_TILE, NO_TILE, NO_TILE][:3]
    return bytes((NUMBERS[kind], seat, source, NO_TILE if tile is None else tile_number(tile), *three, flag))


@lru_cache(maxsize=1 << 14)
def encoded(event: Event) -> bytes:
    """The event as the kernel's; empty for what the kernel knows nothing of."""
    match event:
        case Draw(seat, tile):
            return _event("draw", seat, tile=tile)
        case Discard(seat, tile, drawn):
            return _event("discard", seat, tile=tile, flag=drawn)
        case Riichi(seat, open):
            return _event("riichi", seat, flag=open)
        case Accepted(seat):
            return _event("riichi-accepted", seat)
        case Call(seat, source, kind, tile, own):
            return _event(kind, seat, source, tile, own)
        case Ankan(seat, tiles):
            return _event("ankan", seat, tile=tiles[0], more=tiles[1:])
        case Kakan(seat, tile):
            return _event("kakan", seat, tile=tile)
        case Aside(seat, tile):
            return _event("flower" if tile[-1] == "f" else "nuki", seat, tile=tile)
        case Dora(tile):
            return _event("dora", NOBODY, tile=tile)
        case Ruling():
            return _ruling(event)
        case _:
            return b""


def _ruling(event: Ruling) -> bytes:
    """The infraction stands where others have who gave a tile, the ruling where they have their tile."""
    concerned = [*map(tile_number, event.tiles), NO_TILE, NO_TILE, NO_TILE][:3]
    infraction = _kernel.INFRACTIONS.index(event.infraction)
    ruling = _kernel.RULINGS.index(event.ruling)
    return bytes((NUMBERS["ruling"], event.seat, infraction, ruling, *concerned, event.voids_flowers))


@lru_cache(maxsize=1)
def _known_codes() -> dict[int, bytes]:
    """The codes of the events that the mjlog reader makes once and never lets go, by their identity."""
    return {id(event): encoded(event) for event in standing_events()}


def script(round_: Round) -> bytes:
    """The events with the indicators of the start before them."""
    known = _known_codes()
    start = [_event("dora", NOBODY, tile=tile) for tile in round_.dora]
    return b"".join([*start, *[known.get(id(event)) or encoded(event) for event in round_.events]])


def scripted(round_: Round) -> list[Event]:
    """The record's event for each of the script's."""
    return [*map(Dora, round_.dora), *(event for event in round_.events if encoded(event))]


def tiles(faces: Iterable[Tile]) -> bytes:
    return bytes(map(tile_number, faces))


def dealt(round_: Round, players: int) -> bytes:
    """The hands of those who play, the dealer's first."""
    people = len(round_.hands)
    return b"".join(tiles(round_.hands[(round_.dealer + wind) % people]) for wind in range(players))

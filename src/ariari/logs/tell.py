"""Events in words."""

from .. import _kernel
from ..tiles import TILE_COUNT
from ..tiles import Tile as TileNumber
from .record import (
    Accepted,
    Ankan,
    Aside,
    Call,
    Discard,
    Dora,
    Draw,
    Event,
    Kakan,
    Other,
    Presence,
    Riichi,
    Round,
    Ruling,
    Win,
)

_NAMES = {number: name for name, number in _kernel.EVENT_NUMBERS.items()}


KernelEvent = tuple[int, int, int, int, list[int], bool]


def tell(event: Event) -> str:
    """Such as `seat 2 draws 5m`."""
    match event:
        case Draw(seat, tile):
            return f"seat {seat} draws {tile}"
        case Discard(seat, tile, drawn):
            return f"seat {seat} discards {tile}{' as drawn' if drawn else ''}"
        case Riichi(seat, open):
            return f"seat {seat} declares {'open ' if open else ''}riichi"
        case Accepted(seat):
            return f"seat {seat}'s riichi is accepted"
        case Call(seat, source, kind, tile, own):
            return f"seat {seat} calls {kind} {tile} from seat {source} with {' '.join(own)}"
        case Ankan(seat, tiles):
            return f"seat {seat} makes a closed kan {' '.join(tiles)}"
        case Kakan(seat, tile):
            return f"seat {seat} adds {tile} to a pon"
        case Aside(seat, tile):
            return f"seat {seat} lays {tile} aside"
        case Dora(tile):
            return f"the indicator {tile} is turned up"
        case Ruling(seat, infraction, ruling):
            return f"the ruling on seat {seat}'s {infraction} is {ruling}"
        case Presence(seat, here):
            return f"seat {seat} is {'back' if here else 'gone'}"
        case Other(name):
            return name


def tell_kernel_event(event: KernelEvent) -> str:
    """The same of an event as the kernel has it: type, who, from, tile, more tiles, flag."""
    number, seat, source, tile, more, flag = event
    text = _tile(tile)
    own = tuple(_tile(t) for t in more if t < TILE_COUNT)
    match _NAMES.get(number):
        case "draw":
            return tell(Draw(seat, text))
        case "discard":
            return tell(Discard(seat, text, flag))
        case "riichi":
            return tell(Riichi(seat, flag))
        case "riichi-accepted":
            return tell(Accepted(seat))
        case "chi" | "pon" | "daiminkan" as kind:
            return tell(Call(seat, source, kind, text, own))
        case "ankan":
            return tell(Ankan(seat, (text, *own)))
        case "kakan":
            return tell(Kakan(seat, text))
        case "nuki" | "flower":
            return tell(Aside(seat, text))
        case "dora":
            return f"{tell(Dora(text))} last" if tile < TILE_COUNT else "no indicator is turned up"
        case "ruling":
            return tell(Ruling(seat, _kernel.INFRACTIONS[source], _kernel.RULINGS[tile]))
        case _:
            return "the round ends"


def tell_end(round_: Round) -> str:
    """How a round ended."""
    if round_.wins:
        return " and ".join(_tell_win(win) for win in round_.wins)
    if round_.chombo is not None:
        return "a chombo of " + " and ".join(f"seat {seat}" for seat in round_.chombo.offenders)
    return f"a drawn round ({round_.drawn.kind})" if round_.drawn is not None else "the record's end"


def _tell_win(win: Win) -> str:
    return f"tsumo of seat {win.seat}" if win.tsumo else f"ron of seat {win.seat} from seat {win.source}"


def _tile(number: int) -> str:
    return str(TileNumber(number)) if number < TILE_COUNT else "?"

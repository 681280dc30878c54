"""Events in words."""

from collections.abc import Iterable
from functools import reduce

from .. import _kernel
from ..referee.infractions import infraction_name
from ..referee.words import consequence_name
from ..tiles import TILE_COUNT
from ..tiles import Tile as TileNumber
from ..worded import Named, Worded
from ..wording import wording
from .errors import Phrase
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
    Seat,
    Win,
)

_NAMES = {number: name for name, number in _kernel.EVENT_NUMBERS.items()}


KernelEvent = tuple[int, int, int, int, list[int], bool]


def tell(event: Event) -> Worded | str:
    """Such as `seat 2 draws 5m`."""
    match event:
        case Draw(seat, tile):
            return Phrase("tell-draw", seat=seat, tile=tile)
        case Discard(seat, tile, drawn):
            return Phrase("tell-discard-as-drawn" if drawn else "tell-discard", seat=seat, tile=tile)
        case Riichi(seat, open):
            return Phrase("tell-open-riichi" if open else "tell-riichi", seat=seat)
        case Accepted(seat):
            return Phrase("tell-accepted", seat=seat)
        case Call(seat, source, kind, tile, own):
            return Phrase(f"called-{kind}", seat=seat, source=source, tile=tile, own=" ".join(own))
        case Ankan(seat, tiles):
            return Phrase("tell-ankan", seat=seat, tiles=" ".join(tiles))
        case Kakan(seat, tile):
            return Phrase("tell-kakan", seat=seat, tile=tile)
        case Aside(seat, tile):
            return Phrase("tell-aside", seat=seat, tile=tile)
        case Dora(tile):
            return Phrase("tell-dora", tile=tile)
        case Ruling(seat, infraction, ruling):
            named = infraction_name(infraction)
            return Phrase("tell-ruling", seat=seat, infraction=named, ruling=_consequence(ruling))
        case Presence(seat, here):
            return Phrase("tell-back" if here else "tell-gone", seat=seat)
        case Other(name):
            return name


def tell_kernel_event(event: KernelEvent) -> Worded | str:
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
            return Phrase("tell-dora-last", tile=text) if tile < TILE_COUNT else Phrase("tell-no-dora")
        case "ruling":
            return tell(Ruling(seat, _kernel.INFRACTIONS[source], _kernel.RULINGS[tile]))
        case _:
            raise AssertionError(f"an event of number {number} is no part of a record")


def tell_end(round_: Round) -> Worded:
    """How a round ended."""
    if round_.wins:
        return _all_of(map(_tell_win, round_.wins))
    if round_.chombo is not None:
        return Phrase("tell-chombo", who=_all_of(map(seat_name, round_.chombo.offenders)))
    if round_.drawn is not None:
        return Phrase("tell-drawn", kind=Phrase(f"drawn-{round_.drawn.kind}"))
    return Phrase("tell-record-ends")


def seat_name(seat: Seat) -> Phrase:
    return Phrase("seat", n=seat)


def reason_name(reason: str, unit: str) -> Named | str:
    """What a payment is for; in English by its id, which is what records say."""
    ja, zh = wording("ariari.scorekeeper", "ja"), wording("ariari.scorekeeper", "zh")
    id = f"paid-{reason}"
    return Named(ja.text(id, unit=unit), zh.text(id, unit=unit), reason) if ja.has(id) else reason


def _tell_win(win: Win) -> Phrase:
    if win.tsumo:
        return Phrase("tell-tsumo", seat=win.seat)
    return Phrase("tell-ron", seat=win.seat, source=win.source)


def _all_of(parts: Iterable[Phrase]) -> Phrase:
    return reduce(lambda first, second: Phrase("both", first=first, second=second), parts)


def _consequence(ruling: str) -> Named:
    """In English by its id, which is what rulesets say."""
    called = consequence_name(ruling)
    return Named(ja=called.text("ja"), zh=called.text("zh"), en=ruling)


def _tile(number: int) -> str:
    return str(TileNumber(number)) if number < TILE_COUNT else "?"

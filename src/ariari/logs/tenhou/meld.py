"""The melds of mjlog: one number for kind, tiles, which was called, and from whom."""

from dataclasses import dataclass

from ..errors import LogError, Phrase

CHI, PON, KAKAN, NUKI = 0x4, 0x8, 0x10, 0x20


@dataclass(frozen=True, slots=True)
class MeldCode:
    """A decoded meld; tiles are numbers 0–135."""

    kind: str  # chi pon kakan nuki ankan daiminkan
    source: int  # how many seats to the right the giver sits; 0 oneself
    called: int  # the tile that was called, added or laid aside; of an ankan the first
    own: tuple[int, ...]  # the caller's own tiles; of a kakan those of the pon


def decode(code: int) -> MeldCode:
    """Raises LogError for a number that is no meld."""
    if not 0 <= code <= 0xFFFF:
        raise LogError("no-meld-number", code=code, why=Phrase("meld-of-16-bits"))
    source = code & 3
    if code & CHI:
        return _chi(code, source)
    if code & (PON | KAKAN):
        return _pon(code, source)
    tile = code >> 8
    if tile >= 136:
        raise LogError("no-meld-number", code=code, why=Phrase("meld-without-tile", n=tile))
    if code & NUKI:
        return MeldCode("nuki", 0, tile, ())
    first = tile // 4 * 4
    four = range(first, first + 4)
    if source == 0:
        return MeldCode("ankan", 0, first, tuple(four))
    return MeldCode("daiminkan", source, tile, tuple(t for t in four if t != tile))


def _chi(code: int, source: int) -> MeldCode:
    pattern, which = divmod(code >> 10, 3)
    if pattern >= 21:
        raise LogError("no-meld-number", code=code, why=Phrase("meld-without-run", n=pattern))
    kind = pattern // 7 * 9 + pattern % 7
    tiles = [4 * (kind + i) + (code >> shift & 3) for i, shift in enumerate((3, 5, 7))]
    called = tiles.pop(which)
    return MeldCode("chi", source, called, tuple(tiles))


def _pon(code: int, source: int) -> MeldCode:
    kind, which = divmod(code >> 9, 3)
    if kind >= 34:
        raise LogError("no-meld-number", code=code, why=Phrase("meld-without-kind", n=kind))
    fourth = 4 * kind + (code >> 5 & 3)
    three = [t for t in range(4 * kind, 4 * kind + 4) if t != fourth]
    if code & KAKAN:
        return MeldCode("kakan", source, fourth, tuple(three))
    called = three.pop(which)
    return MeldCode("pon", source, called, tuple(three))


def encode_chi(source: int, called: int, own: tuple[int, ...]) -> int:
    tiles = sorted((called, *own))
    first = tiles[0] // 4
    pattern = first // 9 * 7 + first % 9
    offsets = tiles[0] % 4 << 3 | tiles[1] % 4 << 5 | tiles[2] % 4 << 7
    return (pattern * 3 + tiles.index(called)) << 10 | offsets | CHI | source


def encode_pon(source: int, called: int, own: tuple[int, ...]) -> int:
    tiles = sorted((called, *own))
    kind = called // 4
    fourth = 6 - sum(t % 4 for t in tiles)
    return (kind * 3 + tiles.index(called)) << 9 | fourth << 5 | PON | source


def encode_kakan(pon: int) -> int:
    """The code of the kakan that adds the fourth tile to a pon."""
    return pon ^ PON ^ KAKAN


def encode_kan(source: int, tile: int) -> int:
    """An open kan of the called tile; with source 0 a closed one."""
    return (tile if source else tile // 4 * 4) << 8 | source


def encode_nuki(tile: int) -> int:
    return tile << 8 | NUKI

"""Notation: tiles and melds as text, in MPSZ.

Tiles are numbers followed by the letter of their suit: `m` man, `p` pin, `s` sou, `z` honors (`1234z`
E S W N, `567z` haku hatsu chun), `f` flowers (`1f`–`4f`). `0m`, `0p`, `0s` are red fives. Melds are a word
and their tiles: `chi 345m`, `pon 777z`, `ankan 1111z`, `daiminkan 5505p`, `kakan 5555s`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from numbers import Integral
from typing import Final

from .quoting import quoted, shortened
from .worded import Argument, Said, WordedError, said
from .wording import Lang

KIND_COUNT: Final = 34
TILE_COUNT: Final = 41
_FIRST_RED: Final = 34
_FIRST_FLOWER: Final = 37

_RANKS: Final = {"m": "0123456789", "p": "0123456789", "s": "0123456789", "z": "1234567", "f": "1234"}
_SEPARATORS: Final = " ,\t\n"


class NotationError(WordedError):
    """Text that is not tiles or melds. `index` counts from 0; the message counts characters from 1."""

    room = __package__

    def __init__(self, id: str, written: str, index: int, /, **told: Argument) -> None:
        super().__init__(id, **told)
        self.written = written
        self.index = index

    @property
    def character(self) -> str:
        """The character at fault; empty where the text ended too early."""
        return self.written[self.index : self.index + 1]

    def text(self, lang: Lang) -> str:
        told: dict[str, Argument] = {
            "problem": super().text(lang),
            "n": self.index + 1,
            "written": quoted(self.written, self.index),
        }
        return said(__package__, "at-character", told, lang)


class TileError(WordedError):
    """A number that is no tile, or a question that a tile has no answer to."""

    room = __package__


class Tile(int):
    """One of the 41 faces, a number to the kernel: 0–33 the kinds, 34–36 red fives 0m 0p 0s, 37–40 flowers.

    >>> Tile("0p"), Tile(4), str(Tile("7z"))
    (Tile('0p'), Tile('5m'), '7z')

    Raises NotationError for text and TileError for a number that is no tile, TypeError for what is neither.
    """

    __slots__ = ()

    def __new__(cls, tile: int | str) -> Tile:
        if isinstance(tile, str):
            found = parse_tiles(tile)
            if len(found) != 1:
                raise NotationError("one-tile-wanted", tile, 0, n=len(found))
            return found[0]
        if type(tile) is not int and (isinstance(tile, bool) or not isinstance(tile, Integral)):
            raise TypeError(f"a tile is text such as '5p', or its number, not {tile!r:.80}")
        if not 0 <= tile < TILE_COUNT:
            raise TileError("no-tile-number", n=shortened(int(tile)), last=TILE_COUNT - 1)
        return super().__new__(cls, tile)

    @property
    def red(self) -> bool:
        return _FIRST_RED <= self < _FIRST_FLOWER

    @property
    def flower(self) -> bool:
        return self >= _FIRST_FLOWER

    @property
    def honor(self) -> bool:
        return 27 <= self < _FIRST_RED

    @property
    def kind(self) -> int:
        """0–33, a red five being a five. Raises TileError for a flower, which has no kind."""
        if self.flower:
            raise TileError("flower-without-kind", tile=str(self))
        return 4 + 9 * (self - _FIRST_RED) if self.red else int(self)

    @property
    def suit(self) -> str:
        """`m`, `p`, `s`, `z`, or `f`."""
        return "f" if self.flower else "mpsz"[self.kind // 9]

    @property
    def rank(self) -> int:
        """1–9, a red five being 5; honors 1–7; flowers 1–4."""
        return self - _FIRST_FLOWER + 1 if self.flower else self.kind % 9 + 1

    def __str__(self) -> str:
        return f"{0 if self.red else self.rank}{self.suit}"

    def __repr__(self) -> str:
        return f"Tile('{self}')"


def _tile(rank: int, suit: str) -> Tile:
    if suit == "f":
        return Tile(_FIRST_FLOWER + rank - 1)
    first = "mpsz".index(suit)
    return Tile(_FIRST_RED + first if rank == 0 else 9 * first + rank - 1)


def _read(text: str, start: int, end: int) -> Iterator[Tile]:
    """The tiles written in text[start:end]; errors point into the whole text."""
    waiting = start  # the first number whose suit has not come yet
    for i in range(start, end):
        c = text[i]
        if c in "0123456789":
            continue
        if c in _SEPARATORS:
            if waiting < i:
                raise NotationError("numbers-without-suit", text, waiting)
        elif c not in _RANKS:
            raise NotationError("no-number-no-suit", text, i, letter=shortened(c))
        elif waiting == i:
            raise NotationError("suit-without-numbers", text, i, suit=c)
        else:
            for at in range(waiting, i):
                if text[at] not in _RANKS[c]:
                    raise NotationError(
                        "no-such-tile",
                        text,
                        at,
                        tile=text[at] + c,
                        suit=c,
                        first=_RANKS[c][0],
                        last=_RANKS[c][-1],
                    )
                yield _tile(int(text[at]), c)
        waiting = i + 1
    if waiting < end:
        raise NotationError("numbers-without-suit", text, waiting)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of `123m406p11z`, in the order written. Spaces and commas may stand between suits.

    Raises NotationError, which names the character at fault and its place.
    """
    return tuple(_read(text, 0, len(text)))


def display_order(tile: Tile) -> tuple[int, bool]:
    """Sorts tiles the way hands are shown: by kind, a red five before the plain ones, flowers last."""
    return (TILE_COUNT + tile if tile.flower else tile.kind, not tile.red)


def format_tiles(tiles: Iterable[Tile]) -> str:
    """MPSZ text of tiles in the order given; `parse_tiles` reads it back.

    >>> format_tiles(parse_tiles("1m2m 0p,7z"))
    '12m0p7z'
    """
    return "".join(
        "".join(str(t)[0] for t in run) + suit for suit, run in groupby(tiles, key=lambda t: t.suit)
    )


class MeldError(WordedError):
    """Tiles that are no such meld."""

    room = __package__


class MeldType(StrEnum):
    CHI = "chi"
    PON = "pon"
    ANKAN = "ankan"
    DAIMINKAN = "daiminkan"
    KAKAN = "kakan"

    @property
    def kan(self) -> bool:
        return self in (MeldType.ANKAN, MeldType.DAIMINKAN, MeldType.KAKAN)


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table; its tiles are kept in display order. Raises MeldError when they are no such meld.

    >>> meld = Meld.parse("chi 340m")
    >>> meld, meld.open, meld.kinds
    (Meld.parse('chi 340m'), True, (2, 3, 4))
    """

    type: MeldType
    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles, key=display_order)))
        if fault := _meld_fault(self.type, self.tiles):
            raise MeldError(fault.id, **fault.told)

    @classmethod
    def parse(cls, text: str) -> Meld:
        """Reads `pon 777z`. Raises NotationError."""
        return _read_meld(text, 0, len(text))

    @property
    def kinds(self) -> tuple[int, ...]:
        return tuple(t.kind for t in self.tiles)

    @property
    def open(self) -> bool:
        """Whether it opens the hand; an ankan does not."""
        return self.type is not MeldType.ANKAN

    def __str__(self) -> str:
        return f"{self.type} {format_tiles(self.tiles)}"

    def __repr__(self) -> str:
        return f"Meld.parse('{self}')"


def _meld_fault(type: MeldType, tiles: tuple[Tile, ...]) -> Said | None:
    """What is wrong with these tiles (in display order) as a meld of that type."""
    size = 4 if type.kan else 3
    if len(tiles) != size:
        return Said(__package__, "meld-size", meld=str(type), size=size, n=len(tiles))
    if any(t.flower for t in tiles):
        return Said(__package__, "flower-in-meld")
    first = tiles[0].kind
    kinds = [t.kind for t in tiles]
    if type is MeldType.CHI:
        if tiles[0].honor or first % 9 > 6 or kinds != [first, first + 1, first + 2]:
            return Said(__package__, "no-run", tiles=format_tiles(tiles))
    elif kinds != [first] * size:
        return Said(__package__, "no-four" if type.kan else "no-three", tiles=format_tiles(tiles))
    return None


def _word(text: str, start: int, end: int) -> str:
    """The word at the start of text[start:end]."""
    stop = start
    while stop < end and text[stop].isalpha():
        stop += 1
    return text[start:stop]


def _read_meld(text: str, start: int, end: int) -> Meld:
    while start < end and text[start] == " ":
        start += 1
    word = _word(text, start, end)
    if word not in list(MeldType):
        raise NotationError("no-meld", text, start, word=shortened(word), melds=list(MeldType))
    type = MeldType(word)
    tiles = tuple(_read(text, start + len(word), end))
    if fault := _meld_fault(type, tuple(sorted(tiles, key=display_order))):
        raise NotationError(fault.id, text, min(start + len(word) + 1, len(text)), **fault.told)
    return Meld(type, tiles)


def parse_hand(text: str) -> tuple[tuple[Tile, ...], tuple[Meld, ...]]:
    """Concealed tiles and melds of `406p789s11z, pon 777z, chi 345m`.

    Parts stand between commas, a meld begins with its word. Raises NotationError.
    """
    tiles: list[Tile] = []
    melds: list[Meld] = []
    start = 0
    for part in text.split(","):
        end = start + len(part)
        if part.strip()[:1].isalpha():
            melds.append(_read_meld(text, start, end))
        else:
            tiles.extend(_read(text, start, end))
        start = end + 1
    return tuple(tiles), tuple(melds)


def format_hand(tiles: Iterable[Tile], melds: Iterable[Meld]) -> str:
    """Text that `parse_hand` reads back; concealed tiles in display order, melds in the order given."""
    concealed = format_tiles(sorted(tiles, key=display_order))
    return ", ".join([*([concealed] if concealed else []), *map(str, melds)])


def parse_flowers(text: str) -> tuple[Tile, ...]:
    """The flowers of `1f,3f` or `13f`, in order, each at most once. Raises NotationError."""
    flowers = parse_tiles(text)
    for tile in flowers:
        if not tile.flower:
            raise NotationError("no-flower", text, 0, tile=str(tile))
        if flowers.count(tile) > 1:
            raise NotationError("flower-twice", text, 0, tile=str(tile))
    return tuple(sorted(flowers))


def split_tiles(text: str) -> list[str]:
    """`123m0p` as single tiles `1m 2m 3m 0p`, for what draws tiles. Raises NotationError."""
    return [str(tile) for tile in parse_tiles(text)]

"""A hand: its concealed tiles and melds, and what can be asked of its shape."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from . import _kernel
from ._kernel import Forms
from .quoting import shortened
from .tile_set import COPIES, FOUR_PLAYERS, TileSet
from .tiles import KIND_COUNT, Meld, Tile, display_order, format_hand, format_tiles, parse_hand, parse_tiles
from .worded import Said, WordedError

Held = Literal["concealed", "own", "none"]

_ALL_FORMS: Final = Forms()


class HandError(WordedError):
    """A hand that cannot be, or a question that this hand has no answer to."""

    room = __package__


class ShantenByForm(NamedTuple):
    """Shanten of each form; None where the hand cannot take it."""

    groups: int | None
    pairs: int | None
    orphans: int | None


@dataclass(frozen=True, slots=True)
class Discard:
    """A discard and what it leaves: the shanten, and the useful tiles with how many of each are left."""

    tile: Tile
    shanten: int
    ukeire: Mapping[Tile, int]

    @property
    def total(self) -> int:
        """How many useful tiles are left in all."""
        return sum(self.ukeire.values())

    def __str__(self) -> str:
        left = f"{format_tiles(self.ukeire)} ({self.total} left)" if self.ukeire else "nothing"
        return f"discard {self.tile}: {state_in_words(self.shanten)}, useful {left}"


class Hand:
    """A hand of 13 tiles, or 14 when it is to discard, melds counting three each. It never changes.

    >>> hand = Hand("340p789s1123z, pon 777z")
    >>> hand
    Hand('340p789s1123z, pon 777z')
    >>> hand.shanten, hand.ukeire()
    (1, {Tile('1z'): 2, Tile('2z'): 3, Tile('3z'): 3})

    `tiles` is MPSZ text, which may hold melds too, or tiles: each a Tile, its number or its text. `tile_set`
    says which tiles exist, `forms` which forms of hand the house knows. Raises NotationError for text that
    cannot be read, TileError for a number that is no tile, TileSetError for a tile that is not in the set or
    a fifth copy, HandError for a wrong number of tiles, TypeError for what is no tile at all.
    """

    __slots__ = ("_shape", "concealed", "forms", "melds", "tile_set")

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    tile_set: TileSet
    forms: Forms
    _shape: _kernel.HandShape

    def __init__(
        self,
        tiles: str | Iterable[Tile | int | str],
        melds: Iterable[Meld | str] = (),
        *,
        tile_set: TileSet = FOUR_PLAYERS,
        forms: Forms = _ALL_FORMS,
    ) -> None:
        concealed, written = parse_hand(tiles) if isinstance(tiles, str) else (_as_tiles(tiles), ())
        all_melds = (*written, *(Meld.parse(m) if isinstance(m, str) else m for m in melds))
        _check_size(concealed, all_melds)
        tile_set.check((*concealed, *(t for m in all_melds for t in m.tiles)))
        for tile in concealed:
            if tile.flower:
                raise HandError("flower-laid-aside", tile=str(tile))
        put = super().__setattr__
        put("concealed", tuple(sorted(concealed, key=display_order)))
        put("melds", all_melds)
        put("tile_set", tile_set)
        put("forms", forms)
        put("_shape", _kernel.HandShape(_counts(concealed), len(all_melds), forms, tile_set.live))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a hand does not change; {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a hand does not change; {name} cannot be deleted")

    # ---- shape

    @property
    def counts(self) -> list[int]:
        """How many of each of the 34 kinds are concealed."""
        return _counts(self.concealed)

    @property
    def own_counts(self) -> list[int]:
        """How many of each of the 34 kinds the seat holds, melds included."""
        return _counts((*self.concealed, *(t for m in self.melds for t in m.tiles)))

    @property
    def closed(self) -> bool:
        return not any(m.open for m in self.melds)

    @property
    def to_discard(self) -> bool:
        """Whether the hand has its 14th tile."""
        return len(self.concealed) % 3 == 2

    @property
    def shanten(self) -> int:
        """-1 complete, 0 tenpai, n that many tiles from tenpai; the nearest of the forms."""
        return self._shape.shanten()

    @property
    def shanten_by_form(self) -> ShantenByForm:
        return ShantenByForm(*(None if s == _kernel.NO_SHANTEN else s for s in self._shape.by_form()))

    def waits(self, held: Held = "concealed") -> tuple[Tile, ...]:
        """The tiles that complete a hand of 13, in order; none when it is not tenpai.

        A kind of which the hand holds all four is not a wait. `held` says which tiles count for that: the
        "concealed" ones, all its "own" with the melds, or "none": the form alone decides (then 1111m may wait
        for a fifth 1m). Raises HandError for a hand of 14.
        """
        self._must_wait("waits")
        kinds = self._shape.waits(fifth=held == "none")
        if held == "own":
            kinds &= ~_kernel.exhausted(self.own_counts)
        return _tiles(kinds)

    def ukeire(self, visible: Iterable[Tile | int | str] | str = ()) -> dict[Tile, int]:
        """The tiles that bring a hand of 13 a step nearer, each with how many are left.

        Left are those of four that are neither in this hand nor `visible` to it elsewhere (discards, melds of
        others, indicators); 0 is kept. Raises HandError for a hand of 14, TileSetError when more than four
        are seen.
        """
        self._must_wait("ukeire")
        return self._with_left(self._shape.useful(), self._seen(visible))

    def discards(self, visible: Iterable[Tile | int | str] | str = ()) -> tuple[Discard, ...]:
        """Every discard of a hand of 14, best first: lowest shanten, then most useful tiles left.

        `visible` as for `ukeire`. Raises HandError for a hand of 13.
        """
        if not self.to_discard:
            raise HandError("nothing-to-discard", hand=str(self))
        seen = self._seen(visible)
        after = {kind: (shanten, useful) for kind, shanten, useful in self._shape.discards()}
        found = [
            Discard(tile, after[tile.kind][0], MappingProxyType(self._with_left(after[tile.kind][1], seen)))
            for tile in dict.fromkeys(self.concealed)
        ]
        return tuple(sorted(found, key=lambda d: (d.shanten, -d.total)))

    # ---- other hands from this one

    def draw(self, tile: Tile | str) -> Hand:
        """This hand with one tile more. Raises HandError when it has 14 already."""
        if self.to_discard:
            raise HandError("already-drawn", hand=str(self))
        return self._with((*self.concealed, Tile(tile)))

    def discard(self, tile: Tile | str) -> Hand:
        """This hand without that tile; a red five is another tile than a plain one. Raises HandError."""
        tile = Tile(tile)
        if not self.to_discard:
            raise HandError("nothing-to-discard", hand=str(self))
        if tile not in self.concealed:
            raise HandError("no-tile-to-discard", hand=str(self), tile=str(tile))
        rest = list(self.concealed)
        rest.remove(tile)
        return self._with(rest)

    def _with(self, concealed: Iterable[Tile]) -> Hand:
        return Hand(concealed, self.melds, tile_set=self.tile_set, forms=self.forms)

    # ---- as text

    @property
    def text(self) -> str:
        """The hand in MPSZ, `340p789s1123z, pon 777z`; `Hand(text)` reads it."""
        return format_hand(self.concealed, self.melds)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        more = "" if self.tile_set == FOUR_PLAYERS else f", tile_set={self.tile_set!r}"
        more += "" if self.forms == _ALL_FORMS else f", forms={self.forms!r}"
        return f"Hand({self.text!r}{more})"

    def _identity(self) -> tuple[object, ...]:
        return self.concealed, self.melds, self.tile_set, self.forms

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, Hand) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity())

    def __reduce__(self) -> tuple[object, ...]:
        forms = (self.forms.seven_pairs, self.forms.four_as_two_pairs, self.forms.orphans)
        return _restore, (self.concealed, self.melds, self.tile_set, forms)

    # ---- inside

    def _must_wait(self, question: str) -> None:
        if self.to_discard:
            raise HandError("to-discard-first", hand=str(self), question=question)

    def _seen(self, visible: Iterable[Tile | int | str] | str) -> list[int]:
        elsewhere = parse_tiles(visible) if isinstance(visible, str) else _as_tiles(visible)
        seen = [a + b for a, b in zip(self.own_counts, _counts(elsewhere), strict=True)]
        for kind, n in enumerate(seen):
            if n > COPIES:
                self.tile_set.check([Tile(kind)] * n)
        return seen

    def _with_left(self, kinds: int, seen: list[int]) -> dict[Tile, int]:
        return {tile: COPIES - seen[tile] for tile in _tiles(kinds)}


def _restore(
    concealed: tuple[Tile, ...], melds: tuple[Meld, ...], tile_set: TileSet, forms: tuple[bool, bool, bool]
) -> Hand:
    seven_pairs, four_as_two_pairs, orphans = forms
    house = Forms(seven_pairs=seven_pairs, four_as_two_pairs=four_as_two_pairs, orphans=orphans)
    return Hand(concealed, melds, tile_set=tile_set, forms=house)


def state_in_words(shanten: int) -> Said:
    """Complete, tenpai, or how far from it."""
    return Said(__package__, "shanten", n=shanten)


def _as_tiles(given: Iterable[Tile | int | str]) -> tuple[Tile, ...]:
    """Raises NotationError or TileError for what is no tile, TypeError for neither text nor number."""
    return tuple(tile if type(tile) is Tile else Tile(tile) for tile in given)


def _tiles(kinds: int) -> tuple[Tile, ...]:
    return tuple(Tile(k) for k in range(KIND_COUNT) if kinds >> k & 1)


def _counts(tiles: Iterable[Tile]) -> list[int]:
    counts = [0] * KIND_COUNT
    for tile in tiles:
        if not tile.flower:
            counts[tile.kind] += 1
    return counts


def _check_size(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> None:
    waiting = 13 - 3 * len(melds)
    if waiting < 1:
        raise HandError("melds-too-many", n=len(melds))
    if len(concealed) not in (waiting, waiting + 1):
        raise HandError(
            "hand-size",
            n=len(concealed),
            melds=len(melds),
            hand=shortened(format_hand(concealed, melds)),
            waiting=waiting,
            drawn=waiting + 1,
        )

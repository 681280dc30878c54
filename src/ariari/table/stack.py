"""A wall of one's own: what matters is given, the rest is filled from the remaining tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from .. import _kernel
from ..rules.model import Ruleset
from ..scoring.house import house_of
from ..tiles import Tile, parse_tiles
from ..worded import Argument, Said, because
from .chance import shuffled
from .errors import StackError

HAND = 13
STACKS = 5

Tiles = str | Iterable[Tile]


def tiles_of(given: Tiles | None, what: str | Said) -> list[int]:
    """Tiles from text or from tiles. Raises StackError."""
    if given is None:
        return []
    if isinstance(given, bytes) or not isinstance(given, Iterable):
        raise TypeError(f"{what}: tiles as text are wanted, not {given!r:.80}")
    try:
        return [int(t) for t in (parse_tiles(given) if isinstance(given, str) else map(Tile, given))]
    except ValueError as error:
        raise StackError("tiles-unread", what=what, why=because(error)) from None
    except TypeError:
        raise TypeError(f"{what}: tiles are wanted, not {given!r:.80}") from None


def _wind(wind: int) -> Said:
    return Said(__package__, f"wind-{'ESWN'[wind]}")


def _hand_of(wind: int) -> Said:
    return Said(__package__, "hand-of", wind=_wind(wind))


def _check_copies(
    rules: Ruleset, places: Sequence[tuple[str | Said, list[int]]], copies: Counter[int]
) -> None:
    """Raises StackError for the first tile of which more is given than there is, and says where."""
    for tile, n in Counter(tile for _, tiles in places for tile in tiles).items():
        where = [place for place, tiles in places if tile in tiles]
        told: dict[str, Argument] = {"where": where, "tile": str(Tile(tile)), "house": rules.called}
        if not copies[tile]:
            raise StackError("not-in-set", **told)
        if n > copies[tile]:
            raise StackError("more-than-in-set", n=n, copies=copies[tile], **told)


def stack(
    rules: Ruleset,
    hands: Sequence[Tiles | None],
    draws: Tiles,
    tail: Tiles,
    dora: Tiles,
    ura: Tiles,
    key: bytes,
) -> list[int]:
    """All tiles of the house in the order in which the kernel reads a wall.

    `hands` by wind, E first, of at most 13 tiles each; `draws` from the front, `tail` the replacements,
    `dora` and `ura` the indicators, in the order in which they come. Raises StackError for tiles that the set
    does not hold.
    """
    every = [int(t) for t in _kernel.tile_set(house_of(rules).kernel)]
    players = rules.seats.players
    fixed_hands = [tiles_of(hand, _hand_of(w)) for w, hand in enumerate(hands)]
    for w, hand in enumerate(fixed_hands):
        if len(hand) > HAND:
            raise StackError("hand-too-big", wind=_wind(w), n=len(hand), dealt=HAND)
    first, last = tiles_of(draws, "draws"), tiles_of(tail, "tail")
    indicators, beneath = tiles_of(dora, "dora"), tiles_of(ura, "ura")
    for name, tiles in (("dora", indicators), ("ura", beneath)):
        if len(tiles) > STACKS:
            raise StackError("indicators-too-many", what=name, stacks=STACKS, n=len(tiles))
    live = len(every) - HAND * players - 2 * STACKS
    if len(first) + len(last) > live:
        raise StackError("wall-too-small", n=len(first) + len(last), live=live)

    places: list[tuple[str | Said, list[int]]] = [
        *((_hand_of(w), hand) for w, hand in enumerate(fixed_hands)),
        ("draws", first),
        ("tail", last),
        ("dora", indicators),
        ("ura", beneath),
    ]
    rest = Counter(every)
    _check_copies(rules, places, rest)
    rest.subtract(tile for _, tiles in places for tile in tiles)
    free = iter(shuffled(sorted(rest.elements()), key))

    def fill(tiles: list[int], size: int) -> list[int]:
        return tiles + [next(free) for _ in range(size - len(tiles))]

    order = [t for hand in [*fixed_hands, *[[]] * (players - len(fixed_hands))] for t in fill(hand, HAND)]
    order += fill(first, live - len(last)) + last[::-1]
    indicators, beneath = fill(indicators, STACKS), fill(beneath, STACKS)
    for d, u in zip(reversed(indicators), reversed(beneath), strict=True):
        order += [u, d]
    return order

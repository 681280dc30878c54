"""Patterns: runs, triplets, quads and pairs at given ranks of one suit, of every suit, or of different suits.

A pattern becomes one or more searches. A search has starting places (a rank of a suit) and pieces so many
kinds further on; the kernel looks at all places at once.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product

from .program import PIECES, Op, levels, op
from .tree import Or, Test

SUIT = 9
GROUPS = 4
HIGHEST = {"run": 7, "triplet": 9, "quad": 9, "pair": 9}


@dataclass(frozen=True)
class Item:
    """A piece at `rank`, or at `n + rank` when `free`; `column` is where it stands, for errors."""

    piece: str
    rank: int
    free: bool
    column: int


Spot = tuple[str, int]  # a piece, and how many kinds after the starting place
Search = tuple[int, tuple[Spot, ...]]  # the starting places, and what must be found


class PatternError(Exception):
    """Why the pattern cannot be, and the column of the item at fault."""

    def __init__(self, reason: str, column: int) -> None:
        self.reason, self.column = reason, column
        super().__init__(reason)


def same_suit(items: Sequence[Item]) -> Or | Test:
    """All items in one suit, whichever."""
    _check_groups(items, suits=1)
    return _any_of(
        [(first | first << SUIT | first << 2 * SUIT, spots) for first, spots in _in_one_suit(items)]
    )


def every_suit(items: Sequence[Item]) -> Or | Test:
    """All items in each of the three suits, at the same ranks."""
    _check_groups(items, suits=3)
    spread = []
    for first, spots in _in_one_suit(items):
        spread.append((first, tuple((piece, at + SUIT * suit) for suit in range(3) for piece, at in spots)))
    return _any_of(spread)


def different_suits(items: Sequence[Item]) -> Or | Test:
    """Each item in a suit of its own."""
    if not 2 <= len(items) <= 3:
        raise PatternError("different_suits takes two or three items", items[-1].column)
    spread = []
    for (first, spots), suits in product(_in_one_suit(items), permutations(range(3), len(items))):
        placed = tuple(
            sorted((piece, at + SUIT * suit) for (piece, at), suit in zip(spots, suits, strict=True))
        )
        spread.append((first, placed))
    return _any_of(list(dict.fromkeys(spread)))


def _check_groups(items: Sequence[Item], *, suits: int) -> None:
    groups = [item for item in items if item.piece != "pair"]
    wanted = len(groups) * suits
    if wanted > GROUPS:
        raise PatternError(f"{wanted} groups are wanted; a hand has {GROUPS}", groups[-1].column)


def _in_one_suit(items: Sequence[Item]) -> list[Search]:
    """The searches within the first suit. Where ranks with and without n mix, one for each n."""
    if all(item.free for item in items):
        places = sum(1 << n - 1 for n in _values_of_n(items))
        return [(places, tuple((item.piece, item.rank) for item in items))]
    values = _values_of_n(items) if any(item.free for item in items) else [0]
    return [
        (1, tuple((item.piece, item.rank - 1 + (n if item.free else 0)) for item in items)) for n in values
    ]


def _values_of_n(items: Sequence[Item]) -> list[int]:
    free = [item for item in items if item.free]
    values = [n for n in range(1, 10) if all(1 <= n + item.rank <= HIGHEST[item.piece] for item in free)]
    if not values:
        raise PatternError("no n puts all of these on ranks that exist", free[0].column)
    return values


def _any_of(searches: list[Search]) -> Or | Test:
    tests = tuple(_test(*search) for search in searches)
    return tests[0] if len(tests) == 1 else Or(tests)


def _test(places: int, spots: Sequence[Spot]) -> Test:
    steps: list[Op] = []
    needed: Counter[str] = Counter()
    twins = 0
    for (piece, at), times in Counter(spots).items():
        name = f"run_{times}" if piece == "run" else piece
        code, operand = ("match", 0) if steps else ("match_from", places)
        steps.append(op(code, arg=PIECES[name], number=at, operand=operand))
        needed[piece] += times
        twins += times // 2
    features = levels("runs_1", needed["run"]) | levels("triplets_1", needed["triplet"] + needed["quad"])
    features |= levels("quads_1", needed["quad"]) | levels("twins_1", min(twins, 2))
    return Test(tuple(steps), features, names=tuple(steps))

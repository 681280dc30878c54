"""The native kernel. One section for each room of the kernel."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

# ---- shape: sets of kinds are integers, bit k for kind k; counts are 34 numbers (a list, a tuple, bytes)

ALL_KINDS: int
"""The set of all 34 kinds."""
NO_SHANTEN: int
"""Stands for the shanten of a form that the hand cannot take."""

class Forms:
    """The forms of a complete hand that a house knows, besides groups and a pair."""

    def __init__(
        self, *, seven_pairs: bool = True, four_as_two_pairs: bool = False, orphans: bool = True
    ) -> None: ...
    @property
    def seven_pairs(self) -> bool: ...
    @property
    def four_as_two_pairs(self) -> bool:
        """Whether four of a kind may serve as two of the seven pairs."""
    @property
    def orphans(self) -> bool: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class HandShape:
    """A concealed hand made ready for questions about its shape. It never changes.

    Raises ValueError for a fifth tile of a kind, a kind outside `live`, or a wrong number of tiles.
    """

    def __init__(
        self, counts: Sequence[int], melds: int = 0, forms: Forms = ..., live: int = ...
    ) -> None: ...
    def shanten(self) -> int:
        """-1 complete, 0 tenpai, n tiles from tenpai; the nearest of the forms."""
    def by_form(self) -> tuple[int, int, int]:
        """Shanten of groups, seven pairs, orphans; NO_SHANTEN where the form is not possible."""
    def useful(self) -> int:
        """The set of kinds that lower the shanten. ValueError for 3n+2 tiles."""
    def waits(self, *, fifth: bool = False) -> int:
        """The set of kinds that complete the hand; `fifth` admits those it holds all four of."""
    def discards(self) -> list[tuple[int, int, int]]:
        """Kind, shanten afterwards, useful kinds afterwards, for every discard. ValueError for 3n+1 tiles."""
    def with_tile(self, kind: int) -> HandShape: ...
    def without_tile(self, kind: int) -> HandShape: ...

def shanten(counts: Sequence[int], melds: int = 0, forms: Forms = ..., live: int = ...) -> int:
    """The shanten of one hand; like HandShape(...).shanten()."""

def exhausted(counts: Sequence[int]) -> int:
    """The set of kinds of which all four are there."""

def shanten_batch(
    hands: NDArray[np.uint8], melds: NDArray[np.uint8] | None = None, forms: Forms = ..., live: int = ...
) -> NDArray[np.int8]:
    """The shanten of n hands: `hands` n × 34 counts, `melds` n numbers of melds or None for no melds.

    Runs without the interpreter's lock. Raises ValueError naming the first hand that cannot be.
    """

# ---- reading and yaku: kinds are numbers 0–33; a meld is its word and first kind, such as ("pon", 33)

class Group:
    """A run, triplet or quad of a reading; `first` is the lowest kind of a run."""

    @property
    def type(self) -> str: ...
    @property
    def first(self) -> int: ...
    @property
    def called(self) -> bool:
        """Whether it is a meld that opens the hand."""
    @property
    def concealed(self) -> bool:
        """Whether it is neither called nor completed by ron."""

class Reading:
    """One decomposition of a winning hand, with the winning tile placed in it."""

    @property
    def form(self) -> str:
        """groups, pairs or orphans."""
    @property
    def groups(self) -> list[Group]:
        """The melds in the order called, then the concealed groups."""
    @property
    def pairs(self) -> list[int]:
        """The pair; of seven pairs all seven; of orphans the doubled kind."""
    @property
    def wait(self) -> str:
        """open, closed, edge, pair or twin."""
    @property
    def win_group(self) -> int:
        """The place of the group that the winning tile completed; -1 for the pair."""
    @property
    def kinds(self) -> int: ...

def readings(
    counts: Sequence[int],
    melds: Sequence[tuple[str, int]] = (),
    win: int | None = None,
    tsumo: bool = True,
    forms: Forms = ...,
) -> list[Reading]:
    """Every reading of a complete hand, its winning tile counted in `counts`; none when it is not complete.

    Without `win` the decompositions alone, each once. Raises ValueError for a fifth tile, an impossible meld.
    """

class YakuSet:
    """The yaku a ruleset plays, from what `ariari.yaku.played` makes of it."""

    def __init__(self, played: Sequence[object]) -> None: ...
    def __len__(self) -> int: ...
    def evaluate(
        self,
        reading: Reading,
        facts: Sequence[str] = (),
        seat: int = 0,
        round: int = 0,
        everyones_north: bool = False,
    ) -> dict[str, tuple[int, int]]:
        """The yaku of a reading: id → (han, yakuman). `facts` are words such as riichi; winds are 0–3."""
    def groups_of(
        self,
        id: str,
        reading: Reading,
        facts: Sequence[str] = (),
        seat: int = 0,
        round: int = 0,
        everyones_north: bool = False,
    ) -> int:
        """Which groups belong to that yaku: bit i for the group at place i, bit 4 for the pair."""

def yaku_words() -> dict[str, list[str]]:
    """The names of facts, features, codes, quantities, compare, pieces, in the order of their numbers."""

"""The steps that the kernel interprets (kernel/yaku.hpp), under the names it gives them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ariari import _kernel

_WORDS = _kernel.yaku_words()


def _numbered(words: Sequence[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


FACTS = _numbered(_WORDS["facts"])
CODES = _numbered(_WORDS["codes"])
QUANTITIES = _numbered(_WORDS["quantities"])
COMPARE = _numbered(_WORDS["compare"])
PIECES = _numbered(_WORDS["pieces"])

# One bit each: a fact, its contrary, and the kernel's other features.
FEATURES: dict[str, int] = {
    word: 1 << number
    for number, word in enumerate(
        [*_WORDS["facts"], *("not " + fact for fact in _WORDS["facts"]), *_WORDS["features"]]
    )
}

ACCEPT, REJECT = 0xFFFF, 0xFFFE
SET_STEPS = frozenset(
    CODES[word] for word in ("push", "push_seat", "push_round", "push_common", "set_and", "set_or", "set_not")
)


class Op(NamedTuple):
    """One step: a set step, or a test that goes to `jump` when it fails."""

    code: int
    arg: int = 0
    jump: int = REJECT
    compare: int = 0
    number: int = 0
    negate: bool = False
    stacked: bool = False
    operand: int = 0


def op(code: str, **fields: Any) -> Op:
    """The step of that name."""
    return Op(CODES[code], **fields)


def levels(first: str, number: int) -> int:
    """The features "one", "two" … up to `number`, of which `first` is the one; they stand in a row."""
    bit = FEATURES[first]
    return bit * ((1 << number) - 1)

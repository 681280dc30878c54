"""What is wrong with a yaku's definition, and where."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from ariari import nearest


class YakuError(ValueError):
    """A yaku that cannot be played as written.

    `word` is the offending word and `position` its column in the condition, counted from 1 (0 where the
    fault lies outside a condition). `path` are the keys that lead to the faulty value, as far as they are
    known: ("define", "mine", "when") in a ruleset's section `yaku`, ("tanyao", "when") in the catalogue.
    """

    def __init__(self, reason: str, *, word: str = "", position: int = 0, path: tuple[str, ...] = ()) -> None:
        self.reason, self.word, self.position, self.path = reason, word, position, path
        super().__init__(reason)

    @property
    def message(self) -> str:
        """What is wrong and in which column, without the path."""
        return f"column {self.position}: {self.reason}" if self.position else self.reason

    def __str__(self) -> str:
        where = ".".join(self.path)
        return f"{where}: {self.message}" if where else self.message

    def beneath(self, *keys: str) -> "YakuError":
        """The same error, told under which keys it came up."""
        return YakuError(self.reason, word=self.word, position=self.position, path=(*keys, *self.path))


@contextmanager
def under(*keys: str) -> Iterator[None]:
    """Errors that come up within are told under which keys."""
    try:
        yield
    except YakuError as error:
        raise error.beneath(*keys) from None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean …?`, or nothing where no known word is near."""
    return nearest.did_you_mean(word, known, "{!r}")

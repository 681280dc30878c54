"""What is wrong with a yaku's definition, and where."""

from collections.abc import Iterable

from ariari import nearest


class YakuError(ValueError):
    """A yaku that cannot be played as written.

    `word` is the offending word and `position` its column in the condition, counted from 1 (0 where the
    fault lies outside a condition). `yaku` and `key` say whose and which entry it is, once that is known.
    """

    def __init__(
        self, reason: str, *, word: str = "", position: int = 0, yaku: str = "", key: str = ""
    ) -> None:
        self.reason, self.word, self.position, self.yaku, self.key = reason, word, position, yaku, key
        super().__init__(reason)

    def __str__(self) -> str:
        where = ".".join(part for part in (self.yaku, self.key) if part)
        column = f"column {self.position}" if self.position else ""
        place = ", ".join(part for part in (where, column) if part)
        return f"{place}: {self.reason}" if place else self.reason

    def within(self, yaku: str, key: str) -> "YakuError":
        """The same error, told which yaku and key it is about."""
        return YakuError(self.reason, word=self.word, position=self.position, yaku=yaku, key=key)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean …?`, or nothing where no known word is near."""
    return nearest.did_you_mean(word, known, "{!r}")

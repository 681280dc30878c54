"""What can be wrong with a reported win."""

import re
from collections.abc import Sequence
from typing import Final

from ..worded import Argument, Listed, Said, Worded, WordedError, said
from ..wording import Lang, wording

_PLACE: Final = re.compile(r"(\w*)(.*)", re.DOTALL)


class WinError(WordedError):
    """A win that cannot be. `where` is the field of the record at fault, `problem` says what is wrong."""

    room = __package__

    def __init__(self, where: str, id: str, /, **told: Argument) -> None:
        super().__init__(id, **told)
        self.where = where

    @property
    def reason(self) -> Said:
        """What is wrong, without the place."""
        return Said(self.room, self.id, **self.told)

    @property
    def problem(self) -> str:
        """The reason in English."""
        return str(self.reason)

    def text(self, lang: Lang) -> str:
        return said(
            __package__, "at-place", {"place": _place(self.where, lang), "problem": self.reason}, lang
        )


def _place(where: str, lang: Lang) -> str:
    """A field of the record as people call it; of a list with the index: `melds[0]`."""
    name, index = _PLACE.fullmatch(where).groups()  # type: ignore[union-attr]
    words = wording(__package__, lang)
    return words.text(f"field-{name}") + index if words.has(f"field-{name}") else where


class NotAWinningHand(WinError):
    """The tiles make no complete hand."""


class NoYaku(WinError):
    """The hand is complete and may not win: it has no yaku, too few han, or none that is fixed.

    `missing` lists what would give it one.
    """

    def __init__(self, id: str, missing: Sequence[Worded] = (), /, **told: Argument) -> None:
        super().__init__("yaku", id, **told)
        self.missing = tuple(missing)

    @property
    def reason(self) -> Said:
        plain = super().reason
        if not self.missing:
            return plain
        return Said(__package__, "but-for", problem=plain, missing=Listed(self.missing, "alternatives"))

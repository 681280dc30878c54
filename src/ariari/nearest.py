"""The nearest valid word to a mistaken one."""

from collections.abc import Iterable
from difflib import get_close_matches

from .worded import Said


def nearest(word: str, valid: Iterable[str]) -> str | None:
    """The valid word most like `word`, or None when nothing is near."""
    return next(iter(get_close_matches(word, list(valid), n=1, cutoff=0.6)), None)


def did_you_mean(word: str, valid: Iterable[str], form: str = "`{}`") -> str:
    """The end of an error message: "; did you mean `…`?", or nothing."""
    match = nearest(word, valid)
    return f"; did you mean {form.format(match)}?" if match else ""


def meant(word: str, valid: Iterable[str]) -> Said | str:
    """The same end for a worded error, in each language."""
    match = nearest(word, valid)
    return Said(__package__, "did-you-mean", word=match) if match else ""

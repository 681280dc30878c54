"""Words that are typed wrong: told as wrong usage, by whoever knows what would be right."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from ..worded import WordedError
from ..wording import Lang


@contextmanager
def usage(lang: Lang = "en") -> Iterator[None]:
    """What is refused meanwhile is wrong usage. Raises BadParameter in the words of the error."""
    try:
        yield
    except WordedError as error:
        raise typer.BadParameter(error.text(lang)) from None

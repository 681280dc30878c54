"""Writing the file that an option names."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..system_errors import said_by_system
from .errors import OptionError


@contextmanager
def writing(option: str, path: Path) -> Iterator[None]:
    """Raises OptionError, which names the option and the file, where the system will not write it."""
    try:
        yield
    except OSError as error:
        raise OptionError("bad-option", option=f"{option} {path}", why=said_by_system(error)) from error

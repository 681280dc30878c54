"""What people at a table can be called."""

from ariari.names import is_name
from ariari.quoting import shortened

from .errors import ReportError


def check_name(name: object) -> None:
    """Raises ReportError for what cannot be told from a seat's number or from several words."""
    if not is_name(name) or name.isdecimal() or any(letter.isspace() or letter == "," for letter in name):
        raise ReportError("no-name", name=shortened(name))

"""What can be wrong with a sheet that is asked for."""

from ..worded import WordedError


class SheetError(WordedError):
    """The sheet cannot be made: the message says why, and what would do."""

    room = __package__


class PdfUnavailable(SheetError):
    """WeasyPrint, or a library it needs, is not installed."""

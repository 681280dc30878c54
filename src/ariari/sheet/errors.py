"""What can be wrong with a sheet that is asked for."""


class SheetError(ValueError):
    """The sheet cannot be made: the message says why, and what would do."""


class PdfUnavailable(SheetError):
    """WeasyPrint, or a library it needs, is not installed."""

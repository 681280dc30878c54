"""What the scorekeeper refuses."""


class ReportError(ValueError):
    """A report that cannot be. The message says why; nothing has changed."""

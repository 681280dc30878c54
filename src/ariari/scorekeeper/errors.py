"""What the scorekeeper refuses."""

from ariari.worded import WordedError


class ReportError(WordedError):
    """A report that cannot be. The message says why; nothing has changed."""

    room = __package__

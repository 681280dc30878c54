"""What the hall refuses."""

from ...worded import WordedError


class HallError(WordedError):
    """Something that the hall cannot do."""

    room = __package__


class Refused(HallError):
    """An action that a room does not take; nothing has changed."""


class StoreError(HallError):
    """The store cannot be opened or does not agree with itself."""

"""What can be wrong with a settlement that is asked for."""

from ariari.worded import WordedError


class SettlementError(WordedError):
    """The inputs of a settlement cannot be: the message says which, and what would be right."""

    room = __package__

"""What the referee cannot rule on."""

from ariari.worded import WordedError


class RefereeError(WordedError):
    """The report of an infraction cannot be: the message says what is wrong and what would be right."""

    room = __package__

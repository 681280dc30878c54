"""What goes wrong between a table and a bot."""

from ..worded import WordedError


class BotError(WordedError):
    """A bot's program cannot be started, or the house cannot be played in mjai."""

    room = __package__

"""What goes wrong between a table and a bot."""


class BotError(ValueError):
    """A bot's program cannot be started, or the house cannot be played in mjai."""

"""What is wrong with what was typed."""

from ariari.worded import WordedError


class OptionError(WordedError):
    """The value of an option or argument that cannot be."""

    room = __package__

"""How fast a table goes on by itself."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """In seconds.

    bot: how long a bot thinks
    result: how long a result is shown to those who do not go on
    grace: how long a lost connection may be lost before a bot plays
    rest: how long a table that nobody looks at stays in memory
    """

    bot: float = 0.7
    result: float = 60.0
    grace: float = 15.0
    rest: float = 600.0

"""What is said when a record cannot be read, written or replayed."""

from ariari.worded import Argument, Said, Worded
from ariari.wording import Lang


class LogError(Worded, ValueError):
    """A game record is broken, or a format cannot carry it.

    `place` says where: a file, a line, a byte, a round; the readers fill in what they know. What is most
    often wrong with a file has words in every language (`of`); the rest, and places, are English.
    """

    def __init__(self, reason: str | Said, place: str = "") -> None:
        super().__init__(reason)
        self.words = reason
        self.place = place

    @classmethod
    def of(cls, id: str, /, **told: Argument) -> "LogError":
        """With one of the room's messages."""
        return cls(Said(__package__, id, **told))

    @property
    def reason(self) -> str:
        return str(self.words)

    def text(self, lang: Lang) -> str:
        why = self.words.text(lang) if isinstance(self.words, Said) else self.words
        return f"{self.place}: {why}" if self.place else why

    def at(self, place: str) -> "LogError":
        """The same error with a place put before what it already says of the place."""
        return LogError(self.words, f"{place}, {self.place}" if self.place else place)

    def to_dict(self) -> dict[str, str]:
        """For JSON."""
        return {"error": self.reason, "place": self.place}

    def __reduce__(self) -> tuple[type["LogError"], tuple[str | Said, str]]:
        return LogError, (self.words, self.place)

    __str__ = Worded.__str__

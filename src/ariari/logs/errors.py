"""What is said when a record cannot be read, written or replayed."""

from ariari.worded import Argument, Listed, Said, Worded, WordedError
from ariari.wording import Lang


class Phrase(Said):
    """One of this room's messages. Numbers stand as in records, without marks for thousands."""

    def __init__(self, id: str, /, **told: Argument) -> None:
        super().__init__(__package__, id, **_plain(told))


class LogError(WordedError):
    """A game record is broken, or a format cannot carry it.

    `place` says where: a file, a line, a byte, a round; the readers fill in what they know with `at`.
    """

    room = __package__

    def __init__(self, id: str, /, **told: Argument) -> None:
        super().__init__(id, **_plain(told))
        self.places: tuple[str | Worded, ...] = ()

    @property
    def reason(self) -> str:
        """What is wrong, in English."""
        return super().text("en")

    @property
    def place(self) -> str:
        """Where, in English; empty if that is not known."""
        return str(Listed(self.places))

    def text(self, lang: Lang) -> str:
        why = super().text(lang)
        if not self.places:
            return why
        return Phrase("place-and-reason", place=Listed(self.places), why=why).text(lang)

    def at(self, place: str | Worded) -> "LogError":
        """The same error with a place put before what it already says of the place."""
        moved = LogError(self.id, **self.told)
        moved.places = (place, *self.places)
        return moved

    def to_dict(self) -> dict[str, str]:
        """For JSON."""
        return {"error": self.reason, "place": self.place, "id": self.id}


def _plain(told: dict[str, Argument]) -> dict[str, Argument]:
    return {name: str(value) if isinstance(value, int) else value for name, value in told.items()}

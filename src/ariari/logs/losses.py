"""What a format cannot carry, collected while a record is written, so that it can be said."""

from ..worded import Argument
from ..wording import Lang
from .errors import Phrase
from .record import GameRecord, Ruling


class Losses:
    """Remarks, each said once, in the order in which they came up."""

    def __init__(self) -> None:
        self._found: dict[Phrase, None] = {}

    def lose(self, id: str, /, **told: Argument) -> None:
        """One of the room's messages."""
        self._found[Phrase(id, **told)] = None

    def add_house_rulings(self, record: GameRecord) -> None:
        """What only our own format has a place for: declarations against the rules, and what follows."""
        if record.allow_errors:
            self.lose("lost-allow-errors")
        for n, round_ in enumerate(record.rounds, 1):
            if any(isinstance(event, Ruling) for event in round_.events):
                self.lose("lost-infractions")
            if any(payment.reason == "fine" for payment in round_.payments or ()):
                self.lose("lost-fines")
            if round_.chombo is not None:
                self.lose("lost-chombo", n=n, name=round_.called)

    @property
    def said(self) -> tuple[str, ...]:
        """In English."""
        return self.said_in("en")

    def said_in(self, lang: Lang) -> tuple[str, ...]:
        return tuple(remark.text(lang) for remark in self._found)

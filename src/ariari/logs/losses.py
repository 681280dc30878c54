"""What a format cannot carry, collected while a record is written, so that it can be said."""

from .record import GameRecord, Ruling


class Losses:
    """Remarks, each said once, in the order in which they came up."""

    def __init__(self) -> None:
        self._said: dict[str, None] = {}

    def add(self, remark: str) -> None:
        self._said[remark] = None

    def add_house_rulings(self, record: GameRecord) -> None:
        """What only our own format has a place for: declarations against the rules, and what follows."""
        if record.allow_errors:
            self.add("that declarations against the rules were possible")
        for n, round_ in enumerate(record.rounds, 1):
            if any(isinstance(event, Ruling) for event in round_.events):
                self.add("infractions and what the referee ruled on them")
            if any(payment.reason == "fine" for payment in round_.payments or ()):
                self.add("fines")
            if round_.chombo is not None:
                self.add(f"that round {n} ({round_.name}) ended by a chombo, and what was paid for it")

    @property
    def said(self) -> tuple[str, ...]:
        return tuple(self._said)

"""The bonus ledger: chips and congratulation payments of a match, kept apart from the points."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Entry:
    """One payment, in the unit of the house's bonuses; `reason` is a word such as chip or flowers."""

    payer: int
    taker: int
    amount: int | Fraction
    reason: str


class Ledger:
    """Payments between the participants of one match. It balances by construction."""

    def __init__(self, participants: int, entries: Iterable[Entry] = ()) -> None:
        self.participants = participants
        self._entries: list[Entry] = []
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        for who in (entry.payer, entry.taker):
            if not 0 <= who < self.participants:
                raise ValueError(f"there is no participant {who}; they are 0 to {self.participants - 1}")
        if entry.payer == entry.taker:
            raise ValueError(f"participant {entry.payer} cannot pay to themselves")
        self._entries.append(entry)

    def take_back(self, entry: Entry) -> None:
        """Pay an entry back, as the referee does with payments for flowers to a wrong hand (ds-22)."""
        if entry not in self._entries:
            raise ValueError(f"there is no such payment to take back: {entry}")
        self.add(Entry(entry.taker, entry.payer, entry.amount, "taken-back"))

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def totals(self) -> tuple[Fraction, ...]:
        """What each participant has won or lost so far; the sum is 0."""
        totals = [Fraction(0)] * self.participants
        for entry in self._entries:
            totals[entry.payer] -= entry.amount
            totals[entry.taker] += entry.amount
        return tuple(totals)

"""The bonus ledger: chips and congratulation payments of a match, kept apart from the points."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from .amounts import text
from .errors import SettlementError


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
                raise SettlementError("no-participant", who=who, last=self.participants - 1)
        if entry.payer == entry.taker:
            raise SettlementError("pays-oneself", who=entry.payer)
        self._entries.append(entry)

    def take_back(self, entry: Entry) -> None:
        """Pay an entry back, as the referee does with payments for flowers to a wrong hand (ds-22)."""
        if entry not in self._entries:
            raise SettlementError(
                "no-such-payment",
                payer=entry.payer,
                taker=entry.taker,
                amount=text(Fraction(entry.amount)),
                reason=entry.reason,
            )
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

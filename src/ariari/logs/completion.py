"""What a record's format leaves out, worked out by the engine."""

from dataclasses import replace
from pathlib import Path

from ..rules.model import Ruleset
from ..settlement import SettlementError
from ..table.outcome import win_from
from .errors import LogError
from .hands import with_hands
from .record import GameRecord, Round, Win, sums
from .replay import Replayer, rules_of
from .win_check import complete_win


def completed(record: GameRecord, rules: Ruleset | str | Path | None = None) -> GameRecord:
    """The record with what its format leaves out.

    Each win's yaku, han, fu and points, the hands shown, the payments one by one, and after the match the P
    of the settlement and of chips. Raises LogError when the record cannot be followed or when the engine
    disagrees.
    """
    completer = _Completer(record, rules_of(record, rules))
    difference = completer.run().difference
    if difference is not None:
        raise LogError("not-completed", why=difference.both).at(difference.where)
    full = replace(record, rounds=tuple(completer.rounds))
    if record.final is None:
        return full
    return replace(
        full,
        settled=completer.settled() if record.settled is None else record.settled,
        bonus=tuple(completer.kernel.match.bonus) if record.bonus is None else record.bonus,
    )


class _Completer(Replayer):
    def __init__(self, record: GameRecord, rules: Ruleset) -> None:
        super().__init__(record, rules)
        self.rounds: list[Round] = []

    def _followed(self, round_: Round) -> None:
        full = replace(round_, extra=self.extra)
        if round_.ended:
            full = with_hands(replace(full, wins=self._wins_of(round_)))
        if round_.payments is None and round_.ended:
            bonus = sums(self.paid, len(round_.points), in_p=True)
            full = replace(full, payments=self.paid, bonus=bonus)
        self.rounds.append(full)

    def _wins_of(self, round_: Round) -> tuple[Win, ...]:
        if not round_.wins:
            return ()
        bare = {raw["seat"]: win_from(raw) for raw in self.kernel.bare_wins()}
        return tuple(
            complete_win(self.house, win, ours, bare[(win.seat - round_.dealer) % len(round_.points)])
            for win, ours in zip(round_.wins, self.told, strict=True)
        )

    def settled(self) -> tuple[float, ...]:
        """P, bust prizes included. Raises LogError when the points do not add up."""
        try:
            return self.settled_under(self.house.rules)
        except SettlementError as problem:
            raise LogError("not-settled", why=problem) from None

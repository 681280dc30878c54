"""Rounds that nobody wins: drawn to the end, or broken off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from ariari import _kernel
from ariari.nearest import did_you_mean

from .errors import ReportError
from .position import Position
from .report import Report

Abort = Literal["nine-terminals", "four-winds", "all-riichi", "triple-ron", "four-kans"]
EXHAUSTIVE = "exhaustive"


@dataclass(frozen=True)
class Draw(Report):
    """A drawn round. `tenpai` and `nagashi` are seats; `reason` is why it was broken off, or exhaustive."""

    kind: ClassVar[str] = "ryukyoku"
    reason: str = EXHAUSTIVE
    tenpai: tuple[int, ...] = ()
    nagashi: tuple[int, ...] = ()

    def on(self, position: Position) -> None:
        position.must_be_playing()
        if self.reason == EXHAUSTIVE:
            self._exhaustive(position)
        else:
            self._broken_off(position)

    def _exhaustive(self, position: Position) -> None:
        tenpai = [position.playing(seat) for seat in self.tenpai]
        nagashi = [position.playing(seat) for seat in self.nagashi]
        for seats in (tenpai, nagashi):
            if len(set(seats)) < len(seats):
                raise ReportError("the same player is named twice")
        if self._ends_in_chombo(position):
            return
        self._check_tenpai(position)
        if nagashi and position.rules.draws.nagashi.value == "none":
            raise ReportError(f"{position.rules.id} does not play nagashi")
        outcome = _kernel.Outcome.drawn(
            [position.wind(seat) for seat in tenpai],
            [position.wind(seat) for seat in nagashi],
            position.riichi_winds,
        )
        position.end_round(outcome, dealer_noten=position.match.dealer not in tenpai)

    def _ends_in_chombo(self, position: Position) -> bool:
        """Who owes a chombo at a draw pays it, whichever way the round is drawn."""
        offenders = [seat for seat, player in position.round.items() if player.chombo_at_draw]
        if offenders:
            position.end_round(_kernel.Outcome.chombo([position.wind(seat) for seat in offenders]))
        return bool(offenders)

    def _check_tenpai(self, position: Position) -> None:
        for seat in self.tenpai:
            position.bar(seat, "tenpai", "be tenpai")
        if not position.rules.furiten.tenpai:
            return  # one in riichi who has become furiten is noten (pt-11)
        for seat, player in position.round.items():
            ruled = any(ruling.infraction == "noten-riichi" for ruling in player.rulings)
            if player.riichi and seat not in self.tenpai and not ruled and "tenpai" not in player.barred:
                raise ReportError(
                    f"{position.name(seat)} is in riichi, so tenpai; "
                    "if not, report the penalty noten-riichi first"
                )

    def _broken_off(self, position: Position) -> None:
        if self.reason not in get_args(Abort):
            raise ReportError(
                f"there is no draw by {self.reason!r}{did_you_mean(self.reason, get_args(Abort))}"
            )
        if self.tenpai or self.nagashi:
            raise ReportError("nobody is asked for tenpai when a round is broken off")
        if not getattr(position.rules.draws.abortive, self.reason.replace("-", "_")):
            raise ReportError(f"{position.rules.id} has no draw by {self.reason}")
        riichi = sum(1 for player in position.round.values() if player.riichi)
        if self.reason == "all-riichi" and riichi < position.match.players:
            raise ReportError(f"only {riichi} of {position.match.players} are in riichi")
        if self._ends_in_chombo(position):
            return
        position.end_round(_kernel.Outcome.aborted(self.reason))  # type: ignore[arg-type]

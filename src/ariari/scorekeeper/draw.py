"""Rounds that nobody wins: drawn to the end, or broken off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from ariari import _kernel
from ariari.nearest import meant
from ariari.quoting import shortened
from ariari.referee import infraction_name
from ariari.worded import Said

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
                raise ReportError("named-twice")
        if self._ends_in_chombo(position):
            return
        self._check_tenpai(position)
        if nagashi and position.rules.draws.nagashi.value == "none":
            raise ReportError("no-nagashi", house=position.rules.called)
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
            position.bar(seat, "tenpai")
        if not position.rules.furiten.tenpai:
            return  # one in riichi who has become furiten is noten (pt-11)
        for seat, player in position.round.items():
            ruled = any(ruling.infraction == "noten-riichi" for ruling in player.rulings)
            if player.riichi and seat not in self.tenpai and not ruled and "tenpai" not in player.barred:
                raise ReportError(
                    "riichi-is-tenpai", who=position.name(seat), infraction=infraction_name("noten-riichi")
                )

    def _broken_off(self, position: Position) -> None:
        if self.reason not in get_args(Abort):
            raise ReportError(
                "no-such-draw", reason=shortened(self.reason), meant=meant(self.reason, get_args(Abort))
            )
        if self.tenpai or self.nagashi:
            raise ReportError("broken-off-tenpai")
        if not getattr(position.rules.draws.abortive, self.reason.replace("-", "_")):
            raise ReportError(
                "no-draw-by",
                house=position.rules.called,
                reason=Said(__package__, f"abort-{self.reason}"),
            )
        riichi = sum(1 for player in position.round.values() if player.riichi)
        if self.reason == "all-riichi" and riichi < position.match.players:
            raise ReportError("too-few-riichi", riichi=riichi, players=position.match.players)
        if self._ends_in_chombo(position):
            return
        position.end_round(_kernel.Outcome.aborted(self.reason))  # type: ignore[arg-type]

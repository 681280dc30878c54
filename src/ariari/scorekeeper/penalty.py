"""An infraction, ruled on by the referee."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, get_args

from ariari import _kernel
from ariari.referee import RefereeError, Ruling, rule
from ariari.rules.model import Ruleset
from ariari.rules.sections.penalties import Ruling as Consequence

from .errors import ReportError
from .position import Position
from .report import Report

_OF_RIICHI = frozenset(
    {"noten-riichi", "illegal-kan-after-riichi"}
)  # only a player in riichi can commit these


@dataclass(frozen=True)
class Penalty(Report):
    """An infraction. `tiles` are those concerned; `staff`: the staff's decision, where it is left to them."""

    kind: ClassVar[str] = "penalty"
    actor: int
    infraction: str
    tiles: str = ""
    staff: str | None = None

    def on(self, position: Position) -> None:
        seat = position.playing(self.actor)
        player = position.player(seat)
        if self.infraction in _OF_RIICHI and not player.riichi:
            raise ReportError(f"{position.names[seat]} is not in riichi, so this is no {self.infraction}")
        if self.infraction == "dead-hand-acted" and not player.barred:
            raise ReportError(f"{position.names[seat]}'s hand is not dead, so this is no {self.infraction}")
        ruling = self.ruling(position)
        player.rulings += (ruling,)
        player.barred |= ruling.barred
        player.chombo_at_draw |= ruling.when == "at-draw"
        if ruling.voids_flowers and player.all_flowers:
            player.all_flowers = False
            position.match.void_all_flowers(position.wind(seat))
        if ruling.consequence == "fine":
            position.match.fine(position.wind(seat))
        if ruling.consequence == "chombo":
            position.end_round(_kernel.Outcome.chombo([position.wind(seat)]))

    def ruling(self, position: Position) -> Ruling:
        """What the referee says. Raises ReportError if it is left to the staff, and they have not said."""
        seat = position.seat(self.actor)
        rules = position.rules
        try:
            ruling = rule(rules, self.infraction, position.context(seat, self.tiles))
            if not ruling.left_to_staff:
                if self.staff is not None:
                    raise ReportError(f"{rules.id} rules on {self.infraction} itself: {ruling.consequence}")
                return ruling
            return rule(self._decided(position), self.infraction, position.context(seat, self.tiles))
        except RefereeError as error:
            raise ReportError(str(error)) from None

    def _decided(self, position: Position) -> Ruleset:
        """The rules with the staff's decision in them."""
        if self.staff is None:
            raise ReportError(
                f"{position.rules.id} leaves {self.infraction} to the staff; say their decision: "
                f"{', '.join(get_args(Consequence))}"
            )
        if self.staff not in get_args(Consequence):
            raise ReportError(
                f"there is no ruling {self.staff!r}; they are {', '.join(get_args(Consequence))}"
            )
        penalties = position.rules.penalties
        rulings = dict(penalties.rulings) | {self.infraction: self.staff}
        return position.rules.model_copy(
            update={"penalties": penalties.model_copy(update={"rulings": rulings})}
        )

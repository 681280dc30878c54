"""What every part of a scorekeeper's page asks: who plays, what they are called, what the house plays."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from ...referee import Ruling
from ...rules.model import Ruleset
from ...scorekeeper import ReportError, Scorekeeper, State
from ...wording import Wording
from ..hall import Keeping
from ..infraction_form import OF_KINDS, Report
from ..markup import people
from ..settlement_table import settlement_html
from .text import names_of

Line = dict[str, Any]


class Desk:
    """One visitor's view of a scorekeeper's table."""

    def __init__(self, keeping: Keeping, told: Wording) -> None:
        self.keeping, self.told = keeping, told

    @property
    def keeper(self) -> Scorekeeper:
        return self.keeping.keeper

    @property
    def state(self) -> State:
        return self.keeper.state

    @property
    def rules(self) -> Ruleset:
        return self.keeping.rules

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.keeper, self.told)

    @property
    def playing(self) -> list[int]:
        """The seats that play this round, in turn from the dealer."""
        state = self.state
        seats = [seat for seat in range(len(state.names)) if seat != state.sitter_out]
        return [s for s in seats if s >= state.dealer] + [s for s in seats if s < state.dealer]

    def wind(self, seat: int) -> str | None:
        """The seat's wind in this round; None for whoever sits out."""
        return "ESWN"[self.playing.index(seat)] if seat in self.playing else None

    def seat(self, text: str) -> int | None:
        """The seat that a press names; None for what is no seat."""
        return int(text) if text.isdecimal() and len(text) < 3 and int(text) < len(self.names) else None

    def possible(self, *lines: Line) -> bool:
        """Whether some lines could be reported now."""
        try:
            self.keeping.tried(*lines)
        except ReportError:
            return False
        return True

    def people(self, do: str, seats: Iterable[int], chosen: Collection[int] = ()) -> str:
        """A button for each of some people; `do` and the seat are what it tells."""
        return people(do, seats, self.names, chosen)

    def settlement(self, *, force: bool = False) -> str:
        """The settlement as HTML. `force`: as it would be, before the end."""
        return settlement_html(self.keeper.settle(force=force), self.names, self.told)

    # ---- infractions

    @property
    def in_riichi(self) -> Collection[int]:
        return self.state.riichi

    @property
    def of_tiles(self) -> Collection[str]:
        """The scorekeeper knows no hand: a tile that counts as a discard is none of its business."""
        return OF_KINDS

    def ruling(self, report: Report) -> Ruling:
        """What the referee says of an infraction; nothing changes. Raises ReportError."""
        return self.keeping.ruling(
            report["actor"], report["infraction"], report.get("tiles", ""), report.get("staff")
        )

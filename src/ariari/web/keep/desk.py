"""What every part of a scorekeeper's page asks: who plays, what they are called, what the house plays."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from ...rules.model import Ruleset
from ...scorekeeper import ReportError, Scorekeeper, State
from ...wording import Wording
from ..hall import Keeping
from ..markup import button, pressed
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
        keys = "".join(
            button(f"{do} {seat}", self.names[seat], "big name", more=pressed(seat in chosen))
            for seat in seats
        )
        return f'<div class="people">{keys}</div>'

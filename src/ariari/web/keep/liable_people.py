"""Who is liable for a win (pao): one person, or two, each for a yakuman."""

from __future__ import annotations

from typing import Any, Final

from ...scorekeeper import ReportError
from ...scoring.house import house_of
from ...sheet.names import yaku_name
from ..markup import button, pressed, say
from .desk import Desk

_WITH_ANOTHER: Final = "suukantsu"
"""The one yakuman of liability that another can stand beside: four kans of three dragons or four winds."""


class LiablePeople:
    """Whom the winner's claim makes liable. A person is touched; where two are, for which yakuman each is."""

    def __init__(self, desk: Desk, winner: int) -> None:
        self.desk, self.winner = desk, winner
        self.seats: list[int] = []
        """In the order in which they became liable."""
        self.yaku: dict[str, int] = {}
        self._known = {
            yaku.id: yaku_name(desk.told, desk.rules, yaku.id)
            for yaku in house_of(desk.rules).yaku
            if yaku.id in desk.rules.liability.yaku
        }

    def press(self, word: str, rest: str) -> None:
        number, _, yaku = rest.partition(" ")
        seat = self.desk.seat(number)
        if seat is None or seat == self.winner:
            return
        if word == "liable":
            self._touch(seat)
        elif yaku in self._known and seat in self.seats:
            untold = self.yaku.pop(yaku, None) == seat
            self.yaku |= {} if untold else {yaku: seat}

    def _touch(self, seat: int) -> None:
        if seat in self.seats:
            self.seats.remove(seat)
        else:
            self.seats = [*self.seats[: self._most - 1], seat]
        self.yaku = {yaku: one for yaku, one in self.yaku.items() if one in self.seats}
        if not self._asks_for_what:
            self.yaku = {}

    @property
    def _most(self) -> int:
        """How many people can be liable at once."""
        return 2 if _WITH_ANOTHER in self._known and len(self._known) > 1 else 1

    @property
    def _asks_for_what(self) -> bool:
        return len(self.seats) > 1 or (bool(self.seats) and self.desk.rules.liability.covers == "yaku")

    def told(self) -> dict[str, Any]:
        """The field of the claim. Raises ReportError while it is not told for what each of two is liable."""
        if len(self.seats) == 1 and not self.yaku:
            return {"liable": self.seats[0]}
        if set(self.seats) != set(self.yaku.values()):
            raise ReportError("liable-for-what", who=self.desk.names[self.winner])
        each = {yaku: seat for one in self.seats for yaku, seat in self.yaku.items() if seat == one}
        return {"liable": each} if each else {}

    def html(self) -> str:
        """Only where the house knows liability."""
        liability = self.desk.rules.liability
        if not (liability.yaku or liability.open_kan):
            return ""
        others = [seat for seat in self.desk.playing if seat != self.winner]
        label = say(self.desk.told, "keep-liable")
        people = self.desk.people("liable", others, self.seats)
        shown = f'<div class="items"><span class="label">{label}</span>{people}</div>'
        return shown + "".join(map(self._for_what, self.seats if self._asks_for_what else ()))

    def _for_what(self, seat: int) -> str:
        label = say(self.desk.told, "keep-liable-for", name=self.desk.names[seat])
        keys = "".join(
            button(f"liable-for {seat} {yaku}", name, "big", more=pressed(self.yaku.get(yaku) == seat))
            for yaku, name in self._known.items()
        )
        return f'<div class="items"><span class="label">{label}</span><div class="people">{keys}</div></div>'

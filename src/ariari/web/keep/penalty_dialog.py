"""An infraction, and what the referee says of it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, get_args

from ...referee import names as infraction_names
from ...rules.sections.penalties import Ruling as Consequence
from ...scorekeeper import ReportError
from ...scoring.house import house_of
from ...tiles import Tile
from ..hand_row import tile_name
from ..markup import button, pressed, say
from ..sprite import picture
from .desk import Desk, Line
from .dialog import Dialog

_OF_TILES: Final = ("no-ron-on-kind", "no-win-on-suit")
"""Consequences that hang on the tiles concerned."""


class PenaltyDialog(Dialog):
    """Who did what, with which tiles; where the house leaves it to the staff, what they decided."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.actor: int | None = None
        self.infraction: str | None = None
        self.tiles: set[str] = set()
        self.staff: str | None = None

    @property
    def title(self) -> str:
        return self.told.text("keep-penalty")

    # ---- presses

    def press(self, event: str) -> Sequence[Line]:
        word, _, rest = event.partition(" ")
        if word == "actor" and (seat := self.desk.seat(rest)) in self.desk.playing:
            self.actor = seat
        elif word == "infraction":
            self.infraction = rest if rest in infraction_names() else None
            self.staff, self.tiles = None, set()
        elif word == "tile" and rest in self._kinds:
            self.tiles ^= {rest}
        elif word == "staff" and rest in get_args(Consequence):
            self.staff, self.tiles = rest, set()
        elif word == "rule" and self.actor is not None and self.infraction is not None:
            return [self._line(self.actor, self.infraction)]
        return ()

    def _line(self, actor: int, infraction: str) -> Line:
        line: Line = {"type": "penalty", "actor": actor, "infraction": infraction}
        if self.tiles and self._consequence in _OF_TILES:
            line["tiles"] = "".join(sorted(self.tiles))
        if self.staff is not None and self._left_to_staff:
            line["staff"] = self.staff
        return line

    # ---- what the house says

    @property
    def _ruled(self) -> str | None:
        penalties, infraction = self.desk.rules.penalties, self.infraction
        if self.actor in self.desk.state.riichi and infraction in penalties.in_riichi:
            return dict(penalties.in_riichi)[infraction]
        return {str(id): ruling for id, ruling in penalties.rulings.items()}.get(infraction or "")

    @property
    def _left_to_staff(self) -> bool:
        return self._ruled is None

    @property
    def _consequence(self) -> str | None:
        return self._ruled or self.staff

    @property
    def _kinds(self) -> list[str]:
        copies = house_of(self.desk.rules).tile_set.copies
        return [
            str(tile)
            for tile in map(Tile, range(len(copies)))
            if copies[tile] and not tile.red and not tile.flower
        ]

    # ---- drawing

    def body(self) -> str:
        told, desk = self.told, self.desk
        chosen = () if self.actor is None else (self.actor,)
        who = f"<h3>{say(told, 'keep-who')}</h3>{desk.people('actor', desk.playing, chosen)}"
        if self.actor is None:
            return who
        if self.infraction is None:
            return f"{who}<h3>{say(told, 'keep-infraction')}</h3>{self._list()}"
        name = infraction_names()[self.infraction][told.lang]
        what = (
            f'<h3>{say(told, "keep-infraction")}</h3><div class="people"><b>{escape(name)}</b>'
            f"{button('infraction', told.text('keep-change'))}</div>"
        )
        return f"{who}{what}{self._staff()}{self._tiles()}{self._ruling()}"

    def _list(self) -> str:
        keys = "".join(
            button(f"infraction {id}", name[self.told.lang], "choice")
            for id, name in infraction_names().items()
        )
        return f'<div class="infractions">{keys}</div>'

    def _staff(self) -> str:
        if not self._left_to_staff:
            return ""
        keys = "".join(
            button(f"staff {one}", self.told.text(f"ruling-{one}"), more=pressed(one == self.staff))
            for one in get_args(Consequence)
        )
        return f'<h3>{say(self.told, "keep-staff")}</h3><div class="people">{keys}</div>'

    def _tiles(self) -> str:
        if self._consequence not in _OF_TILES:
            return ""
        rows = []
        for suit in "mpsz":
            keys = "".join(map(self._tile, (text for text in self._kinds if text[1] == suit)))
            rows.append(f'<div class="keys">{keys}</div>')
        return f'<h3>{say(self.told, "keep-tiles")}</h3><div class="keyboard">{"".join(rows)}</div>'

    def _tile(self, text: str) -> str:
        name = escape(tile_name(Tile(text), self.told), quote=True)
        return (
            f'<button type="button" class="tile-button key choice" data-do="tile {text}" aria-label="{name}" '
            f"{pressed(text in self.tiles)}>{picture(text)}</button>"
        )

    def _ruling(self) -> str:
        """What the referee says of what is chosen."""
        if self._consequence is None or (self._consequence in _OF_TILES and not self.tiles):
            return ""
        assert self.actor is not None
        assert self.infraction is not None
        try:
            text, css = ruling_text(self.desk, self._line(self.actor, self.infraction)), "ruling"
        except ReportError as error:
            text, css = error.text(self.told.lang), "ruling warn"
        return f'<p class="{css}" role="status">{escape(text)}</p>'

    def buttons(self) -> str:
        ready = self.infraction is not None and self._consequence is not None
        return button("rule", self.told.text("keep-rule"), "main big", disabled=not ready)


def ruling_text(desk: Desk, line: Line) -> str:
    """The referee's ruling on a line that tells an infraction. Raises ReportError."""
    ruling = desk.keeping.ruling(line["actor"], line["infraction"], line.get("tiles", ""), line.get("staff"))
    return ruling.explain(desk.told.lang, desk.names)

"""The form on an infraction: who did what, with which tiles, and what the referee says of it.

The scorekeeper fills it in for a real table, the host of a playing table for that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from typing import Any, Final, Protocol, get_args

from ..referee import Ruling, consequence_of, infraction
from ..referee import names as infraction_names
from ..rules.model import Ruleset
from ..rules.sections.penalties import Ruling as Consequence
from ..scoring.house import house_of
from ..tiles import Tile
from ..worded import WordedError
from ..wording import Wording
from .markup import button, people, pressed, say
from .tile_pictures import drawn_text, tile_choice

OF_KINDS: Final = frozenset({"no-ron-on-kind", "no-win-on-suit"})
"""Consequences that hang on the kinds of the tiles concerned."""

_PRIVATE: Final = 0xE000
"""Unicode's first character for private use."""

Report = dict[str, Any]
"""An infraction as the scorekeeper's log has it: `actor`, `infraction`, perhaps `tiles` and `staff`."""


class Court(Protocol):
    """The table at which it happened."""

    @property
    def told(self) -> Wording: ...
    @property
    def rules(self) -> Ruleset: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def playing(self) -> Sequence[int]: ...
    @property
    def in_riichi(self) -> Collection[int]: ...
    @property
    def of_tiles(self) -> Collection[str]:
        """The consequences for which the tiles concerned must be told."""

    def ruling(self, report: Report) -> Ruling:
        """What the referee says; nothing changes. Raises WordedError."""


class InfractionForm:
    """Who did what, with which tiles; where the house leaves it to the staff, what they decided."""

    def __init__(self, court: Court) -> None:
        self.court, self.told = court, court.told
        self.actor: int | None = None
        self.infraction: str | None = None
        self.tiles: set[str] = set()
        self.staff: str | None = None

    # ---- presses

    def press(self, event: str) -> Report | None:
        """Take a press; the report, once it is told to the end."""
        word, _, rest = event.partition(" ")
        if word == "actor" and rest in map(str, self.court.playing):
            self.actor = int(rest)
        elif word == "infraction":
            self.infraction = rest if rest in infraction_names() else None
            self.staff, self.tiles = None, set()
        elif word == "tile" and rest in map(str, self._choices):
            self.tiles ^= {rest}
        elif word == "staff" and rest in get_args(Consequence):
            self.staff, self.tiles = rest, set()
        elif word == "rule":
            return self._report()
        return None

    def _report(self) -> Report | None:
        if self.actor is None or self.infraction is None:
            return None
        report: Report = {"type": "penalty", "actor": self.actor, "infraction": self.infraction}
        if self.tiles and self._asks_for_tiles:
            report["tiles"] = "".join(sorted(self.tiles))
        if self.staff is not None and self._ruled is None:
            report["staff"] = self.staff
        return report

    # ---- what the house says

    @property
    def _ruled(self) -> str | None:
        """What the house says itself."""
        if self.infraction is None:
            return None
        riichi = self.actor in self.court.in_riichi
        return consequence_of(self.court.rules, infraction(self.infraction), riichi)

    @property
    def _consequence(self) -> str | None:
        return self._ruled or self.staff

    @property
    def _asks_for_tiles(self) -> bool:
        return self._consequence in self.court.of_tiles

    @property
    def _choices(self) -> list[Tile]:
        """Tiles of this house; red fives where it is the tile and not its kind that matters."""
        copies = house_of(self.court.rules).tile_set.copies
        return [
            tile
            for tile in map(Tile, range(len(copies)))
            if copies[tile] and not tile.flower and not (tile.red and self._consequence in OF_KINDS)
        ]

    # ---- drawing

    def html(self) -> str:
        """Its present step."""
        told, court = self.told, self.court
        chosen = () if self.actor is None else (self.actor,)
        who = f"<h3>{say(told, 'keep-who')}</h3>{people('actor', court.playing, court.names, chosen)}"
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
        if self._ruled is not None:
            return ""
        keys = "".join(
            button(f"staff {one}", self.told.text(f"ruling-{one}"), more=pressed(one == self.staff))
            for one in get_args(Consequence)
        )
        return f'<h3>{say(self.told, "keep-staff")}</h3><div class="people">{keys}</div>'

    def _tiles(self) -> str:
        if not self._asks_for_tiles:
            return ""
        rows = []
        for suit in "mpsz":
            keys = "".join(
                tile_choice("tile", tile, str(tile) in self.tiles, self.told, "key")
                for tile in self._choices
                if str(tile)[1] == suit
            )
            rows.append(f'<div class="keys">{keys}</div>')
        return f'<h3>{say(self.told, "keep-tiles")}</h3><div class="keyboard">{"".join(rows)}</div>'

    def _ruling(self) -> str:
        """What the referee says of what is chosen."""
        report = self._report()
        if report is None or self._consequence is None or (self._asks_for_tiles and not self.tiles):
            return ""
        try:
            html, css = ruling_html(self.court, report), "ruling"
        except WordedError as error:
            html, css = drawn_text(error.text(self.told.lang), self.told), "ruling warn"
        return f'<p class="{css}" role="status">{html}</p>'

    def button(self) -> str:
        """By which it is ruled."""
        ready = self.infraction is not None and self._consequence is not None
        return button("rule", self.told.text("keep-rule"), "main big", disabled=not ready)


def ruling_html(court: Court, report: Report) -> str:
    """The referee's ruling on a report, for everybody, its tiles drawn. Raises WordedError."""
    # Somebody may be called `5p`: names come in when the tiles have been drawn.
    places = tuple(chr(_PRIVATE + seat) for seat in range(len(court.names)))
    html = drawn_text(court.ruling(report).explain(court.told.lang, places), court.told)
    for place, name in zip(places, court.names, strict=True):
        html = html.replace(place, escape(name))
    return html

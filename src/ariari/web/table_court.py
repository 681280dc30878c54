"""Calling the referee at a playing table, and what has been ruled there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from ..referee import Ruling
from ..referee import names as infraction_names
from ..rules.model import Ruleset
from ..table import View
from ..tiles import parse_tiles
from ..wording import Wording
from .hall import Room
from .infraction_form import OF_KINDS, Report
from .markup import say
from .round_events import of_round
from .tile_pictures import small_tiles

_OF_TILES: Final = OF_KINDS | {"counts-as-discard"}


class TableCourt:
    """A playing table, as the form on an infraction asks about it."""

    def __init__(self, room: Room, names: Sequence[str], told: Wording) -> None:
        self.room, self.names, self.told = room, names, told

    @property
    def rules(self) -> Ruleset:
        return self.room.rules

    @property
    def playing(self) -> Sequence[int]:
        return [player.seat for player in self._players if player is not None]

    @property
    def in_riichi(self) -> Collection[int]:
        return [player.seat for player in self._players if player is not None and player.riichi]

    @property
    def of_tiles(self) -> Collection[str]:
        return _OF_TILES

    def ruling(self, report: Report) -> Ruling:
        """What the referee says; nothing changes. Raises Refused."""
        return self.room.ruling(report)

    @property
    def _players(self) -> Sequence[Any]:
        view = self.room.view(self.room.host)
        return () if view is None else view.players


def rulings_html(view: View, names: Sequence[str], told: Wording, hand: int | None = None) -> str:
    """What the referee has ruled in a round, for everybody. hand: the round from 0; None for the last one"""
    items = "".join(
        f"<li>{_ruling(event, names, told)}</li>" for event in of_round(view.events, "ruling", hand)
    )
    title = say(told, "play-rulings")
    return f'<div class="rulings"><h3>{title}</h3><ul>{items}</ul></div>' if items else ""


def _ruling(event: Mapping[str, Any], names: Sequence[str], told: Wording) -> str:
    what = infraction_names()[event["infraction"]][told.lang]
    tiles = small_tiles((tile for text in event.get("tiles", ()) for tile in parse_tiles(text)), told)
    words = say(
        told,
        "play-ruling",
        who=names[event["actor"]],
        infraction=what,
        ruling=told.text(f"ruling-{event['ruling']}"),
    )
    return f'{words} <span class="waits">{tiles}</span>' if tiles else words

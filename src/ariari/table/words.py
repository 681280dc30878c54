"""A table in words, in three languages: actions, refusals, what a round came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..tile_glyphs import shown
from ..worded import labelled
from ..wording import Lang, Wording, wording
from .action import Action
from .errors import REASONS
from .outcome import Outcome

if TYPE_CHECKING:
    from .table import Table
    from .view import View


def words(lang: Lang) -> Wording:
    """The messages of the table. Raises ValueError for a language we do not have."""
    return wording(__package__, lang)


def action_text(action: Action, lang: Lang) -> str:
    """Such as `pon with 🀄🀄 77z`."""
    said = words(lang)
    tiles = action.uses or (() if action.tile is None else (action.tile,))
    return said.text(f"act-{action.word}", tile=shown(tiles))


def reason_text(reason: str, lang: Lang) -> str:
    """A word of `REASONS` in that language."""
    return REASONS[reason].text(lang)


def place_text(round: str, dealer: int, honba: int, lang: Lang) -> str:
    """Such as `East 2, 1 honba`; the number is the dealer's."""
    said = words(lang)
    return said.text("place", wind=said.text(f"wind-{round}"), number=dealer + 1, honba=honba)


def outcome_text(outcome: Outcome, names: Sequence[str], lang: Lang) -> str:
    """What a round came to, wins with their arithmetic."""
    said = words(lang)

    def people(seats: Sequence[int]) -> str:
        return said.listed([names[s] for s in seats]) or said.text("nobody")

    if outcome.wins:
        return "\n\n".join(labelled(names[w.seat], w.score.explain(lang), lang) for w in outcome.wins)
    if outcome.ending == "abort":
        return said.text(f"abort-{outcome.abort}")
    if outcome.ending == "chombo":
        return said.text("chombo", who=people(outcome.offenders))
    return said.text("exhaustive", who=people(outcome.tenpai))


def offer_text(view: View, lang: Lang) -> str | None:
    """Whose tile is on the table to be claimed."""
    if view.offered is None:
        return None
    offered = view.offered
    kind = {"discard": "offered", "nuki": "offered-nuki"}.get(offered.how, "offered-kan")
    return words(lang).text(kind, who=view.names[offered.from_], tile=shown([offered.tile]))


def no_win_text(table: Table, seat: int, lang: Lang) -> str | None:
    """Why a seat may not win with the tile it waits for: drawn, offered, or just gone by (`Table.no_win`)."""
    found = table.no_win(seat)
    if found is None:
        return None
    tile, reason = found
    return words(lang).text("no-win", tile=shown([tile]), reason=reason_text(reason, lang))


def no_riichi_text(table: Table, seat: int, lang: Lang) -> str | None:
    """Why a seat may not declare riichi although its hand would be tenpai (`Table.no_riichi`)."""
    reason = table.no_riichi(seat)
    return None if reason is None else words(lang).text("no-riichi", reason=reason_text(reason, lang))

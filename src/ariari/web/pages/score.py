"""Score: a hand entered tile by tile, and what it is worth, at once."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from fastapi import Request
from nicegui import ui

from ...hand import Hand, HandError
from ...rules.model import Ruleset
from ...scoring import WinError, score
from ...scoring.errors import NotAWinningHand, NoYaku
from ...scoring.house import house_of
from ...tile_set import TileSetError
from ...tiles import NotationError, Tile
from ...worded import error_text
from ...wording import Wording
from ..entered_hand import MOST_COUNTED, Entered
from ..frame import frame, live
from ..hand_entry import HandEntry
from ..hand_row import tile_name
from ..houses import house, houses, name_of, options
from ..markup import link, say, select
from ..sprite import picture
from .table import shanten_words

_BEST: Final = 5


def add_score() -> None:
    """`/score`."""

    @ui.page("/score")
    def page(request: Request) -> None:
        query = dict(request.query_params)
        with frame(request, "score") as told:
            _ScorePage(query, told)


class _ScorePage:
    """One visitor's hand."""

    def __init__(self, query: dict[str, str], told: Wording) -> None:
        self.told = told
        self.beside = house(query.get("beside", ""))
        rules = house(query.get("house", "")) or next(iter(houses().values()))
        self.entry = HandEntry(rules, told, Entered.from_query(query))
        ui.html(f"<h1>{say(told, 'score-title')}</h1>", sanitize=False)
        with ui.element("div").classes("score-columns"):
            with ui.element("div"):
                self.hand = live(self.pressed, "card")
                self.keyboard = live(self.pressed, "card keyboard")
                self.facts = live(self.pressed, "card")
            self.result = live(None, "results").props('role="status" aria-live="polite"')
        self.draw()

    # ---- what is pressed

    def pressed(self, event: str) -> None:
        if not self.entry.press(event):
            field, _, value = event.partition("=")
            self._choose(field, value)
        self.draw()
        ui.navigate.history.replace(self.address)

    @property
    def address(self) -> str:
        beside = f"&beside={self.beside.id}" if self.beside else ""
        return f"/score?house={self.entry.rules.id}{beside}&{self.entry.entered.query()}".rstrip("&")

    def _choose(self, field: str, value: str) -> None:
        """Take a field's value; one that cannot be changes nothing."""
        now = self.entry.entered
        if field == "beside":
            self.beside = house(value)
        elif field == "house" and (chosen := house(value)) is not None:
            self._choose_house(chosen)
        elif field in ("honba", "sticks") and value.isdecimal() and int(value) <= MOST_COUNTED:
            self.entry.entered = now.changed(**{field: int(value)})
        elif field in ("seat", "round", "from"):
            self.entry.entered = self._placed(now, field, value)

    def _choose_house(self, chosen: Ruleset) -> None:
        """What the other house has no tiles for has to go."""
        allowed = house_of(chosen).tile_set
        now = self.entry.entered
        if any(tile not in allowed for tile in now.used()):
            now = now.cleared()
        self.entry = HandEntry(chosen, self.told, now.consistent(chosen, None))

    def _placed(self, now: Entered, field: str, value: str) -> Entered:
        try:
            if field == "from":
                placed = now.changed(from_=value or None)
            else:
                placed = now.changed(**{field: value})
                if placed.from_ == placed.seat:
                    placed = placed.changed(from_=None)
            return placed.consistent(self.entry.rules, None)
        except WinError:
            return now

    # ---- drawing

    def draw(self) -> None:
        self.entry.more = link(self.address, self.told.text("score-link"))
        self.hand.content = self.entry.hand()
        self.keyboard.content = self.entry.keyboard()
        self.facts.content = self._facts()
        self.result.content = self._results()

    def _facts(self) -> str:
        told, now, rules = self.told, self.entry.entered, self.entry.rules
        winds = [(wind, told.text(f"wind-{wind}")) for wind in house_of(rules).winds]
        from_ = [("", told.text("from-tsumo"))] + [
            (wind, told.text("from-ron", wind=name)) for wind, name in winds if wind != now.seat
        ]
        counts = [(str(n), str(n)) for n in range(11)]
        chosen = self.beside.id if self.beside else ""
        beside = [("", "—"), *((id, name) for id, name in options(told.lang) if id != rules.id)]
        return (
            f'<div class="row">{select("house", options(told.lang), rules.id, told.text("score-house"))}'
            f"{select('beside', beside, chosen, told.text('score-beside'))}</div>"
            f'<div class="row">{select("from", from_, now.from_ or "", told.text("score-from"))}'
            f"{select('seat', winds, now.seat, told.text('score-seat'))}"
            f"{select('round', winds, now.round, told.text('score-round'))}"
            f"{select('honba', counts, str(now.honba), told.text('score-honba'))}"
            f"{select('sticks', counts, str(now.sticks), told.text('score-sticks'))}</div>"
            f"{self.entry.toggles()}"
        )

    def _results(self) -> str:
        found = [self._result(self.entry.rules)]
        if self.beside is not None:
            found.append(self._result(self.beside))
        return "".join(f'<section class="card">{part}</section>' for part in found)

    def _result(self, rules: Ruleset) -> str:
        told, now = self.told, self.entry.entered
        name = f"<h2>{escape(name_of(rules, told.lang))}</h2>"
        if not now.hand and not now.melds:
            return f"{name}<p>{say(told, 'score-empty')}</p>"
        if now.room < 0:
            return f'{name}<p class="warn">{say(told, "score-too-many")}</p>'
        if not now.complete:
            return name + self._unfinished(rules)
        try:
            return name + score(rules, now.win()).explain_html(told.lang)
        except NotAWinningHand:
            return f"{name}<p>{say(told, 'score-no-shape')}</p>" + self._unfinished(rules)
        except NoYaku:
            return f'{name}<p class="warn">{say(told, "score-no-yaku")}</p>'
        except WinError as error:
            return f'{name}<p class="warn">{say(told, "score-bad", why=error_text(error, told.lang))}</p>'

    def _unfinished(self, rules: Ruleset) -> str:
        """How far a hand of 13 or 14 is; how many tiles are missing before that."""
        told, now = self.told, self.entry.entered
        if now.room > 1:
            return f"<p>{say(told, 'score-more', n=now.room)}</p>"
        house = house_of(rules)
        try:
            hand = Hand(now.hand, now.melds, tile_set=house.tile_set, forms=house.kernel.forms)
            visible = [Tile(tile.kind) for tile in now.dora]
            if not hand.to_discard:
                useful = hand.ukeire(visible)
                label = told.text("score-waits" if hand.shanten == 0 else "score-useful")
                return (
                    f"<p><b>{escape(shanten_words(told, hand.shanten))}</b></p><h3>{escape(label)}</h3>"
                    f'<div class="row">{_counted(useful, told)}</div>'
                    f'<p class="soft">{escape(told.text("score-tiles-left", n=sum(useful.values())))}</p>'
                )
            lines = "".join(
                f"<tr><td>{picture(str(d.tile), tile_name(d.tile, told), 'tile small')}</td>"
                f"<td>{escape(shanten_words(told, d.shanten))}</td>"
                f'<td><span class="row">{_counted(d.ukeire, told)}</span></td>'
                f'<td class="n">{d.total}</td></tr>'
                for d in hand.discards(visible)[:_BEST]
            )
            return f'<h3>{say(told, "score-discard")}</h3><div class="scroll"><table>{lines}</table></div>'
        except (HandError, TileSetError, NotationError) as error:
            return f'<p class="warn">{say(told, "score-bad", why=error_text(error, told.lang))}</p>'


def _counted(tiles: Mapping[Tile, int], told: Wording) -> str:
    return "".join(
        f'<span class="row">{picture(str(tile), tile_name(tile, told), "tile small")}×{n}</span>'
        for tile, n in tiles.items()
    )

"""Score: a hand entered tile by tile, and what it is worth, at once."""

from __future__ import annotations

from html import escape

from fastapi import Request, Response
from nicegui import ui

from ...rules.model import Ruleset
from ...scoring import WinError
from ...scoring.house import house_of
from ...wording import Wording
from ..entered_hand import MOST_COUNTED, Entered
from ..frame import frame, live
from ..hand_entry import HandEntry
from ..houses import house, houses, name_of, options
from ..markup import link, say, select
from ..no_house import unknown_house
from ..score_result import Result, result_html, result_of, summary_html


def add_score() -> None:
    """`/score`."""

    @ui.page("/score")
    def page(request: Request) -> Response | None:
        if (unknown := unknown_house(request, "score", "house", "beside")) is not None:
            return unknown
        query = dict(request.query_params)
        with frame(request, "score") as told:
            _ScorePage(query, told)
        return None


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
                self.summary = live(None, "summary-bar")
            self.result = live(None, "results").props('id="result" role="status" aria-live="polite"')
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
        """The whole result under each house; its gist stays in view on a phone."""
        shown = [self.entry.rules, *([self.beside] if self.beside else [])]
        found = [(house, self._result(house)) for house in shown]
        self.summary.content = summary_html(found[0][1], self.told)
        return "".join(
            f'<section class="card"><h2>{escape(name_of(house, self.told.lang))}</h2>'
            f"{result_html(result, self.told)}</section>"
            for house, result in found
        )

    def _result(self, rules: Ruleset) -> Result:
        return result_of(rules, self.entry.entered, self.told)

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
from ...tiles import Meld, NotationError, Tile, display_order
from ...wording import Wording
from ..entered_hand import INTO, MOST_COUNTED, TOGGLES, Entered
from ..frame import frame, live
from ..hand_row import tile_name
from ..houses import house, houses, name_of, options
from ..markup import button, link, say, select
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
        self.house = house(query.get("house", "")) or next(iter(houses().values()))
        self.beside = house(query.get("beside", ""))
        self.entered = Entered.from_query(query)
        self.into = "hand"
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
        changed = self._changed(event)
        if changed is not None:
            self.entered = changed
        self.draw()
        ui.navigate.history.replace(self.address)

    @property
    def address(self) -> str:
        beside = f"&beside={self.beside.id}" if self.beside else ""
        return f"/score?house={self.house.id}{beside}&{self.entered.query()}".rstrip("&")

    def _changed(self, event: str) -> Entered | None:
        """The hand after a button or a field; None where something else than the hand has changed."""
        now, rules = self.entered, self.house
        field, _, value = event.partition("=")
        word, _, rest = event.partition(" ")
        if field in ("house", "beside") and "=" in event:
            return self._choose_house(field, value)
        if field in ("seat", "round", "from") and "=" in event:
            return self._placed(field, value)
        if field in ("honba", "sticks", "nuki") and value.isdecimal() and int(value) <= MOST_COUNTED:
            return now.changed(**{field: int(value)}).consistent(rules, None)
        if word == "into" and rest in INTO:
            self.into = rest
        elif word == "tile":
            return self._tapped(rest)
        elif word == "held" and rest.isdecimal():
            return now.pressed(int(rest)).consistent(rules, None)
        elif word in ("melds", "dora", "ura", "flowers") and rest.isdecimal():
            return now.without(word, int(rest)).consistent(rules, None)
        elif word == "toggle" and rest in TOGGLES:
            return now.switched(rest, rules)
        elif word == "clear":
            self.into = "hand"
            return now.cleared()
        elif word == "back":
            return now.back().consistent(rules, None)
        return None

    def _choose_house(self, field: str, id: str) -> Entered | None:
        chosen = house(id)
        if field == "beside":
            self.beside = chosen
            return None
        if chosen is None:
            return None
        self.house = chosen
        # What the other house has no tiles for has to go.
        allowed = house_of(chosen).tile_set
        now = self.entered
        if any(tile not in allowed for tile in now.used()):
            now = now.cleared()
        return now.consistent(chosen, None)

    def _placed(self, field: str, value: str) -> Entered:
        now = self.entered
        try:
            if field == "from":
                placed = now.changed(from_=value or None)
            else:
                placed = now.changed(**{field: value})
                if placed.from_ == placed.seat:
                    placed = placed.changed(from_=None)
            return placed.consistent(self.house, None)
        except WinError:
            return now

    def _tapped(self, text: str) -> Entered:
        try:
            tile = Tile(text)
        except NotationError:
            return self.entered
        changed = self.entered.with_tile(tile, self.into, self.house)
        if changed.melds != self.entered.melds:
            self.into = "hand"
        return changed.consistent(self.house, None)

    # ---- drawing

    def draw(self) -> None:
        self.hand.content = self._hand()
        self.keyboard.content = self._keyboard()
        self.facts.content = self._facts()
        self.result.content = self._results()

    def _hand(self) -> str:
        told, now = self.told, self.entered
        held = "".join(
            _tile_button(tile, f"held {place}", told, "winning" if place == now.won and now.complete else "")
            for place, tile in sorted(enumerate(now.hand), key=lambda held: self._order(*held))
        )
        melds = "".join(
            f'<button type="button" class="tile-button meld" data-do="melds {place}" '
            f'aria-label="{escape(text)}"><span class="tiles-row">'
            + "".join(picture(str(tile)) for tile in Meld.parse(text).tiles)
            + "</span></button>"
            for place, text in enumerate(now.melds)
        )
        more = "".join(self._laid(what) for what in ("dora", "ura", "flowers") if getattr(now, what))
        return (
            f'<p class="soft">{say(told, "score-tap")}</p>'
            f'<div class="entered"><span class="tiles-row">{held}</span>{melds}{more}</div>'
            f'<div class="row">{button("back", told.text("score-undo"))}'
            f"{button('clear', told.text('score-clear'))}{link(self.address, told.text('score-link'))}</div>"
        )

    def _order(self, place: int, tile: Tile) -> tuple[bool, tuple[int, bool]]:
        """The winning tile of a complete hand stands apart, last."""
        return (self.entered.complete and place == self.entered.won, display_order(tile))

    def _laid(self, what: str) -> str:
        tiles = "".join(
            _tile_button(tile, f"{what} {place}", self.told, "")
            for place, tile in enumerate(getattr(self.entered, what))
        )
        label = say(self.told, f"score-{what}")
        return f'<span class="tiles-row"><span class="label">{label}</span>{tiles}</span>'

    def _keyboard(self) -> str:
        told, now = self.told, self.entered
        rules = self.house
        chii = rules.calls.chii
        targets = [
            into
            for into in INTO
            if (into != "chi" or chii)
            and (into != "dora" or rules.wall.dora)
            and (into != "ura" or (rules.wall.ura and now.riichi))
        ]
        if self.into not in targets:
            self.into = "hand"
        into = "".join(
            button(
                f"into {name}",
                told.text(f"into-{name}"),
                "on" if name == self.into else "",
                more=f'aria-pressed="{"true" if name == self.into else "false"}"',
            )
            for name in targets
        )
        left = now.left(rules)
        rows = []
        for suit in "mpszf":
            tiles = [tile for tile in sorted(left, key=_keyboard_order) if tile.suit == suit]
            if tiles:
                keys = "".join(
                    _tile_button(tile, f"tile {tile}", told, "key", disabled=left[tile] < 1) for tile in tiles
                )
                rows.append(f'<div class="keys">{keys}</div>')
        label = say(told, "score-into")
        return f'<div class="toggles" role="group" aria-label="{label}">{into}</div>{"".join(rows)}'

    def _facts(self) -> str:
        told, now, rules = self.told, self.entered, self.house
        winds = [(wind, told.text(f"wind-{wind}")) for wind in house_of(rules).winds]
        from_ = [("", told.text("from-tsumo"))] + [
            (wind, told.text("from-ron", wind=name)) for wind, name in winds if wind != now.seat
        ]
        counts = [(str(n), str(n)) for n in range(11)]
        nuki = (
            select("nuki", counts[:5], str(now.nuki), told.text("toggle-nuki"))
            if rules.tiles.nuki.north
            else ""
        )
        toggles = "".join(
            button(
                f"toggle {name}",
                told.text(f"toggle-{name}"),
                disabled=not now.can_switch(name, rules),
                more=f'aria-pressed="{"true" if now.has(name) else "false"}"',
            )
            for name in TOGGLES
            if name != "open_riichi" or rules.riichi.open.allowed
        )
        chosen = self.beside.id if self.beside else ""
        beside = [("", "—"), *((id, name) for id, name in options(told.lang) if id != rules.id)]
        return (
            f'<div class="row">{select("house", options(told.lang), rules.id, told.text("score-house"))}'
            f"{select('beside', beside, chosen, told.text('score-beside'))}</div>"
            f'<div class="row">{select("from", from_, now.from_ or "", told.text("score-from"))}'
            f"{select('seat', winds, now.seat, told.text('score-seat'))}"
            f"{select('round', winds, now.round, told.text('score-round'))}"
            f"{select('honba', counts, str(now.honba), told.text('score-honba'))}"
            f"{select('sticks', counts, str(now.sticks), told.text('score-sticks'))}{nuki}</div>"
            f'<div class="toggles">{toggles}</div>'
        )

    def _results(self) -> str:
        found = [self._result(self.house)]
        if self.beside is not None:
            found.append(self._result(self.beside))
        return "".join(f'<section class="card">{part}</section>' for part in found)

    def _result(self, rules: Ruleset) -> str:
        told, now = self.told, self.entered
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
            return f'{name}<p class="warn">{say(told, "score-bad", why=str(error))}</p>'

    def _unfinished(self, rules: Ruleset) -> str:
        """How far a hand of 13 or 14 is; how many tiles are missing before that."""
        told, now = self.told, self.entered
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
            return f'<p class="warn">{say(told, "score-bad", why=str(error))}</p>'


def _keyboard_order(tile: Tile) -> tuple[int, bool]:
    """A red five stands at the end of its row."""
    return (9 + tile.rank if tile.red else tile.rank, tile.red)


def _tile_button(tile: Tile, do: str, told: Wording, css: str, *, disabled: bool = False) -> str:
    off = " disabled" if disabled else ""
    return (
        f'<button type="button" class="tile-button {css}" data-do="{do}" '
        f'aria-label="{escape(tile_name(tile, told), quote=True)}"{off}>{picture(str(tile))}</button>'
    )


def _counted(tiles: Mapping[Tile, int], told: Wording) -> str:
    return "".join(
        f'<span class="row">{picture(str(tile), tile_name(tile, told), "tile small")}×{n}</span>'
        for tile, n in tiles.items()
    )

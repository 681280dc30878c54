"""Entering a hand by tapping: what the Score page and the scorekeeper share."""

from __future__ import annotations

from html import escape
from typing import Final

from ..rules.model import Ruleset
from ..tile_set import COPIES
from ..tiles import Meld, NotationError, Tile, display_order
from ..wording import Wording
from .entered_hand import INTO, TOGGLES, Entered
from .markup import button, say, select
from .sprite import picture
from .tile_pictures import tile_name

_LAID: Final = ("dora", "ura", "flowers", "first_call")
"""Rows of tiles beside the hand."""


class HandEntry:
    """The parts of a page by which a hand is entered, as HTML, and what their buttons do.

    known: circumstances that are known from elsewhere and not asked
    more: HTML that stands beside the buttons of the hand
    """

    def __init__(
        self, rules: Ruleset, told: Wording, entered: Entered, known: frozenset[str] = frozenset()
    ) -> None:
        self.rules, self.told, self.entered = rules, told, entered
        self.into = "hand"
        self.more = ""
        self._switches = tuple(name for name in TOGGLES if name not in known)

    def press(self, event: str) -> bool:
        """Take what one of its buttons or fields tells; False if it is none of its own."""
        changed = self._changed(event)
        if changed is None:
            return False
        self.entered = changed.consistent(self.rules, None)
        return True

    def _changed(self, event: str) -> Entered | None:
        now = self.entered
        field, _, value = event.partition("=")
        word, _, rest = event.partition(" ")
        if field == "nuki" and value.isdecimal() and int(value) <= COPIES:
            return now.changed(nuki=int(value))
        if word == "into" and rest in INTO:
            self.into = rest
            return now
        if word == "tile":
            return self._tapped(rest)
        if word == "held" and rest.isdecimal():
            return now.pressed(int(rest))
        if word in ("melds", *_LAID) and rest.isdecimal():
            return now.without(word, int(rest))
        if word == "toggle" and rest in self._switches:
            return now.switched(rest, self.rules)
        if word == "clear":
            self.into = "hand"
            return now.cleared()
        if word == "back":
            return now.back()
        return None

    def _tapped(self, text: str) -> Entered:
        try:
            tile = Tile(text)
        except NotationError:
            return self.entered
        changed = self.entered.with_tile(tile, self.into, self.rules)
        if changed.melds != self.entered.melds:
            self.into = "hand"
        return changed

    def hand(self) -> str:
        """What has been entered; each tile is a button."""
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
        more = "".join(self._laid(what) for what in _LAID if getattr(now, what))
        return (
            f'<p class="soft">{say(told, "score-tap")}</p>'
            f'<div class="entered"><span class="tiles-row">{held}</span>{melds}{more}</div>'
            f'<div class="row">{button("back", told.text("score-undo"))}'
            f"{button('clear', told.text('score-clear'))}{self.more}</div>"
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

    def keyboard(self) -> str:
        """Every tile of the house, and what a tapped one becomes."""
        told, now = self.told, self.entered
        rules = self.rules
        chii = rules.calls.chii
        targets = [
            into
            for into in INTO
            if (into != "chi" or chii)
            and (into != "dora" or rules.wall.dora)
            and (into != "ura" or (rules.wall.ura and now.riichi))
            and (into != "first_call" or (rules.winning.fixed.required and now.melds))
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
        # A tile that was held then may be in the hand still: it is not entered twice.
        earlier = self.into == "first_call"
        rows = []
        for suit in "mpszf":
            tiles = [tile for tile in sorted(left, key=_keyboard_order) if tile.suit == suit]
            if tiles:
                keys = "".join(
                    _tile_button(tile, f"tile {tile}", told, "key", disabled=left[tile] < 1 and not earlier)
                    for tile in tiles
                )
                rows.append(f'<div class="keys">{keys}</div>')
        label = say(told, "score-into")
        return f'<div class="toggles" role="group" aria-label="{label}">{into}</div>{"".join(rows)}'

    def toggles(self) -> str:
        """The circumstances; those that cannot be are disabled."""
        now, rules = self.entered, self.rules
        shown = "".join(
            button(
                f"toggle {name}",
                self.told.text(f"toggle-{name}"),
                disabled=not now.can_switch(name, rules),
                more=f'aria-pressed="{"true" if now.has(name) else "false"}"',
            )
            for name in self._switches
            if name != "open_riichi" or rules.riichi.open.allowed
        )
        nuki = ""
        if rules.tiles.nuki.north:
            counts = [(str(n), str(n)) for n in range(5)]
            nuki = select("nuki", counts, str(now.nuki), self.told.text("toggle-nuki"))
        return f'<div class="toggles">{shown}{nuki}</div>'


def _keyboard_order(tile: Tile) -> tuple[int, bool]:
    """A red five stands at the end of its row."""
    return (9 + tile.rank if tile.red else tile.rank, tile.red)


def _tile_button(tile: Tile, do: str, told: Wording, css: str, *, disabled: bool = False) -> str:
    off = " disabled" if disabled else ""
    return (
        f'<button type="button" class="tile-button {css}" data-do="{do}" '
        f'aria-label="{escape(tile_name(tile, told), quote=True)}"{off}>{picture(str(tile))}</button>'
    )

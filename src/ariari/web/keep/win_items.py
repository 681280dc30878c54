"""What is told of a win beside its value: what brings chips, and who is liable."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from ...tiles import Tile
from ..markup import button, pressed
from ..tile_pictures import tile_choice
from .desk import Desk
from .liable_people import LiablePeople

_COUNTED: Final = ("reds", "ura", "dora")
_MOST: Final = 20


class WinItems:
    """The items of one winner's claim. What brings chips in this house stands in view, the rest is folded."""

    def __init__(self, desk: Desk, winner: int) -> None:
        self.desk, self.winner, self.words = desk, winner, desk.told
        self.counts: dict[str, int] = {}
        self.flowers: set[str] = set()
        self.ippatsu = False
        self.closed: bool | None = None
        self.liable = LiablePeople(desk, winner)
        self.opened = False

    # ---- presses

    def press(self, word: str, rest: str) -> None:
        if word == "item":
            self._item(rest)
        elif word == "flower" and rest in self._flower_tiles:
            self.flowers ^= {rest}
        elif word == "closed":
            closed = rest == "yes"
            self.closed = None if self.closed is closed else closed
        elif word in ("liable", "liable-for"):
            self.liable.press(word, rest)
        elif word == "details":
            self.opened = not self.opened

    def _item(self, rest: str) -> None:
        name, _, change = rest.partition(" ")
        if name == "ippatsu":
            self.ippatsu = not self.ippatsu
        elif name in _COUNTED and change in ("1", "-1"):
            self.counts[name] = max(0, min(_MOST, self.counts.get(name, 0) + int(change)))

    # ---- what is told

    def told(self) -> dict[str, Any]:
        """The fields of the claim."""
        found: dict[str, Any] = {name: n for name, n in self.counts.items() if n}
        if self.flowers:
            found["flowers"] = sorted(self.flowers)
        if self.ippatsu:
            found["ippatsu"] = True
        if self.closed is not None:
            found["closed"] = self.closed
        return found | self.liable.told()

    # ---- drawing

    @property
    def _in_riichi(self) -> bool:
        return self.winner in self.desk.state.riichi

    @property
    def _flower_tiles(self) -> list[str]:
        return list(self.desk.rules.tiles.flowers.tiles)

    @property
    def _bringing(self) -> list[str]:
        """The items that bring chips in this house, and can be."""
        chips = self.desk.rules.bonus.chips
        if not chips.value:
            return []
        brings = {
            "reds": chips.red or chips.all_reds,
            "ura": chips.ura and self._in_riichi,
            "ippatsu": chips.ippatsu and self._in_riichi,
            "flowers": chips.green_flower,
            "closed": chips.closed_only and not self._in_riichi,
        }
        return [name for name, number in brings.items() if number]

    @property
    def _possible(self) -> list[str]:
        rules = self.desk.rules
        can = {
            "reds": sum(rules.tiles.red.values()),
            "ura": rules.wall.ura and self._in_riichi,
            "dora": rules.wall.dora,
            "ippatsu": self._in_riichi,
            "flowers": self._flower_tiles,
            "closed": not self._in_riichi,
        }
        return [name for name, holds in can.items() if holds]

    def brief(self) -> str:
        """What brings chips."""
        shown = "".join(map(self._control, self._bringing))
        return f'<div class="items">{shown}</div>' if shown else ""

    def details(self) -> str:
        """The rest, folded up."""
        fold = button(
            "details",
            self.words.text("keep-details"),
            more=f'aria-expanded="{"true" if self.opened else "false"}"',
        )
        if not self.opened:
            return f'<div class="items">{fold}</div>'
        rest = "".join(self._control(name) for name in self._possible if name not in self._bringing)
        return f'<div class="items">{fold}{rest}</div>{self.liable.html()}'

    def _control(self, name: str) -> str:
        if name in _COUNTED:
            return self._stepper(name)
        if name == "ippatsu":
            return button("item ippatsu", self.words.text("toggle-ippatsu"), more=pressed(self.ippatsu))
        if name == "closed":
            return "".join(
                button(f"closed {word}", self.words.text(f"keep-{label}"), more=pressed(self.closed is value))
                for word, label, value in (("yes", "closed", True), ("no", "open", False))
            )
        return "".join(
            tile_choice("flower", Tile(text), text in self.flowers, self.words) for text in self._flower_tiles
        )

    def _stepper(self, name: str) -> str:
        label, n = self.words.text(f"keep-{name}"), self.counts.get(name, 0)

        def step(change: str, sign: str) -> str:
            named = f'aria-label="{escape(f"{label} {sign}", quote=True)}"'
            return button(f"item {name} {change}", sign, disabled=change == "-1" and n == 0, more=named)

        return f'<span class="stepper">{escape(label)}{step("-1", "−")}<b>{n}</b>{step("1", "+")}</span>'

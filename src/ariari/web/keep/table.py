"""The scorekeeper of a real table, on a tablet between the players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final, get_args

from nicegui import ui

from ...referee import names as infraction_names
from ...rules.model import Ruleset
from ...rules.sections.penalties import Ruling as Consequence
from ...scorekeeper import ReportError, Scorekeeper, State
from ...scoring import WinError
from ...wording import Wording
from ..entered_hand import Entered
from ..frame import live
from ..hall import HallError, Keeping
from ..hand_entry import HandEntry
from ..keep_text import changes_table, history_table, names_of, needs_lines, payments_table, round_text
from ..keep_values import values
from ..markup import button, link, number, say, select, text_field

_ABORTS: Final = ("nine-terminals", "four-winds", "all-riichi", "triple-ron", "four-kans")
_COUNTED: Final = ("reds", "ura", "dora")
_MOST: Final = 12
# What the scorekeeper knows by itself of a hand that is entered.
_KNOWN: Final = frozenset({"riichi", "double-riichi", "open_riichi"})
_KNOWN_FIELDS: Final = ("seat", "round", "from", "riichi", "honba", "sticks")


@dataclass
class _Claim:
    """A win while it is being told."""

    winner: int
    target: int | None = None
    chosen: bool = False
    """Whether it is told from whom."""
    items: dict[str, int] = field(default_factory=dict)
    ippatsu: bool = False
    liable: int | None = None
    entry: HandEntry | None = None
    others: list[dict[str, Any]] = field(default_factory=list)
    """Winners of the same discard, told before."""


class KeepTable:
    """One tablet at the table."""

    def __init__(self, keeping: Keeping, told: Wording) -> None:
        self.keeping, self.told = keeping, told
        self.claim: _Claim | None = None
        self.panel_kind = ""
        self.chosen: dict[str, str] = {}
        self.marked: set[str] = set()
        self.pending: dict[str, Any] | None = None
        self.confirmed: set[int] = set()
        self.wrong = ""
        self.busy = False
        self.head = live(self.pressed, "row keep-head")
        self.table = live(self.pressed, "keep-table")
        self.panel = live(self.pressed)
        self.history = live(self.pressed)
        self.overlay = live(self.pressed)
        self.draw()
        ui.context.client.on_delete(keeping.watch(self.changed))

    @property
    def keeper(self) -> Scorekeeper:
        return self.keeping.keeper

    @property
    def rules(self) -> Ruleset:
        return self.keeping.rules

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.keeper)

    def changed(self) -> None:
        """Another tablet has reported something: what was being told here may not hold any more."""
        self._leave()
        self.draw()

    def _leave(self) -> None:
        self.claim, self.panel_kind, self.pending = None, "", None
        self.chosen, self.marked, self.confirmed = {}, set(), set()

    @property
    def _alert(self) -> str:
        return f'<p class="warn" role="alert">{escape(self.wrong)}</p>' if self.wrong else ""

    @property
    def _cancel(self) -> str:
        return button("leave", self.told.text("keep-cancel"))

    # ---- what is pressed

    async def pressed(self, event: str) -> None:
        if self.busy:
            return
        self.busy, self.wrong = True, ""
        try:
            await self._do(event)
        except (ReportError, HallError, WinError) as error:
            self.wrong = str(error)
            self.pending = None
        finally:
            self.busy = False
        self.draw()

    async def _do(self, event: str) -> None:
        word, _, rest = event.partition(" ")
        name, _, value = event.partition("=")
        if self.claim is not None and self.claim.entry is not None and self.claim.entry.press(event):
            return
        if word in ("undo", "redo"):
            self._leave()
            await self.keeping.report({"type": word})
        elif word == "leave":
            self._leave()
        elif word == "riichi" and self._is_seat(rest):
            await self.keeping.report({"type": "reach_accepted", "actor": int(rest)})
        elif word == "open-riichi" and self._is_seat(rest):
            await self.keeping.report({"type": "reach_accepted", "actor": int(rest), "open": True})
        elif word == "ends" and rest in ("yes", "no"):
            await self.keeping.report({"type": "last_dealer", "end": rest == "yes"})
        elif word == "panel":
            self._open_panel(rest)
        elif word == "mark":
            self.marked ^= {rest[:40]}
        elif word == "confirm":
            await self._confirm(rest)
        elif word in _STEPS:
            _STEPS[word](self, rest)
        elif "=" in event and len(self.chosen) < 20:
            self.chosen[name] = value

    def _is_seat(self, text: str) -> bool:
        return text.isdecimal() and int(text) < len(self.names)

    def _open_panel(self, kind: str) -> None:
        self._leave()
        self.panel_kind = kind
        if kind == "draw":
            self.marked = {f"tenpai {seat}" for seat in self.keeper.state.riichi}

    # ---- a win

    def _win(self, rest: str) -> None:
        if self._is_seat(rest):
            self._leave()
            self.claim = _Claim(int(rest))

    def _from(self, rest: str) -> None:
        if self.claim is not None and (rest == "tsumo" or self._is_seat(rest)):
            self.claim.target = None if rest == "tsumo" else int(rest)
            self.claim.chosen = True

    def _item(self, rest: str) -> None:
        name, _, change = rest.partition(" ")
        if self.claim is None:
            return
        if name == "ippatsu":
            self.claim.ippatsu = not self.claim.ippatsu
        elif name in _COUNTED and change in ("1", "-1"):
            held = self.claim.items.get(name, 0) + int(change)
            self.claim.items[name] = max(0, min(_MOST, held))

    def _liable(self, rest: str) -> None:
        if self.claim is not None:
            self.claim.liable = int(rest) if self._is_seat(rest) else None

    def _worth(self, rest: str) -> None:
        """The third touch: `3 40` or a limit."""
        if self.claim is None:
            return
        han, _, fu = rest.partition(" ")
        if han.isdecimal():
            value: dict[str, Any] = {"han": int(han)} | ({"fu": int(fu)} if fu.isdecimal() else {})
        else:
            value = {"limit": han} | ({"times": int(fu)} if fu in ("2", "3") else {})
        self._claimed(value)

    def _enter(self, _rest: str) -> None:
        if self.claim is not None:
            self.claim.entry = HandEntry(self.rules, self.told, Entered(), _KNOWN)

    def _entered(self, _rest: str) -> None:
        if self.claim is None or self.claim.entry is None:
            return
        record = self.claim.entry.entered.win().to_dict()
        self._claimed({"hand": {k: v for k, v in record.items() if k not in _KNOWN_FIELDS}})

    def _claimed(self, value: dict[str, Any]) -> None:
        claim = self.claim
        assert claim is not None
        one: dict[str, Any] = {"actor": claim.winner, **value}
        if claim.entry is None:
            one |= {name: n for name, n in claim.items.items() if n}
            one |= {"ippatsu": True} if claim.ippatsu else {}
        if claim.liable is not None:
            one["liable"] = claim.liable
        line: dict[str, Any] = {"type": "hora", "wins": [*claim.others, one]}
        if claim.target is not None:
            line["target"] = claim.target
        self._propose(line)

    def _also(self, rest: str) -> None:
        """Another winner of the same discard."""
        if self.pending is None or self.claim is None or not self._is_seat(rest):
            return
        told, target = list(self.pending["wins"]), self.claim.target
        self.pending = None
        self.claim = _Claim(int(rest), target, chosen=True, others=told)

    # ---- other reports

    def _draw(self, rest: str) -> None:
        if rest in _ABORTS:
            self._propose({"type": "ryukyoku", "reason": rest})
            return
        marked = {
            kind: [seat for seat in range(len(self.names)) if f"{kind} {seat}" in self.marked]
            for kind in ("tenpai", "nagashi")
        }
        line: dict[str, Any] = {"type": "ryukyoku", "reason": "exhaustive"}
        self._propose(line | {kind: seats for kind, seats in marked.items() if seats})

    def _penalty(self, _rest: str) -> None:
        line: dict[str, Any] = {
            "type": "penalty",
            "actor": self._chosen_seat("actor"),
            "infraction": self.chosen.get("infraction", next(iter(infraction_names()))),
        }
        if tiles := self.chosen.get("tiles", "").strip():
            line["tiles"] = tiles
        if staff := self.chosen.get("staff"):
            line["staff"] = staff
        self._propose(line)

    def _flowers(self, _rest: str) -> None:
        self._propose({"type": "all_flowers", "actor": self._chosen_seat("actor")})

    def _chips(self, _rest: str) -> None:
        count = self.chosen.get("count", "1")
        self._propose(
            {
                "type": "chips",
                "payer": self._chosen_seat("actor"),
                "taker": self._chosen_seat("taker"),
                "count": int(count) if count.isdecimal() else 1,
            }
        )

    def _chosen_seat(self, name: str) -> int:
        told = self.chosen.get(name, "0")
        return int(told) if self._is_seat(told) else 0

    # ---- confirmation

    def _propose(self, line: dict[str, Any]) -> None:
        """Show what a report would bring; nothing counts before it is confirmed. Raises ReportError."""
        self.keeping.tried(line)
        self.pending, self.confirmed = line, set()

    async def _confirm(self, rest: str) -> None:
        if self.pending is None:
            return
        if self._is_seat(rest):
            self.confirmed.add(int(rest))
            if not self._must_confirm() <= self.confirmed:
                return
        line = self.pending
        self._leave()
        await self.keeping.report(line)

    def _must_confirm(self) -> set[int]:
        """Everybody at the table but the winners (ey-16)."""
        state = self.keeper.state
        winners = {win["actor"] for win in (self.pending or {}).get("wins", ())}
        return set(range(len(self.names))) - winners - {state.sitter_out}

    # ---- drawing

    def draw(self) -> None:
        state = self.keeper.state
        self.head.content = self._head(state)
        self.table.content = self._seats(state)
        self.panel.content = self._panel(state)
        self.history.content = self._history()
        self.overlay.content = self._overlay(state)

    def _head(self, state: State) -> str:
        told = self.told
        stick = told.text("sticks", points=number(state.sticks))
        undo = button("undo", told.text("keep-undo"), disabled=not self.keeper.history)
        redo = button("redo", told.text("keep-redo"), disabled=not self.keeping.can_redo)
        # Beside the win that is being told, where there is one: it lies in front of the head.
        wrong = "" if self.claim else self._alert
        return (
            f"<h1>{escape(round_text(told, state))}</h1>"
            f"<span>{escape(stick) if state.sticks else ''}</span>{undo}{redo}{wrong}"
        )

    def _seats(self, state: State) -> str:
        best = max(state.points)
        cards = "".join(self._seat(state, seat, best) for seat in range(len(self.names)))
        return f'<div class="seats seats-{len(self.names)}">{cards}</div>'

    def _seat(self, state: State, seat: int, best: int) -> str:
        told = self.told
        playing = [s for s in range(len(self.names)) if s != state.sitter_out]
        order = [s for s in playing if s >= state.dealer] + [s for s in playing if s < state.dealer]
        wind = (
            told.text(f"wind-{'ESWN'[order.index(seat)]}") if seat in order else told.text("keep-sitter-out")
        )
        marks = "".join(
            f'<b class="mark">{say(told, f"keep-{mark}")}</b>'
            for mark, seats in (("riichi", state.riichi), ("dead", state.dead))
            if seat in seats
        )
        behind = "" if state.points[seat] == best else f" ({number(state.points[seat] - best, signed=True)})"
        bonus = f'<span class="soft">{state.bonus[seat]:+g}P</span>' if state.bonus[seat] else ""
        buttons = ""
        if state.stage == "playing" and seat in order:
            opened = (
                button(f"open-riichi {seat}", told.text("act-open-riichi"), disabled=seat in state.riichi)
                if self.rules.riichi.open.allowed
                else ""
            )
            buttons = (
                button(f"riichi {seat}", told.text("act-riichi"), "big", disabled=seat in state.riichi)
                + opened
                + button(f"win {seat}", told.text("keep-win"), "big main")
            )
        dealer = " dealer" if seat == state.dealer else ""
        return (
            f'<section class="card seat seat-{seat}{dealer}"><h2><span class="wind">{escape(wind)}</span> '
            f'{escape(self.names[seat])}</h2><p class="held">{number(state.points[seat])}'
            f'<span class="soft">{behind}</span> {bonus}</p>{marks}<div class="row">{buttons}</div></section>'
        )

    def _panel(self, state: State) -> str:
        told = self.told
        if state.stage == "over":
            return self._settlement()
        if state.stage == "choice":
            return (
                f'<div class="card"><p>{say(told, "keep-choice", name=self.names[state.dealer])}</p>'
                f'<div class="row">{button("ends yes", told.text("act-end"), "big")}'
                f"{button('ends no', told.text('act-play-on'), 'big')}</div></div>"
            )
        if self.claim is not None:
            return self._claim_panel(state, self.claim)
        kinds = ["draw", "penalty"]
        kinds += ["flowers"] if self.rules.bonus.all_flowers else []
        kinds += ["chips"] if self.rules.bonus.chips.value else []
        kinds += ["needs"]
        row = "".join(
            button(
                f"panel {kind}", told.text(f"keep-{kind}"), "big" + (" on" if kind == self.panel_kind else "")
            )
            for kind in kinds
        )
        shown = _PANELS[self.panel_kind](self, state) if self.panel_kind in _PANELS else ""
        return f'<div class="row">{row}</div>{shown}'

    def _claim_panel(self, state: State, claim: _Claim) -> str:
        """The win that is being told, in front of everything else."""
        title = self.told.text("result-win", name=self.names[claim.winner])
        label = escape(title, quote=True)
        return (
            f'<div class="result" role="dialog" aria-modal="true" aria-label="{label}"><div>'
            f"{self._alert}{self._claim_steps(state, claim)}</div></div>"
        )

    def _claim_steps(self, state: State, claim: _Claim) -> str:
        told = self.told
        title = f"<h2>{say(told, 'result-win', name=self.names[claim.winner])}</h2>"
        away = self._cancel
        if not claim.chosen:
            others = "".join(
                button(f"from {seat}", told.text("keep-from", name=name), "big")
                for seat, name in enumerate(self.names)
                if seat not in (claim.winner, state.sitter_out)
            )
            tsumo = button("from tsumo", told.text("act-tsumo"), "big main")
            return f'<div>{title}<div class="row">{tsumo}{others}</div>{away}</div>'
        if claim.entry is not None:
            return (
                f"<div>{title}{claim.entry.hand()}"
                f'<div class="keyboard">{claim.entry.keyboard()}</div>{claim.entry.toggles()}'
                f'<div class="row">{button("entered", told.text("keep-take"), "main big")}{away}</div></div>'
            )
        return (
            f"<div>{title}{self._items(claim)}{self._values(state, claim)}"
            f'<div class="row">{button("enter", told.text("keep-enter"))}{away}</div></div>'
        )

    def _items(self, claim: _Claim) -> str:
        """What brings chips, and who is liable."""
        told = self.told
        parts = []
        for name in _COUNTED:
            n = claim.items.get(name, 0)
            label = told.text(f"keep-{name}")
            parts.append(
                f'<span class="stepper">{escape(label)} '
                f"{button(f'item {name} -1', '−', disabled=n == 0, more=_label(f'{label} −'))}<b>{n}</b>"
                f"{button(f'item {name} 1', '+', more=_label(f'{label} +'))}</span>"
            )
        pressed = f'aria-pressed="{"true" if claim.ippatsu else "false"}"'
        parts.append(button("item ippatsu", told.text("toggle-ippatsu"), more=pressed))
        if self.rules.liability.yaku:
            parts.append(told.text("keep-liable"))
            for seat, name in enumerate(self.names):
                if seat != claim.winner:
                    on = claim.liable == seat
                    do = "liable none" if on else f"liable {seat}"
                    parts.append(button(do, name, more=f'aria-pressed="{"true" if on else "false"}"'))
        return f'<div class="row">{"".join(parts)}</div>'

    def _values(self, state: State, claim: _Claim) -> str:
        return values(self.rules, claim.winner == state.dealer, claim.target is None, self.told)

    def _draw_panel(self, _state: State) -> str:
        told = self.told
        rows = "".join(
            f'<div class="row"><b>{escape(name)}</b>'
            + "".join(
                self._mark(f"{kind} {seat}", told.text(f"keep-{kind}")) for kind in ("tenpai", "nagashi")
            )
            + "</div>"
            for seat, name in enumerate(self.names)
        )
        aborts = "".join(
            button(f"draw {kind}", told.text(f"abort-{kind}"), disabled=not self._possible(kind))
            for kind in _ABORTS
        )
        return (
            f'<div class="card">{rows}<div class="row">'
            f"{button('draw exhaustive', told.text('result-exhaustive'), 'main big')}"
            f'{self._cancel}</div><div class="row">{aborts}</div></div>'
        )

    def _mark(self, what: str, text: str) -> str:
        return button(
            f"mark {what}", text, "big", more=f'aria-pressed="{"true" if what in self.marked else "false"}"'
        )

    def _possible(self, kind: str) -> bool:
        try:
            self.keeping.tried({"type": "ryukyoku", "reason": kind})
        except ReportError:
            return False
        return True

    def _penalty_panel(self, _state: State) -> str:
        told = self.told
        kinds = [(id, told_names[told.lang]) for id, told_names in infraction_names().items()]
        staff = [("", "—"), *((one, told.text(f"ruling-{one}")) for one in get_args(Consequence))]
        infraction = self.chosen.get("infraction", kinds[0][0])
        return (
            f'<div class="card"><div class="row">{self._who("actor", "keep-who")}'
            f"{select('infraction', kinds, infraction, told.text('keep-infraction'))}"
            f"{text_field('tiles', told.text('keep-tiles'), self.chosen.get('tiles', ''), _TILES)}"
            f"{select('staff', staff, self.chosen.get('staff', ''), told.text('keep-staff'))}</div>"
            f"<p>{escape(self._ruling())}</p>"
            f'<div class="row">{button("penalty", told.text("keep-rule"), "main big")}'
            f"{self._cancel}</div></div>"
        )

    def _ruling(self) -> str:
        """What the referee says of what is chosen."""
        infraction = self.chosen.get("infraction", next(iter(infraction_names())))
        try:
            ruling = self.keeping.ruling(
                self._chosen_seat("actor"),
                infraction,
                self.chosen.get("tiles", ""),
                self.chosen.get("staff") or None,
            )
        except ReportError as error:
            return str(error)
        return ruling.explain(self.told.lang, self.names)

    def _flowers_panel(self, _state: State) -> str:
        told = self.told
        return (
            f'<div class="card row">{self._who("actor", "keep-who")}'
            f"{button('flowers', told.text('keep-flowers'), 'main big')}{self._cancel}</div>"
        )

    def _chips_panel(self, _state: State) -> str:
        told = self.told
        counts = [(str(n), str(n)) for n in range(1, 21)]
        return (
            f'<div class="card row">{self._who("actor", "keep-payer")}{self._who("taker", "keep-taker")}'
            f"{select('count', counts, self.chosen.get('count', '1'), told.text('keep-chips'))}"
            f"{button('chips', told.text('keep-hand-over'), 'main big')}{self._cancel}</div>"
        )

    def _needs_panel(self, state: State) -> str:
        parts = []
        for seat, name in enumerate(self.names):
            if seat == state.sitter_out:
                continue
            lines = needs_lines(self.keeper, seat, 1, self.told)
            items = "".join(f"<li>{escape(line)}</li>" for line in lines[:8]) or "<li>–</li>"
            parts.append(f"<h3>{say(self.told, 'keep-needs-of', name=name)}</h3><ul>{items}</ul>")
        return f'<div class="card">{"".join(parts)}</div>'

    def _who(self, name: str, label: str) -> str:
        people = [(str(seat), who) for seat, who in enumerate(self.names)]
        return select(name, people, self.chosen.get(name, "0"), self.told.text(label))

    def _settlement(self) -> str:
        told, id = self.told, self.keeping.id
        lines = self.keeper.settle().explain(told.lang, self.names).splitlines()
        text = "".join(f"<p>{escape(line)}</p>" for line in lines if line.strip())
        return (
            f'<div class="card"><h2>{say(told, "play-settlement")}</h2><div class="settlement">{text}</div>'
            f'<div class="row">{link(f"/keep/{id}/settlement.csv", "CSV")}'
            f"{link(f'/keep/{id}/settlement.json', 'JSON')}</div></div>"
        )

    def _history(self) -> str:
        if not self.keeper.history:
            return ""
        return (
            f'<details class="card"><summary>{say(self.told, "keep-history")}</summary>'
            f"{history_table(self.keeper, self.told)}"
            f"{link(f'/keep/{self.keeping.id}/log.jsonl', 'JSONL')}</details>"
        )

    def _overlay(self, state: State) -> str:
        if self.pending is None:
            return ""
        told = self.told
        try:
            after = self.keeping.tried(self.pending).state
        except ReportError as error:
            return f'<div class="card warn">{escape(str(error))}</div>'
        return (
            '<div class="result" role="dialog" aria-modal="true" '
            f'aria-label="{say(told, "keep-confirm")}"><div>'
            f"<h2>{say(told, 'keep-confirm')}</h2>{payments_table(after, self.names, told)}"
            f"{changes_table(state, after, self.names)}"
            f'<div class="foot">{self._confirmations(state)}{self._cancel}</div></div></div>'
        )

    def _confirmations(self, state: State) -> str:
        told = self.told
        assert self.pending is not None
        if self.pending["type"] != "hora":
            return button("confirm all", told.text("keep-yes"), "main big")
        asked = "".join(
            button(
                f"confirm {seat}",
                told.text("keep-agrees", name=self.names[seat]),
                "big",
                more=f'aria-pressed="{"true" if seat in self.confirmed else "false"}"',
            )
            for seat in sorted(self._must_confirm())
        )
        also = ""
        if self.pending.get("target") is not None and self.rules.winning.several != "first-in-turn":
            told_of = {win["actor"] for win in self.pending["wins"]} | {
                self.pending["target"],
                state.sitter_out,
            }
            also = "".join(
                button(f"also {seat}", told.text("keep-also", name=name))
                for seat, name in enumerate(self.names)
                if seat not in told_of
            )
        return f"{also}{asked}{button('confirm all', told.text('keep-all-agree'), 'main big')}"


_TILES: Final = 'maxlength="40" placeholder="5p" size="6"'

_STEPS: Final[dict[str, Callable[[KeepTable, str], None]]] = {
    "win": KeepTable._win,
    "from": KeepTable._from,
    "item": KeepTable._item,
    "liable": KeepTable._liable,
    "worth": KeepTable._worth,
    "enter": KeepTable._enter,
    "entered": KeepTable._entered,
    "also": KeepTable._also,
    "draw": KeepTable._draw,
    "penalty": KeepTable._penalty,
    "flowers": KeepTable._flowers,
    "chips": KeepTable._chips,
}

_PANELS: Final[dict[str, Callable[[KeepTable, State], str]]] = {
    "draw": KeepTable._draw_panel,
    "penalty": KeepTable._penalty_panel,
    "flowers": KeepTable._flowers_panel,
    "chips": KeepTable._chips_panel,
    "needs": KeepTable._needs_panel,
}


def _label(text: str) -> str:
    return f'aria-label="{escape(text, quote=True)}"'

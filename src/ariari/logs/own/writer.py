"""Writing our own format."""

import json
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from ...tiles import format_tiles, parse_tiles
from ..losses import Losses
from ..mjai.writer import MessageWriter
from ..record import (
    WIND_NAMES,
    Ankan,
    Aside,
    Call,
    Chombo,
    Draw,
    Drawn,
    Event,
    GameRecord,
    Kakan,
    Other,
    Payment,
    Presence,
    Riichi,
    Round,
    Ruling,
    Win,
)
from .reader import ABOUT, KEY_SCHEME
from .tile import same


def write_own(record: GameRecord, losses: Losses) -> Iterator[str]:
    """The record as lines of our own format, which has a place for everything."""
    for message in messages(record, losses):
        yield json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def messages(record: GameRecord, losses: Losses) -> Iterator[dict[str, Any]]:
    key = record.seed if record.seed is not None and record.seed.startswith(KEY_SCHEME) else None
    start: dict[str, Any] = {
        "type": "start_game",
        "rules": record.rules,
        "rules_digest": record.about.get("rules_digest"),
        "names": list(record.names),
        "players": record.players,
        "commitment": record.about.get("commitment"),
    }
    about = {name: text for name, text in record.about.items() if name not in (*ABOUT, "end_reason")}
    if record.allow_errors:
        start["allow_errors"] = True
    if about:
        start["about"] = about
    if record.seed is not None and key is None:
        start["seed"] = record.seed
    yield start
    for round_, following in zip_longest(record.rounds, record.rounds[1:]):
        yield from _RoundWriter(round_, following, losses).messages()
    if record.final is not None:
        end: dict[str, Any] = {
            "type": "end_game",
            "reason": record.about.get("end_reason"),
            "scores": list(record.final),
        }
        end["bonus"] = None if record.bonus is None else list(record.bonus)
        end["key"] = None if key is None else key.partition(",")[2]
        if record.settled is not None:
            end["settled"] = list(record.settled)
        yield end


class _RoundWriter(MessageWriter):
    def __init__(self, round_: Round, following: Round | None, losses: Losses) -> None:
        super().__init__(round_, losses, same)
        self._following = following
        self._to_replace = 0  # tiles of kans and tiles laid aside that the next draws replace

    def messages(self) -> Iterator[dict[str, Any]]:
        r = self._round
        start: dict[str, Any] = {
            "type": "start_kyoku",
            "bakaze": WIND_NAMES[r.wind],
            "kyoku": r.dealer + 1,
            "honba": r.honba,
            "kyotaku": r.sticks,
            "oya": r.dealer,
            "scores": list(r.points),
            "dora_marker": r.dora[0] if r.dora else None,
            "tehais": [list(hand) if hand else None for hand in r.hands],
        }
        if r.dice is not None:
            start["dice"] = list(r.dice)
        if r.extra:
            start["extra"] = True
        yield start
        yield from self.events()
        for win in r.wins:
            yield self._won(win)
        if r.drawn is not None:
            yield from self._drawn(r.drawn)
        if r.chombo is not None:
            yield from self._void(r.chombo)
        if r.ended:
            yield self._end()

    def message(self, event: Event) -> dict[str, Any] | None:
        match event:
            case Draw(seat, tile):
                drawn: dict[str, Any] = {"type": "tsumo", "actor": seat, "pai": tile}
                if not self._to_replace:
                    return drawn
                self._to_replace -= 1
                return drawn | {"tail": True}
            case Ankan() | Kakan() | Aside() | Call(kind="daiminkan"):
                self._to_replace += 1
        match event:
            case Riichi(seat, True):
                return {"type": "reach", "actor": seat, "open": True}
            case Aside(seat, tile) if tile[-1] == "f":
                return {"type": "flower", "actor": seat, "pai": tile}
            case Other(_, data):
                found: dict[str, Any] = json.loads(data)
                return found
            case Ruling():
                return _ruled(event)
            case Presence(seat, here):
                return {"type": "presence", "actor": seat, "here": here}
            case _:
                return super().message(event)

    def _won(self, win: Win) -> dict[str, Any]:
        m: dict[str, Any] = {
            "type": "hora",
            "actor": win.seat,
            "target": win.source,
            "pai": win.tile,
            "pattern": win.pattern,
            "deltas": list(win.deltas),
            "ura_markers": list(win.ura or ()),
            "win": {} if win.circumstances is None else json.loads(win.circumstances),
        }
        if win.hand is not None and "hand" not in m["win"]:
            m["win"]["hand"] = format_tiles(parse_tiles("".join(win.hand)))
        if win.liable is not None and not isinstance(m["win"].get("liable"), dict):
            m["win"]["liable"] = "ESWN"[(win.liable - self._round.dealer) % len(self._round.points)]
        if win.yaku is not None:
            m["result"] = {"yaku": dict(win.yaku), "han": win.han, "fu": win.fu, "points": win.points}
        return m

    def _drawn(self, drawn: Drawn) -> Iterator[dict[str, Any]]:
        yield from self._reveals(drawn)
        nagashi = drawn.kind == "nagashi"
        yield {
            "type": "ryukyoku",
            "reason": "exhaustive" if nagashi and drawn.nagashi else drawn.kind,
            "tenpai": [seat for seat in self._in_turn() if drawn.tenpai is not None and drawn.tenpai[seat]],
            "nagashi": list(drawn.nagashi or ()),
        } | ({"deltas": list(drawn.deltas)} if self._round.payments is None else {})

    def _reveals(self, end: Drawn | Chombo) -> Iterator[dict[str, Any]]:
        shown = end.shown or (None,) * len(self._round.points)
        for seat in self._in_turn() if end.tenpai is not None or end.shown is not None else ():
            tenpai = end.tenpai[seat] if end.tenpai is not None else shown[seat] is not None
            reveal: dict[str, Any] = {"type": "reveal", "actor": seat, "tenpai": tenpai}
            hand = shown[seat]
            yield reveal | ({"tehai": list(hand)} if hand is not None else {})

    def _void(self, chombo: Chombo) -> Iterator[dict[str, Any]]:
        yield from self._reveals(chombo)
        yield {"type": "chombo", "offenders": list(chombo.offenders)}

    def _in_turn(self) -> list[int]:
        """Those who play, from the dealer on."""
        people = len(self._round.points)
        seats = [(self._round.dealer + turn) % people for turn in range(people)]
        return [seat for seat in seats if self._round.hands[seat]]

    def _end(self) -> dict[str, Any]:
        r = self._round
        deltas = self._changes()
        end: dict[str, Any] = {
            "type": "end_kyoku",
            "deltas": deltas,
            "scores": [points + delta for points, delta in zip(r.points, deltas, strict=True)],
            "kyotaku": r.sticks - sum(deltas),
        }
        if r.payments is not None:
            end["payments"] = [_payment(payment) for payment in r.payments]
        elif r.bonus is not None:
            end["bonus"] = list(r.bonus)
        return end

    def _changes(self) -> list[int]:
        """What the round changed in everybody's points, riichi sticks laid in it included.

        Told by the payments, or by how the next round begins; otherwise a stick counts as 1000 points.
        """
        r = self._round
        if (known := r.laid_and_paid) is not None:
            return list(known)
        if self._following is not None:
            return [after - before for before, after in zip(r.points, self._following.points, strict=True)]
        if any(isinstance(event, Riichi) and event.open for event in r.events):
            self._losses.lose("lost-open-riichi-points")
        return [delta - 1000 * laid for delta, laid in zip(r.deltas, r.laid, strict=True)]


def _ruled(event: Ruling) -> dict[str, Any]:
    told: dict[str, Any] = {
        "type": "ruling", "actor": event.seat, "infraction": event.infraction, "ruling": event.ruling,
    }  # fmt: skip
    if event.tiles:
        told["tiles"] = list(event.tiles)
    return told | {"voids_flowers": True} if event.voids_flowers else told


def _payment(p: Payment) -> dict[str, Any]:
    return {"from": p.source, "to": p.to, "reason": p.reason, "amount": p.amount}

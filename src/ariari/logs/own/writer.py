"""Writing our own format."""

import json
from collections.abc import Iterator
from typing import Any

from ...tiles import format_tiles, parse_tiles
from ..losses import Losses
from ..mjai.writer import MessageWriter
from ..record import WIND_NAMES, Aside, Drawn, Event, GameRecord, Other, Presence, Riichi, Round, Win
from .reader import ABOUT, KEY_SCHEME
from .tile import same


def write_own(record: GameRecord, losses: Losses) -> Iterator[str]:
    """The record as lines of our own format, which has a place for everything but connections."""
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
    if about:
        start["about"] = about
    if record.seed is not None and key is None:
        start["seed"] = record.seed
    yield start
    for round_ in record.rounds:
        yield from _RoundWriter(round_, losses).messages()
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
    def __init__(self, round_: Round, losses: Losses) -> None:
        super().__init__(round_, losses, same)

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
        yield start
        yield from self.events()
        for win in r.wins:
            yield self._won(win)
        if r.drawn is not None:
            yield from self._drawn(r.drawn)
        if r.ruling is not None:
            yield {"type": "chombo"} | json.loads(r.ruling)
        if r.ended:
            yield self._end()

    def message(self, event: Event) -> dict[str, Any] | None:
        match event:
            case Riichi(seat, True):
                return {"type": "reach", "actor": seat, "open": True}
            case Aside(seat, tile) if tile[-1] == "f":
                return {"type": "flower", "actor": seat, "pai": tile}
            case Other(_, data):
                found: dict[str, Any] = json.loads(data)
                return found
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
            "win": {},
        }
        if win.hand is not None:
            m["win"]["hand"] = format_tiles(parse_tiles("".join(win.hand)))
        if win.liable is not None:
            m["win"]["liable"] = "ESWN"[(win.liable - self._round.dealer) % len(self._round.points)]
        if win.yaku is not None:
            m["result"] = {"yaku": dict(win.yaku), "han": win.han, "fu": win.fu, "points": win.points}
        return m

    def _drawn(self, drawn: Drawn) -> Iterator[dict[str, Any]]:
        people = range(len(self._round.points))
        shown = drawn.shown or (None,) * len(people)
        for seat in people if drawn.tenpai is not None or drawn.shown is not None else ():
            tenpai = drawn.tenpai[seat] if drawn.tenpai is not None else shown[seat] is not None
            reveal: dict[str, Any] = {"type": "reveal", "actor": seat, "tenpai": tenpai}
            hand = shown[seat]
            yield reveal | ({"tehai": list(hand)} if hand is not None else {})
        nagashi = drawn.kind == "nagashi"
        yield {
            "type": "ryukyoku",
            "reason": "exhaustive" if nagashi and drawn.nagashi else drawn.kind,
            "tenpai": [seat for seat in people if drawn.tenpai is not None and drawn.tenpai[seat]],
            "nagashi": list(drawn.nagashi or ()),
            "deltas": list(drawn.deltas),
        }

    def _end(self) -> dict[str, Any]:
        """The sticks laid count as the house's ordinary ones, of 1000 points."""
        r = self._round
        deltas = [delta - 1000 * laid for delta, laid in zip(r.deltas, r.laid, strict=True)]
        end: dict[str, Any] = {
            "type": "end_kyoku",
            "deltas": deltas,
            "scores": [points + delta for points, delta in zip(r.points, deltas, strict=True)],
            "kyotaku": r.sticks - sum(deltas),
        }
        if r.bonus is not None:
            end["bonus"] = list(r.bonus)
        return end

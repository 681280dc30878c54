"""Reading our own format."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, get_args

from ... import _kernel
from ...tiles import NotationError, parse_tiles
from ..errors import LogError
from ..fields import array, boolean, get, integer, integers, mapping, shorten, string
from ..mjai.reader import MOST_OF_A_MATCH, Message, MjaiReader, read_with
from ..record import (
    HIDDEN,
    Aside,
    Chombo,
    Drawn,
    DrawnKind,
    GameRecord,
    Other,
    Payment,
    Presence,
    Riichi,
    Round,
    Ruling,
    Seat,
    Tile,
    Win,
    YakuHan,
    sums,
)
from .tile import face, face_list

KEY_SCHEME = "ariari-chacha8"
DRAWN_KINDS: Mapping[str, DrawnKind] = {kind: kind for kind in get_args(DrawnKind)}
ABOUT = ("rules_digest", "commitment")


def read_own(lines: Iterable[bytes | str], most: int = MOST_OF_A_MATCH) -> Iterator[GameRecord]:
    """The matches in lines of our own format. Raises LogError."""
    return read_with(OwnReader, lines, most)


class OwnReader(MjaiReader):
    """One match, event by event."""

    _face = staticmethod(face)
    _faces = staticmethod(face_list)
    _reasons = DRAWN_KINDS
    _stick = 1

    def __init__(self, start: Message) -> None:
        super().__init__(start)
        self._playing = integer(get(start, "players"), "players", 3, 4)
        if self._players not in (self._playing, self._playing + 1):
            raise LogError("named-and-playing", named=self._players, playing=self._playing)
        self._about = {key: string(start[key], key) for key in ABOUT if start.get(key) is not None}
        for key, value in mapping(start.get("about", {}), "about").items():
            self._about[key] = string(value, f"about.{key}")
        self._allow_errors = boolean(start.get("allow_errors", False), "allow_errors")
        self._seed = None if start.get("seed") is None else string(start["seed"], "seed")
        self._settled: tuple[float, ...] | None = None
        self._bonus_sum: tuple[int, ...] | None = None

    def _clear(self) -> None:
        super()._clear()
        self._shown: dict[Seat, tuple[Tile, ...] | None] = {}
        self._tenpai: set[Seat] = set()
        self._chombo: Chombo | None = None
        self._bonus: tuple[int, ...] | None = None
        self._payments: tuple[Payment, ...] | None = None

    def _look_for_three(self, start: Message) -> None:
        """The header says how many play."""

    def _dealt(self, value: Any, seat: int) -> tuple[Tile, ...]:
        return () if value is None else super()._dealt(value, seat)

    def _first_dora(self, start: Message) -> tuple[Tile, ...]:
        return () if start.get("dora_marker") is None else super()._first_dora(start)

    def _round(self) -> Round:
        round_ = super()._round()
        if sum(bool(hand) for hand in round_.hands) != self._playing:
            raise LogError("hands-for-players", n=self._playing)
        assert self._start is not None
        dice = self._start.get("dice")
        return replace(
            round_,
            dice=None if dice is None else _pair(dice),
            chombo=self._chombo,
            bonus=self._bonus,
            payments=self._payments,
            extra=boolean(self._start.get("extra", False), "extra"),
        )

    def _event(self, kind: str, m: Message) -> None:
        match kind:
            case "reach":
                self._events.append(Riichi(self._seat(m), boolean(m.get("open", False), "open")))
            case "flower":
                self._last_tile = self._face(get(m, "pai"), "pai")
                self._events.append(Aside(self._seat(m), self._last_tile))
            case "presence":
                self._events.append(Presence(self._seat(m), boolean(get(m, "here"), "here")))
            case "all_flowers":
                self._seat(m)
                self._events.append(Other(kind, json.dumps(m, ensure_ascii=False, separators=(",", ":"))))
            case "ruling":
                self._events.append(self._ruled(m))
            case "reveal":
                tenpai = boolean(get(m, "tenpai"), "tenpai")
                tiles = self._faces(m["tehai"], "tehai") if m.get("tehai") is not None else None
                self._shown[self._seat(m)] = tiles if tenpai else None
                if tenpai:
                    self._tenpai.add(self._seat(m))
            case "chombo":
                self._chombo = self._void(self._seats(get(m, "offenders"), "offenders"))
            case "end_kyoku":
                self._end_round(m)
                self._close()
            case _:
                super()._event(kind, m)

    def _end_round(self, m: Message) -> None:
        """What changed hands besides the wins: in points at a draw, and P."""
        if m.get("payments") is None:
            self._bonus = self._by_seat(m, "bonus") if m.get("bonus") is not None else None
            return
        self._payments = tuple(
            self._payment(mapping(payment, f"payments[{n}]"))
            for n, payment in enumerate(array(m["payments"], "payments"))
        )
        self._bonus = sums(self._payments, self._players, in_p=True)
        if self._drawn is not None:
            # Riichi sticks laid and collected are no part of what a draw pays.
            between = [p for p in self._payments if p.source is not None and p.to is not None]
            self._drawn = replace(self._drawn, deltas=sums(between, self._players, in_p=False))

    def _ruled(self, m: Message) -> Ruling:
        tiles = self._faces(m.get("tiles", []), "tiles")
        if len(tiles) > _kernel.MOST_CONCERNED or HIDDEN in tiles:
            raise LogError("tiles-concerned", most=_kernel.MOST_CONCERNED)
        return Ruling(
            self._seat(m),
            _word(m, "infraction", _kernel.INFRACTIONS),
            _word(m, "ruling", _kernel.RULINGS),
            tiles,
            boolean(m.get("voids_flowers", False), "voids_flowers"),
        )

    def _void(self, offenders: tuple[Seat, ...]) -> Chombo:
        if not self._shown:
            return Chombo(offenders)
        seats = range(self._players)
        return Chombo(
            offenders,
            tuple(self._shown.get(seat) for seat in seats),
            tuple(seat in self._tenpai for seat in seats),
        )

    def _payment(self, p: Message) -> Payment:
        return Payment(
            source=None if get(p, "from") is None else self._seat(p, "from"),
            to=None if get(p, "to") is None else self._seat(p, "to"),
            reason=string(get(p, "reason"), "reason"),
            amount=integer(get(p, "amount"), "amount"),
        )

    def _hora(self, m: Message) -> Win:
        win = mapping(get(m, "win"), "win")
        result = mapping(m.get("result", {}), "result")
        pattern = string(m.get("pattern", "hand"), "pattern")
        yaku = _yaku(result["yaku"]) if result.get("yaku") is not None else None
        ura = self._faces(get(m, "ura_markers"), "ura_markers")
        return Win(
            seat=self._seat(m),
            source=self._seat(m, "target"),
            deltas=self._by_seat(m, "deltas"),
            tile=self._face(m["pai"], "pai") if m.get("pai") is not None else None,
            hand=_hand(string(win["hand"], "win.hand")) if "hand" in win else None,
            yaku=yaku,
            han=integer(result["han"], "han", 0) if result.get("han") is not None else None,
            fu=integer(result["fu"], "fu", 0) if result.get("fu") is not None else None,
            points=integer(result["points"], "points") if result.get("points") is not None else None,
            ura=ura or None,
            liable=self._liable(win.get("liable")),
            pattern=pattern,
            circumstances=_circumstances(win),
        )

    def _liable(self, wind: Any) -> Seat | None:
        if isinstance(wind, dict):  # one for each of two yakuman; `circumstances` keeps both
            wind = next(iter(wind.values()), None)
        if wind is None:
            return None
        if wind not in ("E", "S", "W", "N"):
            raise LogError("not-one-of", what="win.liable", right="E S W N", value=shorten(wind))
        assert self._start is not None
        return (self._seat(self._start, "oya") + "ESWN".index(wind)) % self._players

    def _ryukyoku(self, m: Message) -> Drawn:
        reason = string(get(m, "reason"), "reason")
        if reason not in DRAWN_KINDS:
            raise LogError("no-drawn-kind", kind=reason[:40])
        nagashi = self._seats(m.get("nagashi", []), "nagashi")
        tenpai = self._seats(m.get("tenpai", []), "tenpai")
        exhaustive = reason in ("exhaustive", "nagashi")
        shown = tuple(self._shown.get(seat) for seat in range(self._players)) if self._shown else None
        return Drawn(
            kind="nagashi" if nagashi else DRAWN_KINDS[reason],
            # A table tells them among the payments of end_kyoku.
            deltas=self._by_seat(m, "deltas") if m.get("deltas") is not None else (0,) * self._players,
            shown=shown,
            tenpai=tuple(seat in tenpai for seat in range(self._players)) if exhaustive else None,
            nagashi=nagashi or None,
        )

    def _seats(self, value: Any, what: str) -> tuple[Seat, ...]:
        return tuple(
            integer(seat, f"{what}[{n}]", 0, self._players - 1) for n, seat in enumerate(array(value, what))
        )

    def end(self, message: Message) -> None:
        super().end(message)
        if message.get("bonus") is not None:
            self._bonus_sum = self._by_seat(message, "bonus")
        if message.get("key") is not None:
            self._seed = f"{KEY_SCHEME},{string(message['key'], 'key')}"
        if message.get("reason") is not None:
            self._about["end_reason"] = string(message["reason"], "reason")
        if message.get("settled") is not None:
            self._settled = tuple(
                _number(p, f"settled[{n}]") for n, p in enumerate(array(message["settled"], "settled"))
            )

    def finish(self) -> GameRecord:
        return replace(
            super().finish(),
            players=self._playing,
            seed=self._seed,
            settled=self._settled,
            bonus=self._bonus_sum,
            about=MappingProxyType(self._about),
            allow_errors=self._allow_errors,
        )


def _pair(value: Any) -> tuple[int, int]:
    first, second = integers(value, "dice", 2)
    return first, second


def _number(value: Any, what: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise LogError("not-a-number", what=what)
    return float(value)


def _word(m: Message, key: str, known: tuple[str, ...]) -> str:
    value = get(m, key)
    if not isinstance(value, str) or value not in known:
        raise LogError("unknown-word", what=key, value=shorten(value))
    return value


def _circumstances(win: Message) -> str | None:
    """None for a win that tells no more than the hand, which other formats tell too."""
    return json.dumps(win, ensure_ascii=False, separators=(",", ":")) if "seat" in win else None


def _hand(text: str) -> tuple[Tile, ...]:
    try:
        return tuple(str(tile) for tile in parse_tiles(text))
    except NotationError as problem:
        raise LogError("hand-wrong", what="win.hand", why=problem) from None


def _yaku(value: Any) -> tuple[tuple[str, YakuHan], ...]:
    found: list[tuple[str, YakuHan]] = []
    for name, han in mapping(value, "yaku").items():
        if han == "yakuman" or han == "double-yakuman":
            found.append((name, han))
        else:
            found.append((name, integer(han, f"yaku.{name}", 0)))
    return tuple(found)

"""Writing tenhou.net/6: a JSON document, and the address that shows it."""

import json
from typing import Any
from urllib.parse import quote

from ..errors import LogError, Phrase
from ..losses import Losses
from ..record import (
    Accepted,
    Ankan,
    Aside,
    Call,
    Discard,
    Dora,
    Draw,
    Drawn,
    Event,
    GameRecord,
    Kakan,
    Other,
    Presence,
    Riichi,
    Round,
    Ruling,
    Seat,
    Tile,
    Win,
)  # fmt: skip
from .json_words import ALL_NOTEN, ALL_TENPAI, AS_DRAWN, DRAWN, NO_DISCARD, URL, WON
from .table_type import table_type_of
from .tile import CODE_OF_FACE
from .yaku import LIMIT_NAMES, NAMES, ROUND_WIND_NAMES, SEAT_WIND_NAMES

PLACES = 4  # the viewer always has four, the last one empty with three players


def write_tenhou_json(record: GameRecord, losses: Losses) -> str:
    """The record as a document.

    What it has no place for goes to `losses`; LogError when it cannot hold the game at all.
    """
    return json.dumps(document(record, losses), ensure_ascii=False, separators=(",", ":"))


def address(record: GameRecord, losses: Losses) -> str:
    """The address at which the viewer shows the record."""
    return URL + quote(write_tenhou_json(record, losses), safe="")


def document(record: GameRecord, losses: Losses) -> dict[str, Any]:
    kind = table_type_of(record, losses)
    losses.add_house_rulings(record)
    doc: dict[str, Any] = {"title": [record.about.get("title", ""), ""], "name": _pad(list(record.names), "")}
    doc["rule"] = {"disp": record.about.get("disp") or kind.name, "aka": int(kind.red)}
    doc["log"] = []
    for n, round_ in enumerate(record.rounds, 1):
        try:
            doc["log"].append(_RoundWriter(round_, losses).entry())
        except LogError as problem:
            raise problem.at(Phrase("at-named-round", n=n, name=round_.called)) from None
    doc |= _about(record)
    if record.final is not None:
        settled = record.settled or (0.0,) * record.players
        if record.settled is None:
            losses.lose("lost-settlement-unknown", format="tenhou.net/6")
        doc["sc"] = [number for pair in zip(record.final, settled, strict=True) for number in pair]
        doc["sc"] += [0, 0.0] * (PLACES - record.players)
    if record.seed is not None:
        losses.lose("lost-seed")
    if "ver" in record.about:
        losses.lose("lost-version")
    return doc


def _about(record: GameRecord) -> dict[str, Any]:
    about: dict[str, Any] = {key: record.about[key] for key in ("ref", "ratingc") if key in record.about}
    about |= {key: record.about[key].split(",") for key in ("dan", "sx") if key in record.about}
    if "rate" in record.about:
        about["rate"] = [_number(text) for text in record.about["rate"].split(",")]
    if "lobby" in record.about:
        about["lobby"] = _number(record.about["lobby"])
    return about


def _number(text: str) -> float | str:
    """A number where writing it gives the same text."""
    for kind in (int, float):
        try:
            if str(kind(text)) == text:
                return kind(text)
        except ValueError:
            continue
    return text


def _pad(values: list[Any], empty: Any) -> list[Any]:
    return values + [empty] * (PLACES - len(values))


def _code(tile: Tile) -> int:
    try:
        return CODE_OF_FACE[tile]
    except KeyError:
        raise LogError("format-without-tile", format="Tenhou", tile=tile) from None


class _RoundWriter:
    """One entry of `log`."""

    def __init__(self, round_: Round, losses: Losses) -> None:
        self._round = round_
        if not all(round_.hands):
            raise LogError("no-place-for-sitter", format="tenhou.net/6")
        if round_.bonus is not None and any(round_.bonus):
            losses.lose("lost-chips")
        for win in round_.wins:
            if win.pattern != "hand":
                raise LogError("no-win-by-pattern", format="tenhou.net/6", pattern=win.pattern)
        self._losses = losses
        players = len(round_.points)
        self._takes: list[list[int | str]] = [[] for _ in range(players)]
        self._discards: list[list[int | str]] = [[] for _ in range(players)]
        self._dora = [_code(tile) for tile in round_.dora]
        self._pons: dict[tuple[Seat, str], Call] = {}
        self._riichi = False

    def entry(self) -> list[Any]:
        r = self._round
        if r.sticks % 1000:
            raise LogError("sticks-in-thousands", points=r.sticks, format="Tenhou")
        if r.dice is not None:
            self._losses.lose("lost-dice")
        for n, event in enumerate(r.events):
            try:
                self._event(event)
            except LogError as problem:
                raise problem.at(Phrase("at-event", n=n + 1)) from None
        ura = max((win.ura or () for win in r.wins), key=len, default=())
        entry: list[Any] = [
            [r.wind * 4 + r.dealer, r.honba, r.sticks // 1000],
            _pad(list(r.points), 0),
            self._dora,
            [_code(tile) for tile in ura],
        ]
        for hand, takes, discards in zip(r.hands, self._takes, self._discards, strict=True):
            entry += [[_code(tile) for tile in hand], takes, discards]
        entry += [[], [], []] * (PLACES - len(r.points))
        return [*entry, self._result()]

    def _event(self, event: Event) -> None:
        match event:
            case Draw(seat, tile):
                self._takes[seat].append(_code(tile))
            case Discard(seat, tile, drawn):
                code = AS_DRAWN if drawn else _code(tile)
                self._discards[seat].append(f"r{code}" if self._riichi else code)
                self._riichi = False
            case Riichi(_, open):
                self._riichi = True
                if open:
                    self._losses.lose("lost-open-riichi")
            case Accepted() | Ruling():
                pass  # goes without saying, or is told with all rulings
            case Call():
                self._takes[event.seat].append(self._call(event))
                if event.kind == "daiminkan":
                    self._discards[event.seat].append(NO_DISCARD)
            case Ankan(seat, tiles):
                codes = [str(_code(tile)) for tile in tiles]
                self._discards[seat].append("".join(codes[:3]) + "a" + codes[3])
            case Kakan(seat, tile):
                self._discards[seat].append(self._kakan(seat, tile))
            case Aside(seat, tile):
                if tile != "4z":
                    raise LogError("only-north-aside", format="Tenhou", tile=tile)
                self._discards[seat].append(f"f{_code(tile)}")
            case Dora(tile):
                self._dora.append(_code(tile))
                self._losses.lose("lost-indicators")
            case Presence():
                self._losses.lose("lost-connections")
            case Other(word):
                self._losses.lose("lost-events", kind=word)

    def _place(self, seat: Seat, source: Seat, own: int) -> int:
        """Before which of the own tiles the called one stands: first from the left, last from the right."""
        return {3: 0, 2: 1, 1: own}[(source - seat) % 4]

    def _call(self, call: Call) -> str:
        codes = [str(_code(tile)) for tile in call.own]
        letter = {"chi": "c", "pon": "p", "daiminkan": "m"}[call.kind]
        if call.kind == "pon":
            self._pons[call.seat, self._kind(call.tile)] = call
        codes.insert(self._place(call.seat, call.source, len(codes)), f"{letter}{_code(call.tile)}")
        return "".join(codes)

    def _kakan(self, seat: Seat, tile: Tile) -> str:
        pon = self._pons.get((seat, self._kind(tile)))
        if pon is None:
            raise LogError("no-pon-to-add-to", seat=seat, tile=tile)
        codes = [str(_code(own)) for own in pon.own]
        codes.insert(self._place(seat, pon.source, 2), f"k{_code(tile)}{_code(pon.tile)}")
        return "".join(codes)

    @staticmethod
    def _kind(tile: Tile) -> str:
        return "5" + tile[1] if tile[0] == "0" else tile

    def _result(self) -> list[Any]:
        if self._round.wins:
            result: list[Any] = [WON]
            for win in self._round.wins:
                result += [_pad(list(win.deltas), 0), self._win(win)]
            return result
        drawn = self._round.drawn
        if drawn is not None:
            return self._drawn(drawn)
        if self._round.chombo is not None:
            return []
        self._losses.lose("lost-riichi-at-break")
        return []

    def _drawn(self, drawn: Drawn) -> list[Any]:
        word = DRAWN[drawn.kind]
        if drawn.kind == "exhaustive" and drawn.tenpai is not None and not any(drawn.deltas):
            word = ALL_TENPAI if all(drawn.tenpai) else ALL_NOTEN if not any(drawn.tenpai) else word
        if drawn.kind == "nagashi" and drawn.tenpai is not None:
            self._losses.lose("lost-tenpai-at-nagashi")
        return [word, _pad(list(drawn.deltas), 0)]

    def _win(self, win: Win) -> list[Any]:
        if win.yaku is None or win.points is None:
            raise LogError("yaku-not-told", format="tenhou.net/6")
        liable = win.seat if win.liable is None else win.liable
        return [
            win.seat,
            win.source,
            liable,
            self._value(win),
            *(self._yaku(win, name, han) for name, han in win.yaku),
        ]

    def _yaku(self, win: Win, yaku: str, han: int | str) -> str:
        if yaku == "seat-wind":
            name = SEAT_WIND_NAMES[(win.seat - self._round.dealer) % len(self._round.points)]
        elif yaku == "round-wind":
            name = ROUND_WIND_NAMES[self._round.wind]
        elif yaku in NAMES:
            name = NAMES[yaku]
        else:
            raise LogError("no-yaku-of-tenhou", yaku=yaku)
        if han == "double-yakuman":
            self._losses.lose("lost-double-yakuman")
        return f"{name}({han}飜)" if isinstance(han, int) else f"{name}(役満)"

    def _value(self, win: Win) -> str:
        limit = _limit(win)
        if limit:
            self._losses.lose("lost-fu-of-limits")
            return LIMIT_NAMES[limit] + self._points(win)
        return f"{win.fu}符{win.han}飜" + self._points(win)

    def _points(self, win: Win) -> str:
        assert win.points is not None
        players = len(self._round.points)
        dealer = self._round.dealer
        if not win.tsumo:
            return f"{win.points}点"
        if win.seat == dealer:
            each, rest = divmod(win.points, players - 1)
            return f"{win.points}点" if rest else f"{each}点∀"
        payments = self._tsumo(win)
        if payments is None:
            return f"{win.points}点"
        return f"{payments[0]}-{payments[1]}点"

    def _tsumo(self, win: Win) -> tuple[int, int] | None:
        """What a child and the dealer pay by themselves, if that makes up the win's points."""
        assert win.points is not None
        players, dealer = len(self._round.points), self._round.dealer
        if win.liable is not None:
            payments = win.points // 4, win.points // 2
        else:
            other = next((s for s in range(players) if s not in (win.seat, dealer)), dealer)
            honba = 100 * self._round.honba
            payments = -win.deltas[other] - honba, -win.deltas[dealer] - honba
        return payments if payments[0] * (players - 2) + payments[1] == win.points else None


def _limit(win: Win) -> int:
    """The place in LIMIT_NAMES; 0 for a hand counted by fu."""
    assert win.yaku is not None
    if any(not isinstance(han, int) for _, han in win.yaku):
        return 5
    han = win.han or 0
    if win.fu is None:
        return next((limit for limit, least in ((5, 13), (4, 11), (3, 8), (2, 6)) if han >= least), 1)
    for limit, least in ((5, 13), (4, 11), (3, 8), (2, 6), (1, 5)):
        if han >= least:
            return limit
    return int(win.fu << 2 + han >= 2000)

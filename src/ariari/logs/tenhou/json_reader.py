"""Reading tenhou.net/6: one JSON document, or an address that contains it."""

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any
from urllib.parse import unquote

from ..bounds import MOST_INDICATORS, possible, possible_wins
from ..errors import LogError, Phrase
from ..fields import Label, array, get, integer, integers, mapping, parse, shorten, string
from ..hands import with_hands
from ..labels import CHANGES, DOCUMENT, NAME, POINTS, RESULT, ROUND, ROUND_NUMBER, SEAT, VALUE, WIN, YAKU
from ..record import (
    Accepted,
    Ankan,
    Call,
    Discard,
    Dora,
    Drawn,
    Event,
    GameRecord,
    Kakan,
    Riichi,
    Round,
    Tile,
    Win,
    YakuHan,
)  # fmt: skip
from .json_order import Item, Ordering, face_of
from .json_words import ALL_NOTEN, ALL_TENPAI, KIND_OF_WORD, WON
from .table_type import TableType
from .yaku import ID_OF_NAME

FRAGMENT = "#json="
KEPT = ("ref", "lobby", "ratingc", "dan", "rate", "sx")

_YAKU = re.compile(r"(.+)\((\d+)飜\)")
_YAKUMAN = re.compile(r"(.+)\(役満\)")
_FU = re.compile(r"(\d+)符")
_POINTS = re.compile(r"(\d+)(?:-(\d+))?点(∀?)")


def read_tenhou_json(text: str | bytes) -> GameRecord:
    """The record in a JSON document or in the address that shows it. Raises LogError."""
    return record_of(document(text))


def document(text: str | bytes) -> Mapping[str, Any]:
    """The JSON document, taken out of an address if it is in one."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as problem:
            raise LogError("not-utf8", at=problem.start + 1) from None
    text = text.strip()
    if FRAGMENT in text[:200] and not text.startswith("{"):
        text = unquote(text.split(FRAGMENT, 1)[1])
    return mapping(parse(text), DOCUMENT)


def record_of(doc: Mapping[str, Any]) -> GameRecord:
    names = tuple(string(n, NAME) for n in array(get(doc, "name"), "name"))
    disp = string(mapping(doc.get("rule", {}), "rule").get("disp", ""), "rule.disp")
    if len(names) not in (3, 4):
        raise LogError("players-named", n=len(names))
    players = 3 if len(names) == 3 or ("三" in disp and not names[3]) else 4
    rounds = []
    for n, entry in enumerate(array(get(doc, "log"), "log"), 1):
        try:
            rounds.append(_Round(entry, players).read())
        except LogError as problem:
            raise problem.at(Phrase("at-round", n=n)) from None
    kind = TableType.named(disp)
    final, settled = _final(doc.get("sc"), players)
    return GameRecord(
        players=players,
        names=names[:players],
        rounds=tuple(rounds),
        rules=kind.rules if kind is not None else None,
        final=final,
        settled=settled,
        about=MappingProxyType(_about(doc, disp, kind)),
    )


def _about(doc: Mapping[str, Any], disp: str, kind: TableType | None) -> dict[str, str]:
    about = {key: _text(doc[key]) for key in KEPT if key in doc}
    if isinstance(doc.get("title"), list):
        about["title"] = " ".join(str(part) for part in doc["title"] if part)
    if disp:
        about["disp"] = disp
    if kind is not None and kind.name == disp:
        about["type"] = str(kind.bits)
        del about["disp"]
    return {key: value for key, value in about.items() if value or key == "ref"}


def _text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _final(value: Any, players: int) -> tuple[tuple[int, ...] | None, tuple[float, ...] | None]:
    if value is None:
        return None, None
    numbers = array(value, "sc")
    if len(numbers) < 2 * players or not all(isinstance(n, int | float) for n in numbers):
        raise LogError("results-of-everybody")
    return tuple(int(n) for n in numbers[: 2 * players : 2]), tuple(
        float(n) for n in numbers[1 : 2 * players : 2]
    )


class _Round:
    """One entry of `log`."""

    def __init__(self, entry: Any, players: int) -> None:
        self._entry = array(entry, ROUND)
        self._players = players
        if len(self._entry) not in (4 + 3 * players + 1, 4 + 3 * 4 + 1):
            raise LogError("wrong-count", what=ROUND, right=4 + 3 * players + 1, found=len(self._entry))

    def read(self) -> Round:
        number, honba, sticks = integers(self._entry[0], ROUND_NUMBER, 3)
        points = integers(self._entry[1], POINTS)[: self._players]
        if len(points) != self._players or not 0 <= number < 16 or number % 4 >= self._players:
            raise LogError("no-such-round", number=number, players=len(points))
        if honba < 0 or sticks < 0:
            raise LogError("negative-honba-or-sticks")
        dora = self._tiles(self._entry[2], "dora")
        if not 1 <= len(dora) <= MOST_INDICATORS:
            raise LogError("indicator-count", n=len(dora), most=MOST_INDICATORS)
        hands, takes, discards = [], [], []
        for seat in range(self._players):
            hand, take, discard = self._entry[4 + 3 * seat : 7 + 3 * seat]
            hands.append(self._tiles(hand, Phrase("what-hand", seat=seat)))
            if len(hands[-1]) != 13:
                raise LogError("not-13-dealt", seat=seat, n=len(hands[-1]))
            takes.append(self._items(take, Phrase("what-takes", seat=seat)))
            discards.append(self._items(discard, Phrase("what-discards", seat=seat)))
        wins, drawn = self._result(array(self._entry[-1], RESULT))
        events = Ordering(number % 4, takes, discards).events()
        riichi = {event.seat for event in events if isinstance(event, Riichi)}
        wins = tuple(win if win.seat in riichi else replace(win, ura=None) for win in wins)
        return with_hands(
            Round(
                wind=number // 4,
                dealer=number % 4,
                honba=honba,
                sticks=sticks * 1000,
                points=points,
                hands=tuple(hands),
                dora=dora[:1],
                events=tuple(_with_dora(_with_sticks(events, wins, drawn), dora[1:])),
                wins=wins,
                drawn=drawn,
                dora_placed=len(dora) > 1,
            )
        )

    def _tiles(self, value: Any, what: Label) -> tuple[Tile, ...]:
        return tuple(face_of(code) for code in integers(value, what))

    def _items(self, value: Any, what: Label) -> list[Item]:
        items: list[Item] = []
        possible(array(value, what))
        for item in array(value, what):
            if type(item) is not int and not isinstance(item, str):
                raise LogError("not-numbers-and-calls", what=what, value=shorten(item))
            items.append(item)
        return items

    def _deltas(self, value: Any) -> tuple[int, ...]:
        deltas = integers(value, CHANGES)
        if len(deltas) < self._players:
            raise LogError("wrong-count", what=CHANGES, right=self._players, found=len(deltas))
        return deltas[: self._players]

    def _result(self, result: Any) -> tuple[tuple[Win, ...], Drawn | None]:
        if not result:
            return (), None
        word = string(result[0], RESULT)
        if word == WON:
            ura = self._tiles(self._entry[3], "ura")
            pairs = list(zip(result[1::2], result[2::2], strict=False))
            if not pairs or len(result) != 1 + 2 * len(pairs):
                raise LogError("win-of-two-parts")
            wins = [self._win(deltas, told, ura) for deltas, told in pairs[: self._players]]
            return possible_wins(wins, self._players), None
        if word not in KIND_OF_WORD:
            raise LogError("no-result", word=shorten(word))
        kind = KIND_OF_WORD[word]
        deltas = self._deltas(result[1]) if len(result) > 1 else (0,) * self._players
        tenpai: tuple[bool, ...] | None = None
        if word in (ALL_TENPAI, ALL_NOTEN):
            tenpai = (word == ALL_TENPAI,) * self._players
        elif kind == "exhaustive" and any(deltas):
            tenpai = tuple(delta > 0 for delta in deltas)
        return (), Drawn(kind=kind, deltas=deltas, tenpai=tenpai)

    def _win(self, deltas: Any, told: Any, ura: tuple[Tile, ...]) -> Win:
        told = array(told, WIN)
        if len(told) < 4:
            raise LogError("win-described")
        seat, source, liable = (integer(told[n], SEAT, 0, self._players - 1) for n in range(3))
        value = string(told[3], VALUE)
        yaku = tuple(_yaku(string(text, YAKU)) for text in told[4:])
        fu = _FU.search(value)
        return Win(
            seat=seat,
            source=source,
            deltas=self._deltas(deltas),
            yaku=yaku,
            han=sum(han for _, han in yaku if isinstance(han, int)),
            fu=int(fu[1]) if fu else None,
            points=self._points(value),
            ura=ura or None,
            liable=liable if liable != seat else None,
        )

    def _points(self, value: str) -> int:
        found = _POINTS.search(value)
        if found is None:
            raise LogError("value-without-points", value=shorten(value))
        first, second, from_all = found.groups()
        if second is not None:
            return int(first) * (self._players - 2) + int(second)
        return int(first) * (self._players - 1 if from_all else 1)


def _yaku(text: str) -> tuple[str, YakuHan]:
    if found := _YAKU.fullmatch(text):
        name, han = found[1], int(found[2])
        return _id(name), han
    if found := _YAKUMAN.fullmatch(text):
        return _id(found[1]), "yakuman"
    raise LogError("not-yaku-and-han", text=shorten(text))


def _id(name: str) -> str:
    try:
        return ID_OF_NAME[name]
    except KeyError:
        raise LogError("no-yaku-of-tenhou", yaku=shorten(name)) from None


def _with_sticks(events: list[Event], wins: tuple[Win, ...], drawn: Drawn | None) -> list[Event]:
    """A riichi is accepted when its discard has passed."""
    out: list[Event] = []
    for n, event in enumerate(events):
        out.append(event)
        if not isinstance(event, Discard) or n == 0 or not isinstance(events[n - 1], Riichi):
            continue
        ron = any(win.source == event.seat and not win.tsumo for win in wins) or (
            drawn is not None and drawn.kind == "triple-ron"
        )
        over = (
            bool(wins) or drawn is not None
        )  # where a record breaks off, the last discard has not passed yet
        if n < len(events) - 1 or (over and not ron):
            out.append(Accepted(event.seat))
    return out


def _with_dora(events: list[Event], tiles: tuple[Tile, ...]) -> list[Event]:
    """A closed kan's indicator is turned up at once, an open one's with the next discard or kan."""
    out: list[Event] = []
    left = list(tiles)
    pending = 0

    def turn_up(count: int) -> None:
        out.extend(Dora(left.pop(0)) for _ in range(min(count, len(left))))

    for event in events:
        if isinstance(event, Discard):
            turn_up(pending)
            pending = 0
        out.append(event)
        if isinstance(event, Ankan):
            turn_up(pending + 1)
            pending = 0
        elif isinstance(event, Kakan) or (isinstance(event, Call) and event.kind == "daiminkan"):
            turn_up(pending)
            pending = 1
    turn_up(len(left))
    return out

"""Reading mjai."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ..bounds import possible, possible_wins
from ..drawn_kind import drawn_kind
from ..errors import LogError, Phrase
from ..fields import array, boolean, counted, get, integer, integers, mapping, parse, shorten, string
from ..labels import EVENT, NAME
from ..record import (
    HIDDEN,
    WIND_NAMES,
    Accepted,
    Ankan,
    Aside,
    Call,
    Discard,
    Dora,
    Draw,
    Drawn,
    DrawnKind,
    Event,
    GameRecord,
    Kakan,
    Riichi,
    Round,
    Seat,
    Tile,
    Win,
    YakuHan,
)  # fmt: skip
from .tile import face, face_list
from .words import ALL_DRAGONS, KINDS, YAKU, YAKUMAN_HAN

Message = Mapping[str, Any]
MOST_OF_A_MATCH = 16 << 20


def read_mjai(lines: Iterable[bytes | str], most: int = MOST_OF_A_MATCH) -> Iterator[GameRecord]:
    """The matches in lines of mjai, one record each time a match ends or the lines do. Raises LogError.

    most: how long a match may be, in bytes or characters as the lines are
    """
    return read_with(MjaiReader, lines, most)


def read_with(
    new: Callable[[Message], "MjaiReader"], lines: Iterable[bytes | str], most: int
) -> Iterator[GameRecord]:
    """The matches in lines of mjai or a dialect of it."""
    reader: MjaiReader | None = None
    number = length = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        length += len(line) + 1
        try:
            if length > most:
                raise LogError("match-too-long", most=most)
            message = mapping(parse(line), EVENT)
            kind = string(get(message, "type"), "type")
            if kind == "start_game":
                if reader is not None:
                    yield reader.finish()
                reader, length = new(message), 0
            elif reader is None:
                raise LogError("match-begins", right="start_game", found=kind[:40])
            elif kind == "end_game":
                reader.end(message)
                yield reader.finish()
                reader = None
            else:
                reader.take(kind, message)
        except LogError as problem:
            raise problem.at(Phrase("at-line", n=number)) from None
    if reader is not None:
        yield reader.finish()
    elif number == 0:
        raise LogError("nothing-in-it")


class MjaiReader:
    """One match, event by event. Our own format is a dialect of it and changes a few of the parts."""

    _face = staticmethod(face)
    _faces = staticmethod(face_list)
    _reasons: Mapping[str, DrawnKind] = KINDS
    _stick = 1000  # points for one of `kyotaku`

    def __init__(self, start: Message) -> None:
        names = start.get("names")
        self._names = None if names is None else [_name(n) for n in array(names, "names")]
        self._rules = None if start.get("rules") is None else string(start["rules"], "rules")
        if self._names is not None and len(self._names) not in (3, 4):
            raise LogError("players-named", n=len(self._names))
        self._players = len(self._names) if self._names else 4
        self._rounds: list[Round] = []
        self._start: Message | None = None
        self._final: tuple[int, ...] | None = None
        self._clear()

    def _clear(self) -> None:
        self._events: list[Event] = []
        self._wins: list[Win] = []
        self._drawn: Drawn | None = None
        self._last_tile: Tile | None = None

    def take(self, kind: str, message: Message) -> None:
        if kind == "start_kyoku":
            self._close()
            self._start = message
            self._look_for_three(message)
            self._round()  # complain here of what is wrong with it
            return
        if self._start is None:
            raise LogError("comes-before", what=kind[:40], first="start_kyoku")
        try:
            self._event(kind, message)
        except LogError as problem:
            raise problem.at(kind[:40]) from None

    @property
    def playing(self) -> Round | None:
        """The round as far as it has been told; None between rounds."""
        return None if self._start is None else self._round()

    def end(self, message: Message) -> None:
        if message.get("scores") is not None:
            self._final = self._by_seat(message, "scores")

    def finish(self) -> GameRecord:
        self._close()
        names = self._names or [""] * self._players
        return GameRecord(
            players=self._players,
            names=tuple(names[: self._players]),
            rounds=tuple(self._rounds),
            rules=self._rules,
            final=self._final,
        )

    def _look_for_three(self, start: Message) -> None:
        """Some write a three-player match with lists of four, the last seat empty."""
        if self._rounds:
            return
        hands, scores = start.get("tehais"), start.get("scores")
        if not isinstance(hands, list) or not isinstance(scores, list):
            return
        empty_fourth = (
            len(hands) == len(scores) == 4
            and isinstance(hands[3], list)
            and set(map(str, hands[3])) <= {"?"}
            and scores[3] == 0
            and not (self._names and len(self._names) == 4 and self._names[3])
        )
        if len(scores) == 3 or len(hands) == 3 or empty_fourth:
            self._players = 3

    def _by_seat(self, message: Message, key: str) -> tuple[int, ...]:
        numbers = integers(get(message, key), key)
        if len(numbers) == 4 and self._players == 3 and numbers[3] == 0:
            numbers = numbers[:3]
        counted(numbers, key, self._players)
        return numbers

    def _seat(self, message: Message, key: str = "actor") -> Seat:
        return integer(get(message, key), key, 0, self._players - 1)

    def _round(self) -> Round:
        start = self._start
        assert start is not None
        wind = string(get(start, "bakaze"), "bakaze")
        if wind not in WIND_NAMES:
            raise LogError("not-one-of", what="bakaze", right="E S W N", value=shorten(wind))
        hands = tuple(self._dealt(h, n) for n, h in enumerate(array(get(start, "tehais"), "tehais")))
        hands = hands[: self._players]
        counted(hands, "tehais", self._players)
        integer(get(start, "kyoku"), "kyoku", 1, self._players)
        return Round(
            wind=WIND_NAMES.index(wind),
            dealer=self._seat(start, "oya"),
            honba=integer(get(start, "honba"), "honba", 0),
            sticks=integer(get(start, "kyotaku"), "kyotaku", 0) * self._stick,
            points=self._by_seat(start, "scores")
            if start.get("scores") is not None
            else self._points_so_far(),
            hands=hands,
            dora=self._first_dora(start),
            events=possible(self._events),
            wins=possible_wins(self._wins, self._players),
            drawn=self._drawn,
        )

    def _dealt(self, value: Any, seat: int) -> tuple[Tile, ...]:
        hand = self._faces(value, f"tehais[{seat}]")
        if len(hand) != 13 and (seat < self._players or hand):
            raise LogError("not-13-dealt", seat=seat, n=len(hand))
        return hand

    def _first_dora(self, start: Message) -> tuple[Tile, ...]:
        return (self._face(get(start, "dora_marker"), "dora_marker"),)

    def _points_so_far(self) -> tuple[int, ...]:
        """The original server's start_kyoku has no scores: those after the round before, or the start's."""
        if not self._rounds:
            return (25000,) * self._players if self._players == 4 else (35000,) * 3
        before = self._rounds[-1]
        laid = [e.seat for e in before.events if isinstance(e, Accepted)]
        return tuple(
            points + delta - 1000 * laid.count(seat)
            for seat, (points, delta) in enumerate(zip(before.points, before.deltas, strict=True))
        )

    def _close(self) -> None:
        if self._start is not None:
            self._rounds.append(self._round())
            self._start = None
        self._clear()

    def _event(self, kind: str, m: Message) -> None:
        add = self._events.append
        match kind:
            case "tsumo":
                self._last_tile = self._face(get(m, "pai"), "pai")
                add(Draw(self._seat(m), self._last_tile))
            case "dahai":
                self._last_tile = self._face(get(m, "pai"), "pai")
                add(Discard(self._seat(m), self._last_tile, boolean(get(m, "tsumogiri"), "tsumogiri")))
            case "reach":
                add(Riichi(self._seat(m)))
            case "reach_accepted":
                add(Accepted(self._seat(m)))
            case "chi" | "pon" | "daiminkan":
                source = self._seat(m, "target")
                if source == self._seat(m):
                    raise LogError("calls-own-tile", seat=source)
                add(
                    Call(
                        self._seat(m),
                        source,
                        kind,
                        self._face(get(m, "pai"), "pai"),
                        self._consumed(m, 3 if kind == "daiminkan" else 2),
                    )
                )
            case "ankan":
                add(Ankan(self._seat(m), self._consumed(m, 4)))
            case "kakan":
                self._last_tile = self._face(get(m, "pai"), "pai")
                add(Kakan(self._seat(m), self._last_tile))
            case "nukidora" | "kita":
                self._last_tile = self._face(m.get("pai", "N"), "pai")
                add(Aside(self._seat(m), self._last_tile))
            case "dora":
                add(Dora(self._face(get(m, "dora_marker"), "dora_marker")))
            case "hora":
                self._wins.append(self._hora(m))
            case "ryukyoku":
                self._drawn = self._ryukyoku(m)
            case "end_kyoku":
                self._close()
            case "none" | "error" | "hello":
                pass  # what is said between server and client, nothing of the game
            case _:
                raise LogError("unknown-event")

    def _consumed(self, m: Message, count: int) -> tuple[Tile, ...]:
        tiles = self._faces(get(m, "consumed"), "consumed")
        counted(tiles, "consumed", count)
        return tiles

    def _hora(self, m: Message) -> Win:
        tile = self._face(m["pai"], "pai") if m.get("pai") is not None else self._last_tile
        hand = self._faces(m["hora_tehais"], "hora_tehais") if m.get("hora_tehais") is not None else None
        if hand is not None and len(hand) % 3 == 2 and tile in hand:
            left = list(hand)
            left.remove(tile)
            hand = tuple(left)
        ura = m.get("ura_markers", m.get("uradora_markers"))
        yaku = _yaku(m["yakus"]) if m.get("yakus") is not None else None
        return Win(
            seat=self._seat(m),
            source=self._seat(m, "target"),
            deltas=self._by_seat(m, "deltas"),
            tile=tile,
            hand=hand,
            yaku=yaku,
            han=sum(han for _, han in yaku if isinstance(han, int)) if yaku is not None else None,
            fu=_optional(m, "fu"),
            points=_optional(m, "hora_points"),
            ura=self._faces(ura, "ura_markers") if ura else None,
            liable=self._seat(m, "liable") if m.get("liable") is not None else None,
        )

    def _ryukyoku(self, m: Message) -> Drawn:
        deltas = self._by_seat(m, "deltas") if m.get("deltas") is not None else (0,) * self._players
        reason = m.get("reason")
        if reason is not None and string(reason, "reason") not in self._reasons:
            raise LogError("no-drawn-kind", kind=shorten(reason))
        kind = self._reasons[reason] if reason is not None else drawn_kind(self._events, deltas)
        tenpai = m.get("tenpais")
        shown = None
        if m.get("tehais") is not None:
            hands = [self._faces(h, f"tehais[{n}]") for n, h in enumerate(array(m["tehais"], "tehais"))][
                : self._players
            ]
            shown = tuple(None if HIDDEN in hand or not hand else hand for hand in hands)
            counted(shown, "tehais", self._players)
        if tenpai is not None:
            tenpai = tuple(boolean(t, f"tenpais[{n}]") for n, t in enumerate(array(tenpai, "tenpais")))[
                : self._players
            ]
            counted(tenpai, "tenpais", self._players)
        return Drawn(kind=kind, deltas=deltas, shown=shown, tenpai=tenpai)


def _name(value: Any) -> str:
    return "" if value is None else string(value, NAME)


def _optional(m: Message, key: str) -> int | None:
    return integer(m[key], key) if m.get(key) is not None else None


def _yaku(value: Any) -> tuple[tuple[str, YakuHan], ...] | None:
    """None when the dragons are not told apart."""
    found: list[tuple[str, YakuHan]] = []
    for n, pair in enumerate(array(value, "yakus")):
        entry = array(pair, f"yakus[{n}]")
        if len(entry) != 2:
            raise LogError("pair-of-name-and-han", what=f"yakus[{n}]")
        name, han = string(entry[0], f"yakus[{n}][0]"), integer(entry[1], f"yakus[{n}][1]", 0)
        if name == ALL_DRAGONS:
            return None
        if han:
            value_: YakuHan = (
                han if han < YAKUMAN_HAN else "yakuman" if han < 2 * YAKUMAN_HAN else "double-yakuman"
            )
            found.append((YAKU.get(name, name), value_))
    return tuple(found)

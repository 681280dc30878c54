"""Reading mjlog, Tenhou's XML."""

from collections.abc import Callable, Iterable, Iterator
from types import MappingProxyType
from typing import Final
from urllib.parse import unquote
from xml.parsers import expat

from ...quoting import shortened
from ..bounds import possible, possible_wins
from ..errors import LogError, Phrase
from ..fields import counted
from ..labels import EVENT
from ..record import (
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
    Presence,
    Riichi,
    Round,
    Seat,
    Tile,
    Win,
    YakuHan,
)  # fmt: skip
from .meld import MeldCode, decode
from .table_type import TableType
from .tile import faces
from .yaku import BY_NUMBER

Attributes = dict[str, str]
MOST = 10**7  # a number of hundreds of points

DRAWN_KINDS: dict[str | None, DrawnKind] = {
    None: "exhaustive", "nm": "nagashi", "yao9": "nine-terminals", "kaze4": "four-winds",
    "reach4": "all-riichi", "ron3": "triple-ron", "kan4": "four-kans",
}  # fmt: skip


class _Tiles:
    """The events of drawing and discarding each tile, made once; most of a record is these."""

    def __init__(self, players: int, red: bool) -> None:
        self.face = faces(red)
        self.by_text = {str(i): face for i, face in enumerate(self.face)}
        self.draws = {
            f"{letter}{i}": (i, Draw(seat, face))
            for seat, letter in enumerate("TUVW"[:players])
            for i, face in enumerate(self.face)
        }
        # The letter is small in what a client saw live when the drawn tile was discarded.
        self.discards = {
            f"{letter}{i}": (i, Discard(seat, face, False), Discard(seat, face, True))
            for seat in range(players)
            for letter in ("DEFG"[seat], "defg"[seat])
            for i, face in enumerate(self.face)
        }


_FAULTS: Final = {
    expat.errors.XML_ERROR_INVALID_TOKEN: "xml-invalid-token",
    expat.errors.XML_ERROR_UNCLOSED_TOKEN: "xml-unclosed-token",
    expat.errors.XML_ERROR_NO_ELEMENTS: "xml-no-elements",
    expat.errors.XML_ERROR_TAG_MISMATCH: "xml-tag-mismatch",
    expat.errors.XML_ERROR_DUPLICATE_ATTRIBUTE: "xml-duplicate-attribute",
    expat.errors.XML_ERROR_UNDEFINED_ENTITY: "xml-undefined-entity",
    expat.errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "xml-junk-after-element",
}

_TILES = {(players, red): _Tiles(players, red) for players in (3, 4) for red in (False, True)}


def standing_events() -> Iterator[Event]:
    """The events that every record shares."""
    for tiles in _TILES.values():
        yield from (event for _, event in tiles.draws.values())
        for _, from_hand, as_drawn in tiles.discards.values():
            yield from (from_hand, as_drawn)


class MjlogReader:
    """Takes an mjlog piece by piece with `feed`; `finish` gives the record. Both raise LogError."""

    def __init__(self) -> None:
        self._parser = expat.ParserCreate("utf-8")  # names are percent-encoded; nothing else is beyond ASCII
        self._parser.StartElementHandler = self._element
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._handlers: dict[str, Callable[[Attributes], None]] = {
            "SHUFFLE": self._shuffle, "GO": self._go, "UN": self._un, "TAIKYOKU": self._nothing,
            "INIT": self._init, "N": self._meld, "REACH": self._reach, "DORA": self._dora,
            "AGARI": self._agari, "RYUUKYOKU": self._ryuukyoku, "BYE": self._bye,
        }  # fmt: skip
        self._root = False
        self._type = TableType.of(0x9)
        self._seed: str | None = None
        self._names: tuple[str, ...] = ()
        self._about: dict[str, str] = {}
        self._rounds: list[Round] = []
        self._final: tuple[int, ...] | None = None
        self._settled: tuple[float, ...] | None = None
        self._tiles = _TILES[4, True]
        self._clear()

    def _clear(self) -> None:
        self._start: Attributes | None = None
        self._events: list[Event] = []
        self._wins: list[Win] = []
        self._drawn: Drawn | None = None
        self._drawn_tile = -1

    def feed(self, data: bytes, last: bool = False) -> None:
        try:
            self._parser.Parse(data, last)
        except expat.ExpatError as problem:
            place = _line(problem.lineno, problem.offset)
            raise LogError("not-xml", why=_fault(problem.code)).at(place) from None
        except LogError as problem:
            raise self._placed(problem) from None

    def finish(self) -> GameRecord:
        self.feed(b"", last=True)
        if self._start is not None:
            self._end_round()
        if not self._names:
            raise LogError("no-players")
        return GameRecord(
            players=self._type.players,
            names=self._names,
            rounds=tuple(self._rounds),
            rules=self._type.rules,
            final=self._final,
            settled=self._settled,
            seed=self._seed,
            about=MappingProxyType(self._about),
        )

    def _placed(self, problem: LogError) -> LogError:
        problem = problem.at(_line(self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber))
        return problem if self._start is None else problem.at(Phrase("at-round", n=len(self._rounds) + 1))

    def _doctype(self, *_: object) -> None:
        raise LogError("doctype")

    def _element(self, name: str, attributes: Attributes) -> None:
        if (draw := self._tiles.draws.get(name)) is not None:
            self._drawn_tile, event = draw
            self._events.append(event)
        elif (discard := self._tiles.discards.get(name)) is not None:
            tile, from_hand, as_drawn = discard
            self._events.append(as_drawn if tile == self._drawn_tile else from_hand)
        else:
            self._other(name, attributes)

    def _other(self, name: str, attributes: Attributes) -> None:
        if not self._root:
            if name != "mjloggm":
                raise LogError("match-begins", right="<mjloggm>", found=f"<{name[:40]}>")
            self._root = True
            self._about["ver"] = attributes.get("ver", "")
            return
        handler = self._handlers.get(name)
        if handler is None:
            raise LogError("unknown-element", name=f"<{name[:40]}>")
        try:
            handler(attributes)
        except LogError as problem:
            raise problem.at(f"<{name}>") from None
        except KeyError as problem:
            key = str(problem.args[0])[:40]
            tile = key.lstrip("-").isdigit()
            error = LogError("no-tile", tile=key) if tile else LogError("attribute-missing", name=key)
            raise error.at(f"<{name}>") from None
        except (ValueError, IndexError):
            told = " ".join(f'{key}="{value}"' for key, value in attributes.items())
            raise LogError("attribute-wrong", attributes=shortened(told)).at(f"<{name}>") from None

    # What stands before the first round.

    def _nothing(self, _: Attributes) -> None:
        """TAIKYOKU: seat 0 deals first; nothing to keep."""

    def _shuffle(self, a: Attributes) -> None:
        self._seed = a.get("seed") or None
        self._about["ref"] = a.get("ref", "")

    def _go(self, a: Attributes) -> None:
        if "type" in self._about or self._names:
            raise LogError("table-told-once")
        self._type = TableType.of(_int(a["type"]))
        self._tiles = _TILES[self._type.players, self._type.red]
        self._about["type"] = a["type"]
        if "lobby" in a:
            self._about["lobby"] = a["lobby"]

    def _un(self, a: Attributes) -> None:
        if self._names:  # somebody is back
            for seat in range(self._type.players):
                if f"n{seat}" in a:
                    self._events.append(Presence(seat, True))
            return
        self._names = tuple(unquote(a[f"n{seat}"]) for seat in range(self._type.players))
        for key in ("dan", "rate", "sx"):
            if key in a:
                self._about[key] = a[key]

    # A round.

    def _faces(self, text: str) -> tuple[Tile, ...]:
        by_text = self._tiles.by_text
        return tuple([by_text[tile] for tile in text.split(",")]) if text else ()

    def _seat(self, text: str) -> Seat:
        seat = _int(text)
        if not 0 <= seat < self._type.players:
            raise LogError("no-such-seat", seat=seat, players=self._type.players)
        return seat

    def _init(self, a: Attributes) -> None:
        if self._start is not None:
            self._end_round()
        elif any(not isinstance(event, Presence) for event in self._events):
            raise LogError("comes-before", what=EVENT, first="<INIT>")
        self._clear()
        self._start = a
        self._round()  # complain here of what is wrong with it

    def _round(self) -> Round:
        a = self._start
        assert a is not None
        number, honba, sticks, die1, die2, dora = a["seed"].split(",")
        players = self._type.players
        points = _hundreds(a["ten"])[:players]
        hands = tuple(self._faces(a[f"hai{seat}"]) for seat in range(players))
        counted(points, "ten", players)
        for seat, hand in enumerate(hands):
            if len(hand) != 13:
                raise LogError("not-13-dealt", seat=seat, n=len(hand))
        wind = _int(number) // 4
        if not 0 <= wind < 4:
            raise LogError("no-such-round", number=number, players=players)
        if _int(honba) < 0 or _int(sticks) < 0:
            raise LogError("negative-honba-or-sticks")
        return Round(
            wind=wind,
            dealer=self._seat(a["oya"]),
            honba=_int(honba),
            sticks=_int(sticks) * 1000,
            points=points,
            hands=hands,
            dora=self._faces(dora),
            events=possible(self._events),
            wins=possible_wins(self._wins, players),
            drawn=self._drawn,
            dice=(_int(die1) + 1, _int(die2) + 1),
        )

    def _end_round(self) -> None:
        self._rounds.append(self._round())
        self._clear()

    def _playing(self) -> None:
        if self._start is None:
            raise LogError("comes-before", what=EVENT, first="<INIT>")

    def _meld(self, a: Attributes) -> None:
        self._playing()
        seat = self._seat(a["who"])
        meld = decode(int(a["m"]))
        self._events.append(self._meld_event(seat, meld))
        self._drawn_tile = -1

    def _meld_event(self, seat: Seat, meld: MeldCode) -> Event:
        face = self._tiles.face
        tile = face[meld.called]
        own = tuple(face[t] for t in meld.own)
        match meld.kind:
            case "nuki":
                return Aside(seat, tile)
            case "kakan":
                return Kakan(seat, tile)
            case "ankan":
                return Ankan(seat, own)
            case "chi" | "pon" | "daiminkan" as kind:
                # Three players sit at three of four places.
                source = (seat + meld.source) % 4
                if source == seat:
                    raise LogError("calls-own-tile", seat=seat)
                return Call(seat, self._seat(str(source)), kind, tile, own)
            case _:
                raise AssertionError(meld.kind)

    def _reach(self, a: Attributes) -> None:
        self._playing()
        seat = self._seat(a["who"])
        if a["step"] not in ("1", "2"):
            raise LogError("no-riichi-step", step=a["step"][:40])
        self._events.append(Riichi(seat) if a["step"] == "1" else Accepted(seat))

    def _dora(self, a: Attributes) -> None:
        self._playing()
        self._events += map(Dora, self._faces(a["hai"]))

    def _bye(self, a: Attributes) -> None:
        self._events.append(Presence(self._seat(a["who"]), False))

    # How a round ends.

    def _deltas(self, a: Attributes) -> tuple[int, ...]:
        deltas = _hundreds(a["sc"])[1 : 2 * self._type.players : 2]
        counted(deltas, "sc", self._type.players)
        return deltas

    def _agari(self, a: Attributes) -> None:
        self._playing()
        tile = self._tiles.by_text[a["machi"]]
        hand = list(self._faces(a["hai"]))
        if tile not in hand:
            raise LogError("winning-tile-not-shown", tile=tile)
        hand.remove(tile)
        fu, points, _limit = map(_int, a["ten"].split(","))
        yakuman = a.get("yakuman")
        yaku = _yakuman(yakuman) if yakuman is not None else _yaku(a["yaku"])
        self._wins.append(
            Win(
                seat=self._seat(a["who"]),
                source=self._seat(a["fromWho"]),
                deltas=self._deltas(a),
                tile=tile,
                hand=tuple(hand),
                yaku=yaku,
                han=sum(han for _, han in yaku if isinstance(han, int)),
                fu=fu,
                points=points,
                ura=self._faces(a["doraHaiUra"]) if "doraHaiUra" in a else None,
                liable=self._seat(a["paoWho"]) if "paoWho" in a else None,
            )
        )
        self._owari(a)

    def _ryuukyoku(self, a: Attributes) -> None:
        self._playing()
        kind = a.get("type")
        if kind not in DRAWN_KINDS:
            raise LogError("no-drawn-kind", kind=str(kind)[:40])
        shown = tuple(
            self._faces(a[f"hai{seat}"]) if f"hai{seat}" in a else None for seat in range(self._type.players)
        )
        exhaustive = kind in (None, "nm")
        self._drawn = Drawn(
            kind=DRAWN_KINDS[kind],
            deltas=self._deltas(a),
            shown=shown,
            tenpai=tuple(hand is not None for hand in shown) if exhaustive else None,
        )
        self._owari(a)

    def _owari(self, a: Attributes) -> None:
        if "owari" not in a:
            return
        numbers = a["owari"].split(",")
        players = self._type.players
        self._final = tuple(_int(text) * 100 for text in numbers[: 2 * players : 2])
        self._settled = tuple(_float(text) for text in numbers[1 : 2 * players : 2])
        counted(self._settled, "owari", players)


def _fault(code: int) -> Phrase | str:
    """What is wrong with XML; what is seldom wrong in the parser's words."""
    said = expat.errors.messages.get(code, str(code))
    return Phrase(_FAULTS[said]) if said in _FAULTS else said


def _line(line: int, column: int) -> Phrase:
    return Phrase("at-line-and-column", line=line, column=column)


def _int(text: str) -> int:
    """A number that points and the like can be."""
    number = int(text)
    if not -MOST <= number <= MOST:
        raise LogError("out-of-bounds", number=text[:40])
    return number


def _float(text: str) -> float:
    number = float(text)
    if not -MOST <= number <= MOST:  # which NaN is not either
        raise LogError("out-of-bounds", number=text[:40])
    return number


def _hundreds(text: str) -> tuple[int, ...]:
    return tuple([_int(number) * 100 for number in text.split(",")])


def _yaku(text: str) -> tuple[tuple[str, YakuHan], ...]:
    numbers = [_int(number) for number in text.split(",")]
    return tuple((_yaku_id(n), han) for n, han in zip(numbers[::2], numbers[1::2], strict=True) if han)


def _yakuman(text: str) -> tuple[tuple[str, YakuHan], ...]:
    return tuple((_yaku_id(_int(number)), "yakuman") for number in text.split(","))


def _yaku_id(number: int) -> str:
    if not 0 <= number < len(BY_NUMBER):
        raise LogError("no-yaku-number", number=number)
    return BY_NUMBER[number]


def read_mjlog(pieces: Iterable[bytes]) -> GameRecord:
    """The record in an mjlog, which may come in pieces of any size. Raises LogError."""
    reader = MjlogReader()
    for piece in pieces:
        reader.feed(piece)
    return reader.finish()

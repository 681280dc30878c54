"""Writing mjlog, Tenhou's XML."""

from collections.abc import Iterator
from urllib.parse import quote
from xml.sax.saxutils import quoteattr

from ..errors import LogError, Phrase
from ..losses import Losses
from ..record import (
    HIDDEN,
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
from . import meld
from .copies import Copies, FreeCopies, WallCopies, disagreement
from .mjlog_reader import DRAWN_KINDS
from .shuffle import SCHEME, walls
from .table_type import table_type_of
from .tile import faces
from .yaku import NUMBER, number_of

DRAWN_TYPES = {kind: text for text, kind in DRAWN_KINDS.items()}


def write_mjlog(record: GameRecord, losses: Losses) -> str:
    """The record as mjlog.

    What it has no place for goes to `losses`; LogError when it cannot hold the game at all.
    """
    kind = table_type_of(record, losses)
    losses.add_house_rulings(record)
    parts = [f'<mjloggm ver="{record.about.get("ver") or "2.3"}">']
    parts.append(_element("SHUFFLE", seed=_seed(record, losses) or "", ref=record.about.get("ref", "")))
    go = {"type": record.about.get("type") or str(kind.bits)} | (
        {"lobby": record.about["lobby"]} if "lobby" in record.about else {}
    )
    parts.append(_element("GO", **go))
    names = {f"n{seat}": quote(name, safe="") for seat, name in enumerate(record.names)}
    parts.append(
        _element("UN", **names, **{k: record.about[k] for k in ("dan", "rate", "sx") if k in record.about})
    )
    parts.append(_element("TAIKYOKU", oya="0"))
    for n, (round_, copies) in enumerate(zip(record.rounds, _copies(record, kind.red, losses), strict=True)):
        last = n == len(record.rounds) - 1
        try:
            parts += _RoundWriter(round_, record.names, copies, losses, kind.red).elements(
                record if last else None
            )
        except LogError as problem:
            raise problem.at(Phrase("at-named-round", n=n + 1, name=round_.called)) from None
    return "".join([*parts, "</mjloggm>"])


def _element(name: str, **attributes: str) -> str:
    return f"<{name}{''.join(f' {key}={quoteattr(value)}' for key, value in attributes.items())}/>"


def _seed(record: GameRecord, losses: Losses) -> str | None:
    if record.seed is not None and not record.seed.startswith(SCHEME):
        losses.lose("lost-other-seed")
        return None
    return record.seed


def _copies(record: GameRecord, red: bool, losses: Losses) -> Iterator[Copies]:
    """For each round the copies of its real wall, if there is a seed and the round agrees with it."""
    if record.seed is None or not record.seed.startswith(SCHEME) or record.players != 4:
        for _ in record.rounds:
            yield FreeCopies(red)
        return
    for round_, wall in zip(record.rounds, walls(record.seed), strict=False):
        if disagreement(round_, wall, red) is None:
            yield WallCopies(wall, round_.dealer, red)
        else:
            losses.lose("lost-wall")
            yield FreeCopies(red)


class _RoundWriter:
    """One round. Keeps which numbered tiles each seat holds."""

    def __init__(
        self, round_: Round, names: tuple[str, ...], copies: Copies, losses: Losses, red: bool
    ) -> None:
        self._round = round_
        if not all(round_.hands):
            raise LogError("no-place-for-sitter", format="mjlog")
        if round_.bonus is not None and any(round_.bonus):
            losses.lose("lost-chips")
        for win in round_.wins:
            if win.pattern != "hand":
                raise LogError("no-win-by-pattern", format="mjlog", pattern=win.pattern)
        self._names = names
        self._copies = copies
        self._losses = losses
        self._face = faces(red)
        self._points = list(round_.points)
        self._sticks = round_.sticks
        # Indicators first and then the hands: without a wall the order decides only which copies they are.
        self._indicators = [copies.indicator(tile) for tile in round_.dora]
        if len(self._indicators) != 1:
            raise LogError("one-indicator", format="mjlog", n=len(self._indicators))
        self._dealt = [copies.deal(seat, hand) for seat, hand in enumerate(round_.hands)]
        self._hands = [list(hand) for hand in self._dealt]
        self._melds: list[list[int]] = [[] for _ in round_.hands]
        self._pons: dict[tuple[Seat, Tile], int] = {}
        self._drawn = -1
        self._discarded = -1
        self._tail = False

    def elements(self, match: GameRecord | None) -> Iterator[str]:
        """The round's elements; with `match`, whose last round it is, the final results too."""
        yield self._init()
        for n, event in enumerate(self._round.events):
            try:
                yield from self._event(event)
            except LogError as problem:
                raise problem.at(Phrase("at-event", n=n + 1)) from None
        results: list[Win | Drawn] = [*self._round.wins, *([self._round.drawn] if self._round.drawn else [])]
        for result in results:
            attributes = self._agari(result) if isinstance(result, Win) else self._ryuukyoku(result)
            if result is results[-1] and match is not None:
                attributes |= self._owari(match)
            yield _element("AGARI" if isinstance(result, Win) else "RYUUKYOKU", **attributes)

    def _init(self) -> str:
        r = self._round
        dice = r.dice or (1, 1)
        if r.dice is None:
            self._losses.lose("lost-dice-unknown")
        seed = (
            r.wind * 4 + r.dealer,
            r.honba,
            self._stick_count(),
            dice[0] - 1,
            dice[1] - 1,
            self._indicators[0],
        )
        hands = {f"hai{seat}": _numbers(hand) for seat, hand in enumerate(self._dealt)}
        if len(hands) == 3:
            hands["hai3"] = ""
        return _element("INIT", seed=_numbers(seed), ten=_hundreds(self._points), oya=str(r.dealer), **hands)

    def _stick_count(self) -> int:
        if self._sticks % 1000:
            raise LogError("sticks-in-thousands", points=self._sticks, format="mjlog")
        return self._sticks // 1000

    def _event(self, event: Event) -> Iterator[str]:
        match event:
            case Draw(seat, tile):
                self._drawn = self._copies.draw(tile, self._tail)
                self._tail = False
                self._hands[seat].append(self._drawn)
                yield f"<{'TUVW'[seat]}{self._drawn}/>"
            case Discard(seat, tile, drawn):
                self._discarded = self._drawn if drawn else self._held(seat, tile)
                if self._discarded not in self._hands[seat] or self._face[self._discarded] != tile:
                    raise LogError("not-as-drawn", seat=seat, tile=tile)
                self._hands[seat].remove(self._discarded)
                self._drawn = -1
                yield f"<{'DEFG'[seat]}{self._discarded}/>"
            case Riichi(seat, open):
                if open:
                    self._losses.lose("lost-open-riichi")
                yield _element("REACH", who=str(seat), step="1")
            case Accepted(seat):
                self._points[seat] -= 1000
                self._sticks += 1000
                yield _element("REACH", who=str(seat), ten=_hundreds(self._points), step="2")
            case Call() | Ankan() | Kakan() | Aside():
                yield _element("N", who=str(event.seat), m=str(self._meld(event)))
                self._drawn = -1
            case Dora(tile):
                self._indicators.append(self._copies.indicator(tile))
                yield _element("DORA", hai=str(self._indicators[-1]))
            case Presence(seat, True):
                yield _element("UN", **{f"n{seat}": quote(self._names[seat], safe="")})
            case Presence(seat, False):
                yield _element("BYE", who=str(seat))
            case Ruling():
                pass  # told with all rulings
            case Other(name):
                self._losses.lose("lost-events", kind=name)

    def _held(self, seat: Seat, tile: Tile) -> int:
        """A copy that the seat holds, rather not the one just drawn."""
        held = [n for n in self._hands[seat] if self._face[n] == tile]
        if not held:
            raise LogError("not-held", seat=seat, tile=tile)
        return next((n for n in held if n != self._drawn), held[0])

    def _take(self, seat: Seat, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
        taken = []
        for tile in tiles:
            taken.append(self._held(seat, tile))
            self._hands[seat].remove(taken[-1])
        return tuple(taken)

    def _meld(self, event: Call | Ankan | Kakan | Aside) -> int:
        seat = event.seat
        code: int
        match event:
            case Call(_, source, kind, tile, own):
                right = (source - seat) % 4
                if self._discarded < 0 or self._face[self._discarded] != tile:
                    raise LogError("not-last-discard", seat=seat, tile=tile)
                taken = self._take(seat, own)
                self._tail = kind == "daiminkan"
                if kind == "chi":
                    code = meld.encode_chi(right, self._discarded, taken)
                elif kind == "pon":
                    code = meld.encode_pon(right, self._discarded, taken)
                    self._pons[seat, self._face_of_kind(tile)] = code
                else:
                    code = meld.encode_kan(right, self._discarded)
            case Ankan(_, tiles):
                taken = self._take(seat, tiles)
                code, self._tail = meld.encode_kan(0, taken[0]), True
            case Kakan(_, tile):
                pon = self._pons.get((seat, self._face_of_kind(tile)))
                if pon is None:
                    raise LogError("no-pon-to-add-to", seat=seat, tile=tile)
                (added,) = self._take(seat, (tile,))
                code, self._tail = meld.encode_kakan(pon), True
                self._discarded = added
                self._melds[seat].remove(pon)
            case Aside(_, tile):
                if tile != "4z":
                    raise LogError("only-north-aside", format="mjlog", tile=tile)
                (laid,) = self._take(seat, (tile,))
                code, self._tail = meld.encode_nuki(laid), True
                self._discarded = laid
        self._melds[seat].insert(0, code)  # mjlog lists the last meld first
        return code

    @staticmethod
    def _face_of_kind(tile: Tile) -> Tile:
        return "5" + tile[1] if tile[0] == "0" else tile

    def _agari(self, win: Win) -> dict[str, str]:
        if win.yaku is None or win.fu is None or win.points is None:
            raise LogError("yaku-not-told", format="mjlog")
        hand = sorted(self._hands[win.seat])
        tile = self._drawn if win.tsumo else self._discarded
        if tile < 0 or (win.tile is not None and self._face[tile] != win.tile):
            raise LogError("wins-on-another-tile", seat=win.seat, tile=win.tile or HIDDEN)
        if not win.tsumo:
            hand = sorted([*hand, tile])
        a = {"ba": f"{self._round.honba if win is self._round.wins[0] else 0},{self._stick_count()}"}
        a |= {"hai": _numbers(hand)}
        if self._melds[win.seat]:
            a["m"] = _numbers(self._melds[win.seat])
        a |= {"machi": str(tile), "ten": f"{win.fu},{win.points},{_limit(win)}"} | self._yaku(win)
        a["doraHai"] = _numbers(self._indicators)
        if win.ura is not None:
            a["doraHaiUra"] = _numbers(self._copies.ura(win.ura))
        a |= {"who": str(win.seat), "fromWho": str(win.source)}
        if win.liable is not None:
            a["paoWho"] = str(win.liable)
        a["sc"] = self._scores(win.deltas)
        self._sticks = 0
        return a

    def _yaku(self, win: Win) -> dict[str, str]:
        players = len(self._round.points)
        seat_wind = (win.seat - self._round.dealer) % players
        assert win.yaku is not None
        numbers: list[int] = []
        yakuman: list[int] = []
        for name, han in win.yaku:
            number = number_of(name, seat_wind, self._round.wind)
            if number is None:
                raise LogError("no-yaku-of-tenhou", yaku=name)
            if number in numbers[::2] and isinstance(han, int):  # norths count among the dora
                numbers[numbers[::2].index(number) * 2 + 1] += han
                self._losses.lose("lost-norths")
            elif isinstance(han, int):
                numbers += [number, han]
            else:
                yakuman.append(number)
        if win.ura is not None and not yakuman and all(name != "ura" for name, _ in win.yaku):
            numbers += [NUMBER["ura"], 0]
        return {"yakuman": _numbers(yakuman)} if yakuman else {"yaku": _numbers(numbers)}

    def _ryuukyoku(self, drawn: Drawn) -> dict[str, str]:
        kind = DRAWN_TYPES[drawn.kind]
        a = {"type": kind} if kind else {}
        a |= {"ba": f"{self._round.honba},{self._stick_count()}", "sc": self._scores(drawn.deltas)}
        for seat, hand in enumerate(self._hands):
            shown = drawn.shown is not None and drawn.shown[seat] is not None
            if shown or (drawn.tenpai is not None and drawn.tenpai[seat]):
                a[f"hai{seat}"] = _numbers(sorted(hand))
        return a

    def _scores(self, deltas: tuple[int, ...]) -> str:
        pairs = [number for seat, delta in enumerate(deltas) for number in (self._points[seat], delta)]
        self._points = [points + delta for points, delta in zip(self._points, deltas, strict=True)]
        return _hundreds(pairs + [0, 0] * (4 - len(deltas)))

    def _owari(self, match: GameRecord) -> dict[str, str]:
        if match.final is None:
            return {}
        settled = match.settled or (0.0,) * match.players
        if match.settled is None:
            self._losses.lose("lost-settlement-unknown", format="mjlog")
        numbers = [f"{points // 100},{p:.1f}" for points, p in zip(match.final, settled, strict=True)]
        return {"owari": ",".join(numbers)}


def _limit(win: Win) -> int:
    """mjlog's limit: 0 none, 1 mangan … 5 yakuman."""
    assert win.yaku is not None and win.fu is not None
    han = win.han if win.han is not None else sum(han for _, han in win.yaku if isinstance(han, int))
    if any(not isinstance(han, int) for _, han in win.yaku) or han >= 13:
        return 5
    for limit, least in ((4, 11), (3, 8), (2, 6), (1, 5)):
        if han >= least:
            return limit
    return int(win.fu << 2 + han >= 2000)


def _numbers(numbers: list[int] | tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _hundreds(points: list[int]) -> str:
    for number in points:
        if number % 100:
            raise LogError("points-in-hundreds", points=number)
    return ",".join(str(number // 100) for number in points)

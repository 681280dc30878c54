"""A record followed by the engine, and the first place where they part.

The rounds are dealt from the record's own tiles, or from the wall of its seed, and played by the recorded
actions: each must be legal at its moment and each event the engine's own; wins must have the same yaku, han,
fu and payments; and each round must begin as the engine has it after the one before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, get_args

from .. import _kernel
from ..referee.infractions import infraction as known_infraction
from ..referee.rule import consequence_of, voids_flowers
from ..rules.errors import RulesError
from ..rules.load import load
from ..rules.model import Ruleset
from ..rules.sections import Settlement
from ..scoring.house import House, house_of
from ..settlement import SettlementError, settle_match
from ..start import WINDS as ROUND_WINDS
from ..start import StartError, check_start
from ..table.chance import commitment_of
from ..table.errors import REASONS
from ..tiles import Tile as TileNumber
from ..worded import Listed, Worded, because
from ..wording import Lang
from .errors import LogError, Phrase
from .own.reader import KEY_SCHEME
from .record import WINDS, Drawn, Event, GameRecord, Payment, Riichi, Round, Ruling, gaps
from .script import EVENT_BYTES, dealt, script, scripted, tile_number, tiles
from .tell import KernelEvent, reason_name, seat_name, tell, tell_end, tell_kernel_event
from .tenhou.shuffle import SCHEME, Wall, walls
from .tenhou.tile import faces
from .win_check import differences_of_win


@dataclass(frozen=True, slots=True)
class Difference(Worded):
    """Where a record and the engine part: the place, what was recorded and what we say."""

    round_number: int  # from 1
    round_called: Worded | str
    turn: int | None  # how many tiles that seat has drawn or called; None at a round's start or end
    seat: int | None
    told: Worded | str
    says: Worded | str

    @property
    def where(self) -> Listed:
        """Such as `round 3 (East 2, 1 honba), turn 5, seat 0`."""
        places = [Phrase("at-named-round", n=self.round_number, name=self.round_called)]
        if self.turn is not None:
            places.append(Phrase("at-turn", n=self.turn))
        if self.seat is not None:
            places.append(seat_name(self.seat))
        return Listed(places)

    @property
    def both(self) -> Phrase:
        """What was recorded and what we say, without the place."""
        return Phrase("recorded-and-ours", recorded=self.told, ours=self.says)

    @property
    def place(self) -> str:
        """In English, as are the next two."""
        return str(self.where)

    @property
    def recorded(self) -> str:
        return str(self.told)

    @property
    def ours(self) -> str:
        return str(self.says)

    def text(self, lang: Lang) -> str:
        return Phrase("place-and-reason", place=self.where, why=self.both).text(lang)

    __str__ = Worded.__str__

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "round_number": self.round_number,
            "round_name": str(self.round_called),
            "turn": self.turn,
            "seat": self.seat,
            "recorded": self.recorded,
            "ours": self.ours,
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What replaying one record came to."""

    rules: str
    difference: Difference | None
    rounds: int  # that were followed to their end, or to where the record breaks off
    actions: int
    wins: int
    walls: int  # whose wall the seed gave
    complete: bool  # the record reaches the match's end
    remarks: tuple[Phrase, ...] = ()

    @property
    def agrees(self) -> bool:
        return self.difference is None

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        told = {part.name: getattr(self, part.name) for part in fields(self)}
        difference = None if self.difference is None else self.difference.to_dict()
        return told | {"difference": difference, "remarks": list(map(str, self.remarks))}


@lru_cache(maxsize=64)
def _loaded(name: str) -> Ruleset:
    return load(name)


def rules_of(record: GameRecord, rules: Ruleset | str | Path | None = None) -> Ruleset:
    """The rules given, or else those that the record names. Raises LogError when it names none."""
    if isinstance(rules, Ruleset):
        return rules
    name = str(rules) if rules is not None else record.rules
    if name is None:
        raise LogError("rules-not-told")
    try:
        return _loaded(name)
    except RulesError as problem:
        if rules is not None:
            raise
        raise LogError("rules-not-loaded", why=because(problem)) from None


def replay(record: GameRecord, rules: Ruleset | str | Path | None = None) -> Verdict:
    """Follow a record. Raises LogError when it cannot be followed at all: hidden tiles, unknown rules."""
    return Replayer(record, rules_of(record, rules)).run()


@dataclass(slots=True)
class _Differ(Exception):
    """Leaves a round with the difference that was found."""

    difference: Difference


class Replayer:
    """One record on its way through the engine."""

    def __init__(self, record: GameRecord, rules: Ruleset) -> None:
        self.record = record
        self.house: House = house_of(rules)
        self._people = len(record.names)
        if self._people not in rules.seats.participants:
            raise LogError("people-at-table", n=self._people, house=rules.called, players=rules.seats.players)
        self.kernel = _kernel.Replay(self.house.kernel, self._people)
        self._number = 0
        self._actions = self._wins = self._walls = 0
        self._remarks: list[Phrase] = []
        self.extra = False  # the round followed last is of sudden death
        self.paid: tuple[Payment, ...] = ()  # the payments of the round followed last
        self.told: tuple[dict[str, Any], ...] = ()  # the engine's wins in the round followed last

    def run(self) -> Verdict:
        self._check_commitment()
        self._remarks += gaps(self.record, chips=self.house.rules.bonus.chips.value > 0)
        difference = None
        known = self._known_walls()
        try:
            for round_ in self.record.rounds:
                self._number += 1
                self._follow(round_, next(known))
                self._followed(round_)
            self._check_end()
        except _Differ as found:
            difference = found.difference
        return Verdict(
            rules=self.house.rules.id,
            difference=difference,
            rounds=self._number - (difference is not None),
            actions=self._actions,
            wins=self._wins,
            walls=self._walls,
            complete=self.record.final is not None,
            remarks=tuple(self._remarks),
        )

    def _followed(self, round_: Round) -> None:
        """A round has been followed to where the record ends it."""

    def _check_commitment(self) -> None:
        """The key told after the match is the one committed to before it."""
        scheme, _, key = (self.record.seed or "").partition(",")
        committed = self.record.about.get("commitment")
        if scheme == KEY_SCHEME and committed is not None and commitment_of(_key(key)) != committed:
            raise LogError("another-key")

    # ---- walls

    def _known_walls(self) -> Iterator[_kernel.Wall | Wall | None]:
        """Those that the seed gives, without end."""
        scheme, _, key = (self.record.seed or "").partition(",")
        if scheme == SCHEME and self._people == 4:
            yield from walls(f"{scheme},{key}")
        elif scheme == KEY_SCHEME:
            ours = _kernel.KeyWalls(self.house.kernel, _key(key))
            while True:
                yield ours.next()
        while True:
            yield None

    def _wall(self, round_: Round, events: bytes, known: _kernel.Wall | Wall | None) -> _kernel.Wall:
        if known is None:
            return self._filled(round_, events)
        self._walls += 1
        wall = known if isinstance(known, _kernel.Wall) else self._shuffled(round_, known)
        for wind in range(self.house.rules.seats.players):
            seat = (round_.dealer + wind) % self._people
            if sorted(wall.hand(wind)) != sorted(tiles(round_.hands[seat])):
                ours = [str(TileNumber(tile)) for tile in wall.hand(wind)]
                raise self._differ(
                    Phrase("says-dealt", tiles=" ".join(round_.hands[seat])),
                    Phrase("seed-deals", tiles=" ".join(ours)),
                    seat,
                )
        return wall

    def _filled(self, round_: Round, events: bytes) -> _kernel.Wall:
        """The recorded tiles in their places, any others elsewhere."""
        ura: Sequence[str] = max((win.ura or () for win in round_.wins), key=len, default=())
        hands = dealt(round_, self.house.rules.seats.players)
        try:
            return _kernel.wall_from_record(self.house.kernel, hands, events, tiles(ura))
        except ValueError as problem:
            tile = TileNumber(int(str(problem)))
            raise self._differ(
                Phrase("more-than-in-set", tile=str(tile), house=self.house.rules.called),
                Phrase("tiles-of-the-set"),
            ) from None

    def _shuffled(self, round_: Round, wall: Wall) -> _kernel.Wall:
        """Tenhou's wall in the kernel's order."""
        if round_.dice is not None and round_.dice != wall.dice:
            raise self._differ(
                Phrase("says-dice", dice=str(round_.dice)), Phrase("seed-throws", dice=str(wall.dice))
            )
        numbers = _tile_numbers(any(self.house.rules.tiles.red.values()))
        hands = wall.deal(round_.dealer)
        order = [n for wind in range(4) for n in hands[(round_.dealer + wind) % 4]]
        order += [*wall.draws[len(order) :], *reversed(wall.replacements)]
        for ura, dora in zip(reversed(wall.ura), reversed(wall.indicators), strict=True):
            order += [ura, dora]
        return _kernel.ordered_wall(self.house.kernel, bytes(order).translate(numbers))

    # ---- a round

    def _follow(self, round_: Round, known: _kernel.Wall | Wall | None) -> None:
        self._check_start(round_)
        if not round_.ended and self._number < len(self.record.rounds):
            raise self._differ(Phrase("no-result-yet-another-round"), Phrase("round-needs-result"))
        self.extra = self.kernel.match.in_extra
        events = script(round_)
        wall = self._wall(round_, events, known)
        seats = round_.chombo.offenders if round_.chombo is not None else [win.seat for win in round_.wins]
        named = sum(1 << seat for seat in set(seats))
        found = self.kernel.follow(
            wall, events, _end_of(round_), named, not round_.dora_placed, self.record.allow_errors
        )
        if found is not None:
            told = scripted(round_)
            self._check_rulings(told[: found[1]])
            raise _Differ(self._difference(round_, told, *found))
        self._actions += len(events) // EVENT_BYTES
        self._check_rulings(round_.events)
        if not round_.ended:
            return
        if round_.wins:
            self._check_wins(round_)
        elif round_.drawn is not None:
            self._check_drawn(round_.drawn)
        elif round_.chombo is not None:
            self._check_tenpai(round_.chombo.tenpai)
        # When the match is ended by choice, sticks left go to the top after it: no payment of the round.
        self.paid = tuple(Payment(*payment) for payment in self.kernel.match.payments)
        self._check_payments(round_)
        if self.kernel.choice:
            self.kernel.choose(self._number == len(self.record.rounds))

    def _check_rulings(self, events: Sequence[Event]) -> None:
        """What the house says follows an infraction is what followed, unless it leaves that to its staff.

        A win that is none, which the house does not name, may be put right.
        """
        rules, riichi = self.house.rules, set()
        for event in events:
            if isinstance(event, Riichi):
                riichi.add(event.seat)
            if not isinstance(event, Ruling):
                continue
            infraction = known_infraction(event.infraction)
            ours = consequence_of(rules, infraction, event.seat in riichi)
            void = voids_flowers(rules, infraction) and not self._declared(event)
            if ours not in (None, event.ruling) or void != event.voids_flowers:
                says = replace(event, ruling=ours or event.ruling, voids_flowers=void)
                raise self._differ(_with_flowers(event), _with_flowers(says), event.seat)

    def _declared(self, event: Ruling) -> bool:
        return self.record.allow_errors and event.infraction in ("furiten-ron", "false-ron-shown")

    def _check_start(self, round_: Round) -> None:
        """Where the engine has arrived by itself is where the record's next round begins."""
        k = self.kernel
        if self._number == 1:
            wind = ROUND_WINDS[round_.wind]
            extra = round_.extra or wind not in self.house.rules.length.winds
            if len(round_.points) != self._people:
                raise LogError("points-and-names", points=len(round_.points), named=self._people)
            try:
                check_start(
                    self.house.rules,
                    self._people,
                    wind=wind,
                    dealer=round_.dealer,
                    honba=round_.honba,
                    sticks=round_.sticks,
                    extra=extra,
                    points=round_.points,
                )
            except StartError as problem:
                raise self._differ(
                    Phrase("starts-at", round=round_.called), Phrase("cannot-start", why=problem)
                ) from None
            points = list(round_.points)
            k.start_from(round_.wind, round_.dealer, round_.honba, round_.sticks, points, extra)
            return
        if k.over:
            raise self._differ(Phrase("another-round"), Phrase("match-is-over"))
        for what, told, ours in (
            ("wind", round_.wind, k.wind),
            ("dealer", round_.dealer, k.dealer),
            ("honba", round_.honba, k.honba),
            ("sticks", round_.sticks, k.sticks),
            ("points", list(round_.points), k.points),
        ):
            if told != ours:
                raise self._differ(Phrase(f"start-{what}", value=_start(what, told)), _start(what, ours))

    def _differ(self, recorded: Worded | str, ours: Worded | str, seat: int | None = None) -> _Differ:
        name = self.record.rounds[self._number - 1].called if self.record.rounds else "–"
        return _Differ(Difference(self._number, name, None, seat, recorded, ours))

    def _difference(
        self,
        round_: Round,
        told: list[Event],
        fault: str,
        at: int,
        seat: int,
        refusal: str,
        ours: KernelEvent,
    ) -> Difference:
        event = told[at] if at < len(told) else None
        who = seat if seat >= 0 else None
        recorded = tell(event) if event is not None else tell_end(round_)
        says: Worded | str
        match fault:
            case "illegal":
                says = Phrase("is-not-legal", why=REASONS[refusal])
            case "other-event" | "other-dora":
                says = tell_kernel_event(ours)
            case "goes-on":
                says = Phrase("goes-on")
                if ours[1] >= 0:
                    says = Phrase("goes-on-with", event=tell_kernel_event(ours))
            case "over":
                says = Phrase("round-is-over")
            case _:
                says = Phrase("ends-otherwise")
        turn = None if who is None else 1 + sum(_is_turn(e, who) for e in told[:at])
        return Difference(self._number, round_.called, turn, who, recorded, says)

    # ---- results

    def _check_wins(self, round_: Round) -> None:
        ours = {win["seat"]: win for win in self.kernel.wins()}
        self.told = tuple(ours[win.seat] for win in round_.wins)
        for win, ours_ in zip(round_.wins, self.told, strict=True):
            self._wins += 1
            for told, says in differences_of_win(self.house, win, ours_):
                raise self._differ(told, says, win.seat)

    def _check_payments(self, round_: Round) -> None:
        """One by one, where the record tells them."""
        if round_.payments is None:
            return
        for told, says in zip_longest(round_.payments, self.paid):
            if told != says:
                unit = self.house.rules.bonus.unit
                raise self._differ(_payment(told, unit), _payment(says, unit))

    def _check_drawn(self, drawn: Drawn) -> None:
        ours = self.kernel.deltas()
        if list(drawn.deltas) != ours:
            raise self._differ(Phrase("says-payments", points=str(list(drawn.deltas))), str(ours))
        self._check_tenpai(drawn.tenpai)

    def _check_tenpai(self, told: tuple[bool, ...] | None) -> None:
        if told is None:
            return
        tenpai = tuple(bool(self.kernel.tenpai() >> seat & 1) for seat in range(self._people))
        if told != tenpai:
            raise self._differ(Phrase("says-tenpai", seats=_seats(told)), _seats(tenpai))

    def _check_end(self) -> None:
        final = self.record.final
        if final is None:
            return
        if not self.kernel.over:
            raise self._differ(Phrase("end-of-match"), Phrase("match-goes-on"))
        if list(final) != self.kernel.points:
            raise self._differ(Phrase("says-final", points=str(list(final))), str(self.kernel.points))
        if self.record.settled is not None:
            self._check_settled(final, self.record.settled)

    def _check_settled(self, final: tuple[int, ...], settled: tuple[float, ...]) -> None:
        """P as the rules have them.

        Places change how they round from time to time, and records do not tell how it was; any other rounding
        that rulesets know is accepted and remarked upon.
        """
        rules = self.house.rules
        ours = None
        for rounding in (
            rules.settlement.rounding,
            *get_args(Settlement.model_fields["rounding"].annotation),
        ):
            settlement = rules.settlement.model_copy(update={"rounding": rounding})
            try:
                found = self.settled_under(rules.model_copy(update={"settlement": settlement}))
            except SettlementError as problem:
                raise self._differ(
                    Phrase("settles", points=str(list(final))), Phrase("cannot-be-settled", why=problem)
                ) from None
            ours = ours or found
            if found == settled:
                if rounding != rules.settlement.rounding:
                    self._remarks.append(Phrase("remark-rounding", rounding=repr(rounding)))
                return
        raise self._differ(Phrase("says-settled", p=str(list(settled))), str(list(ours or ())))

    def settled_under(self, rules: Ruleset) -> tuple[float, ...]:
        """P of the match followed, bust prizes included. Raises SettlementError if points do not add up."""
        return tuple(float(p) for p in settle_match(rules, self.kernel.match).score)


@lru_cache(maxsize=2)
def _tile_numbers(red: bool) -> bytes:
    """For `bytes.translate`: from Tenhou's 136 tiles to our faces."""
    return bytes(map(tile_number, faces(red))).ljust(256, b"\xff")


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise LogError("key-not-hexadecimal") from None
    if len(key) != 32:
        raise LogError("key-length", n=len(key))
    return key


def _end_of(round_: Round) -> str:
    if round_.wins:
        return "win"
    if round_.chombo is not None:
        return "chombo"
    return round_.drawn.kind if round_.drawn is not None else "broken-off"


def _is_turn(event: object, seat: int) -> bool:
    return type(event).__name__ in ("Draw", "Call") and getattr(event, "seat", None) == seat


def _start(what: str, value: int | list[int]) -> Worded | str:
    """What a round starts with, as it is said."""
    if isinstance(value, int) and what == "wind":
        return WINDS[value]
    return seat_name(value) if isinstance(value, int) and what == "dealer" else str(value)


def _with_flowers(ruling: Ruling) -> Worded | str:
    said = tell(ruling)
    return Phrase("with-flowers-back", ruling=said) if ruling.voids_flowers else said


def _payment(payment: Payment | None, unit: str) -> Phrase:
    """unit: what chips and congratulations are counted in"""
    if payment is None:
        return Phrase("no-other-payment")
    source, to = (
        Phrase("the-table") if side is None else seat_name(side) for side in (payment.source, payment.to)
    )
    reason = reason_name(payment.reason, unit)
    return Phrase("says-payment", amount=payment.amount, reason=reason, source=source, to=to)


def _seats(flags: Sequence[bool]) -> Worded:
    seats = [seat_name(seat) for seat, flag in enumerate(flags) if flag]
    return Listed(seats) if seats else Phrase("nobody")

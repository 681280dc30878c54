"""The game record that every reader makes and every writer takes.

Tiles are MPSZ text (`5m`, `0p`, `1z`, `1f`); `?` is a tile that the record does not show. Points are points,
never hundreds. Seats are numbers, 0 the starting dealer.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal

from ..worded import Named
from .errors import Phrase

Seat = int
Tile = str
HIDDEN: Tile = "?"
WINDS: Final = (
    Named("東", "东", "East"),
    Named("南", "南", "South"),
    Named("西", "西", "West"),
    Named("北", "北", "North"),
)

CallKind = Literal["chi", "pon", "daiminkan"]
DrawnKind = Literal[
    "exhaustive", "nagashi", "nine-terminals", "four-winds", "all-riichi", "triple-ron", "four-kans"
]


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile is drawn; after a kan or a tile laid aside it comes from the tail."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Discard:
    seat: Seat
    tile: Tile
    drawn: bool  # it is the tile just drawn (tsumogiri)


@dataclass(frozen=True, slots=True)
class Riichi:
    """Riichi is declared; the discard follows."""

    seat: Seat
    open: bool = False


@dataclass(frozen=True, slots=True)
class Accepted:
    """The riichi discard passed, and the stick is laid."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """A discard is called; `own` are the caller's tiles of the meld."""

    seat: Seat
    source: Seat
    kind: CallKind
    tile: Tile
    own: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Ankan:
    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Kakan:
    """`tile` is added to a pon of its kind."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Aside:
    """A north or a flower is laid aside, and a replacement drawn."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Dora:
    """Another indicator is turned up."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Ruling:
    """An infraction and what follows it, in the words of the rules' penalties; a chombo ends the round.

    A referee's ruling, or a win that is none, declared where declarations against the rules are possible.
    """

    seat: Seat
    infraction: str
    ruling: str
    tiles: tuple[Tile, ...] = ()  # those concerned
    voids_flowers: bool = False  # what was paid for having all the flowers goes back


@dataclass(frozen=True, slots=True)
class Presence:
    """A player's connection is lost, or back."""

    seat: Seat
    here: bool


@dataclass(frozen=True, slots=True)
class Other:
    """An event that only our own format has a word for; `data` is JSON text."""

    name: str
    data: str


Event = Draw | Discard | Riichi | Accepted | Call | Ankan | Kakan | Aside | Dora | Ruling | Presence | Other

YakuHan = int | Literal["yakuman", "double-yakuman"]


@dataclass(frozen=True, slots=True)
class Win:
    """One winner's result. What a format does not tell is None."""

    seat: Seat
    source: Seat  # the discarder; the winner's own seat at a tsumo
    deltas: tuple[int, ...]  # points by seat, honba and sticks included
    tile: Tile | None = None
    hand: tuple[Tile, ...] | None = None  # concealed tiles without the winning one
    yaku: tuple[tuple[str, YakuHan], ...] | None = None  # with dora, ura, red, nuki; none of 0 han
    han: int | None = None  # the sum; 0 for a yakuman
    fu: int | None = None
    points: int | None = None  # what the hand brings before honba and sticks
    ura: tuple[Tile, ...] | None = None  # indicators; None when they were not looked at
    liable: Seat | None = None
    pattern: str = "hand"  # or a pattern that a house pays: maneman, four-kans
    circumstances: str | None = (
        None  # riichi, melds and so on as `ariari.score` reads a win: JSON text of our own
    )

    @property
    def tsumo(self) -> bool:
        return self.seat == self.source


@dataclass(frozen=True, slots=True)
class Drawn:
    """A round without a winner."""

    kind: DrawnKind
    deltas: tuple[int, ...]  # what players paid each other
    shown: tuple[tuple[Tile, ...] | None, ...] | None = None  # by seat: the hand that was shown
    tenpai: tuple[bool, ...] | None = None  # by seat; None when it is not told
    nagashi: tuple[Seat, ...] | None = None  # who had nagashi, where the record tells


@dataclass(frozen=True, slots=True)
class Chombo:
    """A round made void, and who pays for it. Where that came out at an exhaustive draw, the hands shown."""

    offenders: tuple[Seat, ...]
    shown: tuple[tuple[Tile, ...] | None, ...] | None = None  # by seat
    tenpai: tuple[bool, ...] | None = None  # by seat; None when no hands were shown


@dataclass(frozen=True, slots=True)
class Payment:
    """One payment of a round; a seat of None is the sticks on the table."""

    source: Seat | None
    to: Seat | None
    reason: str  # hand, honba, sticks, pao, noten, chombo, fine, stake; in P: chip, yakuman-bonus, flowers
    amount: int

    @property
    def in_p(self) -> bool:
        """Whether it is P, not points."""
        return self.reason in ("chip", "yakuman-bonus", "flowers")


@dataclass(frozen=True, slots=True)
class Round:
    """One round (局)."""

    wind: int  # 0 E … 3 N
    dealer: Seat
    honba: int
    sticks: int  # points in sticks on the table
    points: tuple[int, ...]  # at the start, by seat
    hands: tuple[tuple[Tile, ...], ...]  # dealt, by seat; the dealer's first draw apart; nobody's: empty
    dora: tuple[Tile, ...]  # the indicators turned up at the start
    events: tuple[Event, ...]
    wins: tuple[Win, ...] = ()
    drawn: Drawn | None = None  # neither wins nor drawn nor chombo: the record breaks off in this round
    dice: tuple[int, int] | None = None
    chombo: Chombo | None = None
    bonus: tuple[int, ...] | None = None  # P of chips and congratulations, where the record tells
    payments: tuple[Payment, ...] | None = (
        None  # one by one, riichi sticks laid included, where they are told
    )
    extra: bool = False  # sudden death, where the record tells
    dora_placed: bool = False  # when indicators were turned up is not told; their places in `events` are ours

    @property
    def ended(self) -> bool:
        return bool(self.wins) or self.drawn is not None or self.chombo is not None

    @property
    def deltas(self) -> tuple[int, ...]:
        """What the round's end brought each seat, riichi sticks laid in it not included."""
        parts = [win.deltas for win in self.wins] + ([self.drawn.deltas] if self.drawn else [])
        return tuple(sum(column) for column in zip(*parts, strict=True)) if parts else (0,) * len(self.points)

    @property
    def laid(self) -> tuple[int, ...]:
        """How many riichi sticks each seat has laid in this round."""
        seats = [event.seat for event in self.events if isinstance(event, Accepted)]
        return tuple(seats.count(seat) for seat in range(len(self.points)))

    @property
    def laid_and_paid(self) -> tuple[int, ...] | None:
        """What the round changed in each seat's points, riichi sticks included; None without `payments`."""
        return None if self.payments is None else sums(self.payments, len(self.points), in_p=False)

    @property
    def name(self) -> str:
        """Such as `East 2, 1 honba`."""
        return str(self.called)

    @property
    def called(self) -> Phrase:
        """The same in every language."""
        wind, number = WINDS[self.wind], self.dealer + 1
        if not self.honba:
            return Phrase("round-name", wind=wind, number=number)
        return Phrase("round-name-honba", wind=wind, number=number, honba=self.honba)


def sums(payments: Iterable[Payment], people: int, *, in_p: bool) -> tuple[int, ...]:
    """What payments in P, or in points, bring each seat."""
    changes = [0] * people
    for payment in payments:
        if payment.in_p != in_p:
            continue
        if payment.source is not None:
            changes[payment.source] -= payment.amount
        if payment.to is not None:
            changes[payment.to] += payment.amount
    return tuple(changes)


def _nothing() -> Mapping[str, str]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A match, or as much of it as the record holds."""

    players: int  # who play at a time
    names: tuple[str, ...]  # everybody at the table: there may be one more, who sits out
    rounds: tuple[Round, ...]
    rules: str | None = None  # ruleset id
    final: tuple[int, ...] | None = None  # points at the end; None: the record does not reach it
    settled: tuple[float, ...] | None = None  # P
    bonus: tuple[int, ...] | None = None  # P of chips and the like
    seed: str | None = None  # of the shuffle: a scheme's name and its key
    about: Mapping[str, str] = field(default_factory=_nothing)  # what else the source says of the match
    allow_errors: bool = False  # declarations against the rules were possible


WIND_NAMES = ("E", "S", "W", "N")


def begins_in_mid_match(record: GameRecord) -> bool:
    first = record.rounds[0] if record.rounds else None
    return first is not None and bool(first.wind or first.dealer or first.honba or first.sticks)


def gaps(record: GameRecord, *, chips: bool) -> tuple[Phrase, ...]:
    """What of a match the record does not hold; nothing of a whole one.

    chips: the house plays with them
    """
    said = []
    if begins_in_mid_match(record):
        said.append(Phrase("remark-from-mid-match-chips" if chips else "remark-from-mid-match"))
    if record.final is None:
        said.append(Phrase("remark-broken-off"))
    return tuple(said)

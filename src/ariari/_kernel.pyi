"""The native kernel. One section for each room of the kernel."""

from collections.abc import Sequence
from typing import Any, Literal, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

_T = TypeVar("_T")

# ---- shape: sets of kinds are integers, bit k for kind k; counts are 34 numbers (a list, a tuple, bytes)

ALL_KINDS: int
"""The set of all 34 kinds."""
NO_SHANTEN: int
"""Stands for the shanten of a form that the hand cannot take."""

class Forms:
    """The forms of a complete hand that a house knows, besides groups and a pair."""

    def __init__(
        self, *, seven_pairs: bool = True, four_as_two_pairs: bool = False, orphans: bool = True
    ) -> None: ...
    @property
    def seven_pairs(self) -> bool: ...
    @property
    def four_as_two_pairs(self) -> bool:
        """Whether four of a kind may serve as two of the seven pairs."""
    @property
    def orphans(self) -> bool: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class HandShape:
    """A concealed hand made ready for questions about its shape. It never changes.

    Raises ValueError for a fifth tile of a kind, a kind outside `live`, or a wrong number of tiles.
    """

    def __init__(
        self, counts: Sequence[int], melds: int = 0, forms: Forms = ..., live: int = ...
    ) -> None: ...
    def shanten(self) -> int:
        """-1 complete, 0 tenpai, n tiles from tenpai; the nearest of the forms."""
    def by_form(self) -> tuple[int, int, int]:
        """Shanten of groups, seven pairs, orphans; NO_SHANTEN where the form is not possible."""
    def useful(self) -> int:
        """The set of kinds that lower the shanten. ValueError for 3n+2 tiles."""
    def waits(self, *, fifth: bool = False) -> int:
        """The set of kinds that complete the hand; `fifth` admits those it holds all four of."""
    def discards(self) -> list[tuple[int, int, int]]:
        """Kind, shanten afterwards, useful kinds afterwards, for every discard. ValueError for 3n+1 tiles."""
    def surely_beyond(self, steps: int) -> bool:
        """Whether a bound that costs nothing puts the shanten above `steps`; False says nothing."""
    def with_tile(self, kind: int) -> HandShape: ...
    def without_tile(self, kind: int) -> HandShape: ...

def shanten(counts: Sequence[int], melds: int = 0, forms: Forms = ..., live: int = ...) -> int:
    """The shanten of one hand; like HandShape(...).shanten()."""

def exhausted(counts: Sequence[int]) -> int:
    """The set of kinds of which all four are there."""

def shanten_batch(
    hands: NDArray[np.uint8], melds: NDArray[np.uint8] | None = None, forms: Forms = ..., live: int = ...
) -> NDArray[np.int8]:
    """The shanten of n hands: `hands` n × 34 counts, `melds` n numbers of melds or None for no melds.

    Runs without the interpreter's lock. Raises ValueError naming the first hand that cannot be.
    """

# ---- reading and yaku: kinds are numbers 0–33; a meld is its word and first kind, such as ("pon", 33)

class Group:
    """A run, triplet or quad of a reading; `first` is the lowest kind of a run."""

    @property
    def type(self) -> str: ...
    @property
    def first(self) -> int: ...
    @property
    def called(self) -> bool:
        """Whether it is a meld that opens the hand."""
    @property
    def concealed(self) -> bool:
        """Whether it is neither called nor completed by ron."""

class Reading:
    """One decomposition of a winning hand, with the winning tile placed in it."""

    @property
    def form(self) -> str:
        """groups, pairs or orphans."""
    @property
    def groups(self) -> list[Group]:
        """The melds in the order called, then the concealed groups."""
    @property
    def pairs(self) -> list[int]:
        """The pair; of seven pairs all seven; of orphans the doubled kind."""
    @property
    def wait(self) -> str:
        """open, closed, edge, pair or twin."""
    @property
    def win_group(self) -> int:
        """The place of the group that the winning tile completed; -1 for the pair."""
    @property
    def kinds(self) -> int: ...

def readings(
    counts: Sequence[int],
    melds: Sequence[tuple[str, int]] = (),
    win: int | None = None,
    tsumo: bool = True,
    forms: Forms = ...,
) -> list[Reading]:
    """Every reading of a complete hand, its winning tile counted in `counts`; none when it is not complete.

    Without `win` the decompositions alone, each once. Raises ValueError for a fifth tile, an impossible meld.
    """

class YakuSet:
    """The yaku a ruleset plays, from what `ariari.yaku.played` makes of it."""

    def __init__(self, played: Sequence[object]) -> None: ...
    def __len__(self) -> int: ...
    def evaluate(
        self,
        reading: Reading,
        facts: Sequence[str] = (),
        seat: int = 0,
        round: int = 0,
        everyones_north: bool = False,
    ) -> dict[str, tuple[int, int]]:
        """The yaku of a reading: id → (han, yakuman). `facts` are words such as riichi; winds are 0–3."""
    def groups_of(
        self,
        id: str,
        reading: Reading,
        facts: Sequence[str] = (),
        seat: int = 0,
        round: int = 0,
        everyones_north: bool = False,
    ) -> int:
        """Which groups belong to that yaku: bit i for the group at place i, bit 4 for the pair."""

def yaku_words() -> dict[str, list[str]]:
    """The names of facts, features, codes, quantities, compare, pieces, in the order of their numbers."""

# ---- rules, wins and payments: players are seat winds 0–3, the dealer being 0; amounts are points, a bonus P

class Rules:
    """A ruleset as the kernel reads it; immutable.

    `sections` is the ruleset's nested dictionary, `without` the kinds that are not in the set. Raises
    KeyError for a missing key and ValueError for a value that cannot be, both naming it.
    """

    def __init__(self, sections: dict[str, object], without: Sequence[int], yaku: YakuSet) -> None: ...
    @property
    def players(self) -> int: ...
    @property
    def kinds(self) -> int: ...
    @property
    def forms(self) -> Forms: ...

class Value:
    """What a hand is worth before it is known who pays."""

    @property
    def han(self) -> int: ...
    @property
    def fu(self) -> int: ...
    @property
    def yakuman(self) -> int: ...
    @property
    def limit(
        self,
    ) -> Literal["none", "mangan", "haneman", "baiman", "sanbaiman", "kazoe", "yakuman"]: ...
    @property
    def base(self) -> int:
        """A quarter of a non-dealer's ron before rounding."""

_Reason = Literal["hand", "honba", "sticks", "pao", "chip", "yakuman-bonus", "flowers"]
_Transfer = tuple[int, int, _Reason, int]
"""From whom (NOBODY: the pot, SOMEBODY: not known, SITTER_OUT), to whom, why, how much."""

NOBODY: int
SOMEBODY: int
SITTER_OUT: int
LIMITS: list[str]
SCORE_ERRORS: list[str]

def value_of(rules: Rules, han: int, fu: int) -> Value:
    """Applies the house's fixed fu, cap, kiriage and limits."""

def yakuman_value(multiple: int) -> Value: ...
def limit_value(limit: str) -> Value: ...
def pattern_value(rules: Rules, pattern: str) -> Value | None:
    """What the house pays for nagashi, maneman or four-kans; None where it does not play it."""

def ron_amount(rules: Rules, value: Value, dealer: bool) -> int: ...
def tsumo_shares(rules: Rules, value: Value, dealer: bool) -> tuple[int, int]:
    """What the dealer and what each other payer pays, tsumo bonus included; honba is not."""

def payments(
    rules: Rules,
    value: Value,
    winner: int,
    from_: int | None = None,
    honba: int = 0,
    sticks: int = 0,
    liable: int | None = None,
    burden: Literal["none", "yakuman", "hand"] = "none",
    liable_yakuman: int = 0,
    sitter_out: bool = False,
    nagashi: bool = False,
    chips: int = 0,
) -> list[_Transfer]:
    """Points and bonus of one win; `sticks` in points, `chips` those that each payer owes."""

def all_flowers_bonus(rules: Rules, holder: int) -> list[_Transfer]: ...

class Win:
    """A win made ready for the kernel; keywords as the fields of `ariari.Win`, tiles and players numbers."""

    def __init__(self, **fields: object) -> None: ...
    @property
    def closed(self) -> bool: ...
    @property
    def seat(self) -> int: ...
    @property
    def honba(self) -> int: ...
    @property
    def sticks(self) -> int: ...

class ReadingScore:
    """One reading of a win with its value."""

    @property
    def reading(self) -> Reading: ...
    @property
    def value(self) -> Value: ...
    @property
    def yaku(self) -> list[tuple[int, int, int]]:
        """Index in the house's yaku, han, yakuman."""
    @property
    def fu_items(self) -> list[tuple[str, int, int]]:
        """Source, kind or -1, fu."""

class Score:
    """A scored win."""

    @property
    def ok(self) -> bool: ...
    @property
    def error(self) -> str: ...
    @property
    def best(self) -> ReadingScore: ...
    @property
    def dora(self) -> tuple[int, int, int, int, int]:
        """Han of dora, ura, red, nuki, flowers."""
    @property
    def chips(self) -> tuple[int, int, int, int]:
        """What each payer owes for red fives, ura dora, ippatsu, the green flower."""
    @property
    def burden(self) -> Literal["none", "yakuman", "hand"]: ...
    @property
    def points(self) -> int: ...
    @property
    def transfers(self) -> list[_Transfer]: ...

def score(rules: Rules, win: Win) -> Score: ...
def score_readings(rules: Rules, win: Win) -> list[ReadingScore]: ...
def score_batch(rules: Rules, wins: Sequence[Win]) -> NDArray[np.uint8]:
    """One row of bytes for each win; `ariari.scoring.batch.ROW` is its layout."""

def share_pot(rules: Rules, wins: Sequence[Win]) -> list[Win]:
    """Several wins on one discard in the order of settling, honba and sticks left only to whom they go."""

def has_fixed_yaku(rules: Rules, win: Win) -> bool: ...

# ---- table: players are seats, tiles and actions their numbers

INFRACTIONS: tuple[str, ...]
RULINGS: tuple[str, ...]
MOST_CONCERNED: int
MOST_HONBA: int
MOST_POINTS: int
ACTION_COUNT: int
FROM_HAND: int
"""Added to a discard's number: the tile is taken from the hand."""

def action_info(action: int) -> tuple[int, int, int, int]:
    """What is done (an index), the tile, and the two tiles that a call uses; -1 where there is none."""

def tile_set(rules: Rules) -> list[int]: ...
def chacha8(key: bytes, count: int, nonce: int = 0) -> list[int]:
    """The first 32-bit words of the keystream."""

def game_key(key: bytes, number: int) -> bytes:
    """The key of one match of a batch."""

def play_batch(
    rules: Rules, people: int, key: bytes, first: int, count: int, bots: Sequence[str], threads: int = 1
) -> dict[str, NDArray[np.int32]]: ...
def fuzz(
    rules: Rules, people: int, key: bytes, first: int, actions: int, allow_errors: bool = False
) -> tuple[int, int]:
    """Plays matches number `first` … until so many actions are played, and checks the table after each.

    Returns the numbers of actions and of matches. Raises RuntimeError, which names match and action.
    """

class Game:
    """A table with its past."""

    @overload
    def __init__(self, rules: Rules, people: int, key: bytes, allow_errors: bool = False) -> None: ...
    @overload
    def __init__(
        self,
        rules: Rules,
        people: int,
        key: bytes,
        wind: int,
        dealer: int,
        honba: int,
        sticks: int,
        extra: bool,
        points: Sequence[int],
        order: Sequence[int],
        allow_errors: bool,
    ) -> None: ...
    def copy(self) -> Game: ...
    def hidden_shuffled(self, seat: int, key: bytes) -> Game: ...
    @property
    def over(self) -> bool: ...
    @property
    def stage(self) -> str: ...
    @property
    def end_reason(self) -> str: ...
    @property
    def people(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def hands(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def to_act(self) -> int: ...
    @property
    def asked(self) -> list[int]: ...
    def legal(self, seat: int) -> list[int]: ...
    def legal_objects(self, seat: int, objects: list[_T]) -> list[_T]: ...
    def is_legal(self, seat: int, action: int) -> bool: ...
    def refusal(self, seat: int, action: int) -> str: ...
    def play(self, seat: int, action: int) -> bool:
        """Whether it was legal, and has been played."""
    def penalty(
        self, seat: int, infraction: str, ruling: str, tiles: Sequence[int], voids_flowers: bool = False
    ) -> str:
        """Carries a referee's ruling out; why it cannot be, or "none"."""
    def undo(self) -> None: ...
    def perft(self, depth: int) -> int:
        """How many sequences of that many legal actions there are from here."""
    def choice(self, seat: int, bot: str, key: bytes) -> int:
        """What a native bot would play; its chance comes from the key and the number of actions played."""
    def wind_of(self, seat: int) -> int: ...
    def seat_of(self, wind: int) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def round_wind(self) -> int: ...
    @property
    def honba(self) -> int: ...
    @property
    def sticks(self) -> int: ...
    @property
    def in_extra(self) -> bool: ...
    @property
    def last_round(self) -> bool: ...
    @property
    def left(self) -> int: ...
    @property
    def dora(self) -> list[int]: ...
    @property
    def turn(self) -> int: ...
    @property
    def offered(self) -> tuple[int, int, str] | None: ...
    def points(self, seat: int) -> int: ...
    def bonus(self, seat: int) -> int: ...
    def chips(self, seat: int) -> int: ...
    def player(self, seat: int, hidden: bool) -> dict[str, Any]: ...
    def riichi_kinds(self, seat: int) -> int:
        """The kinds of a seat whose turn it is that leave it tenpai, as bits, where furiten is no bar."""
    def gone_by(self, seat: int) -> tuple[int, str] | None:
        """The tile that went by a seat which waited for it, and why it was no win."""
    def drawn(self, seat: int) -> int: ...
    def hand_start(self, hand: int) -> dict[str, Any]: ...
    def hand_events(
        self, hand: int, from_: int = 0
    ) -> list[tuple[int, int, int, int, tuple[int, ...], bool]]: ...
    def hand_ended(self, hand: int) -> bool: ...
    def hand_seats(self, hand: int) -> list[int]: ...
    def hand_outcome(self, hand: int) -> dict[str, Any] | None: ...

class WinTerms:
    """One win as it is paid. Players are winds; honba, sticks and the sitter-out are left to the match."""

    @property
    def value(self) -> Value: ...
    @property
    def liables(self) -> list[int]: ...
    @property
    def chips(self) -> int: ...

def told_terms(
    rules: Rules,
    value: Value,
    winner: int,
    from_: int | None = None,
    liable: Sequence[tuple[int, int]] = (),
    open_riichi: bool = False,
    from_riichi: int = 0,
    chips: int = 0,
) -> WinTerms:
    """The terms of a win of which only the value is told.

    `liable`: up to two players and how many of the yakuman each is liable for, in the order in which they
    became liable. `from_riichi` is 1 where the discarder was in riichi before the winner's, 2 after it.
    `liables` is empty in the result where the house has no liability for such a win.
    """

def terms_of(rules: Rules, win: Win) -> WinTerms:
    """The terms of a scored win."""

def chips_of(
    rules: Rules, closed: bool, reds: int = 0, ura: int = 0, ippatsu: bool = False, flowers: int = 0
) -> int:
    """How many chips each payer owes for so many items; `flowers` has bit i for flower i+1."""

class Outcome:
    """What one round came to. Players are winds."""

    @staticmethod
    def won(wins: Sequence[WinTerms], riichi: Sequence[int] = ()) -> Outcome: ...
    @staticmethod
    def drawn(tenpai: Sequence[int], nagashi: Sequence[int] = (), riichi: Sequence[int] = ()) -> Outcome: ...
    @staticmethod
    def aborted(
        why: Literal["nine-terminals", "four-winds", "all-riichi", "triple-ron", "four-kans"],
    ) -> Outcome: ...
    @staticmethod
    def chombo(offenders: Sequence[int]) -> Outcome: ...

class Match:
    """From round to round: payments, dealer, honba, sticks, busts, and the end of the match.

    People are seats, 0 the starting dealer; a payment's None is the sticks on the table.
    """

    def __init__(self, rules: Rules, people: int) -> None: ...
    def copy(self) -> Match: ...
    @property
    def people(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def stage(self) -> Literal["playing", "choice", "over"]: ...
    @property
    def over(self) -> bool: ...
    @property
    def end_reason(self) -> Literal["none", "last-round", "last-dealer", "target", "bust", "mercy"]: ...
    @property
    def wind(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def honba(self) -> int: ...
    @property
    def sticks(self) -> int: ...
    @property
    def rounds_played(self) -> int: ...
    @property
    def in_extra(self) -> bool: ...
    @property
    def last_round(self) -> bool: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def bonus(self) -> list[int]: ...
    @property
    def chips(self) -> list[int]: ...
    @property
    def payments(self) -> list[tuple[int | None, int | None, str, int]]:
        """From whom, to whom, why, how much: since the last round began."""

    @property
    def busts(self) -> list[tuple[int, Literal["win", "draw", "other"], int | None, int | None]]:
        """Seat, by what, the first in turn of those paid, and in paying whom the stack came to nothing."""

    def seat_of(self, wind: int) -> int: ...
    def wind_of(self, seat: int) -> int | None: ...
    def top(self) -> int: ...
    def is_top(self, seat: int) -> bool: ...
    def stake(self, wind: int, points: int) -> None: ...
    def all_flowers(self, wind: int) -> None: ...
    def void_all_flowers(self, wind: int) -> None: ...
    def fine(self, wind: int) -> None: ...
    def apply(self, outcome: Outcome) -> None: ...
    def choose(self, end: bool) -> None: ...
    def start_from(
        self, wind: int, dealer: int, honba: int, sticks: int, extra: bool, points: Sequence[int]
    ) -> None: ...

# ---- replay: events are eight bytes each: number, who, from, tile, three more tiles, flag; 255 is none

EVENT_NUMBERS: dict[str, int]

class Wall:
    """The tiles of one round, in order."""

    def hand(self, wind: int) -> bytes: ...

def ordered_wall(rules: Rules, order: bytes) -> Wall:
    """A complete wall: hands, E first; draws; replacements from the end; ura and dora, last stack first."""

def wall_from_record(rules: Rules, hands: bytes, events: bytes, ura: bytes) -> Wall:
    """The wall of a recorded round, the rest filled up. ValueError names a tile there is too much of."""

class KeyWalls:
    """The walls of a match one after the other, from its key."""

    def __init__(self, rules: Rules, key: bytes) -> None: ...
    def next(self) -> Wall: ...

class Replay:
    """Recorded rounds of one match, followed one after another. Players are seats."""

    def __init__(self, rules: Rules, people: int) -> None: ...
    def start_from(
        self, wind: int, dealer: int, honba: int, sticks: int, points: list[int], extra: bool
    ) -> None: ...
    def follow(
        self, wall: Wall, events: bytes, end: str, seats: int, dora_told: bool, allow_errors: bool
    ) -> tuple[str, int, int, str, tuple[int, int, int, int, list[int], bool]] | None:
        """Follows a round; the first difference (fault, event, seat, refusal, ours), or None.

        seats: a bit for each who won, or who is to pay a chombo.
        """
    def choose(self, end: bool) -> None: ...
    def wins(self) -> list[dict[str, Any]]: ...
    def bare_wins(self) -> list[dict[str, Any]]:
        """What each of `wins` is made of, as `Game.hand_outcome` tells it."""

    def deltas(self) -> list[int]: ...
    def tenpai(self) -> int: ...
    def nagashi(self) -> int: ...
    def seat_of(self, wind: int) -> int: ...
    @property
    def match(self) -> Match:
        """As it is after the rounds followed; not to be changed."""

    @property
    def points(self) -> list[int]: ...
    @property
    def wind(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def honba(self) -> int: ...
    @property
    def sticks(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def choice(self) -> bool: ...

def table_fault(game: Game, total: int) -> str:
    """What is wrong with a table whose points and sticks should sum up to `total`; empty when all is well."""

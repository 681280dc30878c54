"""Where a match stands between two reports: the kernel's match, and what is known of the round."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ariari import _kernel
from ariari.quoting import shortened
from ariari.referee import Context, Ruling, infraction_name
from ariari.referee.ruling import Act
from ariari.rules.model import Ruleset
from ariari.rules.sections import Wind
from ariari.scoring.house import WINDS, House, house_of
from ariari.settlement import Entry
from ariari.worded import Said

from .errors import ReportError

DOUBLE = 2


@dataclass
class Player:
    """What has been reported of one seat in this round."""

    riichi: int = 0  # 0 none, 1 riichi, DOUBLE
    riichi_number: int = 0  # the how manieth riichi of the round
    open_riichi: bool = False
    stake: int = 0
    barred: frozenset[Act] = frozenset()
    chombo_at_draw: bool = False
    all_flowers: bool = False
    rulings: tuple[Ruling, ...] = ()


@dataclass
class Position:
    """A point in the match. Reports work on a copy, so that a refused one leaves no trace.

    names: of each seat, None where it is vacant
    extra_bonus: bonus payments that were reported by hand, beside those of the match
    """

    rules: Ruleset
    match: _kernel.Match
    names: tuple[str | None, ...]
    round: dict[int, Player] = field(default_factory=dict)
    extra_bonus: tuple[Entry, ...] = ()
    last_dealer_noten: bool = False

    @classmethod
    def start(cls, rules: Ruleset, names: tuple[str, ...]) -> Position:
        match = _kernel.Match(house_of(rules).kernel, len(names))
        return cls(rules, match, names)

    def copy(self) -> Position:
        players = {seat: replace(player) for seat, player in self.round.items()}
        return replace(self, match=self.match.copy(), round=players)

    # ---- who is who

    @property
    def house(self) -> House:
        return house_of(self.rules)

    def seat(self, who: str | int) -> int:
        """The seat of a name, or a seat's number checked."""
        if isinstance(who, int):
            if 0 <= who < len(self.names):
                return who
            raise ReportError("no-seat", seat=who, last=len(self.names) - 1)
        if who in self.names:
            return self.names.index(who)
        if who.isdecimal() and len(who) < 9:
            return self.seat(int(who))
        present = [name for name in self.names if name is not None]
        raise ReportError("nobody-called", name=shortened(who), present=present)

    def playing(self, who: str | int) -> int:
        """The seat of somebody who plays this round."""
        self.must_be_playing()
        seat = self.seat(who)
        if self.match.wind_of(seat) is None:
            raise ReportError("sits-out", who=self.name(seat))
        return seat

    def must_be_playing(self) -> None:
        """Refuse a report of a round when there is none."""
        if self.match.over:
            raise ReportError("match-over")
        if self.match.stage == "choice":
            raise ReportError("dealer-chooses-first", who=self.name(self.match.dealer))
        vacant = [seat for seat in self.seats if self.names[seat] is None]
        if vacant:
            raise ReportError("seat-vacant", seat=vacant[0])

    def name(self, seat: int) -> str | Said:
        """Who sits there, for messages; of a vacant seat its number."""
        return self.names[seat] or Said(__package__, "seat", n=seat)

    def wind(self, seat: int) -> int:
        wind = self.match.wind_of(seat)
        if wind is None:
            raise ReportError("sits-out", who=self.name(seat))
        return wind

    @property
    def seats(self) -> list[int]:
        """The seats that play this round, from the dealer."""
        return [self.match.seat_of(wind) for wind in range(self.match.players)]

    @property
    def sitter_out(self) -> int | None:
        return next((seat for seat in range(self.match.people) if self.match.wind_of(seat) is None), None)

    # ---- the round

    def player(self, seat: int) -> Player:
        return self.round.setdefault(seat, Player())

    @property
    def riichi_winds(self) -> list[int]:
        return [self.wind(seat) for seat, player in self.round.items() if player.riichi]

    @property
    def round_wind(self) -> Wind:
        return WINDS[self.match.wind]  # type: ignore[return-value]

    def bar(self, seat: int, act: Act) -> None:
        """Refuse what a dead hand may no longer do."""
        player = self.round.get(seat)
        if player and act in player.barred:
            why = next(ruling.infraction for ruling in player.rulings if act in ruling.barred)
            raise ReportError(f"dead-{act}", who=self.name(seat), infraction=infraction_name(why))

    def context(self, offender: int, tiles: str = "") -> Context:
        """The table as the referee must know it."""
        return Context(
            offender=offender,
            dealer=self.match.dealer,
            wind=self.round_wind,
            extra=self.match.in_extra,
            honba=self.match.honba,
            sticks=self.match.sticks - sum(player.stake for player in self.round.values()),
            points=tuple(self.match.points),
            stakes={seat: player.stake for seat, player in self.round.items() if player.stake},
            riichi=frozenset(seat for seat, player in self.round.items() if player.riichi),
            dead=frozenset(seat for seat, player in self.round.items() if player.barred),
            tiles=tiles,
        )

    def end_round(self, outcome: _kernel.Outcome, *, dealer_noten: bool = False) -> None:
        """Let the match draw the consequences of what the round came to."""
        self.last_dealer_noten = dealer_noten
        self.match.apply(outcome)
        self.round = {}

"""What a round came to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .. import _kernel
from ..rules.model import Ruleset
from ..scoring import Score, Win, score
from ..settlement import Bust, busts_from
from ..tiles import Tile, format_tiles
from .view import melds as called_melds
from .view import tiles

_FROM_RIICHI = (None, "before", "after")


@dataclass(frozen=True, slots=True)
class Payment:
    """One payment of a round, between seats."""

    from_: int | None
    """None: the sticks on the table."""
    to: int | None
    reason: str
    """hand, honba, sticks, pao, noten, chombo, fine, stake; in P: chip, yakuman-bonus, flowers"""
    amount: int
    """Points, or P."""

    @property
    def bonus(self) -> bool:
        """Whether it is P, not points."""
        return self.reason in ("chip", "yakuman-bonus", "flowers")


@dataclass(frozen=True)
class Won:
    """One win of a round."""

    rules: Ruleset
    seat: int
    from_: int | None
    """The discarder; None for a tsumo."""
    tile: Tile | None
    win: Win
    """The win as `ariari.score` takes it, without honba and sticks."""

    @cached_property
    def score(self) -> Score:
        return score(self.rules, self.win)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One round's end. Everything is by seat."""

    ending: str
    """win, exhaustive, abort or chombo"""
    abort: str | None
    """nine-terminals, four-winds, all-riichi, triple-ron, four-kans"""
    wins: tuple[Won, ...]
    """The first in turn first."""
    tenpai: tuple[int, ...]
    nagashi: tuple[int, ...]
    offenders: tuple[int, ...]
    payments: tuple[Payment, ...]
    """Riichi sticks laid in the round included."""
    busts: dict[int, Bust]
    points: tuple[int, ...]
    """Afterwards."""
    hands: tuple[tuple[Tile, ...] | None, ...]
    """Every concealed hand at the end."""
    sticks: int
    """Points that stay on the table."""

    @property
    def deltas(self) -> tuple[int, ...]:
        """What the round changed in everybody's points, riichi sticks included."""
        changes = [0] * len(self.points)
        for p in self.payments:
            if not p.bonus:
                if p.from_ is not None:
                    changes[p.from_] -= p.amount
                if p.to is not None:
                    changes[p.to] += p.amount
        return tuple(changes)


def outcome_of(rules: Ruleset, game: _kernel.Game, hand: int) -> Outcome | None:
    """The outcome of a hand by its number; None while it is played."""
    raw = game.hand_outcome(hand)
    if raw is None:
        return None
    seats: list[int] = game.hand_seats(hand)
    wins = tuple(_won(rules, seats, w) for w in raw["wins"])
    payments = [(_seat(f), _seat(t), reason, amount) for f, t, reason, amount in raw["payments"]]
    return Outcome(
        ending=raw["ending"],
        abort=raw["abort"],
        wins=wins,
        tenpai=tuple(raw["tenpai"]),
        nagashi=tuple(raw["nagashi"]),
        offenders=tuple(raw["offenders"]),
        payments=tuple(Payment(*payment) for payment in payments),
        busts=busts_from(
            rules,
            [(seat, cause, _seat(first), _seat(emptier)) for seat, cause, first, emptier in raw["busts"]],
            payments,
        ),
        points=tuple(raw["points"]),
        hands=tuple(None if h is None else tiles(h) for h in raw["hands"]),
        sticks=raw["sticks"],
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _won(rules: Ruleset, seats: list[int], raw: dict[str, Any]) -> Won:
    from_ = raw["from"]
    return Won(
        rules=rules,
        seat=seats[raw["seat"]],
        from_=None if from_ < 0 else seats[from_],
        tile=Tile(raw["tile"]) if raw["tile"] >= 0 else None,
        win=win_from(raw),
    )


def win_from(raw: dict[str, Any]) -> Win:
    """A win as `ariari.score` takes it, from what the kernel tells of it."""
    return Win(
        hand=format_tiles(tiles(raw["hand"])),
        win=str(Tile(raw["tile"])) if raw["tile"] >= 0 else None,
        melds=tuple(str(m.meld) for m in called_melds(raw["melds"])),
        seat="ESWN"[raw["seat"]],
        round="ESWN"[raw["round"]],
        from_=_wind(raw["from"]),
        riichi=raw["riichi"],
        open_riichi=raw["open_riichi"],
        from_riichi=_FROM_RIICHI[raw["from_riichi"]],  # type: ignore[arg-type]
        ippatsu=raw["ippatsu"],
        last_tile=raw["last_tile"],
        rinshan=raw["rinshan"],
        chankan=raw["chankan"],
        kan_discard=raw["kan_discard"],
        first_turn=raw["first_turn"],
        nuki=raw["nuki"],
        flowers=tuple(f"{f + 1}f" for f in range(4) if raw["flowers"] >> f & 1),
        dora=_texts(raw["dora"]),
        ura=_texts(raw["ura"]),
        liable=_liable(raw["liable"]),
        sitter_out=raw["sitter_out"],
        at_first_call=None if raw["at_first_call"] is None else format_tiles(tiles(raw["at_first_call"])),
        pattern=raw["pattern"],
    )


def _liable(told: int | dict[str, int]) -> str | dict[str, str] | None:
    if isinstance(told, int):
        return _wind(told)
    return {yaku: "ESWN"[wind] for yaku, wind in told.items()}


def _wind(wind: int) -> str | None:
    return None if wind < 0 else "ESWN"[wind]


def _texts(numbers: list[int]) -> tuple[str, ...]:
    return tuple(str(Tile(n)) for n in numbers)

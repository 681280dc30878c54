"""What everybody at the table may see: the position as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from ariari.scoring.house import WINDS

from .position import DOUBLE, Position

Payments = tuple[tuple[int | None, int | None, str, int], ...]
"""Payer and taker (None: the sticks on the table), what for, and how much."""


@dataclass(frozen=True)
class State:
    """The table between two reports. Tuples are by seat; points in points, bonus in the house's unit.

    round: such as "E2"; the number counts dealers
    stage: playing, choice (the last dealer decides), or over; `end` is why it is over
    sitter_out: the seat that sits out of this round
    riichi, dead: seats in riichi; seats with a dead hand
    double_riichi, open_riichi: those of the seats in riichi whose riichi is double, or open
    chombo_at_draw: seats that pay a chombo if this round is drawn
    payments: those of the round so far; when nothing is paid in it yet, those of the round before
    busts: seats that were busted
    """

    rules: str
    names: tuple[str | None, ...]
    round: str
    extra: bool
    last_round: bool
    dealer: int
    sitter_out: int | None
    honba: int
    sticks: int
    points: tuple[int, ...]
    bonus: tuple[int | float, ...]
    chips: tuple[int, ...]
    riichi: tuple[int, ...]
    double_riichi: tuple[int, ...]
    open_riichi: tuple[int, ...]
    dead: tuple[int, ...]
    chombo_at_draw: tuple[int, ...]
    stage: str
    end: str | None
    payments: Payments
    busts: tuple[int, ...]

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        lines = [
            f"{self.round}{' (extra)' if self.extra else ''}  honba {self.honba}  sticks {self.sticks}"
            + (f"  over: {self.end}" if self.stage == "over" else "")
        ]
        best = max(self.points)
        for seat, held in enumerate(self.points):
            marks = [
                mark
                for mark, seats in (
                    ("dealer", (self.dealer,)),
                    ("riichi", self.riichi),
                    ("dead", self.dead),
                    ("sits out", (self.sitter_out,)),
                )
                if seat in seats
            ]
            bonus = f"{self.bonus[seat]:+g}" if self.bonus[seat] else ""
            lines.append(
                f"  {self.names[seat] or '(vacant)':<12} {held:>7} {held - best:>+8} {bonus:>6}"
                f"  {', '.join(marks)}".rstrip()
            )
        return "\n".join(lines)


def state_of(position: Position) -> State:
    """The state of a position."""
    match = position.match
    bonus = list(match.bonus)
    chips = list(match.chips)
    value = position.rules.bonus.chips.value
    for entry in position.extra_bonus:
        for seat, sign in ((entry.payer, -1), (entry.taker, 1)):
            bonus[seat] += sign * int(entry.amount)
            chips[seat] += sign * int(entry.amount) // value
    return State(
        rules=position.rules.id,
        names=position.names,
        round=f"{WINDS[match.wind]}{match.dealer + 1}",
        extra=match.in_extra,
        last_round=match.last_round,
        dealer=match.dealer,
        sitter_out=position.sitter_out,
        honba=match.honba,
        sticks=match.sticks,
        points=tuple(match.points),
        bonus=tuple(bonus),
        chips=tuple(chips),
        riichi=_seats(position, lambda seat: bool(position.round[seat].riichi)),
        double_riichi=_seats(position, lambda seat: position.round[seat].riichi == DOUBLE),
        open_riichi=_seats(position, lambda seat: position.round[seat].open_riichi),
        dead=_seats(position, lambda seat: "win" in position.round[seat].barred),
        chombo_at_draw=_seats(position, lambda seat: position.round[seat].chombo_at_draw),
        stage=match.stage,
        end=match.end_reason if match.over else None,
        payments=tuple(match.payments),
        busts=tuple(seat for seat, *_ in match.busts),
    )


def _seats(position: Position, holds: Callable[[int], bool]) -> tuple[int, ...]:
    return tuple(sorted(seat for seat in position.round if holds(seat)))

"""Who gets a bust prize."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ariari.rules.model import Ruleset

from .breakdown import NOT_BUST, TO_THE_POT
from .errors import SettlementError


@dataclass(frozen=True)
class Bust:
    """How a seat was busted.

    cause: "win" by ron or tsumo, "draw" by anything else (noten payments, penalties)
    by: the seats that were paid. For a win the winners; where the house asks for the one whose payment
        emptied the stack, that one alone. For a draw the tenpai seats; empty: everybody who is not busted.
    """

    cause: Literal["win", "draw"]
    by: tuple[int, ...] = ()


def is_bust(rules: Ruleset, points: int) -> bool:
    """Whether somebody with these points is out at the end of a match."""
    match rules.bust.at:
        case "zero":
            return points <= 0
        case "below-zero":
            return points < 0
        case "never":
            return False


def prize_takers(
    rules: Ruleset, points: Sequence[int], busts: Mapping[int, Bust], order: Sequence[int]
) -> dict[int, int]:
    """Each busted seat's prize taker: a seat, or TO_THE_POT.

    A seat that is busted by its points but not named in `busts` pays into the top's pot.

    Raises SettlementError if a bust names a seat that is not there or that busted itself, or cannot be.
    """
    takers = {seat: TO_THE_POT for seat, held in enumerate(points) if is_bust(rules, held)}
    for seat, bust in busts.items():
        _check(points, seat, bust)
        takers[seat] = _taker(rules, seat, bust, set(takers) | set(busts), order)
    return takers


def row(takers: Mapping[int, int], order: Sequence[int]) -> list[int]:
    """The takers as `break_down` wants them, in the starting order."""
    place = {seat: number for number, seat in enumerate(order)}
    return [place.get(takers.get(seat, NOT_BUST), takers.get(seat, NOT_BUST)) for seat in order]


def _check(points: Sequence[int], seat: int, bust: Bust) -> None:
    for named in (seat, *bust.by):
        if not 0 <= named < len(points):
            raise SettlementError("bust-no-seat", seat=seat, named=named, last=len(points) - 1)
    if seat in bust.by:
        raise SettlementError("bust-by-oneself", seat=seat)
    if bust.cause == "win" and not bust.by:
        raise SettlementError("bust-no-winner", seat=seat)


def _taker(rules: Ruleset, seat: int, bust: Bust, busted: set[int], order: Sequence[int]) -> int:
    rule = rules.bust.prize_to if bust.cause == "win" else rules.bust.draw_prize_to
    claimants = bust.by or tuple(other for other in order if other not in busted)
    if rule == "pot" or not claimants:
        return TO_THE_POT
    if rule == "opposite":
        return _opposite(seat, order)
    if rule == "emptier" and len(claimants) > 1:
        raise SettlementError("bust-emptier", seat=seat, house=rules.called)
    return first_in_turn(seat, claimants, order)


def first_in_turn(payer: int, claimants: Sequence[int], order: Sequence[int]) -> int:
    """Of several claimants the one whose turn would come first after the payer (上家取り)."""
    place = {seat: number for number, seat in enumerate(order)}
    return min(claimants, key=lambda seat: (place[seat] - place[payer]) % len(order))


def _opposite(seat: int, order: Sequence[int]) -> int:
    if len(order) != 4:
        raise SettlementError("bust-no-opposite", seat=seat, people=len(order))
    return order[(order.index(seat) + 2) % 4]

"""What a player needs in this round to stand at a rank (条件計算), found by trying."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations
from typing import Any, Literal

import numpy as np

from ariari import _kernel
from ariari.rules.model import Ruleset
from ariari.scoring import chart
from ariari.scoring.house import house_of
from ariari.settlement.ranking import ranking

from .errors import ReportError
from .position import Player, Position

Way = Literal["ron", "tsumo", "draw"]
Language = Literal["ja", "zh", "en"]


@dataclass(frozen=True)
class Worth:
    """A value as people tell it: han and fu, or a limit."""

    han: int | None = None
    fu: int | None = None
    limit: str | None = None


@dataclass(frozen=True)
class Need:
    """One outcome of the round after which the player stands there.

    way: a ron from `target`, a tsumo, or a draw at which exactly the seats `tenpai` are tenpai
    worth: for a win the smallest values that do, all of the same payment
    gain: the player's points from it, sticks included
    ends: the match is over after it
    """

    way: Way
    target: int | None = None
    worth: tuple[Worth, ...] = ()
    tenpai: tuple[int, ...] = ()
    gain: int = 0
    ends: bool = False

    def to_dict(self) -> dict[str, Any]:
        return {
            "way": self.way,
            "target": self.target,
            "worth": [
                {name: told for name, told in vars(worth).items() if told is not None} for worth in self.worth
            ],
            "tenpai": list(self.tenpai),
            "gain": self.gain,
            "ends": self.ends,
        }


def needs(position: Position, seat: int, rank: int) -> tuple[Need, ...]:
    """The smallest wins by each way, and the draws, after which `seat` has that rank or better.

    They reckon with what is known now: riichi sticks, honba, dead hands. Raises ReportError for whoever sits
    out, and for a rank that there is not.
    """
    position.playing(seat)
    if not 1 <= rank <= position.match.people:
        raise ReportError("no-rank", rank=rank, last=position.match.people)
    return tuple(chain(_wins(position, seat, rank), _draws(position, seat, rank)))


def rank_of(rules: Ruleset, points: list[int], seat: int) -> int:
    """The rank by the house's tie rule."""
    return int(ranking(rules.settlement, np.array([points])).ranks[0, seat])


# ---- wins


def _wins(position: Position, seat: int, rank: int) -> Iterator[Need]:
    player = position.round.get(seat, Player())
    if "win" in player.barred:
        return
    for target in [None, *(other for other in position.seats if other != seat)]:
        for told in _ladder(position.rules, position.wind(seat) == 0, target is None):
            after = _after_win(position, seat, target, told[0])
            if rank_of(position.rules, after.points, seat) <= rank:
                gain = after.points[seat] - position.match.points[seat]
                way: Way = "tsumo" if target is None else "ron"
                yield Need(way, target, tuple(told), gain=gain, ends=after.over)
                break


def _after_win(position: Position, seat: int, target: int | None, worth: Worth) -> _kernel.Match:
    house, player = position.house, position.round.get(seat, Player())
    discarder = position.round.get(target, Player()) if target is not None else Player()
    after_open = player.riichi and discarder.riichi_number > player.riichi_number
    terms = _kernel.told_terms(
        house.kernel,
        value_of(position.rules, worth),
        position.wind(seat),
        None if target is None else position.wind(target),
        open_riichi=player.open_riichi,
        from_riichi=0 if not discarder.riichi else 2 if after_open else 1,
    )
    match = position.match.copy()
    match.apply(_kernel.Outcome.won([terms], position.riichi_winds))
    return match


def value_of(rules: Ruleset, worth: Worth) -> _kernel.Value:
    """The kernel's value of what people tell."""
    if worth.limit is not None:
        return _kernel.limit_value(worth.limit)
    assert worth.han is not None
    assert worth.fu is not None
    return _kernel.value_of(house_of(rules).kernel, worth.han, worth.fu)


@lru_cache(maxsize=64)
def _ladder(rules: Ruleset, dealer: bool, tsumo: bool) -> tuple[tuple[Worth, ...], ...]:
    """Every value of the house's chart, the least first; those of equal payments stand together."""
    told = chart(rules)
    side: Literal["dealer", "other"] = "dealer" if dealer else "other"
    way: Literal["ron", "tsumo"] = "tsumo" if tsumo else "ron"
    pairs_fu = 50 if rules.fu.seven_pairs.below_mangan == "50fu-1han" else 25
    rungs: dict[tuple[int, ...], list[Worth]] = {}
    for row, cells in told.rows[side][way].items():
        fu = pairs_fu if row == "pairs" else int(row)
        for han, amounts in enumerate(cells, 1):
            worth = Worth(han, rules.fu.fixed or fu)
            if amounts and worth not in rungs.setdefault(tuple(amounts), []):
                rungs[tuple(amounts)].append(worth)
    for limit, sides in told.limits.items():
        rungs.setdefault(tuple(sides[side][way]), []).append(Worth(limit=limit))
    payers = rules.seats.players - 1
    brings = {amounts: _total(amounts, payers, tsumo) for amounts in rungs if rungs[amounts]}
    return tuple(_smallest(rules, rungs[amounts]) for amounts in sorted(brings, key=lambda a: (brings[a], a)))


def _smallest(rules: Ruleset, alike: list[Worth]) -> tuple[Worth, ...]:
    """Of values that pay the same those not more than another in han and fu, and limits by name."""
    counted = [worth for worth in alike if worth.limit is None and value_of(rules, worth).limit == "none"]
    least = [
        worth
        for worth in counted
        if not any(
            other != worth and (other.han or 0) <= (worth.han or 0) and (other.fu or 0) <= (worth.fu or 0)
            for other in counted
        )
    ]
    limits = [worth for worth in alike if worth.limit is not None]
    return (*least, *limits) or (alike[0],)


def _total(amounts: tuple[int, ...], payers: int, tsumo: bool) -> int:
    """What all pay together: [ron], [each] to a dealer, or [dealer, other]."""
    if not tsumo:
        return amounts[0]
    return amounts[0] + amounts[-1] * (payers - 1)


# ---- draws


def _draws(position: Position, seat: int, rank: int) -> Iterator[Need]:
    free = [other for other in position.seats if _may_be(position, other)]
    sure = [other for other in free if position.round.get(other, Player()).riichi]
    unsure = [other for other in free if other not in sure]
    for count in range(len(unsure) + 1):
        for some in combinations(unsure, count):
            tenpai = tuple(sorted((*sure, *some)))
            match = position.match.copy()
            match.apply(_drawn(position, tenpai))
            if rank_of(position.rules, match.points, seat) <= rank:
                gain = match.points[seat] - position.match.points[seat]
                yield Need("draw", tenpai=tenpai, gain=gain, ends=match.over)


def _may_be(position: Position, seat: int) -> bool:
    return "tenpai" not in position.round.get(seat, Player()).barred


def _drawn(position: Position, tenpai: tuple[int, ...]) -> _kernel.Outcome:
    offenders = [seat for seat, player in position.round.items() if player.chombo_at_draw]
    if offenders:
        return _kernel.Outcome.chombo([position.wind(seat) for seat in offenders])
    return _kernel.Outcome.drawn([position.wind(seat) for seat in tenpai], (), position.riichi_winds)

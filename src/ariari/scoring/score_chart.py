"""The score chart of a house: what each han and fu pays, by the same payments as every win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from .. import _kernel
from ..rules.model import Ruleset
from .house import House, house_of

Amounts = list[int] | None
"""What is paid: [ron], [each] for a dealer's tsumo, [dealer, other] for another's, None: cannot be."""

Side = Literal["dealer", "other"]
Way = Literal["ron", "tsumo"]

SIDES: Final[tuple[Side, ...]] = ("dealer", "other")
WAYS: Final[tuple[Way, ...]] = ("ron", "tsumo")
HAN: Final = (1, 2, 3, 4)
LIMITS: Final = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")
PAIRS: Final = "pairs"
_HIGHEST_FU: Final = 110


@dataclass(frozen=True)
class Chart:
    """The chart: `rows[side][way][row]` lists the amounts of 1 to 4 han, `limits[limit][side][way]` the rest.

    A row is named by its fu, or "pairs" for seven pairs.
    """

    rules: Ruleset
    rows: dict[Side, dict[Way, dict[str, list[Amounts]]]]
    limits: dict[str, dict[Side, dict[Way, list[int]]]]

    def to_dict(self) -> dict[str, Any]:
        """The JSON chart; a limit's ron is one number."""
        limits = {
            limit: {side: {"ron": ways["ron"][0], "tsumo": ways["tsumo"]} for side, ways in sides.items()}
            for limit, sides in self.limits.items()
        }
        return {"dealer": self.rows["dealer"], "other": self.rows["other"], "limits": limits}

    def __repr__(self) -> str:
        return f"<Chart {self.rules.id}>"

    def __str__(self) -> str:
        lines = []
        for side in SIDES:
            for way in WAYS:
                lines.append(f"{side} {way}")
                for row, cells in self.rows[side][way].items():
                    lines.append(f"  {row:>6}" + "".join(f"{_text(cell):>12}" for cell in cells))
        for limit, sides in self.limits.items():
            amounts = (_text(sides[side][way]) for side in SIDES for way in WAYS)
            lines.append(f"{limit:>10}" + "".join(f"{amount:>12}" for amount in amounts))
        return "\n".join(lines)


def chart(rules: Ruleset) -> Chart:
    """The chart of a house, with the rows of the fu that it uses."""
    house = house_of(rules)
    return Chart(
        rules,
        {side: {way: _rows(house, side, way) for way in WAYS} for side in SIDES},
        {limit: {side: _limit(house, limit, side) for side in SIDES} for limit in LIMITS},
    )


def _rows(house: House, side: Side, way: Way) -> dict[str, list[Amounts]]:
    rows = {str(fu): [_cell(house, side, way, han, fu) for han in HAN] for fu in _fu(house.rules, way)}
    if any(yaku.id == "chiitoitsu" for yaku in house.yaku):
        rows[PAIRS] = [_pairs_cell(house, side, way, han) for han in HAN]
    return rows


def _fu(rules: Ruleset, way: Way) -> tuple[int, ...]:
    """The fu of hands of four groups. Only a tsumo has 20, where pinfu counts with it."""
    if rules.fu.fixed is not None:
        return (rules.fu.fixed,)
    lowest = 20 if way == "tsumo" and rules.fu.pinfu_tsumo == "20fu" else 30
    highest = _HIGHEST_FU if rules.fu.cap is None else rules.fu.cap
    return tuple(range(lowest, highest + 1, 10))


def _cell(house: House, side: Side, way: Way, han: int, fu: int) -> Amounts:
    fixed = house.rules.fu.fixed is not None
    pinfu_and_tsumo = fu == 20 and han < 2
    # So many fu by tsumo need three concealed triplets or three quads, which are 2 han.
    beyond_one_han = way == "tsumo" and fu >= 110 and han < 2
    if han < house.rules.winning.min_han or (not fixed and (pinfu_and_tsumo or beyond_one_han)):
        return None
    return _paid(house, side, way, _kernel.value_of(house.kernel, han, fu))


def _pairs_cell(house: House, side: Side, way: Way, han: int) -> Amounts:
    """Seven pairs in the house's own words: 25 fu and at least 2 han, or 50 fu and at least 1.

    A tsumo is one han more.
    """
    in_one_han = house.rules.fu.fixed is None and house.rules.fu.seven_pairs.below_mangan == "50fu-1han"
    least = (1 if in_one_han else 2) + (way == "tsumo")
    if han < max(least, house.rules.winning.min_han):
        return None
    return _paid(house, side, way, _kernel.value_of(house.kernel, han, 50 if in_one_han else 25))


def _limit(house: House, limit: str, side: Side) -> dict[Way, list[int]]:
    value = _kernel.limit_value(limit)
    return {way: _paid(house, side, way, value) for way in WAYS}


def _paid(house: House, side: Side, way: Way, value: _kernel.Value) -> list[int]:
    dealer_wins = side == "dealer"
    if way == "ron":
        return [_kernel.ron_amount(house.kernel, value, dealer_wins)]
    dealer, other = _kernel.tsumo_shares(house.kernel, value, dealer_wins)
    return [other] if dealer_wins else [dealer, other]


def _text(amounts: Amounts) -> str:
    return "–" if amounts is None else "/".join(map(str, amounts))

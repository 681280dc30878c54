"""Busting (ドボン/飛び)."""

from typing import Literal

from ._base import Section, key


class Bust(Section):
    at: Literal["zero", "below-zero", "never"] = key(
        "below-zero", "When a player is out, tested after a round's payments"
    )
    riichi_to_zero: Literal["plays-on"] = key(
        "plays-on", "Being at 0 only because of a riichi stick plays on until the round ends"
    )
    all_tenpai_at_zero: bool = key(
        False, "A draw at which everybody is tenpai, so that a player at 0 gets no income, is a bust"
    )
    below_zero_counts: bool = key(True, "Points below 0 are settled")
    prize: int = key(0, "What a busted player pays besides", "P")
    prize_to: Literal["winner", "emptier", "pot"] = key(
        "winner",
        "To whom by a win: the winner (of several the first in turn); of several the one in paying whom the "
        "stack came "
        "to nothing; or the top's pot",
    )
    draw_prize_to: Literal["first-in-turn", "opposite", "pot"] = key(
        "first-in-turn",
        "To whom by noten payments: the first in turn of the tenpai players, the seat opposite, or the "
        "top's pot",
    )

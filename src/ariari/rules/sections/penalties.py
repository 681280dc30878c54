"""Penalties: which infraction has which consequence."""

from typing import Literal

from pydantic import Field

from ._base import Section, key

Ruling = Literal[
    "nothing",
    "fine",
    "dead-hand",
    "dead-hand-chombo-at-draw",
    "chombo-at-draw",
    "chombo",
    "no-ron-on-kind",
    "no-win-on-suit",
    "no-tsumo",
    "counts-as-discard",
]
"""What follows an infraction.

- nothing: it may be put right, and play goes on
- fine: the small fine, and it is put right
- dead-hand: no win, no call, no kan, no riichi, and noten at a draw (ey-46)
- chombo-at-draw: a chombo if the round is drawn; nothing if somebody wins it
- no-ron-on-kind: no ron on the kinds concerned; a tsumo is fine
- no-win-on-suit: no win on tiles of the suit concerned
- no-tsumo: no tsumo on the tile just drawn
- counts-as-discard: the tile is discarded
"""

Infraction = Literal[
    "false-ron-voice",
    "false-ron-shown",
    "furiten-ron",
    "noten-riichi",
    "too-many-tiles",
    "too-few-tiles",
    "wrong-meld-before-discard",
    "wrong-meld-after-discard",
    "swap-call-before-discard",
    "swap-call-after-discard",
    "empty-call",
    "shown-tile",
    "hesitation",
    "drawn-ahead",
    "taken-back-pon",
    "put-forward",
    "touched-row",
    "illegal-kan-after-riichi",
    "dead-hand-acted",
    "peeking",
    "peeking-maliciously",
    "showing-others-tiles",
    "wrecked-game",
    "malice",
]


class Chombo(Section):
    pays: Literal["mangan", "haneman", "each"] = key(
        "mangan", "What chombo costs: a mangan or haneman tsumo turned round, or a fixed amount to each"
    )
    tsumo_bonus: bool = key(True, "A tsumo turned round includes what each payer of a tsumo adds")
    each: int = key(0, "The fixed amount to each other player", "points")
    dealer: Literal["passes", "replays"] = key(
        "replays", "A dealer's chombo passes the deal, or the round is replayed"
    )
    last_round: Literal["as-ever", "replays", "replays-if-top"] = key(
        "as-ever",
        "In the last round: as ever; a dealer's chombo is replayed; or replayed if the offender would be top",
    )
    honba: bool = key(False, "Chombo adds a honba")
    sticks_back: bool = key(True, "Riichi sticks of the round go back")


class Penalties(Section):
    chombo: Chombo = key(Chombo(), "Chombo")
    fine: int = key(1000, "The small fine", "points")
    fine_to: Literal["pot"] = key("pot", "Where a fine goes: to the sticks on the table, for the next winner")
    discard_stands: bool = key(
        False, "When a fine cancels a call, the discard that was made with it may not be changed"
    )
    rulings: dict[Infraction, Ruling] = Field(
        default={}, description="What follows each infraction; one not named here is left to the staff"
    )
    in_riichi: dict[Infraction, Ruling] = Field(
        default={}, description="What follows it for a player in riichi, where that differs"
    )

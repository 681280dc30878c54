"""Drawn rounds: exhaustive, nagashi, abortive."""

from typing import Literal

from pydantic import Field

from ._base import Section, Wind, key

Stays = Literal["always", "tenpai", "never"]


class Noten(Section):
    pool: int | None = key(3000, "What the noten players pay in all, shared among the tenpai", "points")
    each: int | None = key(
        None, "What each noten player pays to each tenpai player, where there is no pool", "points"
    )


class Nagashi(Section):
    value: Literal["none", "mangan", "yakuman"] = key(
        "mangan", "What a player gets whose discards are all terminals or honors, none of them called"
    )
    paid_as: Literal["draw", "win"] = key(
        "draw",
        "As a draw: a tsumo's payment in place of the noten payments, without honba or sticks, the deal by "
        "tenpai. As a "
        "win: with honba and sticks and bonus, the dealer's keeps the deal",
    )
    own_calls: bool = key(True, "It still counts when the player has called")
    several: Literal["all", "first-in-turn"] = key(
        "all",
        "Two at once: all are paid, the first in turn from the dealer taking honba and sticks; or that one "
        "only",
    )


class Abortive(Section):
    nine_terminals: bool = key(True, "Nine kinds of terminals and honors at one's first draw")
    four_winds: bool = key(True, "The same wind discarded by everybody in the first go-round")
    all_riichi: bool = key(True, "Everybody in riichi")
    triple_ron: bool = key(False, "Three rons on one discard")
    four_kans: bool = key(
        True, "Four kans by more than one player, when the discard after the last one passes"
    )
    dealer: dict[Wind, Literal["stays", "passes"]] = Field(
        default={"E": "stays", "S": "stays", "W": "stays", "N": "stays"},
        description="Whether the deal stays after an abortive draw, by round wind",
    )
    last_round: Literal["stays", "passes"] | None = key(
        None, "The same in the last round; none: as by its wind"
    )
    honba: bool = key(True, "An abortive draw adds a honba")


class Draws(Section):
    dealer_stays: dict[Wind, Stays] = Field(
        default={"E": "tenpai", "S": "tenpai", "W": "tenpai", "N": "tenpai"},
        description="When the deal stays at an exhaustive draw, by round wind",
    )
    noten: Noten = key(Noten(), "Noten payments")
    tenpai: Literal["form", "not-own-hand"] = key(
        "form",
        "What is tenpai: by form, even on no tile at all; not if the own hand and melds hold all of every "
        "wait",
    )
    reveal: Literal["from-dealer"] = key("from-dealer", "The order in which tenpai hands are shown")
    nagashi: Nagashi = key(Nagashi(), "Nagashi mangan or yakuman")
    abortive: Abortive = key(Abortive(), "Abortive draws")

"""Who sits at the table."""

from typing import Literal

from ._base import Section, key


class Seats(Section):
    players: Literal[3, 4] = key(4, "How many play a round", "players")
    participants: tuple[int, ...] = key(
        (4,),
        "How many people may share one table; one more than the players means that one sits out in turn",
        "people",
    )
    sitter_out: Literal["dealer-before"] | None = key(
        None,
        "Who sits out when there is one person more than players: the one who dealt before the present "
        "dealer",
    )
    first_sitter_out: Literal["last"] = key("last", "Who sits out first: the last in the starting order")
    assignment: Literal["draw-winds", "dice", "house"] = key(
        "draw-winds", "How seats are found before a match"
    )

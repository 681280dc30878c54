"""Driving a table by moves written as text: `play(table, "0 discard 1m", "2 ron")`, seat and action.

Whoever is asked and not named passes.
"""

from collections.abc import Iterator
from typing import Any

from ariari import Table

CLAIMS = ("ron", "pon", "chi", "daiminkan")


def legal(table: Table, seat: int) -> list[str]:
    """A seat's legal actions as text."""
    return [str(action) for action in table.legal_for(seat)]


def may(table: Table, seat: int, action: str) -> bool:
    return action in legal(table, seat)


def why_not(table: Table, seat: int, action: str) -> str:
    """The reason why an action is not legal."""
    return table.why_not(action, seat)[2]


def passes(table: Table) -> None:
    """Everybody who is asked to claim a tile passes."""
    hand = table.hands
    while table.hands == hand and table.turn is not None and may(table, table.turn, "pass"):
        table.play("pass")


def play(table: Table, *moves: str) -> None:
    """Plays moves; where others are asked first, they pass. After a claim the others pass too."""
    action = ""
    for move in moves:
        seat, _, action = move.partition(" ")
        while not may(table, int(seat), action):
            asked = [s for s in table.to_act if may(table, s, "pass")]
            if not asked:
                break
            table.play("pass", asked[0])
        table.play(action, int(seat))
    if action.partition(" ")[0] in CLAIMS:
        passes(table)


def drop(table: Table, turns: int = 1) -> None:
    """So many turns in which the drawn tile is discarded and nobody claims it."""
    for _ in range(turns):
        passes(table)
        seat = table.turn
        assert seat is not None
        drawn = table.view(seat).drawn
        assert drawn is not None, "nothing was drawn"
        table.play(f"discard {drawn}")
        passes(table)


def run_out(table: Table) -> None:
    """Plays the round to its end by discarding what is drawn."""
    hand = table.hands
    while table.hands == hand and not table.over and not table.choosing:
        drop(table)


def events(table: Table, *types: str) -> Iterator[dict[str, Any]]:
    return (event for event in table.events if event["type"] in types)


def hidden_flowers() -> dict[str, str]:
    """Arguments that keep the flowers out of a short round."""
    return {"ura": "1f2f3f4f"}

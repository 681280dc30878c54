"""Programs and houses that do not go together."""

from collections.abc import Callable
from typing import Any

from tests.refusals.provoking import Refusal, refusal

import ariari
from ariari import Table
from ariari.arena.match import Player, play
from ariari.arena.messages import message

ROOM = "ariari.arena"

TENHOU = ariari.load("tenhou")


def _told(people: int, wanted: Callable[[dict[str, Any]], bool]) -> object:
    """What mjai is told of the first such event at a table with flowers."""
    table = Table(ariari.load("daisuki-sanma"), seed=1, names="ABCD"[:people])
    while not (found := [event for event in table.events if wanted(event)]):
        table.play(table.choice("random"))
    return message(found[0], 0)


def _dealt_a_flower(event: dict[str, Any]) -> bool:
    return event["type"] == "start_kyoku" and any(tile[1] == "f" for tile in event["tehais"][0])


REFUSALS = {
    "cannot-start": Refusal(
        lambda folder: play(TENHOU, [Player(command=(str(folder / "no-program"),))] * 4, seed=1),
        ("no-program",),
    ),
    "zero-byte": refusal(lambda: play(TENHOU, [Player(command=("cat", "a\0b"))] * 4, seed=1), "cat"),
    "no-flowers": refusal(lambda: _told(3, lambda event: event["type"] == "flower")),
    "cannot-say": refusal(lambda: _told(3, _dealt_a_flower), "mjai"),
    "no-sitter": refusal(lambda: _told(4, lambda event: event["type"] == "start_kyoku")),
}

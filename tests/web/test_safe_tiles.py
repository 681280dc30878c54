"""Safe tiles: what is called certain is never ronned, what is called likely seldom is."""

from collections import Counter

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

from tests.table.driving import play

from ariari import Table, load
from ariari.table import choose
from ariari.tiles import Tile
from ariari.web.safe_tiles import CERTAIN, LIKELY, safe_tiles


def deals_in(table: Table, seat: int, kind: int) -> bool:
    """Whether somebody in riichi could ron that discard."""
    action = next((a for a in table.legal if a.word == "discard" and a.tile and a.tile.kind == kind), None)
    if action is None:
        return False
    after = table.copy()
    riichi = [p.seat for p in table.view(seat).players if p and p.riichi and p.seat != seat]
    after.play(action, seat)
    return any(action.word == "ron" for other in riichi for action in after.legal_for(other))


@pytest.mark.parametrize("house", ["m-league", "daisuki-sanma", "ponta-sanma-05", "echoes-yonma"])
def test_what_is_certain_is_never_ronned(house: str) -> None:
    rules = load(house)
    said: Counter[str] = Counter()
    ronned: Counter[str] = Counter()
    for seed in range(12):
        table = Table(rules, seed=seed)
        while not table.over:
            seat = table.turn
            assert seat is not None
            view = table.view(seat)
            if view.drawn is not None and any(p and p.riichi for p in view.players):
                safe = {one.tile.kind: one.why for one in safe_tiles(view, rules)}
                for kind in {tile.kind for tile in view.hand if not tile.flower}:
                    why = safe.get(kind, "nothing")
                    said[why] += 1
                    ronned[why] += deals_in(table, seat, kind)
            table.play(choose(table, seat, "keen"), seat)
    assert said["passed"] > 300
    assert all(ronned[why] == 0 for why in CERTAIN), ronned
    likely = sum(ronned[why] for why in LIKELY) / sum(said[why] for why in LIKELY)
    assert ronned["nothing"] and likely < ronned["nothing"] / said["nothing"]


def test_each_safe_tile_says_why() -> None:
    # In riichi with 1z, having discarded nothing else: waits for 9s.
    table = Table.stacked(
        load("tenhou"),
        hands=["234p567p345s111s9s", "1z4m123456789p55s"],
        draws="1z7z6z5z",
        dora="9m",
    )
    play(table, "0 riichi 1z")
    safe = {str(one.tile): one.why for one in safe_tiles(table.view(1), table.rules)}
    assert safe["1z"] == "passed"
    assert "5s" not in safe and "4m" not in safe
    play(table, "1 discard 4m")
    play(table, "2 discard 6z", "3 discard 5z")
    again = {one.tile: one.why for one in safe_tiles(table.view(1), table.rules)}
    assert Tile("4m") not in again, "it is no longer held"


def test_nothing_is_said_while_nobody_is_in_riichi() -> None:
    table = Table(load("m-league"), seed=1)
    assert safe_tiles(table.view(0), table.rules) == ()

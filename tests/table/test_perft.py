"""Counts of action sequences from pinned walls: any change of what is legal shows here.

Run this file as a module to print the counts anew after a deliberate change.
"""

import pytest

import ariari
from ariari import Table
from ariari.rules.layers import named_houses

DEPTH = 5

COUNTS: dict[str, tuple[int, ...]] = {
    "daisuki-sanma": (13, 149, 1342, 10565, 85358),
    "daisuki-yonma": (12, 64, 455, 4498, 30180),
    "echoes-yonma": (12, 64, 455, 4498, 30180),
    "m-league": (12, 64, 455, 4498, 30180),
    "mahjong-soul": (12, 64, 455, 4498, 30180),
    "mahjong-soul-sanma": (12, 124, 1226, 10585, 88159),
    "majiang": (12, 64, 455, 4498, 30180),
    "ponta-sanma-03": (12, 124, 1008, 8215, 67653),
    "ponta-sanma-05": (12, 124, 1008, 8215, 67653),
    "ponta-sanma-10": (12, 124, 1008, 8215, 67653),
    "tenhou": (12, 64, 455, 4498, 30180),
    "tenhou-no-red": (12, 64, 413, 3488, 23365),
    "tenhou-no-red-closed-tanyao": (12, 64, 413, 3488, 23365),
    "tenhou-sanma": (12, 124, 1226, 10585, 88159),
    "tenhou-sanma-tonpuu": (12, 124, 1226, 10585, 88159),
    "tenhou-tonpuu": (12, 64, 455, 4498, 30180),
    "tenhou-tonpuu-no-red": (12, 64, 413, 3488, 23365),
    "tenhou-tonpuu-no-red-closed-tanyao": (12, 64, 413, 3488, 23365),
    "wrc": (12, 64, 413, 3488, 23365),
}


def table_of(house: str) -> Table:
    """Hands near a kan, a riichi, a pon, and for four players a chii."""
    rules = ariari.load(house)
    hands = ["1111z99m123p456s7s", "123p78p456s99s555z", "66p99p77s19m25z", "23p67p345s19m6z"]
    return Table.stacked(
        rules, hands=hands[: rules.seats.players], draws="9s2z6p9p", tail="7s4z", dora="8s", seed=1
    )


@pytest.mark.parametrize("house", sorted(named_houses()))
def test_the_tree_of_actions_is_as_large_as_it_was(house: str) -> None:
    game = table_of(house)._game
    assert tuple(game.perft(depth) for depth in range(1, DEPTH + 1)) == COUNTS[house]


def test_every_house_is_pinned() -> None:
    assert set(COUNTS) == set(named_houses())


def test_perft_counts_what_walking_the_tree_counts() -> None:
    def walk(table: Table, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for action in table.legal:
            table.play(action)
            total += walk(table, depth - 1)
            table.undo()
        return total

    table = table_of("daisuki-yonma")
    assert walk(table, 3) == table._game.perft(3)


if __name__ == "__main__":
    for name in sorted(named_houses()):
        game = table_of(name)._game
        print(f'    "{name}": {tuple(game.perft(depth) for depth in range(1, DEPTH + 1))},')

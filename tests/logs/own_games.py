"""Matches of our own under any rules, played so that everything happens: quick tenpai, calls, kans, wins."""

import random

from ariari import Table, _kernel
from ariari.rules.model import Ruleset
from ariari.tiles import Tile

DECLARE = ("tsumo", "ron", "riichi", "open-riichi", "nuki", "ankan", "kakan", "daiminkan", "nine-terminals")


def played(rules: Ruleset, seed: int, people: int | None = None) -> Table:
    """A whole match; the same seed gives the same."""
    people = people or rules.seats.players
    table = Table(rules, seed=seed, names=[f"player {seat}" for seat in range(people)])
    chance = random.Random(seed)
    while not table.over:
        table.play(_choose(table, chance))
    return table


def _choose(table: Table, chance: random.Random):
    legal = table.legal
    declared = [action for action in legal if action.word in DECLARE]
    if declared and chance.random() < 0.8:
        return chance.choice(declared)
    discards = [action for action in legal if action.word == "discard"]
    if discards and chance.random() < 0.95:
        best = _shanten_after(table)
        return min(discards, key=lambda action: (best.get(action.tile.kind, 9), chance.random()))
    calls = [action for action in legal if action.word in ("pon", "chi")]
    if calls and chance.random() < 0.3:
        return chance.choice(calls)
    return chance.choice([action for action in legal if action not in calls] or legal)


def _shanten_after(table: Table) -> dict[int, int]:
    """The shanten that each kind's discard leaves the player in turn."""
    player = table._game.player(table.turn, True)
    counts = [0] * 34
    for tile in map(Tile, player["hand"]):
        if not tile.flower:
            counts[tile.kind] += 1
    shape = _kernel.HandShape(counts, len(player["melds"]))
    return {kind: shanten for kind, shanten, _ in shape.discards()}

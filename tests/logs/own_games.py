"""Matches of our own under any rules, played so that everything happens: quick tenpai, calls, kans, wins."""

import random

from ariari import Table, _kernel
from ariari.referee import RefereeError
from ariari.rules.model import Ruleset
from ariari.tiles import Tile

DECLARE = ("tsumo", "ron", "riichi", "open-riichi", "nuki", "ankan", "kakan", "daiminkan", "nine-terminals")
RIICHI = ("riichi", "open-riichi")
ERROR = 0.004  # how often somebody errs who could


def played(
    rules: Ruleset, seed: int, people: int | None = None, errors: bool = False, referee: bool = False
) -> Table:
    """A whole match; the same seed gives the same.

    With `errors` now and then somebody declares what is against the rules, with `referee` somebody does
    what the referee rules on.
    """
    people = people or rules.seats.players
    names = [f"player {seat}" for seat in range(people)]
    table = Table(rules, seed=seed, names=names, allow_errors=errors)
    chance = random.Random(seed)
    while not table.over:
        legal = table.legal
        if referee and chance.random() < ERROR:
            _infringe(table, chance)
            continue
        if errors:
            legal = [a for a in legal if _seems_right(table, a) or chance.random() < ERROR] or legal
        table.play(_choose(table, legal, chance))
    return table


def _choose(table: Table, legal: list, chance: random.Random):
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


def _infringe(table: Table, chance: random.Random) -> None:
    """Somebody does something at the table, and the referee rules on it, if that can be."""
    seat = chance.randrange(table.people)
    tiles = str(chance.choice(table.view(seat).hand or table.view(table.dealer).hand))
    infraction = chance.choice(_kernel.INFRACTIONS)
    for staff in (None, chance.choice(_kernel.RULINGS)):
        try:
            table.penalty(seat, infraction, tiles=tiles, staff=staff)
        except RefereeError:
            continue
        return


def _seems_right(table: Table, action) -> bool:
    """To somebody who looks at the form alone: not at furiten, nor whether there is a yaku."""
    if action.word in RIICHI:
        return _shanten_after(table).get(action.tile.kind) == 0
    if action.word == "tsumo":
        return _shape(table).shanten() == -1
    if action.word == "ron":
        hand = table.view(table.turn).hand
        return (
            not any(t.flower for t in hand)
            and _shape(table, table.view(table.turn).offered.tile).shanten() == -1
        )
    return True


def _shape(table: Table, more: Tile | None = None) -> _kernel.HandShape:
    player = table._game.player(table.turn, True)
    counts = [0] * 34
    for tile in [*map(Tile, player["hand"]), *([more] if more is not None else [])]:
        if not tile.flower:
            counts[tile.kind] += 1
    return _kernel.HandShape(counts, len(player["melds"]))


def _shanten_after(table: Table) -> dict[int, int]:
    """The shanten that each kind's discard leaves the player in turn."""
    return {kind: shanten for kind, shanten, _ in _shape(table).discards()}

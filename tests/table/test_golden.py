"""Whole matches whose course is pinned: any change in what happens at a table shows here.

A deliberate change of rules or rulesets changes these; run this file as a module to print them anew.
"""

import hashlib
import json

import pytest

import ariari
from ariari import Table
from ariari.rules.layers import named_houses
from ariari.table import key_of

SEEDS = (1, 2)
MOST_ACTIONS = 3000

GOLDEN: dict[str, tuple[str, ...]] = {
    "daisuki-sanma": ("3b3351523dc2301d", "b2872b1961961470"),
    "daisuki-yonma": ("7cc24cd4568691c6", "fc83a2454056fc97"),
    "echoes-yonma": ("0ec2fba965848d16", "2e686c17ed285d1c"),
    "m-league": ("74ec760d1ed2bf7f", "2e686c17ed285d1c"),
    "mahjong-soul": ("936b268cd331f322", "052e5df2872c7af9"),
    "mahjong-soul-sanma": ("7ea1454b52fac387", "fb179631283b42c8"),
    "majiang": ("936b268cd331f322", "052e5df2872c7af9"),
    "ponta-sanma-03": ("7b01b5d332b07b11", "dea4f6709e84a664"),
    "ponta-sanma-05": ("7b01b5d332b07b11", "dea4f6709e84a664"),
    "ponta-sanma-10": ("7b01b5d332b07b11", "dea4f6709e84a664"),
    "tenhou": ("936b268cd331f322", "052e5df2872c7af9"),
    "tenhou-no-red": ("3dbae8f429f8365e", "82b46ae5dab6263d"),
    "tenhou-no-red-closed-tanyao": ("3dbae8f429f8365e", "3792e0d1e2198a8b"),
    "tenhou-sanma": ("7ea1454b52fac387", "fb179631283b42c8"),
    "tenhou-sanma-tonpuu": ("9f791517233b2129", "9fa568bd489d537e"),
    "tenhou-tonpuu": ("7511e283c9020a76", "478ac2da74c0fce2"),
    "tenhou-tonpuu-no-red": ("359d964c402bcd6a", "cf9fb3020d4d07a0"),
    "tenhou-tonpuu-no-red-closed-tanyao": ("359d964c402bcd6a", "0fd831a0c171a3d0"),
    "wrc": ("a99ed6a52dd23320", "6d4f92579c2f72ba"),
}


def played(house: str, seed: int) -> Table:
    """A match between native players that look for calls, kans and riichi."""
    rules = ariari.load(house)
    names = "ABCDE"[: rules.seats.participants[-1]]
    table = Table(rules, seed=seed, names=names)
    key = key_of(seed)
    for _ in range(MOST_ACTIONS):
        if table.turn is None:
            break
        table.play(table._game.choice(table.turn, "eager", key))
    return table


def course(table: Table) -> str:
    """A digest of everything but the header, which names the ruleset's own digest."""
    text = json.dumps(table.events[1:], ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("house", sorted(named_houses()))
def test_a_match_goes_as_it_went(house: str) -> None:
    assert tuple(course(played(house, seed)) for seed in SEEDS) == GOLDEN[house]


def test_every_house_is_pinned() -> None:
    assert set(GOLDEN) == set(named_houses())


if __name__ == "__main__":
    for name in sorted(named_houses()):
        print(f'    "{name}": {tuple(course(played(name, seed)) for seed in SEEDS)},'.replace("'", '"'))

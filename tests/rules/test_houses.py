"""Every house of the package loads, and the preset facts stand where guests would look for them."""

import pytest

import ariari
from ariari.rules.layers import house_ids
from ariari.rules.model import Ruleset

BASES = {"base-yonma", "base-sanma", "base-sanma-nuki", "base-sanma-west", "ponta-sanma"}
HOUSES = sorted(set(house_ids()) - BASES)


@pytest.mark.parametrize("house", HOUSES)
def test_every_house_loads(house: str) -> None:
    rules = ariari.load(house)
    assert isinstance(rules, Ruleset)
    assert rules.id == house


def test_the_houses_are_these() -> None:
    assert HOUSES == [
        "daisuki-sanma",
        "daisuki-yonma",
        "echoes-yonma",
        "m-league",
        "mahjong-soul",
        "mahjong-soul-sanma",
        "majiang",
        "ponta-sanma-03",
        "ponta-sanma-05",
        "ponta-sanma-10",
        "tenhou",
        "tenhou-no-red",
        "tenhou-no-red-closed-tanyao",
        "tenhou-sanma",
        "tenhou-sanma-tonpuu",
        "tenhou-tonpuu",
        "tenhou-tonpuu-no-red",
        "tenhou-tonpuu-no-red-closed-tanyao",
        "wrc",
    ]


@pytest.mark.parametrize("base", sorted(BASES))
def test_a_base_is_not_a_house(base: str) -> None:
    with pytest.raises(ariari.RulesError, match="is a base for houses to extend, not a house"):
        ariari.load(base)

"""Wins of three and four players as RiichiEnv scores them (from its benchmark data).

Two stated differences. RiichiEnv writes a yakuman as 13 han and 0 fu, where ours has no han and no fu. And it
pays suuankou-tanki, junsei-chuuren, kokushi-13 and daisuushii twice, where the preset `tenhou` has single
yakuman only.
"""

import json
from typing import Any

import pytest
from tests.conftest import shared

import ariari

WINS = shared("data/riichienv-wins.jsonl")

DOUBLE_THERE = {"suuankou-tanki", "junsei-chuuren", "kokushi-13", "daisuushii"}


def agrees(result: dict[str, Any], expected: dict[str, Any]) -> bool:
    if sorted(result["yaku"]) != sorted(set(expected["yaku"])):
        return False
    if result["yakuman"]:
        times = sum(2 if yaku in DOUBLE_THERE else 1 for yaku in result["yaku"])
        return result["yakuman"] == len(result["yaku"]) and expected["han"] == 13 * times
    return (result["han"], result["fu"]) == (expected["han"], expected["fu"])


@pytest.mark.parametrize("house", ["tenhou", "tenhou-sanma"])
def test_every_win_agrees(house: str) -> None:
    rules = ariari.load(house)
    records = [json.loads(line) for line in WINS.read_text(encoding="utf-8").splitlines()]
    records = [record for record in records if record["rules"] == house]
    different = {
        record["id"]: (result, record["expect"])
        for record in records
        for result in (ariari.score(rules, record).to_dict(),)
        if not agrees(result, record["expect"])
    }
    assert len(records) == {"tenhou": 408, "tenhou-sanma": 201}[house]
    assert different == {}

"""The yaku of thousands of wins as other engines see them."""

import json

import pytest
from tests.conftest import shared

from ariari import _kernel

from .hands import Win, play

NOT_YAKU = {"dora", "ura", "red", "nuki"}
FACTS = {"ippatsu", "last_tile", "rinshan", "chankan", "first_turn"}


def _win(row: dict) -> Win:
    facts = [fact for fact in FACTS if row.get(fact)]
    facts += ["riichi"] if row["riichi"] else []
    facts += ["double_riichi"] if row["riichi"] == 2 else []
    facts += ["dealer"] if row["seat"] == "E" else []
    return Win(
        hand=row["hand"] + row["win"],
        win=row["win"],
        melds=row["melds"],
        ron=row["from"] is not None,
        facts=" ".join(facts),
        seat=row["seat"],
        round=row["round"],
    )


def _readings_found(row: dict, yaku_set: _kernel.YakuSet) -> list[set[str]]:
    win = _win(row)
    return [set(yaku_set.evaluate(reading, *win.circumstances())) for reading in win.readings()]


@pytest.mark.parametrize("name", ["majiang-wins.jsonl", "riichienv-wins.jsonl"])
def test_some_reading_has_the_yaku_that_the_engine_counted(name: str) -> None:
    yaku_set = play()
    rows = [json.loads(line) for line in shared(f"data/{name}").read_text().splitlines()]
    rows = [row for row in rows if row["expect"].get("win", True)]
    assert len(rows) > 500
    differing = [
        row["id"]
        for row in rows
        if set(row["expect"]["yaku"]) - NOT_YAKU not in _readings_found(row, yaku_set)
    ]
    assert differing == []

"""Five thousand wins as majiang-core scores them; every one must agree, payments included."""

import json

from tests.conftest import shared

import ariari

WINS = shared("data/majiang-wins.jsonl")


def test_every_win_agrees() -> None:
    rules = ariari.load("majiang")
    records = [json.loads(line) for line in WINS.read_text(encoding="utf-8").splitlines()]
    results = [ariari.score(rules, record).to_dict() for record in records]
    different = {
        record["id"]: {
            key: (result[key], expected)
            for key, expected in record["expect"].items()
            if result[key] != expected
        }
        for record, result in zip(records, results, strict=True)
        if any(result[key] != expected for key, expected in record["expect"].items())
    }
    assert len(records) == 5000
    assert different == {}


def test_a_batch_gives_the_same_as_one_by_one() -> None:
    rules = ariari.load("majiang")
    records = [json.loads(line) for line in WINS.read_text(encoding="utf-8").splitlines()]
    wins = [ariari.Win.from_dict(record).prepare(rules) for record in records]
    rows = ariari.score_batch(rules, wins)
    assert len(rows) == len(wins)
    for row, record in zip(rows, records, strict=True):
        expected = record["expect"]
        assert row["points"] == expected["points"]
        assert dict(zip("ESWN", row["deltas"].tolist(), strict=True)) == expected["deltas"]
        assert (row["yakuman"], row["error"]) == (expected["yakuman"], 0)

"""Records line by line: in order, streaming, a bad one costs only itself."""

import json
from collections.abc import Iterator

import ariari
from ariari.scoring import score_lines

GOOD = {
    "id": "a",
    "rules": "tenhou",
    "hand": "234m567p34567s22s",
    "win": "8s",
    "from": "S",
    "expect": {"han": 2},
}


def lines(*records: object) -> list[str]:
    return [record if isinstance(record, str) else json.dumps(record) for record in records]


def test_a_bad_line_gives_an_error_and_the_rest_go_on() -> None:
    results = list(
        score_lines(
            ariari.load,
            lines(
                GOOD,
                "{nonsense",
                GOOD | {"id": "b", "win": "1m"},
                GOOD | {"id": "c", "rules": "tenho"},
                "",
                {key: value for key, value in GOOD.items() if key != "rules"},
                ["a"],
                GOOD | {"id": 4, "from": None},
            ),
        )
    )
    assert [result["id"] for result in results] == ["a", None, "b", "c", "a", None, 4]
    assert [("error" in result) for result in results] == [False, True, True, True, True, True, False]
    assert results[0]["points"] == 2900
    assert "line 2: this is not JSON" in results[1]["error"]
    assert "not a winning hand" in results[2]["error"]
    assert "tenho" in results[3]["error"]
    assert "does not say which house" in results[4]["error"]
    assert "must be a JSON object" in results[5]["error"]


def only(line: str | bytes) -> dict[str, object]:
    [result] = score_lines(ariari.load, [line])
    json.loads(json.dumps(result, allow_nan=False))
    return result


def test_an_error_names_the_line_where_the_record_has_no_id() -> None:
    anonymous = {key: value for key, value in GOOD.items() if key != "id"} | {"honba": -1}
    assert str(only(json.dumps(anonymous))["error"]).startswith("line 1: honba: must be")
    assert str(only(json.dumps(anonymous | {"id": "x"}))["error"]).startswith("honba: must be")


def test_what_is_no_json_is_not_let_through() -> None:
    for word in ("NaN", "Infinity", "-Infinity"):
        assert only(f'{{"id": {word}}}') == {
            "id": None,
            "error": f"line 1: this is not JSON: {word} is no number there",
        }
    assert only('{"id": 1e999}')["id"] is None
    assert only('{"honba": 1, "honba": 2}')["error"] == "line 1: 'honba' stands there twice"
    assert (
        only('{"id": ' + "9" * 5000 + "}")["error"]
        == "line 1: no win record: a number of thousands of digits"
    )


def test_a_byte_order_mark_is_passed_over() -> None:
    assert only(b"\xef\xbb\xbf" + json.dumps(GOOD).encode())["han"] == 2


def test_a_long_name_is_not_repeated_whole() -> None:
    assert len(str(only(json.dumps(GOOD | {"rules": "a" * 100_000}))["error"])) < 200


def test_results_come_one_by_one() -> None:
    read = 0

    def endless() -> Iterator[str]:
        nonlocal read
        while True:
            read += 1
            yield json.dumps(GOOD)

    results = score_lines(ariari.load, endless())
    assert next(results)["han"] == 2
    assert read == 1


def test_a_house_is_loaded_once() -> None:
    asked = []

    def find(name: str) -> ariari.Ruleset:
        asked.append(name)
        return ariari.load(name)

    list(score_lines(find, lines(GOOD, GOOD)))
    assert asked == ["tenhou"]

"""`ariari hand`: shanten, waits, useful tiles, discards."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from ariari.cli import app


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["hand", *words], env={"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"})


def document(*words: str) -> Any:
    done = run(*words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_hand_of_13() -> None:
    assert document("123m456p789s1122z") == {
        "hand": "123m456p789s1122z",
        "shanten": 0,
        "waits": ["1z", "2z"],
        "ukeire": {"1z": 2, "2z": 2},
    }
    assert "tenpai" in run("123m456p789s1122z").stdout


def test_a_hand_of_14_with_what_is_seen_elsewhere() -> None:
    found = document("123m456p789s1122z4z", "--visible", "1z")
    assert found["discards"][0] == {
        "discard": "4z",
        "shanten": 0,
        "ukeire": {"1z": 1, "2z": 2},
        "total": 3,
    }


def test_the_house_says_which_tiles_and_forms_there_are() -> None:
    four = "11m99m1111p22s333z"
    assert document("daisuki-sanma", four)["shanten"] < document("tenhou", four)["shanten"]
    done = run("daisuki-sanma", "123m456p789s1122z")
    assert done.exit_code == 1
    assert "2m is not in the tile set of daisuki-sanma" in done.stderr


def test_bad_hands_are_refused() -> None:
    assert "2 concealed tiles" in run("11m").stderr
    seen = run("123m456p789s1122z", "--visible", "1111z")
    assert (seen.exit_code, seen.stdout) == (1, "")
    assert run("tenhou", "123m", "456p").exit_code == 2

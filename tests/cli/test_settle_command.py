"""`ariari settle` as a guest types it."""

import json
import subprocess
import sys

import pytest


def ariari(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from ariari.cli import main; main()", *words],
        capture_output=True,
        text=True,
        check=False,
    )


def test_json_is_one_document_with_exact_numbers() -> None:
    done = ariari("settle", "daisuki-sanma", "52000", "33000", "20000", "--json")
    assert done.returncode == 0
    answer = json.loads(done.stdout)
    assert list(answer) == ["ranks", "score", "bonus", "fee", "total", "lines"]
    assert answer["score"] == [192.5, -67.5, -125]
    assert answer["fee"] == [20, 20, 20]
    assert answer["total"] == [172.5, -87.5, -145]
    assert answer["ranks"] == [1, 2, 3]


def test_busts_and_negative_points() -> None:
    done = ariari("settle", "daisuki-sanma", "72000", "35000", "-2000", "--bust", "2:1", "--json")
    assert json.loads(done.stdout)["score"] == [242.5, -37.5, -205]
    done = ariari("settle", "daisuki-sanma", "72000", "35000", "-2000", "--bust", "2:draw", "--json")
    assert json.loads(done.stdout)["score"] == [267.5, -62.5, -205]


def test_names_bonus_and_language() -> None:
    done = ariari(
        "settle", "daisuki-sanma", "52000", "33000", "20000",
        "--names", "佐藤,鈴木,高橋", "--bonus", "-30,30,0", "--lang", "ja",
    )  # fmt: skip
    assert "佐藤（52000点）：67.5 + 125（総取り） = +192.5P" in done.stdout
    assert "祝儀 −30P" in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("52000", "33000", "21000"), "1,000 points too many"),
        (("52000", "33000", "20000", "--bust", "x"), "--bust x"),
        (("72000", "35000", "-2000", "--bust", "2:0", "--bust", "2:1"), "seat 2 is named twice"),
        (("72000", "35000", "-2000", "--bust", "2:draw:"), "--bust 2:draw:"),
        (("52000", "33000", "20000", "--bonus", "1,2"), "2 participants"),
        (("52000", "33000", "20000", "--names", "A"), "1 names for 3"),
    ],
)
def test_bad_input_is_said_with_status_1(words: tuple[str, ...], says: str) -> None:
    done = ariari("settle", "daisuki-sanma", *words)
    assert done.returncode == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_force_settles_all_the_same() -> None:
    done = ariari("settle", "daisuki-sanma", "52000", "33000", "21000", "--force", "--json")
    assert sum(json.loads(done.stdout)["score"]) == 0


def test_wrong_usage_is_status_2() -> None:
    assert ariari("settle", "daisuki-sanma", "52000", "x", "20000").returncode == 2


def test_a_bonus_without_end_is_refused_at_once() -> None:
    done = ariari("settle", "daisuki-sanma", "52000", "33000", "20000", "--bonus", "1e999999999,0,0")
    assert done.returncode == 1
    assert "write an amount for each seat" in done.stderr


def test_points_beyond_all_reason_are_refused_even_by_force() -> None:
    done = ariari("settle", "daisuki-sanma", "9" * 25, "33000", "20000", "--force")
    assert done.returncode == 1
    assert "beyond all reason" in done.stderr
    assert "Traceback" not in done.stderr


def test_with_json_a_notice_goes_beside_the_document() -> None:
    done = ariari("settle", "daisuki-sanma", "72000", "35000", "-2000", "--json")
    assert json.loads(done.stdout)["score"] == [267.5, -62.5, -205]
    assert "seat 2 is bust, and it is not said by whom" in done.stderr

"""`ariari score`: what it prints, what it refuses, and records line by line."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ariari
from ariari.cli import app

PLAIN = {"COLUMNS": "160", "NO_COLOR": "1", "TERM": "dumb"}
HAND = "406p123789s1166z"
RIICHI = ["--win", "6z", "--from", "W", "--seat", "S", "--riichi"]
RECORD = {
    "id": "a",
    "rules": "daisuki-sanma",
    "hand": HAND,
    "win": "6z",
    "seat": "S",
    "from": "W",
    "riichi": 1,
}


def run(*words: str, input: bytes | None = None) -> Result:
    return CliRunner().invoke(app, ["score", *words], env=PLAIN, input=input)


def refusal(*words: str) -> str:
    done = run(*words)
    assert done.exit_code == 1, done.output
    assert done.stdout == ""
    return done.stderr.strip()


def lines(*records: bytes, house: Sequence[str] = ()) -> list[dict[str, object]]:
    done = run(*house, "--jsonl", input=b"\n".join(records))
    assert done.exit_code == 0, done.output
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_every_option_reaches_the_record() -> None:
    done = run(
        *(
            "daisuki-sanma",
            HAND,
            *RIICHI,
            "--ippatsu",
            "--dora",
            "3p,4s",
            "--ura",
            "9s",
            "--flowers",
            "1f,2f",
        ),
        *("--honba", "2", "--sticks", "1", "--round", "s", "--last", "--json"),
    )
    assert done.exit_code == 0, done.output
    win = {
        **RECORD,
        "ippatsu": True,
        "dora": ["3p", "4s"],
        "ura": ["9s"],
        "flowers": ["1f", "2f"],
        "honba": 2,
        "sticks": 1,
        "round": "S",
        "last_tile": True,
    }
    expected = ariari.score(ariari.load("daisuki-sanma"), win).to_dict() | {"id": None}
    assert json.loads(done.stdout) == expected


def test_melds_as_options_and_in_the_hand() -> None:
    melds = ["--meld", "pon 111s", "--meld", "ankan 9999m"]
    one = run("daisuki-sanma", "123p777z1z", *melds, "--win", "1z", "--json")
    other = run("daisuki-sanma", "123p777z1z, pon 111s, ankan 9999m", "--win", "1z", "--json")
    assert one.exit_code == other.exit_code == 0
    assert one.stdout == other.stdout


def test_the_explanation_in_the_language_asked_for() -> None:
    score = ariari.score(ariari.load("daisuki-sanma"), RECORD)
    for lang in ("ja", "zh", "en"):
        done = run("daisuki-sanma", HAND, *RIICHI, "--lang", lang)
        assert done.stdout.rstrip("\n") == score.explain(lang)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["12x", "--win", "6z"],
            "HAND: 'x' is neither a number nor a suit; suits are m p s z f",
        ),
        (["406p123789s116z", "--win", "6z"], "HAND: 12 tiles; there must be 13 without the winning tile"),
        ([HAND], "--win: the winning tile is missing"),
        ([HAND, "--win", "8z"], "--win: there is no 8z; z goes from 1 to 7"),
        (["2m06p123789s1166z", "--win", "6z"], "HAND: 2m is not in the tile set of daisuki-sanma"),
        (
            [HAND, "--win", "6z", "--dora", "1z,1z,1z"],
            "--dora: with the tiles elsewhere in the record",
        ),
        ([HAND, "--win", "5z"], "HAND: 406p123789s1166z with 5z is not a winning hand; it waits for 16z"),
        (["147p147s1234567z", "--win", "9m"], "it is 4-shanten, not tenpai"),
        ([HAND, "--win", "6z", "--ippatsu"], "--ippatsu: no ippatsu without riichi"),
        ([HAND, "--win", "6z", "--rinshan", "--from", "S"], "--rinshan: a ron is never rinshan"),
        ([HAND, "--win", "6z", "--from", "N"], "--from: there is no N: daisuki-sanma has 3 players, E S W"),
        ([HAND, "--win", "6z", "--from", "E"], "--from: E cannot ron its own discard"),
        ([HAND, "--win", "6z", "--flowers", "1f,1f"], "--flowers: 2 of 1f; there is only one"),
        ([HAND, "--win", "6z", "--nuki", "1"], "--nuki: in daisuki-sanma North is not laid aside"),
        (
            ["123789s1166z", "--meld", "chi 406p", "--win", "6z"],
            "--meld (number 1): chi 406p: daisuki-sanma has no chii",
        ),
        (
            [
                "99p78s",
                "--meld",
                "pon 111s",
                "--meld",
                "pon 222s",
                "--meld",
                "pon 555p",
                "--win",
                "9s",
                "--from",
                "S",
            ],
            "the hand has no yaku; missing: a closed hand (Three concealed triplets)",
        ),
        (
            ["99p406p78s", "--meld", "pon 111s", "--meld", "pon 222s", "--win", "9s", "--from", "S"],
            "the hand has no yaku; missing: a closed hand in riichi (Riichi)",
        ),
    ],
)
def test_bad_wins_are_refused_by_name(words: list[str], message: str) -> None:
    assert message in refusal("daisuki-sanma", *words)


def test_a_refusal_as_json() -> None:
    done = run("tenhou", "1m", "--win", "5z", "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout) == {
        "error": "HAND: 1 tile; there must be 13 without the winning tile",
        "id": "bad-option",
    }


@pytest.mark.parametrize(
    "words", [[], ["tenhou"], ["tenhou", "1m", "--jsonl"], ["tenhou", "1m", "--honba", "x"]]
)
def test_wrong_usage(words: list[str]) -> None:
    assert run(*words).exit_code == 2


def test_wrong_usage_as_json() -> None:
    done = run("tenhou", "1m", "--honba", "x", "--json")
    assert (done.exit_code, done.stderr) == (2, "")
    assert "--honba" in json.loads(done.stdout)["error"]


def test_lines_in_order_with_one_error_for_each_bad_one() -> None:
    good = json.dumps(RECORD).encode()
    found = lines(good, b"{", b"", b"\xff", b'{"id": "x", "rules": "nope"}', b"[" * 100_000, good)
    assert [result.get("id") for result in found] == ["a", None, None, "x", None, "a"]
    assert ["error" in result for result in found] == [False, True, True, True, True, False]
    assert found[1]["error"] == ("line 2: this is not JSON (character 2)")
    assert found[2]["error"] == "line 4: no UTF-8 (byte 1)"
    assert found[0] == ariari.score(ariari.load("daisuki-sanma"), RECORD).to_dict()


def test_a_house_for_records_that_name_none() -> None:
    record = json.dumps({key: value for key, value in RECORD.items() if key != "rules"}).encode()
    assert "error" in lines(record)[0]
    assert lines(record, house=["daisuki-sanma"]) == lines(json.dumps(RECORD).encode())


def test_a_record_without_end_is_one_error() -> None:
    found = lines(b'{"id": "' + b"a" * 3_000_000, json.dumps(RECORD).encode())
    assert len(found) == 2
    assert str(found[0]["error"]).startswith("line 1: this is not JSON (character ")
    assert found[1]["id"] == "a"


def test_each_result_comes_before_the_next_record_is_sent() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ariari", "score", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout
        for number in range(3):
            process.stdin.write(json.dumps(RECORD | {"id": str(number)}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == str(number)
        process.stdin.close()
        assert process.wait() == 0


@pytest.mark.parametrize("words", [["score", "--jsonl"], ["chart", "tenhou"]])
def test_a_reader_that_goes_away_is_no_error(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "ariari", *words],
        input=json.dumps(RECORD).encode() + b"\n",
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ariari", "chart", "tenhou", "--json"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.startswith(b"ariari: ") and b"Traceback" not in done.stderr


def test_on_a_terminal_tiles_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    colours = {"FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color"}
    done = CliRunner().invoke(
        app,
        ["score", "daisuki-sanma", HAND, *RIICHI],
        env={**colours, "COLUMNS": "120", "NO_COLOR": None},
    )
    assert done.exit_code == 0, done.output
    assert "筒" in done.stdout and "48;2;" in done.stdout


def test_two_people_can_be_liable() -> None:
    """Daisangen and suukantsu by tsumo: 32000 from either."""
    melds = [w for m in ("5555z", "6666z", "7777z", "9999m") for w in ("--meld", f"daiminkan {m}")]
    words = ("echoes-yonma", "1p", "--win", "1p", "--seat", "S", *melds, "--json")
    for liable, deltas in (
        ("daisangen=n,suukantsu=W", {"E": 0, "S": 64000, "W": -32000, "N": -32000}),
        ("N", {"E": 0, "S": 64000, "W": 0, "N": -64000}),
    ):
        assert json.loads(run(*words, "--liable", liable).stdout)["deltas"] == deltas

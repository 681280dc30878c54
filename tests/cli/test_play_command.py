"""`ariari play`: a match in the terminal, here through a pipe."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.driving import play

from ariari import load
from ariari.table import ACTIONS, Table
from ariari.table.words import no_win_text, words
from ariari.wording import LANGUAGES

_MAIN = "from ariari.cli import main; main()"


def ariari(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", _MAIN, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("house", ["daisuki-sanma", "echoes-yonma"])
def test_a_whole_match_by_the_first_choice_and_its_record(house: str, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    done = ariari("play", house, "--seed", "2", "--json", "--file", str(record), typed="\n" * 5000)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["over"]
    assert found["refused"] == []
    assert found["settlement"]["points"] == found["points"]
    last = json.loads(record.read_text(encoding="utf-8").splitlines()[-1])
    assert (last["type"], last["scores"]) == ("end_game", found["points"])


def test_the_end_of_the_input_leaves_the_match() -> None:
    done = ariari("play", "tenhou", "--seed", "1", typed="1\n")
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("The match was left.\nNo record was kept; --file keeps one.")
    assert done.stderr == ""


def test_what_is_typed_may_be_a_number_an_action_or_a_tile() -> None:
    table = Table(load("tenhou"), seed=1)
    tile = str(table.legal[-1].tile)
    digests = {
        json.loads(ariari("play", "tenhou", "--seed", "1", "--json", typed=f"{typed}\n").stdout)["digest"]
        for typed in (str(len(table.legal)), tile, f"discard {tile}")
    }
    assert len(digests) == 1


def test_refusals_say_why_and_change_nothing() -> None:
    done = ariari("play", "tenhou", "--seed", "1", "--json", typed="ron\n77\nxyz\ntsumo\n")
    refused = json.loads(done.stdout)["refused"]
    assert [r["text"] for r in refused] == ["ron", "77", "xyz", "tsumo"]
    assert "the hand is not complete" in refused[3]["error"]
    untouched = ariari("play", "tenhou", "--seed", "1", "--json")
    assert json.loads(untouched.stdout)["digest"] == json.loads(done.stdout)["digest"]


def test_help_hint_and_taking_back() -> None:
    done = ariari("play", "tenhou", "--seed", "1", typed="h\nk\nu\n1\nu\nq\n")
    for word in ("Type a number", "The keen bot would:", "nothing to take back", "The match was left."):
        assert word in done.stdout
    after = ariari("play", "tenhou", "--seed", "1", "--json", typed="1\nu\n")
    before = ariari("play", "tenhou", "--seed", "1", "--json")
    assert json.loads(after.stdout)["digest"] == json.loads(before.stdout)["digest"]


@pytest.mark.parametrize(("lang", "word"), [("ja", "あなたの手牌"), ("zh", "你的手牌")])
def test_other_languages(lang: str, word: str) -> None:
    assert word in ariari("play", "daisuki-sanma", "--seed", "1", "--lang", lang, typed="1\n").stdout


def test_wrong_usage_is_status_2() -> None:
    done = ariari("play", "daisuki-sanma", "--seat", "3")
    assert done.returncode == 2
    assert "no seat 3" in done.stderr
    assert ariari("play", "tenhou", "--bot", "clever").returncode == 2


def test_of_four_people_at_a_three_player_table_one_sits_out_and_is_told() -> None:
    """ds-01: while seat 0 deals, seat 3 sits out, and the bots play on without asking."""
    done = ariari("play", "daisuki-sanma", "--people", "4", "--seat", "3", "--seed", "1", typed="\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("East 1: you sit out of this round.\n")
    assert done.stdout.count("you sit out of this round") > 1 and "The match is over." in done.stdout
    for lang in LANGUAGES:
        assert "E1" in words(lang).text("you-sit-out", place="E1")
    assert "2 people; at tenhou 4" in ariari("play", "tenhou", "--people", "2").stderr


def test_what_is_no_text_and_no_move_is_refused() -> None:
    typed = b"\xff\xfe\n0\n-1\n1f\ndiscard\npon\nchi 1z\nriichi 1f\n99999999999999999999\n"
    done = subprocess.run(
        [sys.executable, "-c", _MAIN, "play", "tenhou", "--seed", "1", "--json"],
        input=typed + b"x" * 5000 + b"\n" + b"9" * 5000 + b"\n", capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0 and done.stderr == b""
    assert len(json.loads(done.stdout)["refused"]) == 11


def test_a_record_that_cannot_be_written_is_told_before_the_match(tmp_path: Path) -> None:
    done = ariari("play", "tenhou", "--file", str(tmp_path / "nowhere" / "match.jsonl"))
    assert done.returncode == 1 and "nowhere" in done.stderr and done.stdout == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
@pytest.mark.parametrize("with_file", [False, True])
def test_ctrl_c_at_a_prompt_leaves_politely(with_file: bool, tmp_path: Path) -> None:
    import os
    import pty
    import select

    record = tmp_path / "match.jsonl"
    more = ["--file", str(record)] if with_file else []
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, [sys.executable, "-c", _MAIN, "play", "tenhou", "--seed", "1", *more])
    shown = b""
    while not shown.endswith(b"> "):
        shown += os.read(terminal, 4096)
    try:
        while True:
            # One that comes before the prompt listens is lost, as it is for people, who press again.
            os.write(terminal, b"\x03")
            while select.select([terminal], [], [], 2)[0]:
                if not (chunk := os.read(terminal, 4096)):
                    raise EOFError
                shown += chunk
    except (OSError, EOFError):  # the terminal is gone with the program
        pass
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 130
    assert b"The match was left." in shown and b"Traceback" not in shown
    assert (str(record).encode() if with_file else b"No record was kept") in shown.replace(b"\r\n", b"")
    assert record.exists() == with_file


def test_why_a_win_is_not_allowed() -> None:
    """Complete on the 2s, which it may pon, but without a yaku; furiten when a 9m lies in its discards."""
    hand = "234m567p789s99m22s"
    table = Table.stacked(load("tenhou"), hands=[hand], draws="1z2s", dora="1z")
    play(table, "0 discard 1z", "1 discard 2s")
    for lang in LANGUAGES:
        assert words(lang).text("why-no-yaku") in (no_win_text(table, 0, lang) or "")
    table = Table.stacked(load("tenhou"), hands=[hand], draws="9m2s", dora="1z")
    play(table, "0 discard 9m", "1 discard 2s")
    assert (no_win_text(table, 0, "en") or "").endswith("furiten")
    table = Table.stacked(load("tenhou"), hands=["234m567p678s99m22s"], draws="5z3s", dora="1z")
    play(table, "0 discard 5z", "1 discard 3s")
    assert no_win_text(table, 0, "en") is None  # it does not wait for that


def test_every_action_and_reason_has_its_words() -> None:
    from ariari.table.errors import REASONS
    from ariari.table.words import action_text, reason_text

    for lang in LANGUAGES:
        assert len({action_text(action, lang) for action in ACTIONS}) == len(ACTIONS)
        assert all(reason_text(reason, lang) for reason in REASONS)

"""`ariari keep` as people at a table use it, and as it is killed."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ariari
from ariari.cli.keep_language import completions, obey
from ariari.scorekeeper import ReportError, Scorekeeper

COMMAND = [sys.executable, "-c", "from ariari.cli import main; main()", "keep"]


def keep(lines: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], input="\n".join(lines), capture_output=True, text=True, check=False
    )


def test_a_table_is_kept_in_view() -> None:
    done = keep(
        ["riichi A", "ron A from B 3/40 ippatsu reds=1", "ron A from A 3/40", "dance"], "daisuki-sanma"
    )
    assert done.returncode == 0
    # Dealer 3 han 40 fu: 8000; two chips of 10P
    assert "ok 2 B → A 8,000 (hand), B → A 20 (chips, P), the table → A 1,000 (sticks)" in done.stdout
    assert "43000" in done.stdout
    assert "refused: A cannot ron their own discard" in done.stdout
    assert "'dance' is no word here" in done.stdout


def test_json_is_one_document() -> None:
    done = keep(["tsumo B mangan", "ron C from C mangan"], "daisuki-sanma", "--names", "B,C,D", "--json")
    answer = json.loads(done.stdout)
    assert answer["state"]["points"] == [35000 + 10000, 30000, 30000]
    assert [refused["line"] for refused in answer["refused"]] == [2]
    assert answer["settlement"] is None


def test_a_torn_log_is_gone_on_with_and_said(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    keep(["tsumo A mangan"], "daisuki-sanma", "--file", str(path))
    with path.open("a") as file:
        file.write('{"type": "reach_acc')
    done = keep(["state"], "daisuki-sanma", "--file", str(path))
    assert 'dropped: {"type": "reach_acc' in done.stderr
    assert "45000" in done.stdout


def test_bad_input_is_said_with_status_1() -> None:
    assert keep([], "no-such-house").returncode == 1
    done = keep([], "daisuki-sanma", "--names", "A,B")
    assert (done.returncode, done.stdout) == (1, "")
    assert "played by 3 or 4" in done.stderr


@pytest.fixture
def keeper() -> Scorekeeper:
    return Scorekeeper(ariari.load("daisuki-sanma"), ["A", "B", "C"])


def test_every_word_reports(keeper: Scorekeeper) -> None:
    def tell(line: str) -> str:
        said = obey(keeper, line, "ja")
        assert said is not None
        return said

    assert tell("") == ""
    assert tell("riichi B open").startswith("ok 1")
    assert tell("flowers C").startswith("ok 2")
    assert "ノーテンリーチ" in tell("penalty B noten-riichi")
    # B's riichi was none: chombo at the draw
    assert "チョンボ" in tell("draw A")
    assert tell("ron A from C mangan and B 2/30 closed").startswith("ok 5")
    assert tell('ron B from A hand=123067p345s7s win=7s melds="pon 111z" dora=9p').startswith("ok 6")
    assert tell("draw A B nagashi C").startswith("ok 7")
    assert tell("chips A B 2").startswith("ok 8")
    assert tell("leave A").startswith("ok 9")
    assert tell("sit 0 E").startswith("ok 10")
    assert tell("undo 2").startswith("ok 8")
    assert tell("redo 2").startswith("ok 10")
    assert "条件" in tell("needs B 2")
    assert "満貫）、" in tell("history") and "← A" in tell("history")
    assert "riichi A [open]" in tell("help")
    assert obey(keeper, "quit", "ja") is None


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ron A B 3/40", "write: ron A from B 3/40"),
        ("ron A at B 3/40", "write: ron A from B 3/40"),
        ("tsumo A", "write: tsumo"),
        ("tsumo A 3/x", "'x' is not a number"),
        ("tsumo A 3/40 purple", "'purple' is not understood"),
        ("riichi A loud", "neither open nor double"),
        ("abort", "write: abort"),
        ("ron A from B 3/40 and C", "write: and C"),
        ('ron A from "B', "quotation"),
        ("rno A from B 3/40", "did you mean"),
        ("end", "nothing to choose"),
        ('tsumo A ""', "no limit ''"),
        ("tsumo A " + "9" * 5000, "beyond all reason"),
        ("tsumo A 999999/30", "no hand has 999,999 han"),
        ("tsumo A yakuman*999999", "no yakuman 999,999 times"),
        ("riichi " + "9" * 5000, "nobody here"),
        ("undo 2", "there are only 0"),
        ("undo " + "9" * 9, "beyond all reason"),
        ("redo", "nothing has been undone"),
        ("sit 0 A,B", "no name"),
        ("sit 0 7", "no name"),
        ("chips A B 0", "cannot be paid"),
        ("draw A A", "named twice"),
        ("needs A 0", "no rank 0; ranks are 1 to 3"),
        ("needs A 4", "no rank 4"),
        ("settle", "not over"),
    ],
)
def test_lines_that_are_not_understood(keeper: Scorekeeper, line: str, says: str) -> None:
    with pytest.raises(ReportError, match=says):
        obey(keeper, line, "en")


def test_several_are_undone_or_none(keeper: Scorekeeper) -> None:
    obey(keeper, "tsumo A mangan", "en")
    obey(keeper, "draw A", "en")
    with pytest.raises(ReportError, match="undo 3: there are only 2"):
        obey(keeper, "undo 3", "en")
    assert len(keeper.history) == 2
    obey(keeper, "undo 2", "en")
    with pytest.raises(ReportError, match="redo 3: there are only 2"):
        obey(keeper, "redo 3", "en")
    assert len(keeper.history) == 0


def test_what_is_no_text_is_refused_and_the_table_kept() -> None:
    done = subprocess.run(
        [*COMMAND, "daisuki-sanma"], input=b"\xff\xfe\ntsumo A mangan\n\0\n", capture_output=True, check=False
    )
    assert done.returncode == 0
    assert b"ok 1" in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_file_that_cannot_be_had_is_said(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere" / "game.jsonl")
    done = keep([], "daisuki-sanma", "--file", path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "No such file" in done.stderr
    done = keep([], "daisuki-sanma", "--file", path, "--json")
    assert done.returncode == 1
    assert "No such file" in json.loads(done.stdout)["error"]


def test_two_processes_do_not_keep_one_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first, _ = Scorekeeper.open(ariari.load("daisuki-sanma"), path)
    done = keep(["tsumo A mangan"], "daisuki-sanma", "--file", str(path))
    assert done.returncode == 1
    assert "is being kept by another scorekeeper" in done.stderr
    first.close()
    assert keep(["tsumo A mangan"], "daisuki-sanma", "--file", str(path)).returncode == 0


def test_completion(keeper: Scorekeeper) -> None:
    assert {"riichi", "ron", "needs", "quit"} <= set(completions(keeper, ""))
    assert set(completions(keeper, "riichi ")) == {"A", "B", "C"}
    assert set(completions(keeper, "riichi A ")) == {"open", "double"}
    assert "four-winds" in completions(keeper, "abort ")
    assert "too-many-tiles" in completions(keeper, "penalty A ")
    assert {"from", "mangan", "ippatsu", "A"} <= set(completions(keeper, "ron A "))
    assert "nagashi" in completions(keeper, "draw A ")


def _commands(chance: random.Random) -> list[str]:
    """Words of which every one is a report that stands, until a match is over."""
    told = Scorekeeper(ariari.load("daisuki-sanma"), ["A", "B", "C"])
    lines: list[str] = []
    while len(lines) < 400 and not told.over:
        a, b = chance.sample("ABC", 2)
        line = chance.choice(
            [
                f"draw {a}",
                f"draw {a} {b}",
                "draw",
                f"chips {a} {b} 1",
                f"riichi {a}",
                f"ron {a} from {b} 1/30",
                "undo",
            ]
        )
        try:
            obey(told, line, "en")
        except ReportError:
            continue
        lines.append(line)
    return lines


def _recorded(path: Path) -> int:
    """How many whole reports are in a log."""
    return max(path.read_bytes().count(b"\n") - 1, 0) if path.exists() else 0


def _run_until_killed(path: Path, lines: list[str], chance: random.Random) -> int:
    """Type the rest of a match, kill the scorekeeper somewhere, and return how many reports it confirmed."""
    child = subprocess.Popen(
        [*COMMAND, "daisuki-sanma", "--file", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("\n".join(lines) + "\n")
    child.stdin.flush()
    confirmed, wanted = 0, chance.randrange(6)
    while confirmed < wanted and (said := child.stdout.readline()):
        confirmed += said.startswith("ok")
    time.sleep(chance.random() * 0.01)
    child.send_signal(signal.SIGKILL)
    rest = child.stdout.read()
    child.wait()
    return confirmed + sum(line.startswith("ok") for line in rest.splitlines())


def killed(path: Path, times: int, chance: random.Random) -> None:
    """Kill a scorekeeper again and again; nothing that it confirmed is ever lost."""
    rules, lines, done = ariari.load("daisuki-sanma"), _commands(chance), 0
    for _ in range(times):
        if done >= len(lines) - 10:
            path.unlink()
            lines, done = _commands(chance), 0
        confirmed = _run_until_killed(path, lines[done:], chance)
        again, _torn = Scorekeeper.open(rules, path)
        again.close()
        # What was on the disk but not yet confirmed may stand too, at most one report.
        assert done + confirmed <= _recorded(path) <= done + confirmed + 1
        done = _recorded(path)
        mirror = Scorekeeper(rules, ["A", "B", "C"])
        for line in lines[:done]:
            obey(mirror, line, "en")
        assert again.state == mirror.state


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
def test_a_killed_scorekeeper_loses_nothing_it_confirmed(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    long = pytestconfig.getoption("--long", default=False)
    killed(tmp_path / "game.jsonl", 100 if long else 8, random.Random(7))


def test_history_tells_each_payment_once(keeper: Scorekeeper) -> None:
    """Reports that bring no payment repeat none; equal rounds after each other tell theirs both."""
    for line in ["riichi A", "tsumo A mangan", "chips A B 2", "tsumo A mangan", "tsumo A mangan", "leave C"]:
        obey(keeper, line, "zh")
    said = obey(keeper, "history", "zh")
    assert said is not None
    assert said.count("（立直棒）") == 1
    assert said.count("B → A 5,000（和牌）") == said.count("C → A 5,000（和牌）") == 3
    assert (said.count("（供托）"), said.count("筹码 A → B 2枚"), said.count("离席：C")) == (1, 1, 1)


FOREIGN = re.compile(r"[a-z]{3,}")
WORDS_OF_THE_TABLE = {"help", "end", "continue", "force"}


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_every_line_is_in_the_language(lang: str) -> None:
    """A whole match with a sitter-out, refusals, an undo and the settlement, without an English word."""
    lines = [
        "riichi A", "ron A from B 3/40 ippatsu reds=1", "ron A from A 3/40", "dance", "draw A C", "state",
        "penalty B too-many-tiles", "draw A", "chips A C 2", "leave C", "sit 2 E", "tsumo E mangan", "undo",
        "needs", "tsumo B yakuman", "tsumo B yakuman", "history", "settle",
    ]  # fmt: skip
    done = keep(lines, "daisuki-sanma", "--names", "A,B,C,D", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    found = set(FOREIGN.findall(done.stdout.replace("dance", ""))) - WORDS_OF_THE_TABLE
    assert found == set()

"""External mjai programs at our table, and ariari as one of them."""

import json
import subprocess
import sys
import time
from collections import deque

import pytest
from typer.testing import CliRunner

import ariari
from ariari.arena.as_bot import AsBot
from ariari.arena.errors import BotError
from ariari.arena.match import Player, play
from ariari.arena.seat import BotSeat
from ariari.cli import app
from ariari.logs import LogError
from ariari.logs.own.reader import read_own
from ariari.logs.replay import replay


def script(body: str) -> Player:
    """A program in Python that reads lines and answers as `body` says."""
    code = f"import sys, time, json\nfor line in sys.stdin:\n    {body}\n    sys.stdout.flush()\n"
    return Player(command=(sys.executable, "-c", code))


def match(house: str, program: Player, protocol="each", seconds=5.0):
    rules = ariari.load(house)
    return play(rules, [program, *[Player(bot="random")] * (rules.seats.players - 1)], 1, protocol, seconds)


class InProcess:
    """A bot of our own without a process of its own."""

    ended = False

    def __init__(self, bot: AsBot) -> None:
        self._bot = bot
        self._answers: deque[str] = deque()

    def send(self, line: str) -> None:
        self._answers.extend(self._bot.answers([line]))

    def line(self, seconds: float) -> str | None:  # noqa: ARG002
        return self._answers.popleft() if self._answers else None


@pytest.mark.parametrize("house", ["tenhou", "tenhou-sanma", "mahjong-soul"])
@pytest.mark.parametrize("protocol", ["each", "lists"])
def test_ariari_as_a_bot_plays_whole_matches_and_is_never_wrong(house, protocol):
    rules = ariari.load(house)
    me = 1
    bot = BotSeat(InProcess(AsBot(rules, "eager")), me, protocol)
    table = ariari.Table(rules, seed=3)
    while not table.over:
        seat = table.turn
        if table.choosing:
            table.play("end")
        elif seat == me:
            table.play(bot.choose(table), seat)
        else:
            table.play(table.choice("eager", seat), seat)
    assert bot.decisions > 20
    assert bot.faults == {}
    (record,) = read_own(table.record().splitlines())
    assert replay(record).difference is None


def test_a_program_that_only_passes_discards_what_it_draws():
    played = match("tenhou", script("""print('{"type":"none"}')"""))
    assert played.table.over
    assert played.decisions[0] > 50
    assert set(played.faults[0]) == {"illegal"}  # none is no answer to a draw
    own = [e for e in played.table.events if e["type"] == "dahai" and e["actor"] == 0]
    assert all(e["tsumogiri"] for e in own)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("print('nonsense')", "not JSON"),
        ("print('[1, 2]')", "not JSON"),
        ("""print('{"type":"dahai","actor":0,"pai":"9x"}')""", "illegal"),
        ("""print('{"type":"hora","actor":0}')""", "illegal"),
        ("sys.exit(0)", "gone"),
    ],
)
def test_a_program_that_misbehaves_does_not_stop_the_match(body, fault):
    played = match("tenhou-tonpuu", script(body), seconds=0.3)
    assert played.table.over
    assert played.faults[0][fault] > 0


EACH = "import os, signal, sys, time\nfor line in sys.stdin: "


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("raise SystemExit(3)", {"gone"}),
        (EACH + "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", {"not JSON"}),
        (EACH + "print('x' * 300_000, flush=True)", {"not JSON"}),
        (EACH + "print('[' * 20_000, flush=True)", {"not JSON"}),
        ("while True: print('{}')", {"illegal"}),
        ("import time; print('{}', flush=True); time.sleep(60)", {"late", "given up"}),
        ("import os, time; os.close(0); os.close(1); time.sleep(60)", {"gone"}),
        (EACH + "signal.signal(15, signal.SIG_IGN); print('[]', flush=True)", {"not JSON"}),
    ],
)  # fmt: skip
def test_a_program_of_any_other_kind_ends_with_the_match(code, faults, tmp_path):
    """Nothing that it started is left, and a dead one is not waited for."""
    began = time.monotonic()
    mark = str(tmp_path)
    start = (
        "from subprocess import DEVNULL, Popen\n"
        f"Popen(['sh', '-c', 'sleep 60; : {mark}'], stdin=DEVNULL, stdout=DEVNULL)\n"
    )
    played = match("tenhou-tonpuu", Player(command=(sys.executable, "-c", start + code)), seconds=0.2)
    assert played.table.over and played.decisions[0] > 50
    # Wherever nothing comes at all, the answers that were owed at first can be late.
    assert set(played.faults[0]) - {"late", "illegal"} <= faults and faults & set(played.faults[0])
    assert time.monotonic() - began < 30
    assert mark not in subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout


def test_a_program_that_is_slow_to_start_is_waited_for():
    late = 'import sys, time; time.sleep(0.7)\nfor line in sys.stdin: print(\'{"type":"none"}\', flush=True)'
    played = match("tenhou-tonpuu", Player(command=(sys.executable, "-c", late)), seconds=0.3)
    assert "late" not in played.faults[0]


def test_a_slow_program_has_its_tile_discarded_and_is_heard_again_later():
    slow = script("""time.sleep(0.15 if '"kyoku":1' in line else 0); print('{"type":"none"}')""")
    played = match("tenhou-tonpuu", slow, seconds=0.05)
    assert played.table.over
    assert played.faults[0]["late"] >= 1
    assert played.decisions[0] > played.faults[0]["late"]


def test_what_a_bot_is_told_hides_what_it_may_not_know():
    told: list[str] = []

    class Ear(InProcess):
        def send(self, line: str) -> None:
            told.append(line)
            super().send(line)

    rules = ariari.load("tenhou")
    bot = BotSeat(Ear(AsBot(rules, "random")), 0)
    table = ariari.Table(rules, seed=4)
    for _ in range(60):
        seat = table.turn
        table.play(bot.choose(table) if seat == 0 else table.choice("random", seat), seat)
    events = [json.loads(line) for line in told]
    start = next(e for e in events if e["type"] == "start_kyoku")
    assert start["tehais"][1:] == [["?"] * 13] * 3
    assert all(e["pai"] == "?" for e in events if e["type"] == "tsumo" and e["actor"] != 0)
    assert events[0]["id"] == 0


def test_a_program_that_is_not_there_and_a_house_with_flowers_are_said():
    with pytest.raises(BotError, match="cannot be started"):
        match("tenhou", Player(command=("/no/such/program",)))
    with pytest.raises(BotError, match=r"flower|no tile"):
        match("ponta-sanma-05", script("""print('{"type":"none"}')"""))


def test_lines_that_are_no_mjai_are_said():
    bot = AsBot(ariari.load("tenhou"), "random")
    for line, says in (("{", "not JSON"), ("[1]", "object with a type"), ('{"type":"tsumo"}', "start_game")):
        with pytest.raises(LogError, match=says):
            list(bot.answers([line]))


def test_the_command_plays_and_tells():
    arguments = ["mjai-bot", "--rules", "tenhou-tonpuu", "--seed", "1", "--json", "--"]
    program = script("""print('{"type":"none"}')""").command
    result = CliRunner().invoke(app, [*arguments, *program])
    assert result.exit_code == 0, result.output
    document = json.loads(result.stdout)
    assert document["matches"] == 1
    assert document["faults"].keys() == {"illegal"}


def test_the_command_as_a_bot_answers_each_line():
    start = {"type": "start_game", "id": 0, "names": ["a", "b", "c", "d"]}
    hand = ["1m", "1m", "1m", "2m", "3m", "4m", "5m", "5mr", "6m", "E", "E", "P", "C"]
    kyoku = {
        "type": "start_kyoku", "bakaze": "E", "dora_marker": "3p", "kyoku": 1, "honba": 0, "kyotaku": 0,
        "oya": 0, "scores": [25000] * 4, "tehais": [hand] + [["?"] * 13] * 3,
    }  # fmt: skip
    lines = "\n".join(map(json.dumps, (start, kyoku, {"type": "tsumo", "actor": 0, "pai": "9s"})))
    result = CliRunner().invoke(app, ["mjai-bot", "--as-bot", "random"], input=lines + "\n")
    assert result.exit_code == 0, result.output
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["type"] for answer in answers] == ["none", "none", "dahai"]


def test_nothing_to_run_is_said():
    result = CliRunner().invoke(app, ["mjai-bot"])
    assert result.exit_code == 1
    assert "--as-bot" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "lines", "says"),
    [
        (["--as-bot", "nobody"], "", "there is no bot 'nobody'; there are"),
        (["--against", "nobody", "--", "cat"], "", "there is no bot 'nobody'; there are"),
        (["--as-bot", "keen"], '{"type":"start_game","id":"x"}', "id should be a whole number from 0 to 3"),
        (["--as-bot", "keen"], '{"type":"start_game","id":4}', "id should be a whole number from 0 to 3"),
        (["--as-bot", "keen"], '{"type":"start_game","id":0,"names":7}', "names should be a list"),
    ],
)
def test_what_cannot_be_is_said_before_a_match(arguments, lines, says):
    result = CliRunner().invoke(app, ["mjai-bot", *arguments], input=lines + "\n")
    assert result.exit_code == 1 and isinstance(result.exception, SystemExit)
    assert says in result.stderr

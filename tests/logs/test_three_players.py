"""Three-player mjlogs: followed as any other; Tenhou's walls for three are not known, and that is said."""

import base64
from dataclasses import replace

import pytest
from tests.logs.own_games import played
from typer.testing import CliRunner

import ariari
from ariari.cli import app
from ariari.logs import LogError, Losses
from ariari.logs.bulk import check_proof
from ariari.logs.completion import completed
from ariari.logs.convert import write
from ariari.logs.own.reader import read_own
from ariari.logs.replay import replay
from ariari.logs.tenhou.mjlog_reader import read_mjlog
from ariari.logs.tenhou.shuffle import SCHEME, SEED_WORDS

HOUSES = ("tenhou-sanma", "tenhou-sanma-tonpuu")
SEED = f"{SCHEME},{base64.b64encode(bytes(4 * SEED_WORDS)).decode()}"


def mjlog(house: str, seed: int) -> str:
    """A simulated match of three as Tenhou writes it, with a seed of Tenhou's shuffle."""
    (record,) = read_own(played(ariari.load(house), seed).record().splitlines())
    text = write(completed(replace(record, seed=None)), "mjlog", Losses())
    return text.replace('seed=""', f'seed="{SEED}"', 1)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", [1, 2])
def test_three_player_mjlogs_replay(house, seed):
    record = read_mjlog([mjlog(house, seed).encode()])
    assert (record.players, record.rules, record.seed) == (3, house, SEED)
    verdict = replay(record)
    assert verdict.difference is None, str(verdict.difference)
    assert verdict.complete and verdict.rounds == len(record.rounds) and verdict.walls == 0


def test_a_three_player_win_of_other_fu_is_a_difference():
    record = read_mjlog([mjlog("tenhou-sanma", 1).encode()])
    number, round_ = next((n, r) for n, r in enumerate(record.rounds) if r.wins and r.wins[0].han)
    win = replace(round_.wins[0], fu=round_.wins[0].fu + 10)
    rounds = (*record.rounds[:number], replace(round_, wins=(win, *round_.wins[1:])))
    difference = replay(replace(record, rounds=rounds, final=None)).difference
    assert difference is not None and difference.recorded == f"{win.fu} fu"


def test_their_walls_are_refused_with_the_reason(tmp_path):
    text = mjlog("tenhou-sanma", 1)
    record = read_mjlog([text.encode()])
    with pytest.raises(LogError, match="Tenhou's shuffle for three players is not known") as refused:
        check_proof(record, replay(record))
    assert "三人打ち" in refused.value.text("ja") and "三人" in refused.value.text("zh")
    path = tmp_path / "three.mjlog"
    path.write_text(text)
    assert CliRunner().invoke(app, ["replay", str(path)]).exit_code == 0
    for command in (["verify"], ["replay", "--verify"]):
        result = CliRunner().invoke(app, [*command, str(path)])
        assert result.exit_code == 1
        assert f"{path}, match 1: its walls cannot be verified: Tenhou's shuffle" in result.stderr

"""What is said of records, in every language."""

import json
import pickle
from dataclasses import replace

import pytest
from tests.logs.own_games import played
from typer.testing import CliRunner

import ariari
from ariari.cli import app
from ariari.logs import Losses
from ariari.logs.convert import write
from ariari.logs.own.reader import read_own
from ariari.logs.record import Discard
from ariari.logs.replay import replay

COMMANDS = [["replay"], ["verify"], ["stats"], ["convert", "--to", "mjai"], ["replay", "--show"]]


@pytest.fixture(scope="module")
def record():
    (record,) = read_own(played(ariari.load("tenhou"), 5).record().splitlines())
    return record


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.mark.parametrize("command", COMMANDS)
def test_an_empty_folder_is_an_error(tmp_path, command):
    result = run(*command, tmp_path)
    assert result.exit_code == 1 and result.stdout == ""
    assert result.stderr == f"ariari: there is no file in {tmp_path}\n"
    assert f"{tmp_path} にファイルがありません" in run(*command, tmp_path, "--lang", "ja").stderr
    assert f"{tmp_path} 里没有文件" in run(*command, tmp_path, "--lang=zh").stderr
    if "--show" not in command:
        out = () if command[0] != "convert" else ("--out", tmp_path / "out")
        told = json.loads(run(*command, tmp_path, *out, "--json").stdout)
        assert told["id"] == "no-files"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_broken_file_is_told_in_the_language_place_and_all(tmp_path, command):
    path = tmp_path / "broken.mjai"
    path.write_text('{"type":"start_game","names":["A","B","C","D"]}\n{"type":"tsumo"}\n')
    result = run(*command, path, "--lang", "ja")
    assert result.exit_code == 1
    assert f"ariari: {path}、2行目：tsumo が start_kyoku より前にあります" in result.stderr


def test_a_difference_is_told_in_the_language(record):
    first = record.rounds[0]
    at = next(n for n, event in enumerate(first.events) if isinstance(event, Discard) and event.seat == 1)
    held = {*first.hands[1], first.events[at - 1].tile}
    other = next(tile for tile in ("1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z") if tile not in held)
    events = (*first.events[:at], Discard(1, other, False), *first.events[at + 1 :])
    difference = replay(replace(record, rounds=(replace(first, events=events),), final=None)).difference
    difference = pickle.loads(pickle.dumps(difference))
    assert str(difference) == (
        f"round 1 (East 1), turn 2, seat 1: recorded seat 1 discards {other}; "
        "we say that this is not legal: the hand does not hold the tiles"
    )
    assert difference.text("ja").startswith(f"1局目（東1局）、2巡目、席1：牌譜は「席1が {other} を切る」")
    assert difference.text("zh").startswith(f"第1局（东1局）、第2巡、座位1：牌谱：座位1打 {other}；")
    assert difference.to_dict()["recorded"] == f"seat 1 discards {other}"


def test_a_win_of_other_yaku_is_told_with_their_names(record):
    number, round_ = next((n, r) for n, r in enumerate(record.rounds) if r.wins)
    win = replace(round_.wins[0], yaku=(("riichi", 1), ("daisangen", "yakuman"), ("ura", 2)))
    rounds = (*record.rounds[:number], replace(round_, wins=(win, *round_.wins[1:])))
    difference = replay(replace(record, rounds=rounds, final=None)).difference
    assert difference.recorded == "yaku riichi 1, daisangen yakuman, ura 2"
    assert "立直 1、大三元 役満、裏ドラ 2" in difference.text("ja")
    assert "立直 1、大三元 役满、里宝牌 2" in difference.text("zh")


def test_losses_are_told_in_the_language(record):
    losses = Losses()
    write(record, "mjai", losses)
    assert "the seed of the shuffle" in losses.said
    assert "洗牌のシード" in losses.said_in("ja") and "洗牌的种子" in losses.said_in("zh")


@pytest.mark.parametrize(("house", "chips"), [("tenhou", False), ("daisuki-sanma", True)])
def test_chips_are_missed_only_where_there_are_some(house, chips):
    assert (ariari.load(house).bonus.chips.value > 0) == chips
    (whole,) = read_own(played(ariari.load(house), 3).record().splitlines())
    number = next(n for n, round_ in enumerate(whole.rounds) if n and round_.dealer)
    cut = replace(whole, rounds=whole.rounds[number:], final=None, settled=None, seed=None)
    remarks = [str(remark) for remark in replay(cut).remarks]
    missed = "chips and payments" if chips else "payments"
    assert f"recorded from mid-match on: {missed} before that are not counted" in remarks
    assert "broken off before the match's end" in remarks
    assert [remark.text("ja") for remark in replay(cut).remarks][-1] == "対局の終わりの前で途切れています"

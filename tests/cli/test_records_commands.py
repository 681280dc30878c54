"""`ariari replay`, `convert` and `stats` on the command line."""

import gzip
import json
import re

import pytest
from tests.conftest import shared
from tests.logs.own_games import played
from typer.testing import CliRunner

import ariari
from ariari.cli import app
from ariari.logs import read

GAMES = shared("data/mjlog")
GAME = sorted(GAMES.glob("*.mjlog"))[1]


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_replay_of_the_real_games_agrees():
    result = run("replay", GAMES, "--json", "--verify")
    assert result.exit_code == 0, result.output
    summary = json.loads(result.stdout)["summary"]
    assert (summary["files"], summary["agree"], summary["differ"], summary["unreadable"]) == (36, 36, 0, 0)
    assert (summary["rounds"], summary["walls"], summary["wins"]) == (221, 221, 167)


def test_replay_tells_people_a_table():
    result = run("replay", GAME)
    assert result.exit_code == 0
    assert "agree to the last point" in result.stdout
    assert "walls made again from a seed" in result.stdout


def test_one_broken_file_does_not_stop_the_others(tmp_path):
    (tmp_path / "a.mjlog").write_bytes(GAME.read_bytes())
    (tmp_path / "b.mjlog").write_bytes(GAME.read_bytes()[:3000])
    (tmp_path / "c.mjlog.gz").write_bytes(gzip.compress(GAME.read_bytes()))
    result = run("replay", tmp_path, "--json")
    assert result.exit_code == 1
    document = json.loads(result.stdout)
    assert (document["summary"]["agree"], document["summary"]["unreadable"]) == (2, 1)
    broken = document["files"][1]["errors"][0]
    assert broken["place"].startswith(str(tmp_path / "b.mjlog"))
    assert "column" in broken["place"]


def test_a_difference_is_told_and_is_exit_status_1(tmp_path):
    text = GAME.read_text().replace('ten="40,16000,3"', 'ten="30,16000,3"')
    assert text != GAME.read_text()
    (tmp_path / "other.mjlog").write_text(text)
    result = run("replay", tmp_path / "other.mjlog")
    assert result.exit_code == 1
    assert "recorded 30 fu; we say 40" in result.stdout


def test_replay_in_several_processes_is_the_same():
    one = json.loads(run("replay", GAMES, "--json").stdout)
    two = json.loads(run("replay", GAMES, "--json", "--jobs", 2).stdout)
    assert one["files"] == two["files"]


def test_show_tells_every_event():
    result = run("replay", GAME, "--show")
    assert result.exit_code == 0
    assert "seat 0 draws 7z" in result.stdout
    assert "final points [16300, 21900, 17700, 44100]" in result.stdout


def stepped(keys, *options):
    return CliRunner().invoke(app, ["replay", str(GAME), "--step", *options], input=keys)


def test_a_record_is_stepped_through_at_the_readers_pace():
    whole = run("replay", GAME, "--show").stdout
    events = [line for line in whole.splitlines() if line.startswith("  ")]
    three = stepped("\n\n\nq\n")
    assert three.exit_code == 0
    assert [line for line in three.stdout.splitlines() if line.startswith("  ")] == events[:3]
    # the rest of the first round at once, and one event of the second
    rounds = whole.split("\n\n")
    second = stepped("r\n\nq\n").stdout
    assert second.count("  ") >= rounds[1].count("  ")
    assert rounds[1].splitlines()[-1] in second and rounds[2].splitlines()[0] in second
    assert rounds[3].splitlines()[0] not in second
    # whoever goes away, or cannot answer, has seen enough
    assert stepped("").exit_code == 0
    assert "下一步" in stepped("q\n", "--lang", "zh").stdout


@pytest.mark.parametrize("to", ["mjai", "tenhou-json", "tenhou-url", "ariari", "mjlog"])
def test_convert_to_every_format_and_replay_again(tmp_path, to):
    out = tmp_path / "record"
    result = run("convert", GAME, "--to", to, "--out", out)
    assert result.exit_code == 0, result.output
    replayed = run("replay", out, "--json")
    assert replayed.exit_code == 0, replayed.output
    assert json.loads(replayed.stdout)["summary"]["wins"] == 7


def test_what_a_format_has_no_place_for_is_said():
    result = run("convert", GAME, "--to", "mjai")
    assert "mjai has no place for this: the dice" in result.stderr
    assert result.stdout.startswith('{"type":"start_game"')
    assert run("convert", GAME, "--to", "mjlog").stderr == ""


def test_convert_a_folder_into_a_folder(tmp_path):
    result = run("convert", GAMES, "--to", "ariari", "--out", tmp_path, "--json")
    assert result.exit_code == 0
    assert len(json.loads(result.stdout)) == 36
    assert len(list(tmp_path.glob("*.jsonl"))) == 36


def test_several_matches_make_several_mjlogs(tmp_path):
    both = tmp_path / "both.jsonl"
    run("convert", GAME, GAME, "--to", "mjai", "--out", both)
    assert len(list(read(both))) == 2
    assert "holds one match" in run("convert", both, "--to", "mjlog").stderr
    run("convert", both, "--to", "mjlog", "--out", tmp_path)
    assert {path.name for path in tmp_path.glob("*.mjlog")} == {"both.mjlog", "both-2.mjlog"}


def test_an_unknown_format_is_said():
    result = run("convert", GAME, "--to", "pdf")
    assert result.exit_code == 1
    assert "there is no format pdf" in result.stderr


def test_stats_by_player():
    result = run("stats", GAME, "--json")
    assert result.exit_code == 0
    players = json.loads(result.stdout)["players"]
    assert set(players) == {"A", "B", "C", "D"}
    assert players["D"]["ranks"] == [1, 0, 0, 0]
    assert players["D"]["points"] == 44100
    assert sum(player["wins"] for player in players.values()) == 7
    assert all(player["rounds"] == 9 for player in players.values())
    assert "everybody" in run("stats", GAME).stdout


def test_stats_of_a_broken_file_say_so(tmp_path):
    (tmp_path / "x").write_text("nonsense")
    result = run("stats", tmp_path)
    assert result.exit_code == 1
    assert "neither as XML nor as JSON" in result.stderr


@pytest.fixture(scope="module")
def ours():
    """A record of a match at our own table."""
    return played(ariari.load("daisuki-sanma"), 1, 4).record()


def test_verify_of_a_match_of_ours_and_of_real_games(tmp_path, ours):
    (tmp_path / "ours.jsonl").write_text(ours)
    result = run("verify", tmp_path / "ours.jsonl", GAMES, "--json")
    assert result.exit_code == 0, result.output
    summary = json.loads(result.stdout)["summary"]
    assert summary["agree"] == 37
    assert summary["walls"] == summary["rounds"]


def test_verify_tells_a_key_that_is_not_the_one_committed_to(tmp_path, ours):
    key = json.loads(ours.splitlines()[-1])["key"]
    (tmp_path / "ours.jsonl").write_text(ours.replace(key, bytes(32).hex()))
    result = run("verify", tmp_path / "ours.jsonl")
    assert result.exit_code == 1
    assert "the match's key is not the one that was committed to before the match" in result.output


def test_verify_tells_a_wall_that_the_key_does_not_give(tmp_path, ours):
    lines = [json.loads(line) for line in ours.splitlines()]
    hands = next(event for event in lines if event["type"] == "start_kyoku")["tehais"]
    hands[0], hands[1] = hands[1], hands[0]
    (tmp_path / "ours.jsonl").write_text("".join(json.dumps(event) + "\n" for event in lines))
    result = run("verify", tmp_path / "ours.jsonl", "--json")
    assert result.exit_code == 1
    (match,) = json.loads(result.stdout)["files"][0]["matches"]
    assert match["difference"]["ours"].startswith("the seed deals")


@pytest.mark.parametrize(
    ("left_out", "told"),
    [("key", "the record tells no seed"), ("commitment", "no commitment to the key was told")],
)
def test_verify_asks_for_key_and_commitment(tmp_path, ours, left_out, told):
    lines = [json.loads(line) for line in ours.splitlines()]
    for event in lines:
        if left_out in event:
            event[left_out] = None
    path = tmp_path / "ours.jsonl"
    path.write_text("".join(json.dumps(event) + "\n" for event in lines))
    result = run("verify", path)
    assert result.exit_code == 1
    assert told in result.output
    assert run("replay", path).exit_code == 0


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "the key is told when the match is over, and this record breaks off before; all else agrees"),
        ("ja", "鍵は終局後に公開されますが、この牌譜は途中で終わっています。牌山以外はすべて一致しました"),
        ("zh", "密钥在对局结束后公布，而这份牌谱在中途结束；除牌山外全部一致"),
    ],
)
def test_verify_says_what_can_be_checked_of_an_unfinished_match(tmp_path, ours, lang, told):
    lines = ours.splitlines()
    second = [n for n, line in enumerate(lines) if '"start_kyoku"' in line][1]
    path = tmp_path / "ours.jsonl"
    path.write_text("\n".join(lines[:second]) + "\n")
    result = run("verify", path, "--lang", lang)
    assert result.exit_code == 1
    wins = sum('"hora"' in line for line in lines[:second])
    assert told in result.output
    assert re.search(rf"\b1 ?(rounds|局).*{wins} ?(wins|回|次)", result.output)
    assert run("replay", path, "--lang", lang).exit_code == 0


def test_a_match_of_ours_is_converted_to_itself(tmp_path, ours):
    (tmp_path / "ours.jsonl").write_text(ours)
    assert run("convert", tmp_path / "ours.jsonl", "--to", "ariari").stdout == ours


def test_what_cannot_be_followed_keeps_what_it_tells(tmp_path):
    text = run("convert", GAME, "--to", "mjai").stdout.replace('"rules":"tenhou"', '"rules":null')
    (tmp_path / "game.mjai").write_text(text)
    result = run("convert", tmp_path / "game.mjai", "--to", "ariari")
    assert result.exit_code == 0
    assert "the payments one by one, for the engine cannot follow the record" in result.stderr
    told = run("convert", tmp_path / "game.mjai", "--to", "ariari", "--rules", "tenhou")
    assert told.stderr == ""

    def scores(output):
        return [e["scores"] for e in map(json.loads, output.splitlines()) if e["type"] == "end_kyoku"]

    assert scores(result.stdout) == scores(told.stdout)


def test_show_goes_on_after_a_broken_file(tmp_path):
    (tmp_path / "a.mjlog").write_bytes(GAME.read_bytes()[:3000])
    (tmp_path / "b.mjlog").write_bytes(GAME.read_bytes())
    result = run("replay", tmp_path, "--show")
    assert result.exit_code == 1
    assert "final points [16300, 21900, 17700, 44100]" in result.stdout
    assert "a.mjlog" in result.stderr


def test_a_record_of_the_middle_of_a_match_says_so(tmp_path, ours):
    """Chips and rank of it are not those of a match."""
    lines = ours.splitlines()
    starts = [n for n, line in enumerate(lines) if '"start_kyoku"' in line]
    path = tmp_path / "middle.jsonl"
    header = json.loads(lines[0])
    path.write_text("\n".join([json.dumps(header), *lines[starts[-1] : -1]]) + "\n")
    result = run("replay", path)
    assert result.exit_code == 0, result.output
    assert "recorded from mid-match on: chips and payments before that are not counted" in result.stdout
    assert "broken off before the match's end" in result.stdout
    result = run("stats", path)
    assert "1 recorded from mid-match on; 1 without an end, and no rank" in result.stdout
    players = json.loads(run("stats", path, "--json").stdout)["players"]
    assert all(p["from_mid_match"] == p["broken_off"] == 1 and p["matches"] == 0 for p in players.values())

"""mjai: real games there and back, three players, the variants that servers write, and broken lines."""

import json

import pytest
from tests.logs.real_records import as_mjai_has_it, real_games

from ariari.logs import Aside, Draw, GameRecord, LogError, Losses, Round, Win
from ariari.logs.mjai.reader import read_mjai
from ariari.logs.mjai.writer import write_mjai

HANDS = [["1m", "1m", "1m", "2m", "3m", "4m", "5m", "5mr", "6m", "E", "E", "P", "C"]] + [["?"] * 13] * 3


def start(**changes):
    return {
        "type": "start_kyoku", "bakaze": "E", "dora_marker": "3p", "kyoku": 1, "honba": 0, "kyotaku": 0,
        "oya": 0, "scores": [25000] * 4, "tehais": HANDS,
    } | changes  # fmt: skip


def lines(*events, names=("A", "B", "C", "D")):
    return [json.dumps(e) for e in ({"type": "start_game", "names": list(names)}, *events)]


@pytest.mark.parametrize("name", [path.stem for path in real_games()])
def test_a_real_game_comes_back_as_it_went(games, name):
    losses = Losses()
    (back,) = read_mjai(write_mjai(games[name], losses))
    assert back == as_mjai_has_it(games[name])
    assert "the seed of the shuffle" in losses.said
    assert "the dice" in losses.said


def test_tiles_are_named_as_mjai_does():
    (record,) = read_mjai(lines(start()))
    assert record.rounds[0].hands[0] == ("1m",) * 3 + ("2m", "3m", "4m", "5m", "0m", "6m") + (
        "1z",
        "1z",
        "5z",
        "7z",
    )
    assert record.rounds[0].hands[1][0] == "?"


def test_three_players_have_lists_of_three_and_lay_north_aside():
    hands = [HANDS[0], HANDS[1], HANDS[1]]
    events = [start(scores=[35000] * 3, tehais=hands), {"type": "tsumo", "actor": 0, "pai": "N"}]
    events.append({"type": "nukidora", "actor": 0, "pai": "N"})
    (record,) = read_mjai(lines(*events, names=("A", "B", "C")))
    assert record.players == 3
    assert record.rounds[0].events == (Draw(0, "4z"), Aside(0, "4z"))
    (again,) = read_mjai(write_mjai(record, Losses()))
    assert again == record


def test_three_players_in_lists_of_four_are_recognised():
    (record,) = read_mjai(lines(start(scores=[35000] * 3 + [0]), names=("A", "B", "C", "")))
    assert record.players == 3
    assert record.names == ("A", "B", "C")


def test_several_matches_may_follow_each_other():
    two = lines(start(), {"type": "end_game"}) + lines(start(), {"type": "end_game", "scores": [1, 2, 3, 4]})
    first, second = read_mjai(two)
    assert first.final is None
    assert second.final == (1, 2, 3, 4)


def test_a_win_may_be_told_shortly_or_fully():
    short = {"type": "hora", "actor": 0, "target": 0, "deltas": [3, -1, -1, -1], "ura_markers": ["1p"]}
    full = short | {
        "pai": "E",
        "fu": 30,
        "hora_points": 3000,
        "yakus": [["reach", 1], ["uradora", 0], ["dora", 2]],
    }
    (record,) = read_mjai(lines(start(), {"type": "tsumo", "actor": 0, "pai": "E"}, short))
    assert record.rounds[0].wins == (Win(0, 0, (3, -1, -1, -1), tile="1z", ura=("1p",)),)
    (record,) = read_mjai(lines(start(), {"type": "tsumo", "actor": 0, "pai": "E"}, full))
    assert record.rounds[0].wins[0].yaku == (("riichi", 1), ("dora", 2))
    assert record.rounds[0].wins[0].han == 3


def test_all_dragons_have_one_name_so_the_yaku_stay_unknown():
    win = {"type": "hora", "actor": 0, "target": 0, "deltas": [0] * 4, "yakus": [["sangenpai", 1]]}
    (record,) = read_mjai(lines(start(), win))
    assert record.rounds[0].wins[0].yaku is None


@pytest.mark.parametrize(
    ("events", "kind"),
    [
        ([{"type": "ryukyoku", "deltas": [0, 0, 0, 0], "reason": "sukaikan"}], "four-kans"),
        ([{"type": "tsumo", "actor": 0, "pai": "9m"}, {"type": "ryukyoku"}], "nine-terminals"),
        ([{"type": "ryukyoku", "deltas": [1500, 1500, -1500, -1500]}], "exhaustive"),
        ([{"type": "ryukyoku", "deltas": [8000, -4000, -2000, -2000]}], "nagashi"),
        (
            [
                e
                for seat in range(4)
                for e in (
                    {"type": "tsumo", "actor": seat, "pai": "W"},
                    {"type": "dahai", "actor": seat, "pai": "W", "tsumogiri": True},
                )
            ]
            + [{"type": "ryukyoku"}],
            "four-winds",
        ),
    ],
)
def test_the_kind_of_a_draw_is_told_or_seen(events, kind):
    (record,) = read_mjai(lines(start(), *events))
    assert record.rounds[0].drawn.kind == kind


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ("{", "not JSON"),
        ("[]", "an event should be an object"),
        ("{}", "the key type is missing"),
        ('{"type":"tsumo"}', "comes before start_kyoku"),
        ('{"type":"tsumo","actor":7,"pai":"E"}', None),
        (json.dumps(start(tehais=[["1m"]] * 4)), r"seat 0 is dealt 1 tiles, not 13"),
        (json.dumps(start(bakaze="X")), "bakaze should be one of E S W N"),
        (json.dumps(start(oya=4)), "oya should be a whole number from 0 to 3"),
        (json.dumps(start(scores=[1, 2])), "scores should have 4 entries, not 2"),
        (json.dumps(start(honba=True)), "honba should be a whole number"),
        ('{"type":"x' + "x" * 500, "not JSON"),
        ("9" * 5000, None),
        ("[" * 100000, "nested too deeply"),
        ("\udcff", None),
    ],
)
def test_what_is_wrong_is_said_with_its_line(bad, says):
    with pytest.raises(LogError, match=says) as problem:
        list(read_mjai([*lines(), bad]))
    assert problem.value.place.startswith("line 2")


def test_it_must_begin_with_start_game():
    with pytest.raises(LogError, match="begins with start_game"):
        list(read_mjai(['{"type":"tsumo"}']))


def test_flowers_cannot_be_written():
    round_ = Round(0, 0, 0, 0, (35000,) * 3, (("1f",) * 13,) * 3, ("1z",), ())
    with pytest.raises(LogError, match="no tile 1f"):
        list(write_mjai(GameRecord(3, ("A", "B", "C"), (round_,)), Losses()))

"""`ariari simulate`: matches between bots."""

import json

import pytest
from tests.cli.test_settle_command import ariari


def test_json_is_one_document_and_a_seed_repeats_it() -> None:
    words = ("simulate", "daisuki-sanma", "-n", "5", "--seed", "1", "--json")
    one, two = (json.loads(ariari(*words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    for found in (one, two):
        assert found.pop("seconds") > 0
        assert found.pop("games_per_second") > 0
    assert one == two
    assert one["games"] == 5
    assert one["bots"] == ["keen"] * 3
    assert sum(seat["value"] for seat in one["rank_by_seat"]) == pytest.approx(6)
    assert sum(one["ends"].values()) == pytest.approx(1)


def test_a_table_for_people() -> None:
    done = ariari("simulate", "tenhou", "-n", "3", "--bots", "keen,random,random,random", "--seed", "1")
    assert done.returncode == 0
    for word in ("tenhou: 3 matches", "rounds per match", "deal-ins", "random (1, 2, 3)", "by rank"):
        assert word in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("tenhou", "--bots", "clever,keen,keen,keen"), "there is no bot 'clever'"),
        (("tenhou", "--bots", "keen,keen"), "2 bots are given; 4 people"),
        (("tenhou", "-n", "0"), "greater than or equal to"),
        (("tenhou", "-n", "1000001"), "less than or equal to"),
        (("tenhou", "--bots", "keen,,keen,keen"), "there is no bot ''"),
        (("daisuki-sanma", "--bots", "keen"), "1 bot is given; 3 or 4"),
    ],
)
def test_wrong_usage_is_status_2(words: tuple[str, ...], says: str) -> None:
    done = ariari("simulate", *words)
    assert done.returncode == 2
    assert says in done.stderr


def test_an_unknown_house_is_status_1() -> None:
    done = ariari("simulate", "nowhere")
    assert done.returncode == 1
    assert "nowhere" in done.stderr

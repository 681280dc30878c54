"""Tenhou's shuffle, from the seeds of real records."""

from itertools import islice

import pytest
from tests.conftest import shared

from ariari.logs.errors import LogError
from ariari.logs.tenhou.copies import disagreement
from ariari.logs.tenhou.mjlog_reader import read_mjlog
from ariari.logs.tenhou.shuffle import walls

GAMES = sorted(shared("data/mjlog").glob("*.mjlog"))


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
def test_every_tile_of_a_real_game_is_where_the_seed_puts_it(game):
    record = read_mjlog([game.read_bytes()])
    for round_, wall in zip(record.rounds, walls(record.seed), strict=False):
        assert disagreement(round_, wall, red=True) is None, round_.name


def test_another_seed_is_noticed():
    record = read_mjlog([GAMES[0].read_bytes()])
    wall = next(islice(walls(record.seed), 1, None))
    assert "the wall gives" in disagreement(record.rounds[0], wall, red=True)


def test_a_wall_has_each_tile_once():
    record = read_mjlog([GAMES[0].read_bytes()])
    for wall in islice(walls(record.seed), 3):
        assert sorted(wall.tiles) == list(range(136))
        assert len(wall.draws) == 122
        assert sorted((*wall.draws, *wall.replacements, *wall.indicators, *wall.ura)) == list(range(136))


@pytest.mark.parametrize(
    ("seed", "says"),
    [
        ("mt19937ar,0,0", "scheme 'mt19937ar'"),
        ("mt19937ar-sha512-n288-base64,@@@@", "not base64"),
        ("mt19937ar-sha512-n288-base64,AAAA", "3 bytes; 2496 would be right"),
    ],
)
def test_a_broken_seed_is_explained(seed, says):
    with pytest.raises(LogError, match=says):
        next(walls(seed))

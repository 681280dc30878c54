"""Statistics of many matches agree with the matches themselves, played one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ariari import _kernel, load
from ariari.table import Table, key_of, play_batch
from ariari.table.statistics import count_up, simulate


@pytest.mark.parametrize(
    "house", ["daisuki-sanma", "daisuki-yonma", "echoes-yonma", "ponta-sanma-05", "tenhou"]
)
def test_points_and_p_are_those_of_the_matches_played_one_by_one(house: str) -> None:
    """Every match of a batch again at a `Table`: the same points, sticks given out and P, busts too."""
    rules = load(house)
    people = rules.seats.players
    columns = play_batch(rules, 12, ["keen"] * people, seed=3)
    found = count_up(rules, ["keen"] * people, columns, 1.0)
    by_rank = {r.rank: [] for r in found.by_rank}
    for number in range(12):
        table = Table(rules, key=_kernel.game_key(key_of(3), number))
        while not table.over:
            table.play(table._game.choice(table._game.to_act, "keen", bytes(32)))
        assert list(table.points) == columns["points"][number].tolist()
        assert table.sticks == columns["sticks"][number]
        assert list(table.bonus) == columns["bonus"][number].tolist()
        settled = table.settle()
        for seat, rank in enumerate(settled.ranks):
            by_rank[rank].append(float(settled.score[seat]))
    for rank in found.by_rank:
        assert rank.score == pytest.approx(np.mean(by_rank[rank.rank]))


def test_p_add_up_to_nothing_and_ranks_to_their_sum() -> None:
    found = simulate(load("daisuki-sanma"), 30, ["keen", "random", "keen"], seed=2)
    assert sum(b.score.value * len(b.seats) for b in found.by_bot) == pytest.approx(0)
    assert sum(m.value for m in found.rank_by_seat) == pytest.approx(6)
    assert found.busts > 0


def test_progress_is_told_and_counts_to_the_end() -> None:
    told: list[int] = []
    simulate(load("tenhou"), 70, ["random"] * 4, seed=1, progress=told.append)
    assert sum(told) == 70
    assert len(told) > 1


def test_no_match_is_an_error() -> None:
    with pytest.raises(ValueError, match="games: 0 is not"):
        simulate(load("tenhou"), 0)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"games": 0}, "games: 0 is not between 1 and 1,000,000"),
        ({"games": 10**7}, "games: 10,000,000 is not between"),
        ({"games": 1.5}, "games: a whole number is wanted, not 1.5"),
        ({"games": True}, "games: a whole number"),
        ({"games": "5"}, "games: a whole number"),
        ({"jobs": 0}, "jobs: 0 is not between 1 and 256"),
        ({"jobs": -1}, "jobs: -1"),
        ({"jobs": 10**6}, "jobs: 1,000,000"),
        ({"jobs": None}, "jobs: a whole number"),
        ({"bots": "keen"}, "bots are a list by seat"),
        ({"bots": ["keen", "keen", "kee"]}, "there is no bot 'kee'; there are keen"),
        ({"bots": [None] * 3}, "there is no bot 'None'"),
        ({"bots": ["keen"]}, "1 bot is given"),
        ({"seed": "a"}, "a seed is a whole number"),
        ({"rules": "tenhou"}, "a ruleset is wanted"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_words(given: dict[str, Any], says: str) -> None:
    with pytest.raises((TypeError, ValueError), match=says):
        simulate(**({"rules": load("daisuki-sanma"), "games": 1} | given))


@pytest.mark.parametrize(
    "given",
    [
        {"count": -1}, {"count": 1.5}, {"count": "5"}, {"threads": 0}, {"threads": -3}, {"threads": 10**9},
        {"first": -1}, {"first": 2**70}, {"first": 1.5}, {"bots": "keen"}, {"bots": [1, 1, 1]},
        {"rules": None},
    ],
)  # fmt: skip
def test_what_cannot_be_played_in_one_go_is_told_in_words(given: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError), match=r"between|reason|whole|bots|no bot|ruleset") as refused:
        play_batch(**({"rules": load("daisuki-sanma"), "count": 1} | given))
    assert "argument types" not in str(refused.value)

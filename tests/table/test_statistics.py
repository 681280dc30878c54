"""Statistics of many matches agree with the matches themselves, played one by one."""

from __future__ import annotations

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
    with pytest.raises(ValueError, match="0 matches"):
        simulate(load("tenhou"), 0)

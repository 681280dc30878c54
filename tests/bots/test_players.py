"""Whoever plays: native bots and Python functions at one table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ariari import Action, IllegalAction, Table, View, load
from ariari.table import choose, play_out


def first(_: View, legal: Sequence[Action]) -> Action:
    return legal[0]


def test_a_function_plays_beside_native_bots() -> None:
    seen: list[View] = []

    def watching(view: View, legal: Sequence[Action]) -> str:
        seen.append(view)
        assert list(view.legal) == list(legal)
        return str(legal[-1])

    table = play_out(Table(load("daisuki-sanma"), seed=3), ["keen", watching, "random"])
    assert table.over
    assert seen
    assert {view.seat for view in seen} == {1}
    assert all(view.players[0].hand is None for view in seen if view.players[0])


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = (play_out(Table(load("tenhou"), seed=4), ["keen", "random", first, "eager"]) for _ in range(2))
    assert one.digest == two.digest


def test_a_function_that_does_what_is_not_legal_is_told_so() -> None:
    table = Table(load("tenhou"), seed=1)
    before = table.digest
    with pytest.raises(IllegalAction, match="not complete"):
        play_out(table, [lambda *_: "tsumo"] * 4)
    assert table.digest == before


def test_errors_name_what_is_wrong() -> None:
    table = Table(load("tenhou"), seed=1)
    with pytest.raises(ValueError, match="3 players for the 4 seats"):
        play_out(table, ["keen"] * 3)
    with pytest.raises(ValueError, match="no bot 'clever'"):
        choose(table, 0, "clever")
    with pytest.raises(ValueError, match="asked nothing"):
        choose(table, 1, first)

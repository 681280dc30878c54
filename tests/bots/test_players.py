"""Whoever plays: native bots and Python functions at one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
    with pytest.raises(ValueError, match="3 players are given; the table has 4 seats"):
        play_out(table, ["keen"] * 3)
    with pytest.raises(ValueError, match="no bot 'clever'"):
        choose(table, 0, "clever")
    with pytest.raises(ValueError, match="nothing is asked of seat 1"):
        choose(table, 1, first)


@pytest.mark.parametrize("nobody", [None, 3, ["keen"]])
def test_what_is_no_player_is_told_before_anything_is_played(nobody: Any) -> None:
    table = Table(load("tenhou"), seed=4)
    before = table.digest
    with pytest.raises(TypeError, match="a player is a bot's name or a function, not"):
        play_out(table, ["random", "random", "random", nobody])
    with pytest.raises(ValueError, match="there is no bot 'kee'"):
        play_out(table, ["random", "random", "random", "kee"])
    with pytest.raises(TypeError, match="players are a list by seat"):
        play_out(table, nobody if isinstance(nobody, int) else "keen")  # type: ignore[arg-type]
    assert table.digest == before


def test_a_function_that_raises_leaves_the_table_as_it_was() -> None:
    table = Table(load("daisuki-sanma"), seed=4)

    def falls(_view: Any, _legal: Any) -> Any:
        raise RuntimeError("no idea")

    before = table.digest
    with pytest.raises(RuntimeError, match="no idea"):
        play_out(table, [falls, "keen", "keen"])
    assert table.digest == before


def test_a_function_that_writes_into_what_it_is_shown_changes_neither_the_record_nor_others_views() -> None:
    def write(value: Any) -> None:
        for part in list(value.values()) if isinstance(value, dict) else value:
            if isinstance(part, (dict, list)):
                write(part)
        if isinstance(value, dict):
            value["written"] = True
        else:
            value.append("written")

    def writes(view: Any, legal: Any) -> Any:
        for event in view.events:
            if "written" not in event:
                write(event)
        return legal[0]

    def honest(view: Any, legal: Any) -> Any:
        assert "written" not in str(view.events)
        return legal[0]

    rules = load("daisuki-sanma")
    table = play_out(Table(rules, seed=4, names="ABCD"), [writes, honest, honest, honest])
    same = play_out(Table(rules, seed=4, names="ABCD"), [honest] * 4)
    assert "written" not in table.record()
    assert table.digest == same.digest

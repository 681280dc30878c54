"""The table as an SVG picture: everything the seat sees, and nothing that it does not."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from tests.table.driving import play

from ariari import Table, load
from ariari.table import choose
from ariari.tile_faces import back

BACK = back()


def table_after(house: str, seed: int, actions: int, bot: str = "eager") -> Table:
    table = Table(load(house), seed=seed)
    for _ in range(actions):
        if table.turn is not None:
            table.play(choose(table, table.turn, bot))
    return table


@pytest.mark.parametrize("house", ["tenhou", "daisuki-sanma", "mahjong-soul-sanma"])
@pytest.mark.parametrize("actions", [0, 40, 90])
def test_is_one_square_picture_that_says_what_it_shows(house: str, actions: int) -> None:
    table = table_after(house, 5, actions)
    for seat in range(table.people):
        root = ElementTree.fromstring(table.svg(seat, size=300))
        assert (root.get("width"), root.get("height")) == ("300", "300")
        assert f"seen from seat {seat}" in (root.get("aria-label") or "")
        assert all(f"{points:,}" in table.svg(seat) for points in table.points)
    assert table._repr_svg_() == table.svg(0) == table.view(0)._repr_svg_()


def test_others_hands_lie_face_down() -> None:
    table = Table(load("tenhou"), seed=1)
    assert table.svg(0).count(BACK) == 3 * 13


def test_does_not_depend_on_hidden_tiles() -> None:
    for actions in (0, 30, 60):
        table = table_after("tenhou", 3, actions)
        other = table.copy()
        other._game = table._game.hidden_shuffled(2, bytes([7]) * 32)
        assert other.svg(2) == table.svg(2)
        assert other.svg(1) != table.svg(1)


def turned(picture: str) -> int:
    """How many tiles lie on their side."""
    return picture.count('rotate(-90)"><rect')


def test_riichi_tile_and_called_tile_are_turned_and_the_called_one_fades() -> None:
    table = Table.stacked(
        load("tenhou"), hands=["123456m2355p678s", "11z234m567p2299s1m"], draws="1z5z6z7z", dora="9p"
    )
    before = turned(table.svg(0))
    play(table, "0 riichi 1z")
    assert turned(table.svg(0)) == before + 1
    play(table, "1 pon 11z")
    picture = table.svg(0)
    assert turned(picture) == before + 2
    assert 'opacity="0.4"' in picture


def test_the_tile_on_offer_is_marked() -> None:
    table = Table.stacked(load("tenhou"), hands=["19m19p19s1234567z", "11z234m567p2299s1m"], draws="1z")
    assert "#d97706" not in table.svg(1)
    play(table, "0 discard 1z")
    assert "#d97706" in table.svg(1)


def test_an_open_riichi_shows_its_hand() -> None:
    rules = load("daisuki-sanma")
    table = Table.stacked(rules, hands=["123456p2344p678s"], draws="1z", dora="9p", tail="")
    hidden = table.svg(1).count(BACK)
    play(table, "0 open-riichi 1z")
    assert hidden - table.svg(1).count(BACK) >= 13


def test_no_such_seat() -> None:
    with pytest.raises(ValueError, match="no seat 4"):
        Table(load("tenhou"), seed=1).svg(4)

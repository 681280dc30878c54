"""The table as an SVG picture: everything the seat sees, and nothing that it does not."""

from __future__ import annotations

import dataclasses
from xml.etree import ElementTree

import pytest
from tests.table.driving import play

from ariari import Table, load
from ariari.table import choose
from ariari.table.svg import table_svg
from ariari.tile_faces import back
from ariari.tiles import parse_tiles
from ariari.wording import Lang

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
        spoken = root.get("aria-label") or ""
        assert all(
            f"{name} {points:,}" in spoken for name, points in zip(table.names, table.points, strict=True)
        )
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
    assert turned(picture) == before + 1, (
        "in the meld: the riichi tile is gone, and the next one is to lie so"
    )
    assert 'opacity="0.35"' in picture


def test_the_tile_on_offer_is_marked() -> None:
    table = Table.stacked(load("tenhou"), hands=["19m19p19s1234567z", "11z234m567p2299s1m"], draws="1z")
    assert 'stroke="#ffc24d"' not in table.svg(1)
    play(table, "0 discard 1z")
    assert table.svg(1).count('stroke="#ffc24d"') == 1


def test_an_open_riichi_shows_its_hand() -> None:
    rules = load("daisuki-sanma")
    table = Table.stacked(rules, hands=["123456p2344p678s"], draws="1z", dora="9p", tail="")
    hidden = table.svg(1).count(BACK)
    play(table, "0 open-riichi 1z")
    assert hidden - table.svg(1).count(BACK) >= 13


def test_chips_are_told_beside_the_points_once_there_are_any() -> None:
    rules = load("daisuki-sanma")
    table = Table(rules, seed=2)
    assert "P<" not in table.svg(0)
    while not any(table.bonus):
        assert table.turn is not None
        table.play(choose(table, table.turn, "keen"))
    for paid in table.bonus:
        assert (f"{paid:+,}P".replace("-", "−") if paid else "±0P") in table.svg(0)


def test_who_sits_out_is_told_with_their_points() -> None:
    table = Table(load("daisuki-sanma"), seed=1, names=["Ai", "Bo", "Chie", "Dan"])
    out = next(seat for seat, player in enumerate(table.view(0).players) if player is None)
    assert table.names[out] in table.svg(0) and "抜け番" in table.svg(0)
    assert table.svg(out).count(BACK) == 3 * 13 + 1, "who sits out sees no hand"


def test_chips_are_told_in_the_unit_of_the_house() -> None:
    table = Table(load("ponta-sanma-05"), seed=2)
    while not any(table.bonus):
        assert table.turn is not None
        table.play(choose(table, table.turn, "keen"))
    assert table.rules.bonus.unit == "G"
    assert all((f"{paid:+,}G".replace("-", "−") if paid else "±0G") in table.svg(0) for paid in table.bonus)


@pytest.mark.clause("ds-55")
def test_what_the_referee_has_ruled_is_told_to_everybody_at_the_table() -> None:
    table = Table(load("daisuki-sanma"), seed=3)
    before = table.svg(0, lang="en")
    assert "dead hand" not in before and 'class="tags"' not in before
    table.penalty(1, "too-many-tiles")
    for seat in range(table.people):
        picture = table.svg(seat, lang="en")
        assert picture.count(">dead hand<") == picture.count(">chombo at a draw<") == 1
        assert "dead hand, chombo at a draw" in (ElementTree.fromstring(picture).get("aria-label") or "")


def test_kinds_that_are_ruled_out_and_an_open_riichi_are_told_beside_the_discards() -> None:
    view = Table(load("daisuki-sanma"), seed=3).view(0)
    ruled = {
        "no_ron": parse_tiles("1s9p"),
        "no_win": parse_tiles("123456789p"),
        "open_riichi": True,
        "riichi": 1,
    }
    players = tuple(None if one is None else dataclasses.replace(one, **ruled) for one in view.players)
    changed = dataclasses.replace(view, players=players)
    # whole pictures of tiles: eleven more for each of three
    painted: list[str | None] = []

    def tile(face: str | None, *_: float, **__: bool) -> str:
        painted.append(face)
        return ""

    picture = table_svg(changed, "en", tile=tile)
    assert [picture.count(f">{words}<") for words in ("no ron on", "no win on", "open riichi")] == [3, 3, 3]
    after = len(painted)
    table_svg(view, "en", tile=tile)
    assert after - (len(painted) - after) == 3 * 11


@pytest.mark.parametrize(("lang", "written"), [("ja", "東1局"), ("zh", "东1局"), ("en", "East 1")])
def test_it_is_written_in_three_languages(lang: Lang, written: str) -> None:
    assert written in Table(load("tenhou"), seed=1).svg(0, lang=lang)


def test_no_such_seat() -> None:
    with pytest.raises(ValueError, match="no seat 4"):
        Table(load("tenhou"), seed=1).svg(4)


def test_a_long_name_is_cut_before_it_is_too_small_to_be_read() -> None:
    """At a board 384 pixels wide, as on a phone, letters have 11 pixels or more."""
    names = ("Bartholomew the Third of Somewhere", "あいうえおかきくけこさしすせそ", "Cy", "千恵子")
    table = Table(load("m-league"), seed=3, names=names)
    for seat in range(4):
        picture = ElementTree.fromstring(table.svg(seat))
        shown = {
            found.text or "": float(found.get("font-size", "0"))
            for found in picture.iter("{http://www.w3.org/2000/svg}text")
        }
        assert {"Cy", "千恵子"} <= set(shown)
        cut = [words for words in shown if words.endswith("…")]
        assert sorted(words[:3] for words in cut) == ["Bar", "あいう"]
        assert all(shown[words] * 0.384 >= 11 for words in (*cut, "Cy", "千恵子"))
        assert all(name in (picture.get("aria-label") or "") for name in names), "the whole name is told"


def test_sticks_on_the_table_are_drawn_with_their_points() -> None:
    table = Table.stacked(load("m-league"), sticks=2000, seed=3)
    picture = table.svg(0, lang="en")
    assert ">2,000<" in picture
    assert "2,000 on the table" in (ElementTree.fromstring(picture).get("aria-label") or "")
    assert ">2,000<" not in Table.stacked(load("m-league"), seed=3).svg(0, lang="en")

"""Tiles as pictures: every face its own, no fonts, melds laid out as on a table."""

import re
from xml.etree import ElementTree

import pytest

from ariari.tile_svg import back_svg, drawing, hand_svg, tile_svg
from ariari.tiles import NotationError, split_tiles

TILES = (
    [f"{n}{suit}" for suit in "mps" for n in range(10)]
    + [f"{n}z" for n in range(1, 8)]
    + [f"{n}f" for n in range(1, 5)]
)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_drawn_without_fonts_or_references(tile: str) -> None:
    root = ElementTree.fromstring(tile_svg(tile))
    drawn = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert drawn <= {"svg", "g", "rect", "path", "circle"}
    assert root.get("aria-label") == tile
    assert not [element for element in root.iter() if element.get("id")]


def test_no_two_tiles_look_alike() -> None:
    assert len({drawing(tile) for tile in [*TILES, None]}) == len(TILES) + 1


@pytest.mark.parametrize("tile", TILES)
def test_strokes_are_a_whole_pixel_at_20_px(tile: str) -> None:
    """A tile is 80 units high, so 4 units are a pixel, the lines within coins and bamboo less."""
    strokes = re.findall(r'stroke="(#\w+)" stroke-width="([\d.]+)"', drawing(tile))
    assert all(float(width) >= 3.5 for colour, width in strokes if colour not in ("#fffdf4", "#8c8674"))


def turned(svg: str) -> list[int]:
    return [n for n, g in enumerate(ElementTree.fromstring(svg)) if "rotate" in (g.get("transform") or "")]


@pytest.mark.parametrize(
    ("meld", "side", "expected"),
    [
        ("pon 777z", "left", [0]),
        ("pon 777z", "across", [1]),
        ("pon 777z", "right", [2]),
        ("daiminkan 5505p", "right", [3]),
        ("chi 345m", "left", [0]),
        ("kakan 5555s", "across", [1, 2]),
        ("ankan 1111z", "left", []),
    ],
)
def test_the_called_tile_lies_turned_on_the_side_it_came_from(
    meld: str, side: str, expected: list[int]
) -> None:
    assert turned(hand_svg("", [meld], called_from=[side])) == expected


def test_a_closed_kan_shows_its_middle_tiles() -> None:
    groups = list(ElementTree.fromstring(hand_svg("", ["ankan 5550p"])))
    assert len(groups) == 4
    inner = ["".join(ElementTree.tostring(e, "unicode") for e in g) for g in groups]
    assert inner[0] == inner[3] != inner[1]


def test_the_winning_tile_stands_apart_and_is_named() -> None:
    svg = hand_svg("123m", win="4m", height=20)
    assert 'aria-label="123m, + 4m"' in svg
    first, second, third, win = [
        float(re.match(r"translate\(([\d.]+)", g.get("transform") or "").group(1))  # type: ignore[union-attr]
        for g in ElementTree.fromstring(svg)
    ]
    assert second - first == third - second < win - third


def test_a_label_is_escaped() -> None:
    assert ElementTree.fromstring(tile_svg("1m", label='"<&')).get("aria-label") == '"<&'
    assert ElementTree.fromstring(back_svg()).get("aria-hidden") == "true"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("12", "without the letter"),
        ("8z", "no 8z"),
        ("0z", "no 0z"),
        ("1x", "'x' .*character 2"),
        ("5f", "5f"),
    ],
)
def test_text_that_is_no_tile_is_told(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        split_tiles(text)


@pytest.mark.parametrize(
    ("meld", "told"),
    [
        ("pong 111z", "no meld"),
        ("pon 1111z", "3 tiles, not 4"),
        ("pon 123m", "not three of a kind"),
        ("chi 135m", "not three in a row"),
    ],
)
def test_text_that_is_no_meld_is_told(meld: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        hand_svg("", [meld])


def test_one_tile_is_drawn_where_one_is_wanted() -> None:
    with pytest.raises(NotationError, match="one tile is wanted, not 2"):
        tile_svg("12m")
    with pytest.raises(NotationError, match="one tile is wanted, not 2"):
        hand_svg("19m", win="11z")


def test_a_meld_needs_no_space() -> None:
    assert hand_svg("", ["pon111z"], label="a") == hand_svg("", ["pon 111z"], label="a")


def test_tiles_are_split() -> None:
    assert split_tiles("120m 3p") == ["1m", "2m", "0m", "3p"]

"""Tiles and melds as text."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ariari.tile_set import FOUR_PLAYERS, THREE_PLAYERS, TileSet, TileSetError
from ariari.tiles import (
    Meld,
    MeldType,
    NotationError,
    Tile,
    display_order,
    format_hand,
    format_tiles,
    parse_flowers,
    parse_hand,
    parse_tiles,
)

TILES = st.integers(0, 40).map(Tile)


def test_tiles_are_read_in_the_order_written():
    assert [str(t) for t in parse_tiles("31m0p7z2f")] == ["3m", "1m", "0p", "7z", "2f"]
    assert parse_tiles("1m, 2m 3m") == parse_tiles("123m")
    assert parse_tiles("") == ()


@given(st.lists(TILES))
def test_text_and_back(tiles):
    assert list(parse_tiles(format_tiles(tiles))) == tiles


@given(TILES)
def test_a_tile_knows_its_face(tile):
    assert Tile(str(tile)) == tile == Tile(int(tile))
    assert eval(repr(tile)) == tile
    assert pickle.loads(pickle.dumps(tile)) == copy.copy(tile) == tile
    assert type(pickle.loads(pickle.dumps(tile))) is Tile
    assert f"{tile}" == str(tile)


def test_red_fives_are_fives_and_flowers_are_of_no_kind():
    assert [Tile(t).kind for t in ("0m", "5m", "0p", "0s", "1z")] == [4, 4, 13, 22, 27]
    assert [Tile(t).red for t in ("0m", "5m", "1f")] == [True, False, False]
    assert (Tile("3f").suit, Tile("3f").rank, Tile("7z").suit, Tile("7z").rank) == ("f", 3, "z", 7)
    with pytest.raises(ValueError, match="3f is a flower"):
        _ = Tile("3f").kind


def test_hands_are_shown_by_kind_with_the_red_five_first():
    tiles = sorted(parse_tiles("7z2f5505p1m"), key=display_order)
    assert format_tiles(tiles) == "1m0555p7z2f"


@pytest.mark.parametrize(
    ("text", "index", "says"),
    [
        ("123x", 3, "'x' is neither a number nor a suit"),
        ("123m4", 4, "numbers without the letter of their suit"),
        ("12 3m", 0, "numbers without the letter of their suit"),
        ("1mm", 2, "the suit 'm' has no numbers before it"),
        ("p", 0, "the suit 'p' has no numbers before it"),
        ("1m128z", 4, "there is no 8z; z goes from 1 to 7"),
        ("0z", 0, "there is no 0z"),
        ("15f", 1, "there is no 5f; f goes from 1 to 4"),
        ("１m", 0, "'１' is neither a number nor a suit"),
    ],
)
def test_an_error_names_the_character_and_its_place(text, index, says):
    with pytest.raises(NotationError, match=says) as error:
        parse_tiles(text)
    assert error.value.index == index
    assert error.value.character == text[index]
    assert f"character {index + 1} of {text!r}" in str(error.value)


def test_one_tile_is_one_tile():
    with pytest.raises(NotationError, match="one tile is wanted, not 2"):
        Tile("12m")
    with pytest.raises(ValueError, match="there is no tile 41"):
        Tile(41)
    for what_is_none in (1.5, 1.0, None, True, b"5p"):
        with pytest.raises(TypeError, match="a tile is text such as '5p', or its number"):
            Tile(what_is_none)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "type", "kinds", "is_open", "shown"),
    [
        ("chi 345m", MeldType.CHI, (2, 3, 4), True, "chi 345m"),
        ("chi 3m0m4m", MeldType.CHI, (2, 3, 4), True, "chi 340m"),
        ("pon 777z", MeldType.PON, (33, 33, 33), True, "pon 777z"),
        ("ankan 1111z", MeldType.ANKAN, (27,) * 4, False, "ankan 1111z"),
        ("daiminkan 5505p", MeldType.DAIMINKAN, (13,) * 4, True, "daiminkan 0555p"),
        ("kakan 5555s", MeldType.KAKAN, (22,) * 4, True, "kakan 5555s"),
    ],
)
def test_melds(text, type, kinds, is_open, shown):
    meld = Meld.parse(text)
    assert (meld.type, meld.kinds, meld.open, str(meld)) == (type, kinds, is_open, shown)
    assert Meld.parse(shown) == meld == eval(repr(meld))


@pytest.mark.parametrize(
    ("text", "index", "says"),
    [
        ("chii 345m", 0, "'chii' is no meld; melds are chi, pon, ankan, daiminkan, kakan"),
        ("chi 346m", 4, "346m is not three in a row"),
        ("chi 891m", 4, "189m is not three in a row"),
        ("chi 8m9m1p", 4, "89m1p is not three in a row"),
        ("chi 123z", 4, "123z is not three in a row"),
        ("pon 77z", 4, "a pon has 3 tiles, not 2"),
        ("pon 776z", 4, "677z is not three of a kind"),
        ("kakan 5556s", 6, "5556s is not four of a kind"),
        ("pon 1f1f1f", 4, "a flower belongs to no meld"),
        ("pon 77x", 6, "'x' is neither"),
        ("777z", 0, "'' is no meld"),
    ],
)
def test_what_is_no_meld(text, index, says):
    with pytest.raises(NotationError, match=says) as error:
        Meld.parse(text)
    assert error.value.index == index


def test_a_meld_made_of_tiles_is_checked_too():
    with pytest.raises(ValueError, match="12m3p is not three in a row"):
        Meld(MeldType.CHI, parse_tiles("12m3p"))


def test_a_hand_with_melds_is_read_and_written():
    tiles, melds = parse_hand("406p 78s11z, pon 777z,chi 345m")
    assert format_tiles(tiles) == "406p78s11z"
    assert [str(m) for m in melds] == ["pon 777z", "chi 345m"]
    assert format_hand(tiles, melds) == "406p78s11z, pon 777z, chi 345m"
    with pytest.raises(NotationError) as error:
        parse_hand("11z, pon 777z, pon 78x")
    assert (error.value.index, error.value.character) == (21, "x")


def test_flowers():
    assert parse_flowers("3f,1f") == parse_flowers("13f") == parse_tiles("13f")
    with pytest.raises(NotationError, match="there is only one 1f"):
        parse_flowers("11f")
    with pytest.raises(NotationError, match="3p is no flower"):
        parse_flowers("1f3p")


# ---- the tiles of a house


def test_a_three_player_set_lacks_2m_to_8m():
    assert Tile("1m") in THREE_PLAYERS
    assert not any(Tile(f"{n}m") in THREE_PLAYERS for n in (0, 2, 3, 4, 5, 6, 7, 8))
    assert THREE_PLAYERS.live.bit_count() == 27
    with pytest.raises(TileSetError, match="5m is not in the three-player set"):
        THREE_PLAYERS.check(parse_tiles("15m"))


def test_red_fives_and_flowers_are_counted():
    house = TileSet.of("set of the house", without="2345678m", reds={"5p": 2, "5s": 2}, flowers=("1f", "2f"))
    house.check(parse_tiles("5500p5500s12f"))
    with pytest.raises(TileSetError, match="3 of 0p; the set of the house has 2"):
        house.check(parse_tiles("000p"))
    with pytest.raises(TileSetError, match="3 of 5p; the set of the house has 2"):
        house.check(parse_tiles("555p"))
    with pytest.raises(TileSetError, match="0m is not in the set of the house"):
        house.check(parse_tiles("0m"))
    with pytest.raises(TileSetError, match="3f is not in"):
        house.check(parse_tiles("3f"))


def test_a_fifth_copy_is_named_red_ones_included():
    with pytest.raises(TileSetError, match=r"5 of 5m \(05555m\); there are only 4") as error:
        FOUR_PLAYERS.check(parse_tiles("5055m1p5m"))
    assert error.value.tile == Tile("5m")

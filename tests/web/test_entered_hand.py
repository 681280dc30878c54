"""Entering a hand by tapping: what can be entered, and what the link keeps."""

from urllib.parse import parse_qsl

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

from hypothesis import given
from hypothesis import strategies as st

import ariari
from ariari.scoring import NoYaku
from ariari.tiles import Tile
from ariari.web.entered_hand import FLAGS, INTO, TOGGLES, Entered
from ariari.web.hand_entry import HandEntry
from ariari.web.language import words

YONMA = ariari.load("daisuki-yonma")
SANMA = ariari.load("daisuki-sanma")


def tapped(
    tiles: str, entered: Entered | None = None, into: str = "hand", rules: ariari.Ruleset = YONMA
) -> Entered:
    now = entered or Entered()
    for tile in tiles.split():
        now = now.with_tile(Tile(tile), into, rules)
    return now


def test_the_last_tapped_tile_is_the_winning_one() -> None:
    now = tapped("1p 2p 3p 4p 5p 6p 7p 8p 9p 1z 1z 1z 5z 5z")
    assert now.complete
    win = now.win()
    assert (win.hand, win.win) == ("123456789p1115z", "5z")


def test_a_tapped_tile_becomes_the_winning_one_and_a_second_tap_takes_it_out() -> None:
    now = tapped("1p 2p 3p").pressed(0)
    assert now.won == 0
    assert now.pressed(0).hand == (Tile("2p"), Tile("3p"))


def test_a_fifth_copy_and_a_fifteenth_tile_are_not_entered() -> None:
    assert len(tapped("1p 1p 1p 1p 1p").hand) == 4
    full = tapped("1p 1p 1p 2p 2p 2p 3p 3p 3p 4p 4p 4p 6p 6p")
    assert tapped("7p", full) == full


def test_an_indicator_counts_among_the_four() -> None:
    now = tapped("1p", into="dora")
    assert len(tapped("1p 1p 1p 1p", now).hand) == 3


def test_the_tiles_of_a_house_without_them_are_not_entered() -> None:
    assert tapped("5m", rules=SANMA).hand == ()
    assert tapped("1m", rules=SANMA).hand == (Tile("1m"),)


@pytest.mark.parametrize(
    ("tile", "into", "meld"),
    [
        ("3m", "chi", "chi 345m"),
        ("7z", "pon", "pon 777z"),
        ("1s", "ankan", "ankan 1111s"),
        ("0p", "pon", "pon 055p"),
    ],
)
def test_a_meld_is_made_by_one_tap(tile: str, into: str, meld: str) -> None:
    now = tapped(tile, into=into)
    assert [str(ariari.Meld.parse(text)) for text in now.melds] == [str(ariari.Meld.parse(meld))]
    assert now.room == 11


def test_a_kan_of_fives_takes_the_red_ones_that_there_are() -> None:
    (meld,) = tapped("5p", into="ankan").melds
    tiles = ariari.Meld.parse(meld).tiles
    reds = YONMA.tiles.red["5p"]
    assert sum(tile.red for tile in tiles) == reds


def test_no_chii_of_honors_or_beyond_nine() -> None:
    assert tapped("1z", into="chi").melds == ()
    assert tapped("8m", into="chi").melds == ()


def test_an_open_meld_takes_riichi_and_ippatsu_away() -> None:
    now = Entered().switched("riichi", YONMA).switched("ippatsu", YONMA)
    assert now.riichi == 1 and "ippatsu" in now.flags
    opened = tapped("7z", now, into="pon").consistent(YONMA, None)
    assert opened.riichi == 0
    assert "ippatsu" not in opened.flags
    assert not opened.can_switch("riichi", YONMA)


def test_circumstances_that_contradict_each_other_are_never_on_together() -> None:
    now = Entered(from_="S").switched("chankan", YONMA)
    assert "chankan" in now.flags
    other = now.switched("kan_discard", YONMA)
    assert other.flags == {"kan_discard"}
    assert Entered().switched("chankan", YONMA).flags == frozenset()


@given(st.lists(st.sampled_from(TOGGLES), max_size=12), st.sampled_from([None, "S", "W"]))
def test_whatever_is_switched_nothing_contradicts(toggles: list[str], from_: str | None) -> None:
    now = Entered(from_=from_)
    for toggle in toggles:
        now = now.switched(toggle, YONMA)
        assert now.contradiction(YONMA) is None


@given(
    st.lists(st.tuples(st.integers(0, 40), st.sampled_from(INTO)), max_size=25),
    st.sampled_from([YONMA, SANMA]),
)
def test_whatever_is_tapped_the_link_leads_back_to_it(
    taps: list[tuple[int, str]], rules: ariari.Ruleset
) -> None:
    from urllib.parse import parse_qsl

    now = Entered()
    for tile, into in taps:
        now = now.with_tile(Tile(tile), into, rules)
        assert now.room >= -0
        assert all(n >= 0 for n in now.left(rules).values())
    assert Entered.from_query(dict(parse_qsl(now.query()))).query() == now.query()


@pytest.mark.parametrize(
    "query",
    [
        {"hand": "99z"}, {"hand": "1m" * 500}, {"melds": "nonsense"}, {"riichi": "7"}, {"riichi": "x"},
        {"flags": "ippatsu,hacked"}, {"seat": "Q"}, {"honba": "-4"}, {"honba": "999999"}, {"hand": "1f"},
        {"won": "²"}, {"nuki": "5"},
    ],
)  # fmt: skip
def test_a_link_that_cannot_be_is_an_empty_hand(query: dict[str, str]) -> None:
    assert Entered.from_query(query) == Entered()


def test_every_flag_is_a_field_of_a_win() -> None:
    for flag in FLAGS:
        assert isinstance(getattr(ariari.Win(), flag), bool)


def test_what_was_concealed_at_the_first_call_is_entered_beside_the_hand() -> None:
    """Tiles of it are in the hand still, so they are not counted twice; only houses with fixed yaku ask."""
    rules = ariari.load("ponta-sanma-03")
    now = tapped("1p", into="pon", rules=rules)
    now = tapped("2s 3s 4s 6s 7s 7z 7z 7z 9m 9m 8s", now, rules=rules).changed(from_="S")
    assert [one.id for one in ariari.score(rules, now.win()).yaku] == ["yakuhai-chun"]
    late = tapped("2s 3s 4s 6s 7s 9m 9m 7z 7z 1z", now, "first_call", rules)
    assert late.left(rules) == now.left(rules)
    assert late.win().at_first_call == "23467s99m771z"
    with pytest.raises(NoYaku):
        ariari.score(rules, late.win())
    assert Entered.from_query(dict(parse_qsl(late.query()))) == late
    assert "into first_call" in HandEntry(rules, words("ja"), late).keyboard()
    assert "into first_call" not in HandEntry(SANMA, words("ja"), late).keyboard()

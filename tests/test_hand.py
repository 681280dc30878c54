"""Hands: reading them, and asking them."""

import copy
import pickle

import pytest

from ariari._kernel import Forms
from ariari.hand import Hand, HandError
from ariari.tile_set import FOUR_PLAYERS, THREE_PLAYERS, TileSet, TileSetError
from ariari.tiles import NotationError, Tile, format_tiles, parse_tiles


def text(tiles):
    return format_tiles(tiles)


def left(ukeire):
    return {str(t): n for t, n in ukeire.items()}


def test_a_hand_is_read_and_shown_in_order():
    hand = Hand("11z78s604p, pon 777z, chi 345m")
    assert str(hand) == hand.text == "406p78s11z, pon 777z, chi 345m"
    assert repr(hand) == "Hand('406p78s11z, pon 777z, chi 345m')"
    assert Hand(hand.text) == hand == Hand("406p78s11z", ["pon 777z", "chi 345m"])
    assert hash(Hand(hand.text)) == hash(hand)
    assert Hand(parse_tiles("406p78s11z"), hand.melds) == hand
    assert hand != Hand("406p78s11z, pon 777z, chi 340m")
    assert not hand.closed
    assert Hand("406p78s11222z, ankan 7777z").closed


def test_tiles_may_be_numbers_or_text_and_nothing_else():
    hand = Hand("123m456p789s1122z")
    assert Hand([int(tile) for tile in hand.concealed]) == hand == Hand([str(t) for t in hand.concealed])
    assert hand.ukeire([27, "1z"]) == hand.ukeire("11z")
    with pytest.raises(TypeError, match=r"a tile is text such as '5p', or its number, not 1.5"):
        Hand([1.5] * 13)
    with pytest.raises(ValueError, match="there is no tile 99"):
        Hand([99] * 13)


def test_a_hand_never_changes():
    hand = Hand("123m456p789s1122z")
    with pytest.raises(AttributeError, match="a hand does not change"):
        hand.concealed = ()
    with pytest.raises(AttributeError, match="a hand does not change"):
        del hand.melds
    drawn = hand.draw("2z")
    assert (hand.text, drawn.text) == ("123m456p789s1122z", "123m456p789s11222z")


def test_a_hand_can_be_copied_and_pickled():
    hand = Hand("19m19p19s1234567z", tile_set=THREE_PLAYERS, forms=Forms(four_as_two_pairs=True))
    assert pickle.loads(pickle.dumps(hand)) == copy.deepcopy(hand) == hand
    assert "three-player set" in repr(hand)
    assert "four_as_two_pairs=True" in repr(hand)


def test_shanten_by_form():
    hand = Hand("19m19p19s1234566z")
    assert hand.shanten == 0
    assert hand.shanten_by_form == (7, 5, 0)
    assert Hand("123m456p789s11z, pon 777z").shanten_by_form == (-1, None, None)


def test_ukeire_counts_what_is_left():
    hand = Hand("23m456p789s11z, pon 777z")
    assert left(hand.ukeire()) == {"1m": 4, "4m": 4}
    assert left(hand.ukeire(visible="144m")) == {"1m": 3, "4m": 2}
    assert left(Hand("2344z, pon 111z, pon 777z, pon 555z").ukeire("2z")) == {
        "2z": 2,
        "3z": 3,
        "4z": 2,
    }
    # Its own melds count: of 1m one is left.
    assert left(Hand("23m11z, pon 111m, pon 777z, pon 555z").ukeire()) == {"1m": 1, "4m": 4}
    with pytest.raises(TileSetError, match="5 of 1m"):
        hand.ukeire(visible="11111m")


def test_a_wait_held_in_full_is_none():
    form_only = Hand("1111m, pon 777z, pon 555z, pon 222z")
    assert text(form_only.waits()) == ""
    assert text(form_only.waits(held="none")) == "1m"
    # Of 1m the hand holds one and its meld three: a wait by the concealed tiles, none by all its own.
    with_meld = Hand("1m, pon 111m, pon 555z, pon 222z, chi 345s")
    assert text(with_meld.waits()) == "1m"
    assert text(with_meld.waits(held="own")) == ""
    assert left(with_meld.ukeire()) == {"1m": 0}
    # One of two waits is held in full: the other stays.
    one_left = Hand("23m11z, ankan 4444m, pon 777z, pon 555z")
    assert text(one_left.waits(held="own")) == "1m"


def test_four_of_a_kind_as_two_pairs():
    hand = Hand("1111m33p55p77s99s1z")
    assert hand.shanten_by_form.pairs == 2
    allowed = Hand(hand.text, forms=Forms(four_as_two_pairs=True))
    assert allowed.shanten == 0
    assert text(allowed.waits()) == "1z"
    assert allowed.draw("1z").shanten == -1


def test_a_three_player_hand_never_waits_for_2m():
    four = Hand("1111m55p4z, pon 777z, pon 555z")
    three = Hand(four.text, tile_set=THREE_PLAYERS)
    assert {"2m", "3m"} <= set(left(four.ukeire()))
    assert not {"2m", "3m"} & set(left(three.ukeire()))
    with pytest.raises(TileSetError, match="2m is not in the three-player set"):
        Hand("2m, pon 111p, pon 555z, pon 222z, pon 333z", tile_set=THREE_PLAYERS)


def test_discards_best_first():
    found = Hand("123m406p77889s112z").discards()
    best = found[0]
    assert (str(best.tile), best.shanten, left(best.ukeire), best.total) == ("2z", 0, {"6s": 4, "9s": 3}, 7)
    assert str(best) == "discard 2z: tenpai, useful 69s (7 left)"
    assert [(d.shanten, -d.total) for d in found] == sorted((d.shanten, -d.total) for d in found)
    assert len(found) == 11  # each tile once


def test_a_red_five_and_a_plain_one_are_two_discards():
    found = {str(d.tile): d for d in Hand("123m4055p77889s11z").discards()}
    assert found["0p"].ukeire == found["5p"].ukeire
    assert Hand("123m4055p77889s11z").discard("0p").text == "123m455p77889s11z"


def test_every_discard_is_what_the_hand_without_it_says():
    hand = Hand("1358m24409p1569s7z", tile_set=FOUR_PLAYERS)
    for d in hand.discards(visible="7z3m"):
        rest = hand.discard(d.tile)
        now_visible = [d.tile, *parse_tiles("7z3m")]
        assert (d.shanten, d.ukeire) == (rest.shanten, rest.ukeire(now_visible))


@pytest.mark.parametrize(
    ("hand", "error", "says"),
    [
        ("123m456p789s112", NotationError, "numbers without"),
        ("123m456p789s112z", HandError, "12 concealed tiles in '123m456p789s112z'; there must be 13, or 14"),
        (
            "123m456p789s112z, pon 777z",
            HandError,
            "12 concealed tiles beside 1 meld in .*must be 10, or 11",
        ),
        ("1z" + ", pon 222z" * 5, HandError, "5 melds; a hand has at most 4"),
        ("55055m456p78s112z", TileSetError, "5 of 5m"),
        ("11m22z, pon 111m, pon 777z, pon 555z", TileSetError, "5 of 1m"),
        ("123m456p789s112z1f", TileSetError, "1f is not in the four-player set"),
    ],
)
def test_a_hand_that_cannot_be(hand, error, says):
    with pytest.raises(error, match=says):
        Hand(hand)


def test_flowers_are_never_part_of_a_hand():
    house = TileSet.of("set of the house", flowers=("1f",))
    with pytest.raises(HandError, match="1f is laid aside"):
        Hand("123m456p789s112z1f", tile_set=house)


def test_each_question_has_its_moment():
    waiting, full = Hand("123m456p789s1122z"), Hand("123m456p789s11222z")
    with pytest.raises(HandError, match=r"is to discard, so it has no waits; ask discards\(\)"):
        full.waits()
    with pytest.raises(HandError, match="is to discard, so it has no ukeire"):
        full.ukeire()
    with pytest.raises(HandError, match="has its last tile already"):
        full.draw("1m")
    with pytest.raises(HandError, match="has no tile to discard"):
        waiting.discards()
    with pytest.raises(HandError, match="has no tile to discard"):
        waiting.discard("1m")
    with pytest.raises(HandError, match="has no 9m to discard"):
        full.discard(Tile("9m"))

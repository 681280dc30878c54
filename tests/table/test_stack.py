"""Stacked walls."""

from typing import Any

import pytest

import ariari
from ariari import Table, _kernel
from ariari._kernel import MOST_HONBA, MOST_POINTS
from ariari.scoring.house import house_of
from ariari.table import StackError
from ariari.tiles import Tile


def test_what_is_given_comes_where_it_is_given() -> None:
    table = Table.stacked(
        ariari.load("tenhou"), hands=["123m", None, "999s"], draws="5z6z", tail="7z", dora="1z", ura="2z",
        round="S", dealer=2, points=[30000, 20000, 25000, 24000], honba=3, sticks=1000,
    )  # fmt: skip
    assert (table.round, table.dealer, table.honba, table.sticks) == ("S", 2, 3, 1000)
    assert table.points == (30000, 20000, 25000, 24000)
    assert table.turn == 2 and str(table.view(2).drawn) == "5z"
    assert [str(t) for t in table.view(0).hand].count("1m") >= 1
    assert [str(t) for t in table.view(0).dora] == ["1z"]


def test_the_rest_is_filled_from_the_remaining_tiles_and_always_alike() -> None:
    rules = ariari.load("daisuki-sanma")
    tables = [Table.stacked(rules, hands=["19m"], seed=seed) for seed in (1, 1, 2)]
    deals = [t.events[1]["tehais"] for t in tables]
    assert deals[0] == deals[1] != deals[2]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"hands": ["11111z"]}, "the hand of East: 5 of 1z are given; the set of tenhou has 4"),
        ({"hands": ["1111z"], "draws": "1z"}, "the hand of East, draws: 5 of 1z"),
        ({"hands": ["123456789m12345p"]}, "14 tiles"),
        ({"hands": ["5555m"]}, "4 of 5m are given; the set of tenhou has 3"),
        ({"hands": ["1f"]}, "the hand of East: 1f is not in the set of tenhou"),
        ({"dora": "123456z"}, "5 indicators"),
        ({"hands": ["12x"]}, "hand of E"),
        ({"draws": "12346789m" * 4, "tail": "12346789p1234z" * 4}, "the wall has 74"),
        ({"hands": [None] * 5}, "5 seats"),
    ],
)
def test_contradictions_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(StackError, match=message):
        Table.stacked(ariari.load("tenhou"), **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"round": "X"}, "there is no round wind 'X'; they are E, S, W, N"),
        ({"round": ""}, "there is no round wind ''"),
        ({"round": "N"}, "tenhou plays the round winds E, S, not N"),
        ({"round": "W"}, "tenhou plays the round winds E, S, and W in extra rounds only"),
        ({"round": "N", "extra": True}, "tenhou plays its extra rounds in W, not in N"),
        ({"dealer": 4}, "seat 4 cannot be the dealer; seats are 0 to 3"),
        ({"dealer": -1}, "seat -1 cannot be the dealer"),
        ({"points": [1, 2, 3]}, "points of 3 seats are given; 4 people share the table"),
        ({"honba": -1}, "honba cannot be -1; it is 0 or more"),
        ({"sticks": -1000}, "sticks cannot be -1,000"),
        ({"honba": 40000}, "honba: 40,000 is beyond all reason; at most 1,000"),
        ({"sticks": 2**29}, "sticks: 536,870,912 is beyond all reason; at most 100,000,000"),
        ({"points": [0, 0, 0, 2**29]}, "points of seat 3: 536,870,912 is beyond all reason"),
        ({"points": [-(2**29), 0, 0, 0]}, "points of seat 0: -536,870,912"),
        ({"points": [0, 0, 2**31, 0]}, "points[2]: 2147483648 is beyond all reason"),
    ],
)
def test_a_match_that_cannot_stand_so_is_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError) as told:
        Table.stacked(ariari.load("tenhou"), **given)  # type: ignore[arg-type]
    assert says in str(told.value)


def test_extra_rounds_are_for_houses_that_have_them() -> None:
    for house, given, says in (
        ("m-league", {"extra": True}, "m-league has no extra rounds"),
        ("m-league", {"round": "W"}, "m-league plays the round winds E, S, not W"),
    ):
        with pytest.raises(ValueError, match=says):
            Table.stacked(ariari.load(house), **given)  # type: ignore[arg-type]
    assert Table.stacked(ariari.load("tenhou"), round="W", extra=True).round == "W"


@pytest.mark.parametrize("over", [{"honba": MOST_HONBA}, {"sticks": MOST_POINTS}])
def test_the_kernel_takes_what_may_be_told_and_no_more(over: dict[str, int]) -> None:
    """What the words allow is what the kernel can count."""
    match = _kernel.Match(house_of(ariari.load("tenhou")).kernel, 4)
    told = {"wind": 0, "dealer": 0, "honba": 0, "sticks": 0, "extra": False, "points": [25000] * 4} | over
    match.start_from(**told)  # type: ignore[arg-type]
    ((what, most),) = over.items()
    with pytest.raises(ValueError, match="beyond all reason"):
        match.start_from(**told | {what: most + 1})  # type: ignore[arg-type]


def test_whoever_sits_out_has_no_hand() -> None:
    rules = ariari.load("daisuki-sanma")
    with pytest.raises(StackError, match="seat 3 sits out"):
        Table.stacked(rules, hands=["", "", "", "1m"], names="ABCD")


def test_nobody_begins_a_round_below_zero_where_the_house_busts() -> None:
    for house in ("daisuki-yonma", "tenhou"):
        rules = ariari.load(house)
        with pytest.raises(ValueError, match=f"seat 1 has -100 points: below 0 a match of {house} is over"):
            Table.stacked(rules, points=(50000, -100, 25000, 25100))
        # ds-51: at 0 by a riichi stick one plays on
        assert Table.stacked(rules, points=(50000, 0, 25000, 25000)).points[1] == 0
    assert Table.stacked(ariari.load("m-league"), points=(50100, -100, 25000, 25000)).points[1] == -100


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"points": 5}, "points are a list by seat"),
        ({"points": ["a"] * 3}, "points[0]: a whole number is wanted, not 'a'"),
        ({"points": [1.5] * 3}, "points[0]: a whole number"),
        ({"dealer": "x"}, "dealer: a whole number"),
        ({"honba": 1.5}, "honba: a whole number"),
        ({"sticks": None}, "sticks: a whole number"),
        ({"hands": 5}, "hands are a list by seat"),
        ({"draws": 5}, "draws: tiles as text"),
        ({"names": 5}, "names are a list"),
        ({"round": 5}, "no round wind '5'; they are E, S, W, N"),
        ({"extra": 1}, "extra: True or False is wanted, not 1"),
        ({"extra": None}, "extra: True or False"),
        ({"allow_errors": "no"}, "allow_errors: True or False"),
        ({"hands": [b"1m"]}, "the hand of East: tiles as text are wanted, not b'1m'"),
        ({"hands": [[99]]}, "the hand of East: there is no tile 99"),
        ({"draws": [None]}, "draws: tiles are wanted, not"),
        ({"tail": ["1x"]}, "tail: "),
        ({"points": [10**30] * 3}, "beyond all reason"),
    ],
)
def test_what_cannot_be_is_told_in_words(given: dict[str, Any], says: str) -> None:
    with pytest.raises((TypeError, ValueError)) as told:
        Table.stacked(ariari.load("daisuki-sanma"), **given)
    assert says in str(told.value)


def test_tiles_may_be_given_one_by_one() -> None:
    rules = ariari.load("daisuki-sanma")
    one = Table.stacked(rules, hands=[["1m", Tile("9m")]], draws=[Tile("1z"), "2z"])
    assert one.digest == Table.stacked(rules, hands=["19m"], draws="12z").digest

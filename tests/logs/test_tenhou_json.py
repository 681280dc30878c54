"""tenhou.net/6: real games there and back, the order of events, and broken documents."""

import json
from dataclasses import replace

import pytest
from tests.logs.real_records import as_tenhou_json_has_it, real_games

from ariari.logs import Accepted, Call, Discard, Dora, Draw, LogError, Losses, Riichi
from ariari.logs.tenhou.json_reader import read_tenhou_json
from ariari.logs.tenhou.json_writer import address, write_tenhou_json

HAND = [11, 11, 11, 12, 13, 14, 15, 16, 17, 18, 31, 31, 31]


def document(takes, discards, result=(), dora=(41,), players=4, **changes):
    """A record of one round from each seat's takes and discards."""
    entry = [[0, 0, 0], [25000] * 4, list(dora), []]
    for seat in range(4):
        entry += [HAND, takes[seat], discards[seat]] if seat < players else [[], [], []]
    doc = {"name": ["A", "B", "C", "D"][:players] + [""] * (4 - players), "rule": {"disp": "南喰赤"}}
    return json.dumps(doc | {"log": [[*entry, list(result)]]} | changes)


def events(*args, **kwargs):
    return read_tenhou_json(document(*args, **kwargs)).rounds[0].events


@pytest.mark.parametrize("name", [path.stem for path in real_games()])
def test_a_real_game_comes_back_as_it_went(games, name):
    record = games[name]
    ended = tuple(round_ for round_ in record.rounds if round_.ended)
    record = replace(record, rounds=ended)
    losses = Losses()
    text = write_tenhou_json(record, losses)
    assert read_tenhou_json(text) == as_tenhou_json_has_it(record)
    assert "the seed of the shuffle" in losses.said


def test_the_address_holds_the_same_document(games):
    record = games[real_games()[1].stem]
    link = address(record, Losses())
    assert link.startswith("https://tenhou.net/6/#json=%7B%22title%22")
    assert read_tenhou_json(link) == read_tenhou_json(write_tenhou_json(record, Losses()))


def test_sixty_is_the_drawn_tile():
    assert events([[31], [], [], []], [[60], [], [], []]) == (Draw(0, "1s"), Discard(0, "1s", True))


def test_riichi_is_accepted_when_its_discard_has_passed():
    found = events([[31], [32], [], []], [["r60"], [60], [], []])
    assert found[1:4] == (Riichi(0), Discard(0, "1s", True), Accepted(0))


def test_a_pon_is_told_before_the_draw_of_the_next_seat():
    found = events([[31], [], ["31p3131"], [33]], [[60], [], [11], [60]])
    assert [type(e) for e in found[:4]] == [Draw, Discard, Call, Discard]
    assert found[2] == Call(2, 0, "pon", "1s", ("1s", "1s"))


def test_of_two_equal_discards_the_call_is_at_the_one_that_makes_the_lists_even():
    # Seat 0 discards 1s twice; seat 2 pons the second one, which only the lists' lengths tell.
    takes = [[31, 31], [33], [34, "31p3131"], [35]]
    discards = [[60, 60], [60], [60, 11], [60]]
    found = events(takes, discards)
    call = next(n for n, e in enumerate(found) if isinstance(e, Call))
    assert call == 10
    assert len(found) == 12


def test_an_open_kans_indicator_comes_with_the_next_discard_a_closed_ones_at_once():
    open_kan = events([[31], ["m31313131", 32], [], []], [[60], [0, 60], [], []], dora=(41, 42))
    assert [type(e) for e in open_kan] == [Draw, Discard, Call, Draw, Dora, Discard]
    closed = events([[11, 32], [], [], []], [["111111a11", 60], [], [], []], dora=(41, 42))
    assert [type(e).__name__ for e in closed] == ["Draw", "Ankan", "Dora", "Draw", "Discard"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("[]", "should be an object"),
        ("{}", "name is missing"),
        ('{"name":["A"],"log":[]}', "1 players are named"),
        ('{"name":["A","B","C","D"],"log":[[]]}', "should have 17 entries, not 0"),
        (document([[99], [], [], []], [[60], [], [], []]), "99 is no tile"),
        (document([["x"], [], [], []], [[60], [], [], []]), "is not a call"),
        (document([[31], [], [], []], [[], [60], [], []]), "do not fit each other"),
        (document([[31], [], [], []], [[60], [], [], []], ["和了"]), "changes of points"),
        (
            document([[31], [], [], []], [[60], [], [], []], ["和了", [0] * 4, [0, 0, 0, "x"]]),
            "should end in points",
        ),
        (document([[31], [], [], []], [[60], [], [], []], ["?"]), "no result"),
        (document([[31], [], [], []], [[41], [], [], []]), "does not hold 1z"),
        ("https://tenhou.net/6/#json=%7B", "not JSON"),
    ],
)
def test_what_is_wrong_is_said(text, says):
    with pytest.raises(LogError, match=says):
        read_tenhou_json(text)


def test_a_hostile_document_ends_in_good_time():
    # Every discard may be called by everybody: the search for an order gives up after some tries.
    takes = [[31] * 20, ["31p3131"] * 20, ["31p3131"] * 20, ["31p3131"] * 20]
    with pytest.raises(LogError, match="do not fit each other"):
        read_tenhou_json(document(takes, [[60] * 20, [31] * 20, [31] * 20, [31] * 19]))

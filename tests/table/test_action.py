"""Actions as text and as numbers."""

import pytest

from ariari.table import ACTIONS, Action
from ariari.tiles import NotationError


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_text_reads_back_as_the_same_number(action: Action) -> None:
    assert Action(str(action)) == action


def test_no_two_actions_have_the_same_text() -> None:
    assert len({str(action) for action in ACTIONS}) == len(ACTIONS) == 317


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("discard 1m", 0), ("discard 0s", 36), ("riichi 1m", 37), ("open-riichi 1m", 74), ("chi 12m", 111),
        ("chi 07s", 167), ("pon 11m", 168), ("pon 00s", 207), ("daiminkan 1111m", 208), ("ankan 1111m", 242),
        ("kakan 1111m", 276), ("nuki", 310), ("tsumo", 311), ("ron", 312), ("nine-terminals", 313),
        ("pass", 314), ("end", 315), ("play-on", 316),
    ],
)  # fmt: skip
def test_numbers_keep_their_meaning(text: str, number: int) -> None:
    assert Action(text) == number


def test_tiles_of_a_call_may_stand_in_any_order_and_a_kan_be_written_short() -> None:
    assert Action("chi 43m") == Action("chi 34m")
    assert Action("pon 50p") == Action("pon 05p")
    assert Action("ankan 1z") == Action("ankan 1111z")
    assert Action("ankan 5055p") == Action("ankan 5555p")


def test_from_the_hand() -> None:
    action = Action("discard 5p hand")
    assert action == Action("discard 5p") + 512
    assert action.from_hand and str(action) == "discard 5p hand"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "throw 1m",
        "discard",
        "discard 12m",
        "chi 14m",
        "chi 12z",
        "pon 12m",
        "ron 5p",
        "pass hand",
        "nuki 3z",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Action(text)


def test_numbers_out_of_range_are_refused() -> None:
    for number in (-1, 317, 311 + 512):
        with pytest.raises(ValueError):
            Action(number)

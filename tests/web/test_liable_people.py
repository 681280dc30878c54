"""Telling Keep who is liable by touch: one person, or two with the yakuman of each."""

from types import SimpleNamespace
from typing import Any

import pytest

import ariari
from ariari.scorekeeper import ReportError, Scorekeeper
from ariari.web.keep.desk import Desk
from ariari.web.keep.liable_people import LiablePeople
from ariari.web.language import words


def people(house: str, *presses: str) -> LiablePeople:
    rules = ariari.load(house)
    keeping: Any = SimpleNamespace(
        rules=rules, keeper=Scorekeeper(rules, list("ABCD")[: rules.seats.players])
    )
    found = LiablePeople(Desk(keeping, words("en")), winner=1)
    for press in presses:
        word, _, rest = press.partition(" ")
        found.press(word, rest)
    return found


@pytest.mark.clause("ey-44", "ey-45")
def test_two_are_told_with_their_yakuman_in_the_order_touched() -> None:
    found = people("echoes-yonma", "liable 3", "liable 0", "liable-for 0 suukantsu", "liable-for 3 daisangen")
    assert list(found.told()["liable"].items()) == [("daisangen", 3), ("suukantsu", 0)]
    assert found.html().count('aria-pressed="true"') == 4


def test_one_needs_no_yakuman_and_nobody_tells_nothing() -> None:
    assert people("echoes-yonma", "liable 3").told() == {"liable": 3}
    assert people("echoes-yonma", "liable 3", "liable 3").told() == {}
    assert people("echoes-yonma", "liable 1", "liable x").told() == {}


def test_of_two_each_must_be_told_for_what() -> None:
    with pytest.raises(ReportError, match="for which yakuman"):
        people("echoes-yonma", "liable 3", "liable 0", "liable-for 3 daisangen").told()


def test_where_no_two_can_be_liable_a_second_touch_takes_the_place_of_the_first() -> None:
    assert people("daisuki-sanma", "liable 2", "liable 0").told() == {"liable": 0}

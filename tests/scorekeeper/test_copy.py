"""A copy for trying, and lines of the log as reports."""

import pytest

import ariari
from ariari.scorekeeper import ReportError


def keeper() -> ariari.Scorekeeper:
    return ariari.Scorekeeper(ariari.load("daisuki-sanma"), ["Ai", "Bo", "Chie"])


def test_what_is_tried_on_a_copy_leaves_the_original_alone() -> None:
    one = keeper()
    one.riichi("Ai")
    other = one.copy()
    other.undo()
    other.win("Bo", from_="Ai", han=3, fu=40)
    assert one.state.riichi == (0,)
    assert len(one.history) == 1
    assert one.undone == 0
    assert other.state.riichi == ()
    one.win("Ai", from_="Bo", han=3, fu=40)
    assert other.points != one.points


def test_a_line_of_the_log_is_taken_as_its_report() -> None:
    one, other = keeper(), keeper()
    one.riichi("Ai", double=True)
    one.win("Ai", han=4, fu=30)
    for line in one.log[1:]:
        other.take(line)
    assert other.state == one.state
    other.take({"type": "undo"})
    assert other.state.riichi == other.state.double_riichi == (0,)
    other.take({"type": "redo"})
    assert other.state == one.state
    with pytest.raises(ReportError):
        other.take({"type": "nonsense"})


def test_the_state_tells_what_kind_of_riichi_it_is() -> None:
    one = keeper()
    one.riichi("Ai", open=True)
    one.riichi("Bo", double=True)
    assert one.state.riichi == (0, 1)
    assert one.state.open_riichi == (0,)
    assert one.state.double_riichi == (1,)

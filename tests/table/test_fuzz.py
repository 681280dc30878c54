"""Random and eager play under every house, every invariant checked after every action by the kernel."""

import pytest

import ariari
from ariari import _kernel
from ariari.rules.layers import named_houses
from ariari.scoring.house import house_of
from ariari.table import key_of

# Actions for each house and number of people: a second or so in CI, hours by `make fuzz`.
SHORT = 30_000
LONG = 6_000_000

pytestmark = pytest.mark.fuzz


def cases() -> list[tuple[str, int, bool]]:
    return [
        (house, people, errors)
        for house in sorted(named_houses())
        for people in ariari.load(house).seats.participants
        for errors in (False, True)
    ]


@pytest.mark.parametrize(("house", "people", "errors"), cases())
def test_a_table_is_always_as_a_table_can_be(
    house: str, people: int, errors: bool, pytestconfig: pytest.Config
) -> None:
    actions = LONG if pytestconfig.getoption("--long") else SHORT
    rules = ariari.load(house)
    done, matches = _kernel.fuzz(house_of(rules).kernel, people, key_of(2026), 0, actions, errors)
    assert done >= actions and matches > 0


def test_what_is_wrong_is_named() -> None:
    """The checker itself: a table whose points were to sum up to something else."""
    rules = ariari.load("tenhou")
    assert _kernel.table_fault(_kernel.Game(house_of(rules).kernel, 4, key_of(1)), 100000) == ""
    wrong = _kernel.table_fault(_kernel.Game(house_of(rules).kernel, 4, key_of(1)), 99000)
    assert "100000, not 99000" in wrong

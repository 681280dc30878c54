"""The clause files: every clause of the catalogue, carried by keys that exist."""

import re

import pytest
from tests.conftest import shared

from ariari.rules.clauses import KINDS, MANNERS, Clause, clauses_in, clauses_of
from ariari.rules.keys import all_keys, value_of
from ariari.rules.load import load
from ariari.yaku import catalogue

FILES = {
    "daisuki-sanma": "daisuki-sanma",
    "daisuki-yonma": "daisuki-yonma",
    "echoes-yonma": "echoes-yonma",
    "ponta-sanma": "ponta-sanma-03",
}
CLAUSES = [clause for file in [*FILES, MANNERS] for clause in clauses_in(file).values()]
# Clauses that nothing in a ruleset can change: conduct, or how the game is played anywhere.
WITHOUT_KEYS = {"ds-86", "ey-14", "ey-31", "ey-58", "ey-60", "pt-27"}
# Not stated, and no value of a key: 60 fu 3 han beside the stated 30 fu 4 han; what the local yaku are.
UNSTATED_WITHOUT_KEY = {"ey-48", "pt-22"}


@pytest.mark.parametrize("file", [*FILES, MANNERS])
def test_they_are_those_of_the_catalogue_with_the_same_kinds(file: str) -> None:
    expected = {}
    for line in (shared("clauses") / f"{file}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not re.fullmatch(r"[a-z]{2}-\d\d", cells[0]):
            continue
        ruling = cells[2] if len(cells) > 2 else ""
        kinds = {kind for kind in KINDS if f"[{kind}]" in ruling}
        expected[cells[0]] = kinds | ({"sheet"} if file == MANNERS else set())
    assert {id: set(clause.kinds) for id, clause in clauses_in(file).items()} == expected


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_what_carries_a_clause_exists(clause: Clause) -> None:
    assert clause.text
    assert set(clause.kinds) <= set(KINDS)
    assert set(clause.yaku) <= catalogue().keys()
    house = next((house for file, house in FILES.items() if clause.id in clauses_in(file)), "daisuki-sanma")
    rules = load("ponta-sanma-03" if clause.id.startswith("pm") else house)
    for key in clause.keys:
        assert key in all_keys() or value_of(rules, key) is not None, key


def test_a_clause_is_carried_by_something() -> None:
    idle = {clause.id for clause in CLAUSES if not clause.keys and not clause.yaku}
    assert {id for id in idle if not id.startswith(("dm", "pm"))} == WITHOUT_KEYS


@pytest.mark.parametrize(("file", "house"), FILES.items())
def test_what_the_catalogue_calls_unstated_is_listed_as_such(file: str, house: str) -> None:
    unstated = load(house).unstated
    for clause in clauses_in(file).values():
        if "unstated" in clause.text + clause.ruling and clause.id not in UNSTATED_WITHOUT_KEY:
            assert any(_within(key, named) for key in clause.keys for named in unstated), clause.id


def _within(one: str, other: str) -> bool:
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")


def test_a_house_has_its_manners_last() -> None:
    ids = list(clauses_of(load("ponta-sanma-10")))
    assert ids[0] == "pt-01"
    assert ids[-1] == "pm-10"
    assert len(ids) == 43
    assert clauses_of(load("tenhou")) == {}

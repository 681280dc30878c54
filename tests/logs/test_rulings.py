"""Rounds with infractions: followed, compared and kept; what others cannot carry of them is said."""

import io
import json
import re
from dataclasses import replace

import pytest
from tests.logs.own_games import played

import ariari
from ariari.logs import GameRecord, LogError, Losses, Ruling, read_stream
from ariari.logs.completion import completed
from ariari.logs.convert import write
from ariari.logs.own.reader import read_own
from ariari.logs.replay import replay
from ariari.rules.layers import named_houses
from ariari.rules.model import Ruleset

WORDS = ("nothing", "fine", "dead-hand", "dead-hand-chombo-at-draw", "chombo-at-draw", "chombo")


def record_of(text: str) -> GameRecord:
    (record,) = read_own(text.splitlines())
    return record


def under(house: str, word: str) -> Ruleset:
    """The house with this answer to a false win, whatever its own is; riichi without tenpai is chombo."""
    rules = ariari.load(house)
    rulings = {"false-ron-shown": word, "furiten-ron": word, "noten-riichi": "chombo-at-draw"}
    penalties = rules.penalties.model_copy(update={"fine": 1000, "in_riichi": {}, "rulings": rulings})
    return rules.model_copy(update={"penalties": penalties})


def rulings(record: GameRecord) -> list[Ruling]:
    return [event for round_ in record.rounds for event in round_.events if isinstance(event, Ruling)]


def check(rules: Ruleset, text: str) -> GameRecord:
    """It is read and written to the byte, and followed with the walls of its key and with those it shows."""
    record = record_of(text)
    assert write(record, "ariari", Losses()) == text
    for followed in (record, replace(record, seed=None)):
        assert replay(followed, rules).difference is None
    return record


@pytest.mark.parametrize("house", named_houses())
def test_a_match_with_errors_in_every_house(house):
    rules = ariari.load(house)
    record = check(rules, played(rules, 5, rules.seats.participants[-1], errors=True).record())
    assert record.allow_errors
    assert rulings(record)


@pytest.mark.parametrize("errors", [False, True])
@pytest.mark.parametrize("house", named_houses())
def test_a_referee_at_the_table_of_every_house(house, errors):
    rules = ariari.load(house)
    found = []
    for seed in (1, 3):
        people = rules.seats.participants[-1]
        found += rulings(check(rules, played(rules, seed, people, errors, referee=True).record()))
    assert any(ruling.infraction not in ("false-ron-shown", "furiten-ron") for ruling in found)


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("house", ["tenhou", "daisuki-sanma"])
def test_whatever_the_house_makes_of_a_false_win(house, word):
    rules = under(house, word)
    record = check(rules, played(rules, 2, errors=True).record())
    assert any(e == replace(e, ruling=word) for r in record.rounds for e in r.events if isinstance(e, Ruling))
    paid = {p.reason for round_ in record.rounds for p in round_.payments}
    assert ("fine" in paid) == (word == "fine")
    if word == "chombo":
        assert any(round_.chombo is not None and round_.chombo.tenpai is None for round_ in record.rounds)
    assert "chombo" in paid


@pytest.fixture(scope="module")
def void() -> tuple[Ruleset, str]:
    rules = under("tenhou", "chombo")
    return rules, played(rules, 2, errors=True).record()


def changed(text: str, kind: str, change) -> GameRecord:
    """The record with the first event of a kind changed, and without its key, which would prove the wall."""
    lines = [json.loads(line) for line in text.splitlines()]
    n = next(n for n, event in enumerate(lines) if event["type"] == kind)
    change(lines, n)
    return replace(record_of("\n".join(map(json.dumps, lines))), seed=None)


def other_offender(lines, n):
    lines[n]["offenders"] = [(lines[n]["offenders"][0] + 1) % 4]


def other_ruling(lines, n):
    lines[n]["ruling"] = "dead-hand"


def no_ruling(lines, n):
    del lines[n]


def cheaper(lines, n):
    end = next(event for event in lines[n:] if event["type"] == "end_kyoku")
    next(p for p in end["payments"] if p["reason"] == "chombo")["amount"] -= 1000


def honba(lines, n):
    start = next(event for event in lines[n:] if event["type"] == "start_kyoku")
    start["honba"] += 1


@pytest.mark.parametrize(
    ("kind", "change", "says"),
    [
        ("chombo", other_offender, "recorded a chombo of seat .*; we say that it ends otherwise"),
        ("ruling", other_ruling, "recorded the ruling .* is dead-hand; we say the ruling .* is chombo"),
        ("ruling", no_ruling, "recorded a chombo of seat .*; we say that the round goes on"),
        ("chombo", cheaper, "recorded .* for chombo from seat .*; we say .* for chombo"),
        ("chombo", honba, "recorded honba at the start"),
    ],
)
def test_what_differs_is_told(void, kind, change, says):
    rules, text = void
    difference = replay(changed(text, kind, change), rules).difference
    assert difference is not None
    assert re.search(says, str(difference)), str(difference)


def test_without_the_mode_a_declaration_against_the_rules_is_a_difference(void):
    rules, text = void
    record = replace(record_of(text), allow_errors=False)
    assert "not legal" in str(replay(record, rules).difference)


@pytest.mark.parametrize("to", ["mjai", "mjlog", "tenhou-json"])
def test_what_others_cannot_carry_is_said_and_a_round_without_a_result_noticed(void, to):
    rules, text = void
    losses = Losses()
    written = write(completed(record_of(text), rules), to, losses)
    chombos = [remark for remark in losses.said if "ended by a chombo, and what was paid" in remark]
    assert chombos and "that declarations against the rules were possible" in losses.said
    assert "infractions and what the referee ruled on them" in losses.said
    (back,) = read_stream(io.BytesIO(written.encode()))
    difference = replay(back, rules).difference
    assert difference is not None and difference.recorded == "no result, and another round after it"


def test_fines_are_said():
    rules = under("tenhou", "fine")
    losses = Losses()
    write(completed(record_of(played(rules, 2, errors=True).record()), rules), "mjai", losses)
    assert "fines" in losses.said


def test_a_ruling_that_there_is_not_is_refused(void):
    with pytest.raises(LogError, match="there is no ruling 'hanging'"):
        record_of(void[1].replace('"ruling":"chombo"', '"ruling":"hanging"', 1))

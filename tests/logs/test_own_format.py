"""Our own format: what a table writes is read and written again to the byte, and found again from others."""

import json
from dataclasses import replace

import pytest
from tests.logs.own_games import played

import ariari
from ariari.logs import Losses, Payment, Riichi
from ariari.logs.completion import completed
from ariari.logs.convert import write
from ariari.logs.own.reader import read_own
from ariari.logs.replay import replay
from ariari.rules.layers import named_houses


def record_of(text):
    (record,) = read_own(text.splitlines())
    return record


def open_riichi(record):
    return sum(isinstance(e, Riichi) and e.open for r in record.rounds for e in r.events)


@pytest.fixture(scope="module")
def sanma():
    """A match of daisuki-sanma with somebody who sits out, with open riichi, flowers and bonus payments."""
    rules = ariari.load("daisuki-sanma")
    for seed in range(20):
        table = played(rules, seed, 4)
        if open_riichi(record_of(table.record())):
            return table
    raise AssertionError("nobody declared open riichi in 20 matches")


def test_a_match_has_all_that_is_to_be_kept(sanma):
    text = sanma.record()
    reasons = {p["reason"] for e in sanma.events if e["type"] == "end_kyoku" for p in e["payments"]}
    assert {"stake", "hand", "chip", "sticks"} <= reasons
    assert '"type":"flower"' in text and '"open":true' in text and "null" in text


def test_written_again_it_is_what_the_table_wrote(sanma):
    losses = Losses()
    assert write(record_of(sanma.record()), "ariari", losses) == sanma.record()
    assert losses.said == ()


@pytest.mark.parametrize("house", named_houses())
def test_so_it_is_in_every_house(house):
    rules = ariari.load(house)
    text = played(rules, 3, rules.seats.participants[-1]).record()
    record = record_of(text)
    assert write(record, "ariari", Losses()) == text
    without_key = replay(replace(record, seed=None))
    assert without_key.difference is None, str(without_key.difference)


def bare(record):
    """The record without all that the engine can work out."""
    return replace(
        record,
        bonus=None,
        rounds=tuple(
            replace(
                r,
                payments=None,
                bonus=None,
                extra=False,
                wins=tuple(replace(w, hand=None, circumstances=None) for w in r.wins),
            )
            for r in record.rounds
        ),
    )


def test_the_engine_finds_payments_and_circumstances_again(sanma):
    found = write(replace(completed(bare(record_of(sanma.record()))), settled=None), "ariari", Losses())
    for ours, theirs in zip(found.splitlines(), sanma.record().splitlines(), strict=True):
        told = json.loads(ours)
        told.pop("result", None)  # a table leaves the value to `ariari.score`
        assert told == json.loads(theirs)


def test_without_payments_the_next_round_tells_what_a_stick_was(sanma):
    told = [e for e in sanma.events if e["type"] == "end_kyoku"]
    text = write(bare(record_of(sanma.record())), "ariari", Losses())
    found = [e for e in map(json.loads, text.splitlines()) if e["type"] == "end_kyoku"]
    for ours, theirs in zip(found[:-1], told[:-1], strict=True):
        assert (ours["deltas"], ours["scores"], ours["kyotaku"]) == (
            theirs["deltas"],
            theirs["scores"],
            theirs["kyotaku"],
        )


def test_a_payment_that_was_not_made_is_a_difference(sanma):
    record = record_of(sanma.record())
    number, round_ = next((n, r) for n, r in enumerate(record.rounds) if r.wins)
    paid = [*round_.payments]
    paid[-1] = replace(paid[-1], amount=paid[-1].amount + 1)
    rounds = list(record.rounds)
    for other, told in (
        (paid, f"{paid[-1].amount} for {paid[-1].reason}"),
        ([*round_.payments, Payment(0, 1, "chip", 1)], "1 for chip from seat 0 to seat 1"),
        (paid[:-1], "no other payment"),
    ):
        rounds[number] = replace(round_, payments=tuple(other))
        difference = replay(replace(record, rounds=tuple(rounds))).difference
        assert difference.round_number == number + 1
        assert difference.recorded.startswith(told)


@pytest.mark.parametrize("house", [name for name in named_houses() if ariari.load(name).bust.prize])
def test_bust_prizes_are_settled(house):
    """P is what the table settles, in a match that ends with somebody busted."""
    rules = ariari.load(house)
    for seed in range(40):
        table = played(rules, seed)
        if table.busts:
            break
    else:
        pytest.skip("nobody is busted in 40 matches")
    full = completed(record_of(table.record()))
    assert full.settled == tuple(float(p) for p in table.settle().score)
    assert replay(full).difference is None
    wrong = (full.settled[0] + 1, *full.settled[1:])
    assert replay(replace(full, settled=wrong)).difference.recorded == f"settled {list(wrong)}"

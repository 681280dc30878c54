"""Conduct that the playing table obeys by itself."""

import pytest
from tests.table.driving import drop, legal, may, passes, play

import ariari
from ariari import IllegalAction, Table

HAKU = "123p78p456s99s555z"


@pytest.mark.clause("dm-05")
def test_calls_and_riichi_are_announced_to_all() -> None:
    table = Table.stacked(
        ariari.load("daisuki-yonma"), hands=["", HAKU, "66z9m"], draws="6z1z2z3z4z", dora="9m"
    )
    play(table, "0 discard 6z", "2 pon 66z", "2 discard 9m")
    drop(table, 2)
    play(table, "1 riichi 3z")
    passes(table)
    for seat in range(4):
        seen = [(e["type"], e.get("actor")) for e in table.view(seat).events]
        assert ("pon", 2) in seen and ("reach", 1) in seen
        # Riichi is told before its discard
        assert seen.index(("reach", 1)) < seen.index(("reach_accepted", 1))


@pytest.mark.clause("dm-06")
def test_of_simultaneous_calls_pon_wins() -> None:
    table = Table.stacked(ariari.load("daisuki-yonma"), hands=["", "57p", "66p9m"], draws="6p", dora="9m")
    play(table, "0 discard 6p")
    assert table.to_act == (1, 2)
    table.play("pon 66p", seat=2)
    table.play("chi 57p", seat=1)
    assert table.turn == 2 and any(a.startswith("discard") for a in legal(table, 2))


@pytest.mark.clause("dm-10", "pm-01")
def test_nobody_acts_ahead_of_turn() -> None:
    for house in ("daisuki-sanma", "ponta-sanma-05"):
        table = Table(ariari.load(house), seed=1)
        before = table.digest
        for seat in (1, 2):
            assert legal(table, seat) == []
            with pytest.raises(IllegalAction, match="turn"):
                table.play(f"discard {table.view(seat).hand[0]}", seat=seat)
        assert table.digest == before


@pytest.mark.clause("dm-11", "pm-01")
def test_the_window_for_a_claim_closes_with_the_next_draw() -> None:
    for house in ("daisuki-sanma", "ponta-sanma-05"):
        table = Table.stacked(
            ariari.load(house), hands=["", "", "66p"], draws="6p1z", ura="1f2f3f4f", dora="1m"
        )
        play(table, "0 discard 6p")
        assert may(table, 2, "pon 66p")
        table.play("pass", seat=2)
        assert table.turn == 1 and table.view(1).drawn is not None
        with pytest.raises(IllegalAction):
            table.play("pon 66p", seat=2)


@pytest.mark.clause("dm-14")
def test_the_rules_of_a_match_are_fixed_and_recorded_at_its_start() -> None:
    rules = ariari.load("daisuki-sanma")
    header = Table(rules, seed=1).events[0]
    assert header["type"] == "start_game"
    assert (header["rules"], header["rules_digest"]) == (rules.id, rules.digest)
    with pytest.raises((TypeError, ValueError)):
        rules.calls.chii = True  # type: ignore[misc]

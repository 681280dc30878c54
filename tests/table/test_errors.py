"""Declarations against the rules: possible with `allow_errors` only, and with the house's consequence."""

from typing import Any

import pytest
from tests.table.driving import drop, events, legal, may, passes, play, run_out

import ariari
from ariari import IllegalAction, Table

HAKU = "123p78p456s99s555z"
NOTEN = "19m19p19s1234z258p"


def table_of(house: str, *hands: str | None, **given: Any) -> Table:
    sanma: dict[str, Any] = {"ura": "1f2f3f4f"} if "sanma" in house else {}
    return Table.stacked(
        ariari.load(house), hands=hands, **({"dora": "1m", "allow_errors": True} | sanma | given)
    )


def test_without_the_mode_they_are_refused() -> None:
    table = table_of("daisuki-sanma", NOTEN, draws="1z", allow_errors=False)
    for action in ("riichi 1z", "tsumo"):
        with pytest.raises(IllegalAction):
            table.play(action)


def noten_riichi(house: str, **given: Any) -> Table:
    """The dealer declares riichi without tenpai."""
    table = table_of(house, "19m19p19s1234z2p9s9p", None, None, **({"draws": "1z"} | given))
    play(table, "0 riichi 1z")
    passes(table)
    return table


def test_riichi_without_tenpai_is_chombo_when_the_round_is_drawn() -> None:
    """ds-34, ds-58: a haneman turned round, the deal passes, no honba, the sticks go back."""
    table = noten_riichi("daisuki-sanma", honba=1, seed=3)
    assert table.points[0] == 34000
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.ending == "chombo" and outcome.offenders == (0,)
    assert outcome.deltas == (-14000, 7000, 7000)
    assert (table.dealer, table.honba, table.sticks) == (1, 1, 0)


def test_nothing_happens_if_somebody_wins_the_round() -> None:
    """ds-34"""
    table = table_of("daisuki-sanma", "19m19p19s1234z2p9s9p", HAKU, draws="1z2z3z6p")
    play(table, "0 riichi 1z")
    drop(table, 2)
    play(table, "0 discard 6p", "1 ron")
    assert table.outcome is not None and table.outcome.ending == "win"


def test_at_4000_to_each_and_replayed_for_a_non_dealer() -> None:
    """ey-27, ey-39, ey-40, ey-41"""
    table = table_of("echoes-yonma", None, "19m19p19s1234z2p9s9p", draws="1z1z", honba=2, seed=3)
    drop(table)
    play(table, "1 riichi 1z")
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.offenders == (1,)
    assert outcome.deltas == (4000, -12000, 4000, 4000)
    assert (table.dealer, table.honba) == (0, 2)


def test_in_the_last_hand_a_dealers_chombo_is_replayed_if_still_top() -> None:
    """ey-41: after paying 12000"""
    for points, over in (((26000, 20000, 20000, 34000), True), ((15000, 15000, 15000, 55000), False)):
        table = table_of(
            "echoes-yonma", None, None, None, "19m19p19s1234z2p9s9p", round="S", dealer=3, points=points,
            draws="1z", seed=3,
        )  # fmt: skip
        play(table, "3 riichi 1z")
        run_out(table)
        assert table.outcome is not None and table.outcome.ending == "chombo"
        assert table.over == over
        if not over:
            assert (table.round, table.dealer) == ("S", 3)


def test_a_dealers_chombo_in_the_last_hand_is_replayed() -> None:
    """ds-58"""
    table = noten_riichi("daisuki-sanma", round="S", seed=3)
    run_out(table)
    assert (table.round, table.dealer) == ("S", 1)
    table = table_of(
        "daisuki-sanma", None, None, "19m19p19s1234z2p9s9p", round="S", dealer=2, draws="1z", seed=3
    )
    play(table, "2 riichi 1z")
    run_out(table)
    assert not table.over and (table.round, table.dealer) == ("S", 2)


def test_a_false_tsumo_with_the_hand_shown_is_chombo_at_once() -> None:
    """ds-54"""
    table = table_of("daisuki-sanma", NOTEN, draws="1z")
    play(table, "0 tsumo")
    assert table.outcome is not None and table.outcome.ending == "chombo"
    assert [e["ruling"] for e in events(table, "ruling")] == ["chombo"]


def test_where_there_is_no_chombo_the_hand_is_dead() -> None:
    """pt-21: no win, no call, noten"""
    table = table_of("ponta-sanma-05", HAKU, "11z", draws="2z1z3z6p", seed=3)
    play(table, "0 tsumo")
    assert table.outcome is None
    me = table.view(0).me
    assert me is not None and me.dead
    assert all(a.startswith("discard") for a in legal(table, 0))
    drop(table, 3)
    # 6p would complete the hand
    assert str(table.view(0).drawn) == "6p" and not may(table, 0, "tsumo")
    run_out(table)
    assert table.outcome is not None and 0 not in table.outcome.tenpai


def test_ron_in_furiten_is_chombo_where_the_house_says_so() -> None:
    """ey-43"""
    table = table_of("echoes-yonma", None, HAKU, draws="1z6p9p")
    drop(table)
    play(table, "1 discard 6p", "2 discard 9p", "1 ron")
    assert table.outcome is not None and table.outcome.offenders == (1,)
    assert table.outcome.deltas == (4000, -12000, 4000, 4000)


def test_what_the_house_does_not_name_is_put_right() -> None:
    table = table_of("tenhou", NOTEN, draws="1z")
    play(table, "0 tsumo")
    assert table.outcome is None and table.turn == 0
    assert [e["ruling"] for e in events(table, "ruling")] == ["nothing"]


def test_a_false_ron_lets_the_others_go_on() -> None:
    table = table_of("ponta-sanma-05", None, NOTEN, "66z", draws="6z")
    play(table, "0 discard 6z")
    assert may(table, 1, "ron")
    table.play("ron", seat=1)
    assert table.view(1).players[1].dead  # type: ignore[union-attr]
    table.play("pon 66z", seat=2)
    assert table.turn == 2

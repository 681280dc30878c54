"""Payments from a value alone: the path that scores, charts, the scorekeeper and the table share."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ariari
from ariari import _kernel
from ariari.scoring.house import house_of

IDS = (
    "daisuki-sanma",
    "daisuki-yonma",
    "echoes-yonma",
    "ponta-sanma-03",
    "ponta-sanma-05",
    "tenhou",
    "tenhou-sanma",
)
HOUSES = {id: house_of(ariari.load(id)) for id in IDS}


@st.composite
def terms(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    id = draw(st.sampled_from(IDS))
    house = HOUSES[id]
    players = range(house.players)
    winner = draw(st.sampled_from(players))
    others = [None, *(player for player in players if player != winner)]
    from_ = draw(st.sampled_from(others))
    yakuman = draw(st.integers(0, 3))
    value = (
        _kernel.yakuman_value(yakuman)
        if yakuman
        else _kernel.value_of(house.kernel, draw(st.integers(1, 20)), 10 * draw(st.integers(2, 11)))
    )
    liable = draw(st.sampled_from(others))
    # At a ron somebody is liable for a yakuman alone, whose halves are whole units; a rinshan is a tsumo.
    burdens = ["none", "hand", "yakuman"] if yakuman else ["none"] if from_ is not None else ["none", "hand"]
    return id, {
        "value": value,
        "winner": winner,
        "from_": from_,
        "honba": draw(st.integers(0, 9)),
        "sticks": 1000 * draw(st.integers(0, 5)),
        "liable": liable,
        "burden": "none" if liable is None else draw(st.sampled_from(burdens)),
        "liable_yakuman": draw(st.integers(1, max(1, yakuman))),
        "sitter_out": draw(st.booleans()),
        "chips": draw(st.integers(0, 6)),
    }


@settings(max_examples=500, deadline=None)
@given(terms())
def test_all_goes_to_the_winner_in_multiples_of_the_unit(case: tuple[str, dict[str, Any]]) -> None:
    id, given_terms = case
    house = HOUSES[id]
    unit = house.rules.payments.unit
    transfers = _kernel.payments(house.kernel, **given_terms)
    assert {to for _, to, _, _ in transfers} <= {given_terms["winner"]}
    assert all(from_ != to and amount > 0 for from_, to, _, amount in transfers)
    assert all(amount % unit == 0 for _, _, reason, amount in transfers if reason in ("hand", "pao"))
    sticks = [amount for from_, _, _, amount in transfers if from_ == _kernel.NOBODY]
    assert sum(sticks) == given_terms["sticks"]


@settings(max_examples=500, deadline=None)
@given(terms())
def test_liability_moves_payments_and_changes_no_total(case: tuple[str, dict[str, Any]]) -> None:
    id, given_terms = case
    kernel = HOUSES[id].kernel

    def total(burden: str, reasons: set[str]) -> int:
        transfers = _kernel.payments(kernel, **given_terms | {"burden": burden})
        return sum(amount for _, _, reason, amount in transfers if reason in reasons)

    for reasons in ({"hand", "pao"}, {"honba"}, {"chip"}, {"yakuman-bonus"}):
        assert total(given_terms["burden"], reasons) == total("none", reasons)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(IDS), st.integers(1, 13), st.integers(2, 10), st.booleans())
def test_more_fu_or_more_han_never_pay_less(id: str, han: int, tens: int, dealer: bool) -> None:
    kernel = HOUSES[id].kernel
    now, more_fu, more_han = (
        _kernel.ron_amount(kernel, _kernel.value_of(kernel, h, fu), dealer)
        for h, fu in ((han, 10 * tens), (han, 10 * tens + 10), (han + 1, 10 * tens))
    )
    assert now <= more_han
    assert now <= more_fu or HOUSES[id].rules.fu.cap is not None  # halving may lose what the last ten gave


@pytest.mark.parametrize(("claims", "from_", "first"), [({"E", "W"}, "N", "E"), ({"E", "W"}, "S", "W")])
def test_first_in_turn_after_the_discarder(claims: set[str], from_: str, first: str) -> None:
    rules = ariari.load("echoes-yonma")
    wins = [ariari.Win(hand="234m567p34567s22s", win="8s", seat=seat, from_=from_) for seat in sorted(claims)]
    (score,) = ariari.score_many(rules, wins)
    assert score.prepared.record.seat == first


def test_tsumo_shares_that_split_what_a_missing_player_would_pay() -> None:
    rules = ariari.load("tenhou-sanma")
    split = rules.model_copy(update={"payments": rules.payments.model_copy(update={"tsumo_share": "split"})})
    kernel = house_of(split).kernel
    mangan = _kernel.limit_value("mangan")
    assert _kernel.tsumo_shares(kernel, mangan, False) == (5000, 3000)
    assert _kernel.tsumo_shares(kernel, mangan, True)[1] == 6000
    assert _kernel.tsumo_shares(kernel, _kernel.value_of(kernel, 3, 30), False) == (
        2400,
        1500,
    )  # 1920+480, 960+480

"""The parlor of the ポン太牌: settlement, the same in its three lists."""

import pytest

import ariari
from ariari import Bust, Ruleset, SettlementError, settle


@pytest.fixture(scope="module", params=["03", "05", "10"])
def rules(request: pytest.FixtureRequest) -> Ruleset:
    return ariari.load(f"ponta-sanma-{request.param}")


@pytest.mark.clause("pt-01")
def test_35000_to_start_with_40000_to_return(rules: Ruleset) -> None:
    # Exactly 40000 can be a top: it takes what 35000 and 30000 put down
    assert settle(rules, [40000, 35000, 30000]).score == (15, -5, -10)
    with pytest.raises(SettlementError, match="105,000"):
        settle(rules, [40000, 35000, 31000])


@pytest.mark.clause("pt-04")
def test_the_bust_fee_goes_to_whose_payment_emptied_the_stack(rules: Ruleset) -> None:
    # The page names no amount; with 10P: 0 is −40 and −10, the second wins it back
    rules = rules.model_copy(update={"bust": rules.bust.model_copy(update={"prize": 10})})
    assert settle(rules, [70000, 35000, 0], busts={2: Bust("win", (1,))}).score == (45, 5, -50)
    with pytest.raises(SettlementError, match="emptied the stack"):
        settle(rules, [70000, 35000, 0], busts={2: Bust("win", (0, 1))})


@pytest.mark.clause("pt-04")
def test_no_fee_is_paid_until_an_amount_is_set(rules: Ruleset) -> None:
    assert settle(rules, [70000, 35000, 0], busts={2: Bust("win", (1,))}).score == (45, -5, -40)


@pytest.mark.clause("pt-33")
def test_points_only_and_the_unit_price_printed(rules: Ruleset) -> None:
    price = {"ponta-sanma-03": "0.3", "ponta-sanma-05": "0.5", "ponta-sanma-10": "1.0"}[rules.id]
    settled = settle(rules, [52000, 33000, 20000])
    assert settled.score == (27, -7, -20)
    assert settled.to_dict()["price"] == price
    assert f"× {price}" in settled.explain("ja")

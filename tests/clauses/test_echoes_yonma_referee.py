"""麻雀エコーズ: the referee's rulings. Seat 0 deals unless said otherwise."""

import pytest

import ariari
from ariari import Ruleset
from ariari.referee import Chombo, Context, rule


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("echoes-yonma")


def chombo(rules: Ruleset, context: Context) -> Chombo:
    found = rule(rules, "wrecked-game", context).chombo
    assert found is not None
    return found


@pytest.mark.clause("ey-20")
def test_no_ron_on_the_kind_that_was_shown(rules: Ruleset) -> None:
    ruling = rule(rules, "shown-tile", Context(1, tiles="0s"))
    assert ruling.no_ron == ("5s",)
    assert not ruling.no_tsumo
    assert not ruling.barred


@pytest.mark.clause("ey-27")
def test_riichi_without_tenpai_is_chombo_at_a_draw(rules: Ruleset) -> None:
    ruling = rule(rules, "noten-riichi", Context(1))
    assert (ruling.consequence, ruling.when) == ("chombo-at-draw", "at-draw")


@pytest.mark.clause("ey-39")
def test_4000_to_each(rules: Ruleset) -> None:
    for offender in (0, 2):
        others = [seat for seat in range(4) if seat != offender]
        transfers = chombo(rules, Context(offender)).transfers
        assert [(t.payer, t.taker, t.amount) for t in transfers] == [
            (offender, seat, 4000) for seat in others
        ]


@pytest.mark.clause("ey-40")
def test_no_honba_is_added(rules: Ruleset) -> None:
    assert chombo(rules, Context(1, honba=3)).honba == 3


@pytest.mark.clause("ey-41")
def test_who_deals_after_a_chombo(rules: Ruleset) -> None:
    assert chombo(rules, Context(1)).deal == "stays"
    assert chombo(rules, Context(0)).deal == "passes"
    # The last hand: 45000 − 12000 is still the top: replayed; 35000 − 12000 is not: the match ends
    top = chombo(rules, Context(3, dealer=3, wind="S", points=(20000, 20000, 15000, 45000)))
    assert (top.deal, top.match_over) == ("stays", False)
    other = chombo(rules, Context(3, dealer=3, wind="S", points=(25000, 25000, 15000, 35000)))
    assert (other.deal, other.match_over) == ("passes", True)


@pytest.mark.clause("ey-42")
def test_sticks_of_the_hand_go_back(rules: Ruleset) -> None:
    context = Context(1, sticks=2000, points=(22000, 25000, 25000, 25000), stakes={0: 1000})
    backs = [t for t in chombo(rules, context).transfers if t.reason == "stick-back"]
    assert [(t.payer, t.taker, t.amount) for t in backs] == [(None, 0, 1000)]


@pytest.mark.clause("ey-43")
def test_what_is_chombo(rules: Ruleset) -> None:
    for infraction in ("false-ron-shown", "furiten-ron", "dead-hand-acted", "wrecked-game", "malice"):
        ruling = rule(rules, infraction, Context(1))
        assert (ruling.consequence, ruling.when) == ("chombo", "now"), infraction
    for infraction in ("noten-riichi", "illegal-kan-after-riichi"):
        ruling = rule(rules, infraction, Context(1))
        assert (ruling.consequence, ruling.when) == ("chombo-at-draw", "at-draw"), infraction


@pytest.mark.clause("ey-46")
def test_what_a_dead_hand_may_no_longer_do(rules: Ruleset) -> None:
    assert rule(rules, "too-many-tiles", Context(1)).barred == {"win", "call", "kan", "riichi", "tenpai"}


@pytest.mark.clause("ey-47")
def test_what_makes_a_hand_dead(rules: Ruleset) -> None:
    for infraction in (
        "swap-call-after-discard", "wrong-meld-after-discard", "too-many-tiles", "too-few-tiles",
        "false-ron-voice", "peeking", "showing-others-tiles",
    ):  # fmt: skip
        assert rule(rules, infraction, Context(1)).consequence == "dead-hand", infraction
    for infraction in ("swap-call-before-discard", "wrong-meld-before-discard"):
        assert rule(rules, infraction, Context(1)).consequence == "nothing", infraction
    assert rule(rules, "peeking-maliciously", Context(1)).consequence == "chombo"

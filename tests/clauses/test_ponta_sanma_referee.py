"""The parlor of the ポン太牌: the referee's rulings, the same in its three lists."""

import pytest

import ariari
from ariari import Ruleset
from ariari.referee import Context, rule


@pytest.fixture(scope="module", params=["03", "05", "10"])
def rules(request: pytest.FixtureRequest) -> Ruleset:
    return ariari.load(f"ponta-sanma-{request.param}")


@pytest.mark.clause("pt-20")
def test_no_penalty_but_for_a_pon_taken_back(rules: Ruleset) -> None:
    for infraction in ("hesitation", "shown-tile"):
        ruling = rule(rules, infraction, Context(1, tiles="5p"))
        assert ruling.consequence == "nothing"
        assert not ruling.no_ron
    taken_back = rule(rules, "taken-back-pon", Context(1, tiles="555p"))
    assert taken_back.no_win == ("p",)
    assert not taken_back.barred


@pytest.mark.clause("pt-21")
def test_a_dead_hand_in_place_of_chombo(rules: Ruleset) -> None:
    for infraction in (
        "false-ron-voice",
        "false-ron-shown",
        "noten-riichi",
        "too-many-tiles",
        "wrecked-game",
    ):
        ruling = rule(rules, infraction, Context(1))
        assert ruling.consequence == "dead-hand", infraction
        assert ruling.chombo is None
    assert "chombo" not in {*rules.penalties.rulings.values(), *rules.penalties.in_riichi.values()}


@pytest.mark.clause("pm-08")
def test_a_tile_put_forward_is_discarded(rules: Ruleset) -> None:
    assert rule(rules, "put-forward", Context(1, tiles="5p")).counts_as_discard


@pytest.mark.clause("pm-09")
def test_no_tsumo_when_the_drawn_tile_touched_the_row(rules: Ruleset) -> None:
    assert rule(rules, "touched-row", Context(1)).no_tsumo

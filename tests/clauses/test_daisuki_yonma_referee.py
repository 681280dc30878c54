"""麻雀大好き, four players: the referee's rulings. Seat 0 deals unless said otherwise."""

import pytest

import ariari
from ariari import Ruleset
from ariari.referee import Context, Ruling, rule


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("daisuki-yonma")


def paid(ruling: Ruling) -> list[tuple[int | None, int | None, int]]:
    transfers = ruling.chombo.transfers if ruling.chombo else ruling.transfers
    return [(t.payer, t.taker, t.amount) for t in transfers]


@pytest.mark.clause("dy-34")
def test_riichi_without_tenpai_is_a_mangan_at_a_draw(rules: Ruleset) -> None:
    ruling = rule(rules, "noten-riichi", Context(3, riichi=frozenset({3})))
    assert ruling.when == "at-draw"
    assert paid(ruling) == [(3, 0, 4000), (3, 1, 2000), (3, 2, 2000)]


@pytest.mark.clause("dy-53")
def test_an_empty_call_costs_1000_to_the_winner(rules: Ruleset) -> None:
    assert paid(rule(rules, "empty-call", Context(1))) == [(1, None, 1000)]


@pytest.mark.clause("dy-54")
def test_chombo_is_a_mangan(rules: Ruleset) -> None:
    assert paid(rule(rules, "wrecked-game", Context(1))) == [(1, 0, 4000), (1, 2, 2000), (1, 3, 2000)]
    assert paid(rule(rules, "wrecked-game", Context(0))) == [(0, 1, 4000), (0, 2, 4000), (0, 3, 4000)]


@pytest.mark.clause("dy-55")
def test_no_honba_and_sticks_go_back(rules: Ruleset) -> None:
    context = Context(1, honba=1, points=(25000, 25000, 24000, 26000), stakes={2: 1000})
    chombo = rule(rules, "wrecked-game", context).chombo
    assert chombo is not None
    assert chombo.honba == 1
    assert (None, 2, 1000) in [(t.payer, t.taker, t.amount) for t in chombo.transfers]


@pytest.mark.clause("dy-56")
def test_false_ron(rules: Ruleset) -> None:
    shown = rule(rules, "false-ron-shown", Context(1))
    assert (shown.consequence, shown.when) == ("chombo", "now")
    by_voice = rule(rules, "false-ron-voice", Context(1))
    assert "win" in by_voice.barred
    assert by_voice.when == "at-draw"


@pytest.mark.clause("dy-57")
def test_too_few_and_too_many_tiles(rules: Ruleset) -> None:
    few = rule(rules, "too-few-tiles", Context(1))
    assert {"win", "tenpai"} <= few.barred
    assert few.chombo is None
    in_riichi = rule(rules, "too-few-tiles", Context(1, riichi=frozenset({1})))
    assert in_riichi.chombo is not None
    assert in_riichi.when == "at-draw"
    many = rule(rules, "too-many-tiles", Context(1))
    assert "win" in many.barred
    assert many.when == "at-draw"


@pytest.mark.clause("dy-58", "dy-59")
@pytest.mark.parametrize("what", ["wrong-meld", "swap-call"])
def test_calls_that_must_not_be(rules: Ruleset, what: str) -> None:
    late = rule(rules, f"{what}-after-discard", Context(1))
    assert (late.consequence, late.when) == ("chombo-at-draw", "at-draw")
    assert paid(rule(rules, f"{what}-before-discard", Context(1))) == [(1, None, 1000)]


@pytest.mark.clause("dy-60")
def test_the_dealers_chombo_passes_the_deal_but_not_in_the_last_hand(rules: Ruleset) -> None:
    first = rule(rules, "wrecked-game", Context(0)).chombo
    last = rule(rules, "wrecked-game", Context(3, dealer=3, wind="S")).chombo
    assert first is not None
    assert last is not None
    assert (first.deal, last.deal) == ("passes", "stays")


@pytest.mark.clause("dy-61")
def test_wrecking_the_game_is_chombo(rules: Ruleset) -> None:
    assert rule(rules, "wrecked-game", Context(2)).consequence == "chombo"


@pytest.mark.clause("dm-08")
def test_no_ron_on_a_tile_drawn_out(rules: Ruleset) -> None:
    assert rule(rules, "hesitation", Context(1, tiles="7s")).no_ron == ("7s",)
    assert rule(rules, "shown-tile", Context(1, tiles="7s")).no_ron == ("7s",)

"""麻雀大好き, three players: the referee's rulings. Seat 0 deals unless said otherwise."""

import pytest

import ariari
from ariari import Ruleset
from ariari.referee import Context, Ruling, rule


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ariari.load("daisuki-sanma")


def paid(ruling: Ruling) -> list[tuple[int | None, int | None, int]]:
    transfers = ruling.chombo.transfers if ruling.chombo else ruling.transfers
    return [(t.payer, t.taker, t.amount) for t in transfers]


@pytest.mark.clause("ds-34")
def test_riichi_without_tenpai_is_chombo_at_a_draw(rules: Ruleset) -> None:
    ruling = rule(rules, "noten-riichi", Context(1, riichi=frozenset({1})))
    assert (ruling.consequence, ruling.when) == ("chombo-at-draw", "at-draw")
    assert paid(ruling) == [(1, 0, 7000), (1, 2, 4000)]
    assert "ds-34" in ruling.clauses


@pytest.mark.clause("ds-54")
def test_false_ron_by_voice_and_with_tiles_shown(rules: Ruleset) -> None:
    by_voice = rule(rules, "false-ron-voice", Context(1))
    assert by_voice.when == "at-draw"
    assert "win" in by_voice.barred
    assert by_voice.chombo is not None
    shown = rule(rules, "false-ron-shown", Context(1))
    assert (shown.consequence, shown.when) == ("chombo", "now")


@pytest.mark.clause("ds-55")
def test_too_many_tiles(rules: Ruleset) -> None:
    ruling = rule(rules, "too-many-tiles", Context(2))
    assert "win" in ruling.barred
    assert ruling.when == "at-draw"
    assert ruling.chombo is not None


@pytest.mark.clause("ds-56")
def test_too_few_tiles(rules: Ruleset) -> None:
    ruling = rule(rules, "too-few-tiles", Context(2))
    assert {"win", "tenpai"} <= ruling.barred
    assert ruling.chombo is None
    in_riichi = rule(rules, "too-few-tiles", Context(2, riichi=frozenset({2})))
    assert (in_riichi.consequence, in_riichi.when) == ("chombo", "now")
    assert in_riichi.clauses[0] == "ds-56"


@pytest.mark.clause("ds-22")
def test_a_wrong_number_of_tiles_voids_the_flowers(rules: Ruleset) -> None:
    assert rule(rules, "too-many-tiles", Context(2)).voids_flowers
    assert rule(rules, "too-few-tiles", Context(2)).voids_flowers
    assert not rule(rules, "noten-riichi", Context(2)).voids_flowers


@pytest.mark.clause("ds-57")
def test_a_call_that_does_not_match(rules: Ruleset) -> None:
    late = rule(rules, "wrong-meld-after-discard", Context(1))
    assert (late.consequence, late.when) == ("chombo-at-draw", "at-draw")
    early = rule(rules, "wrong-meld-before-discard", Context(1))
    # 1000 to the sticks on the table
    assert paid(early) == [(1, None, 1000)]
    assert early.chombo is None
    # and the discard may not be changed
    assert early.discard_stands
    assert not late.discard_stands
    assert "the discard may not be changed" in early.explain("en")
    assert "捨て牌は変えられない" in early.explain("ja")
    assert "打出的牌不能更改" in early.explain("zh")


@pytest.mark.clause("ds-58")
def test_chombo_is_the_haneman_tsumo_turned_round(rules: Ruleset) -> None:
    # The chart: non-dealer's haneman tsumo 7000/4000, dealer's 7000 all
    other = rule(rules, "wrecked-game", Context(1))
    assert paid(other) == [(1, 0, 7000), (1, 2, 4000)]
    assert other.chombo is not None
    assert other.chombo.deal == "stays"
    dealer = rule(rules, "wrecked-game", Context(0, honba=2))
    assert paid(dealer) == [(0, 1, 7000), (0, 2, 7000)]
    assert dealer.chombo is not None
    assert dealer.chombo.deal == "passes"


@pytest.mark.clause("ds-58")
def test_chombo_in_the_last_hand_honba_and_sticks(rules: Ruleset) -> None:
    # South 3, two honba, 1000 from an earlier hand, and seat 1 in riichi: the hand is replayed with two honba
    context = Context(
        2, dealer=2, wind="S", honba=2, sticks=1000, points=(35000, 33000, 36000), stakes={1: 1000}
    )
    last = rule(rules, "wrecked-game", context).chombo
    assert last is not None
    assert last.deal == "stays"
    assert last.honba == 2
    assert [(t.payer, t.taker, t.amount) for t in last.transfers] == [
        (None, 1, 1000),
        (2, 0, 7000),
        (2, 1, 7000),
    ]


@pytest.mark.clause("ds-45", "ds-58")
@pytest.mark.parametrize("offender", [1, 2])
def test_a_chombo_in_the_last_hand_is_replayed_even_if_the_dealer_is_top(
    rules: Ruleset, offender: int
) -> None:
    # South 3, dealer 2 with 60000, top even after paying 7000 to each: only a win or a drawn hand ends it
    context = Context(offender, dealer=2, wind="S", points=(22000, 23000, 60000))
    last = rule(rules, "wrecked-game", context).chombo
    assert last is not None
    assert (last.deal, last.match_over) == ("stays", False)


@pytest.mark.clause("ds-59")
def test_wrecking_the_game_is_chombo(rules: Ruleset) -> None:
    ruling = rule(rules, "wrecked-game", Context(1))
    assert (ruling.consequence, ruling.when) == ("chombo", "now")


@pytest.mark.clause("dm-08")
def test_no_ron_on_a_tile_drawn_out(rules: Ruleset) -> None:
    for infraction in ("hesitation", "shown-tile"):
        ruling = rule(rules, infraction, Context(1, tiles="0p3z"))
        assert ruling.no_ron == ("5p", "3z")
        assert not ruling.barred
        assert "dm-08" in ruling.clauses

"""The parlor of the ポン太牌, three players at 0.3, 0.5 and 1.0: value, payments and bonus of single wins."""

from typing import Any

import pytest

import ariari
from ariari import _kernel
from ariari.scoring import NoYaku, Score, Win, score_many
from ariari.scoring.house import house_of

IDS = ("ponta-sanma-03", "ponta-sanma-05", "ponta-sanma-10")
RULES = ariari.load("ponta-sanma-03")
KERNEL = house_of(RULES).kernel

PINFU_TANYAO = "234567p34567s22s"  # waits for 2s, 5s and 8s


def won(hand: str, win: str, rules: Any = RULES, **fields: Any) -> Score:
    return ariari.score(rules, Win(hand=hand, win=win, **fields))


def yaku(score: Score) -> dict[str, int | str]:
    result: dict[str, int | str] = score.to_dict()["yaku"]
    return result


def ron(hand: str, win: str, *melds: str, **fields: Any) -> dict[str, int | str]:
    """The yaku of a ron by South from West; NoYaku where the hand may not win."""
    return yaku(won(hand, win, melds=melds, seat="S", from_="W", **fields))


@pytest.mark.clause("pt-04")
def test_of_two_rons_the_first_in_turn_is_paid_first_and_takes_honba_and_sticks() -> None:
    east = Win(hand=PINFU_TANYAO, win="8s", seat="E", from_="W", honba=1, sticks=1, riichi=1)
    south = Win(hand=PINFU_TANYAO, win="8s", seat="S", from_="W", honba=1, sticks=1, riichi=1)
    first, second = score_many(RULES, [south, east])
    assert first.deltas == {"E": 8000 + 1000 + 1000, "S": 0, "W": -9000}
    assert second.deltas == {"E": 0, "S": 6000, "W": -6000}


@pytest.mark.clause("pt-06")
def test_a_honba_is_1000_and_by_tsumo_1000_from_each() -> None:
    assert won(PINFU_TANYAO, "8s", seat="S", from_="W", honba=2).deltas == {"E": 0, "S": 5000, "W": -5000}
    tsumo = won(PINFU_TANYAO, "8s", seat="S", honba=2)
    assert tsumo.deltas == {"E": -6000, "S": 10000, "W": -4000}


FULL = {  # a non-dealer's ron → what the dealer and the other pay at a tsumo
    (1, 40): (2000, 1000, 1000),
    (2, 40): (3000, 2000, 1000),
    (3, 40): (6000, 4000, 2000),
    (4, 40): (8000, 5000, 3000),
    (6, 40): (12000, 8000, 4000),
    (8, 40): (16000, 10000, 6000),
    (11, 40): (24000, 16000, 8000),
    (14, 40): (32000, 20000, 12000),
}


@pytest.mark.clause("pt-08")
@pytest.mark.parametrize(("counted", "paid"), FULL.items())
def test_a_tsumo_brings_what_a_ron_would(counted: tuple[int, int], paid: tuple[int, int, int]) -> None:
    value = _kernel.value_of(KERNEL, *counted)
    assert _kernel.ron_amount(KERNEL, value, False) == paid[0]
    assert _kernel.tsumo_shares(KERNEL, value, False) == paid[1:]
    dealer = _kernel.ron_amount(KERNEL, value, True)
    assert _kernel.tsumo_shares(KERNEL, value, True)[1] == -(-dealer // 2000) * 1000  # half each, rounded up


@pytest.mark.clause("pt-08")
@pytest.mark.parametrize(
    ("ron", "shares"),
    [
        (1000, (1000, 1000)),
        (2000, (1000, 1000)),
        (3000, (2000, 1000)),
        (4000, (3000, 1000)),
        (6000, (4000, 2000)),
        (7000, (4000, 3000)),
        (8000, (5000, 3000)),
        (12000, (8000, 4000)),
        (16000, (10000, 6000)),
        (24000, (16000, 8000)),
        (32000, (20000, 12000)),
    ],
)
def test_the_table_of_the_house(ron: int, shares: tuple[int, int]) -> None:
    assert RULES.payments.full_tsumo[str(ron)] == shares


@pytest.mark.clause("pt-08")
def test_a_double_yakuman_by_tsumo_is_the_table_twice() -> None:
    win = won("111222333z5566z", "5z", seat="S")
    assert win.deltas == {"E": -40000, "S": 64000, "W": -24000}


@pytest.mark.clause("pt-09")
def test_open_tanyao_is_no_yaku_by_itself_but_counts_beside_a_fixed_one() -> None:
    with pytest.raises(NoYaku, match="fixed"):
        ron("23467s88p", "8s", "pon 222p", "pon 666p")
    assert ron("33s88p", "8p", "pon 222p", "pon 666p", "pon 444s") == {"tanyao": 1, "toitoi": 2}


@pytest.mark.clause("pt-09")
def test_closed_tanyao_is_ordinary() -> None:
    assert ron(PINFU_TANYAO, "8s") == {"pinfu": 1, "tanyao": 1}


@pytest.mark.clause("pt-09")
def test_a_yaku_on_one_of_two_waits_is_late() -> None:
    for tile in ("7z", "9s"):
        with pytest.raises(NoYaku):
            ron("23499s77z", tile, "pon 111p", "pon 888p")


@pytest.mark.clause("pt-09")
def test_a_closed_hand_may_have_another_yaku_on_each_wait() -> None:
    hand = "234p345s999m55z66z"
    assert ron(hand, "5z") == {"yakuhai-haku": 1}
    assert ron(hand, "6z") == {"yakuhai-hatsu": 1}
    with pytest.raises(NoYaku):  # the same two waits in an open hand
        ron("234p345s55z66z", "5z", "pon 999m")


@pytest.mark.clause("pt-09")
def test_a_closed_hand_needs_a_yaku_on_every_wait() -> None:
    with pytest.raises(NoYaku):
        ron("234p345s999m55z88s", "5z")
    assert ron("234p345s999m55z88s", "5z", riichi=1) == {"riichi": 1, "yakuhai-haku": 1}
    assert yaku(won("234p345s999m55z88s", "8s", seat="S")) == {"tsumo": 1}


@pytest.mark.clause("pt-09")
def test_luck_is_no_fixed_yaku() -> None:
    with pytest.raises(NoYaku):
        ron("23467s99m", "8s", "pon 111p", "pon 888p", last_tile=True)
    with pytest.raises(NoYaku):
        won("23467s99m", "8s", melds=("ankan 1111p", "pon 888p"), seat="S", rinshan=True)
    assert ron("23467s99m", "8s", "pon 777z", "pon 888p", last_tile=True) == {"houtei": 1, "yakuhai-chun": 1}


@pytest.mark.clause("pt-09")
def test_the_first_call_must_belong_or_the_yaku_be_complete_by_then() -> None:
    assert ron("23467s99m", "8s", "pon 777z", "pon 111p") == {"yakuhai-chun": 1}
    with pytest.raises(NoYaku):
        ron("23467s99m", "8s", "pon 111p", "pon 777z")
    held = "23467s99m777z"
    assert ron("23467s777z99m", "8s", "pon 111p", at_first_call=held) == {"yakuhai-chun": 1}
    with pytest.raises(NoYaku):  # the third chun came after the call
        ron("23467s777z99m", "8s", "pon 111p", at_first_call="23467s99m77z1s")


@pytest.mark.clause("pt-09")
def test_a_value_triplet_that_became_a_kan_was_complete_before() -> None:
    # a closed kan laid before the first call is not among the tiles in hand then
    assert ron("23467s99m", "8s", "ankan 7777z", "pon 111p", at_first_call="23467s99m1z") == {
        "yakuhai-chun": 1
    }
    for kan in ("ankan 7777z", "daiminkan 7777z"):
        assert ron("23467s99m", "8s", "pon 111p", kan, at_first_call="23467s99m777z") == {"yakuhai-chun": 1}
        with pytest.raises(NoYaku):  # a pair at the first call
            ron("23467s99m", "8s", "pon 111p", kan, at_first_call="23467s99m77z1s")


@pytest.mark.clause("pt-09")
def test_any_meld_belongs_to_honitsu() -> None:
    assert ron("23467s11z", "8s", "pon 999s", "pon 333z") == {"honitsu": 2}


@pytest.mark.clause("pt-09")
def test_the_third_dragon_or_another_pair_daisangen_or_shousangen() -> None:
    hand, melds = "234s99s77z", ("pon 555z", "pon 666z")
    assert ron(hand, "7z", *melds) == {"daisangen": "yakuman"}
    assert ron(hand, "9s", *melds) == {"yakuhai-haku": 1, "yakuhai-hatsu": 1, "shousangen": 2, "honitsu": 2}


@pytest.mark.clause("pt-10")
def test_every_hand_is_reckoned_at_40_fu_seven_pairs_with_four_of_a_kind_too() -> None:
    for hand, tile, melds in (
        (PINFU_TANYAO, "8s", ()),
        ("23467s99m", "8s", ("pon 777z", "ankan 1111z")),
        ("11112288p3399s1z", "1z", ()),
    ):
        win = won(hand, tile, melds=melds, seat="S", from_="W")
        assert (win.fu, [(item.source, item.fu) for item in win.fu_items]) == (40, [("fixed", 40)])
    pairs = won("11112288p3399s1z", "1z", seat="S", from_="W")
    assert (yaku(pairs), pairs.points) == ({"chiitoitsu": 2}, 3000)


@pytest.mark.clause("pt-14")
def test_ippatsu_and_each_ura_are_200() -> None:
    circumstances: dict[str, Any] = {"seat": "S", "riichi": 1, "ippatsu": True, "ura": ("1s",)}
    ron = won(PINFU_TANYAO, "8s", from_="W", **circumstances)
    assert ron.bonus == {"E": 0, "S": 600, "W": -600}
    tsumo = won(PINFU_TANYAO, "8s", **circumstances)
    assert tsumo.bonus == {"E": -600, "S": 1200, "W": -600}


@pytest.mark.clause("pt-14")
def test_a_counted_yakuman_is_300_and_a_real_one_600() -> None:
    counted = won("1122334567899p", "9p", seat="S", from_="W", riichi=2, dora=("8p",))
    assert (counted.limit, counted.bonus) == ("kazoe", {"E": 0, "S": 300, "W": -300})
    assert won("19m19p19s1234566z", "7z", seat="S", from_="W").bonus == {"E": 0, "S": 600, "W": -600}
    assert won("19m19p19s1234566z", "7z", seat="S").bonus == {"E": -600, "S": 1200, "W": -600}


@pytest.mark.clause("pt-15")
@pytest.mark.parametrize(
    ("han", "limit"), [(10, "baiman"), (11, "sanbaiman"), (13, "sanbaiman"), (14, "kazoe")]
)
def test_counted_yakuman_from_14_han(han: int, limit: str) -> None:
    assert _kernel.value_of(KERNEL, han, 40).limit == limit


@pytest.mark.clause("pt-16")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_north_is_a_value_tile_for_all_and_no_dora(seat: str) -> None:
    win = won("23467s99m", "8s", melds=("pon 444z", "pon 111p"), seat=seat)
    assert yaku(win) == {"north-wind": 1}


@pytest.mark.clause("pt-18")
def test_a_closed_win_with_the_green_flower_brings_200() -> None:
    ron = won(PINFU_TANYAO, "8s", seat="S", from_="W", flowers=("1f", "2f"))
    assert yaku(ron) == {"pinfu": 1, "tanyao": 1, "flowers": 2}
    assert ron.bonus == {"E": 0, "S": 200, "W": -200}
    assert won(PINFU_TANYAO, "8s", seat="S", flowers=("1f",)).bonus == {"E": -200, "S": 400, "W": -200}
    assert won(PINFU_TANYAO, "8s", seat="S", flowers=("2f", "3f", "4f")).bonus == {"E": 0, "S": 0, "W": 0}
    opened = won("23467s99m", "8s", melds=("pon 777z", "pon 111p"), seat="S", flowers=("1f",))
    assert opened.bonus == {"E": 0, "S": 0, "W": 0}


@pytest.mark.clause("pt-19")
def test_after_a_flower_chiihou_no_longer_counts_and_ippatsu_does() -> None:
    assert yaku(won(PINFU_TANYAO, "8s", seat="S", first_turn=True)) == {"chiihou": "yakuman"}
    after = won(PINFU_TANYAO, "8s", seat="S", first_turn=True, flowers=("2f",))
    assert yaku(after) == {"tsumo": 1, "pinfu": 1, "tanyao": 1, "flowers": 1}
    ippatsu = won(PINFU_TANYAO, "8s", seat="S", riichi=1, ippatsu=True, flowers=("2f",))
    assert yaku(ippatsu)["ippatsu"] == 1


@pytest.mark.clause("pt-22")
def test_the_houses_own_yaku() -> None:
    assert ron("78p11s111333444z", "9p", riichi=1)["sanpuu"] == 2
    assert ron("78p11m333444555s", "9p", riichi=1)["sanrenkou"] == 2
    assert ron("22334466p11227z", "7z") == {"shousharin": 6}
    assert ron("1133446688997p", "7p") == {"daisharin": "yakuman"}
    assert ron("111999m11144z22z", "2z") == {"man-hon": "yakuman"}


@pytest.mark.clause("pt-22")
def test_nagashi_is_a_real_yakuman() -> None:
    win = ariari.score(RULES, Win(pattern="nagashi", seat="S", honba=1))
    assert (win.yakuman, win.deltas) == (1, {"E": -21000, "S": 34000, "W": -13000})
    assert win.bonus == {"E": -600, "S": 1200, "W": -600}


LIABLE: dict[str, Any] = {"melds": ("pon 555z", "pon 666z", "pon 777z"), "seat": "S", "liable": "E"}


@pytest.mark.clause("pt-23")
@pytest.mark.parametrize("house", IDS)
def test_the_liable_player_bears_points_and_bonus_of_a_tsumo_and_of_the_own_deal_in(house: str) -> None:
    rules = ariari.load(house)
    for from_ in (None, "E"):
        win = won("23p99m", "4p", rules, **LIABLE, from_=from_)
        assert win.deltas == {"E": -32000, "S": 32000, "W": 0}
        assert win.bonus == ({"E": -600, "S": 600, "W": 0} if from_ else {"E": -1200, "S": 1200, "W": 0})


@pytest.mark.clause("pt-23")
def test_the_giver_of_an_open_kan_is_liable_for_rinshan() -> None:
    melds = ("daiminkan 7777z", "pon 888p")
    win = won("23467s99m", "8s", melds=melds, seat="S", rinshan=True, liable="W")
    assert yaku(win) == {"rinshan": 1, "yakuhai-chun": 1}
    assert win.deltas == {"E": 0, "S": 3000, "W": -3000}


@pytest.mark.clause("pt-24")
@pytest.mark.parametrize(
    ("house", "points"), [(IDS[0], (16000, 16000)), (IDS[1], (32000, 0)), (IDS[2], (16000, 16000))]
)
def test_anothers_deal_in(house: str, points: tuple[int, int]) -> None:
    win = won("23p99m", "4p", ariari.load(house), **LIABLE, from_="W")
    discarder, liable = points
    assert win.deltas == {"E": -liable, "S": 32000, "W": -discarder}
    assert win.bonus == {"E": -300, "S": 600, "W": -300}


@pytest.mark.clause("pt-29")
def test_triplet_patterns_called_twice_are_late() -> None:
    once = ron("333555s11m78p", "9p", "pon 444s", at_first_call="333555s11m78p")
    assert once == {"sanrenkou": 2}
    with pytest.raises(NoYaku):
        ron("555s11m78p", "9p", "pon 444s", "pon 333s")
    with pytest.raises(NoYaku):  # sanshoku doukou
        ron("999m78p11s", "9p", "pon 999p", "pon 999s")


@pytest.mark.clause("pt-29")
def test_sanpuu_called_once_is_fixed_and_called_twice_is_late() -> None:
    # South's own wind is not among them, and East and North were not whole at the first call
    early = "11s78p1144z55z"
    once = won("78p11s111444z", "9p", melds=("pon 222z",), seat="W", from_="E", at_first_call=early)
    assert yaku(once) == {"round-wind": 1, "north-wind": 1, "chanta": 1, "sanpuu": 2}
    with pytest.raises(NoYaku):
        won("78p11s444z", "9p", melds=("pon 222z", "pon 111z"), seat="W", from_="E", at_first_call=early)


@pytest.mark.clause("pt-30")
def test_an_open_ittsu_is_good_on_an_edge_or_closed_wait_only() -> None:
    """There being no chii, the call is always beside the ittsu; the wait makes it good (特例)."""
    assert ron("12346789p88s", "5p", "pon 222s") == {"ittsu": 1}
    assert ron("12456789p88s", "3p", "pon 222s") == {"ittsu": 1}
    assert ron("12345689p88s", "7p", "pon 222s") == {"ittsu": 1}
    assert ron("123456789p8s", "8s", "pon 222s") == {"ittsu": 1}  # whole already
    assert ron("12346789p88s", "5p", "pon 222s", at_first_call="1234678p88s11z") == {"ittsu": 1}
    with pytest.raises(NoYaku):  # an open wait
        ron("12345678p88s", "9p", "pon 222s")
    with pytest.raises(NoYaku):
        ron("12356789p88s", "4p", "pon 222s")

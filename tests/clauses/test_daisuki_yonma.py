"""麻雀大好き, four players: hand value, payments and bonus of single wins, with the page's numbers."""

from typing import Any

import pytest

import ariari
from ariari import _kernel
from ariari.scoring import NoYaku, Score, Win, WinError, score_many
from ariari.scoring.house import house_of

RULES = ariari.load("daisuki-yonma")
KERNEL = house_of(RULES).kernel

PINFU_TANYAO = "234m567p34567s22s"  # waits for 2s, 5s and 8s


def won(hand: str, win: str, **fields: Any) -> Score:
    return ariari.score(RULES, Win(hand=hand, win=win, **fields))


def yaku(score: Score) -> dict[str, int | str]:
    result: dict[str, int | str] = score.to_dict()["yaku"]
    return result


@pytest.mark.clause("dy-03", "dy-35")
def test_open_tanyao_one_sided_waits_and_late_yaku() -> None:
    assert yaku(won("23467s88p", "8s", melds=("chi 234m", "pon 666p"), seat="S", from_="N")) == {"tanyao": 1}
    late: dict[str, Any] = {"melds": ("chi 123m", "pon 888p"), "seat": "S", "from_": "N"}
    assert yaku(won("23499s77z", "7z", **late)) == {"yakuhai-chun": 1}
    with pytest.raises(NoYaku):
        won("23499s77z", "9s", **late)


@pytest.mark.clause("dy-05", "dy-18")
def test_red_fives_count_in_called_melds_but_chips_are_for_closed_wins_only() -> None:
    opened = won("23467s88p", "8s", melds=("chi 340m", "pon 666p"), seat="S", from_="N")
    assert yaku(opened) == {"tanyao": 1, "red": 1}
    assert set((opened.bonus or {}).values()) == {0}
    with pytest.raises(WinError, match="2 of 0m"):
        won("23467s88p", "8s", melds=("chi 340m", "chi 340m"), seat="S", from_="N")


@pytest.mark.clause("dy-18")
def test_closed_red_ura_and_ippatsu_are_a_chip_of_20_each() -> None:
    circumstances: dict[str, Any] = {"seat": "S", "riichi": 1, "ippatsu": True, "ura": ("1s",)}
    ron = won("234m067p34567s22s", "8s", from_="W", **circumstances)
    assert ron.chips == 4  # red, ippatsu, two ura
    assert ron.bonus == {"E": 0, "S": 80, "W": -80, "N": 0}
    tsumo = won("234m067p34567s22s", "8s", **circumstances)
    assert tsumo.bonus == {"E": -80, "S": 240, "W": -80, "N": -80}


@pytest.mark.clause("dy-19")
def test_all_three_reds_are_five_chips_in_place_of_three() -> None:
    win = won("340m067p34067s22s", "8s", seat="S", from_="W")
    assert win.chips == 5
    assert win.bonus == {"E": 0, "S": 100, "W": -100, "N": 0}
    opened = won("067p34067s22s", "8s", melds=("chi 340m",), seat="S", from_="W")
    assert opened.chips == 0


@pytest.mark.clause("dy-06")
def test_a_honba_is_300_and_by_tsumo_100_from_each() -> None:
    ron = won(PINFU_TANYAO, "8s", seat="S", from_="W", honba=2)
    assert (ron.points, ron.deltas) == (2000, {"E": 0, "S": 2600, "W": -2600, "N": 0})
    tsumo = won(PINFU_TANYAO, "8s", seat="S", honba=2)
    assert tsumo.deltas == {"E": -1500, "S": 3300, "W": -900, "N": -900}  # 1300 and 700, and 200


@pytest.mark.clause("dy-09")
def test_one_han_is_enough_with_any_number_of_honba() -> None:
    win = won("23467s99m", "8s", melds=("pon 777z", "pon 111p"), seat="S", from_="W", honba=5)
    assert win.deltas == {"E": 0, "S": 2500, "W": -2500, "N": 0}


@pytest.mark.clause("dy-20")
def test_yakuman_bonus() -> None:
    ron = won("19m19p19s1234566z", "7z", seat="S", from_="W")
    assert ron.bonus == {"E": 0, "S": 200, "W": -200, "N": 0}
    tsumo = won("19m19p19s1234566z", "7z", seat="S")
    assert tsumo.bonus == {"E": -100, "S": 300, "W": -100, "N": -100}


@pytest.mark.clause("dy-21")
def test_no_bonus_for_a_counted_yakuman() -> None:
    win = won("2233445566778p", "8p", seat="S", from_="W", riichi=2, dora=("1p",))
    assert (win.limit, win.points) == ("kazoe", 32000)
    assert set((win.bonus or {}).values()) == {0}


@pytest.mark.clause("dy-21", "dy-37")
def test_double_and_triple_yakuman_multiply_the_points_and_not_the_bonus() -> None:
    double = won("111222333z5566z", "5z", seat="S")
    assert yaku(double) == {"suuankou": "yakuman", "tsuuiisou": "yakuman"}
    assert double.deltas == {"E": -32000, "S": 64000, "W": -16000, "N": -16000}
    assert double.bonus == {"E": -100, "S": 300, "W": -100, "N": -100}
    triple = won("111555666z44z77z", "7z", seat="E")
    assert triple.deltas == {"E": 144000, "S": -48000, "W": -48000, "N": -48000}
    assert triple.bonus == {"E": 300, "S": -100, "W": -100, "N": -100}


@pytest.mark.clause("dy-36")
def test_thirteen_waits_and_the_pair_wait_are_single_yakuman() -> None:
    assert won("19m19p19s1234567z", "7z", seat="S", from_="W").points == 32000
    assert won("111333p222s999m1s", "1s", seat="S", from_="W").points == 32000


LIABLE: dict[str, Any] = {"melds": ("pon 555z", "pon 666z", "pon 777z"), "seat": "S", "liable": "N"}


@pytest.mark.clause("dy-41")
def test_liability_for_daisangen_and_daisuushii_only() -> None:
    assert (won("23p99m", "4p", **LIABLE).deltas or {})["N"] == -32000
    winds = ("pon 111z", "pon 222z", "pon 333z", "pon 444z")
    assert (won("2p", "2p", melds=winds, seat="S", liable="W").deltas or {})["W"] == -32000
    kans = ("ankan 1111p", "daiminkan 3333s", "kakan 8888s", "daiminkan 9999m")
    with pytest.raises(WinError, match="liable"):
        won("2p", "2p", melds=kans, seat="S", liable="W")


@pytest.mark.clause("dy-42")
def test_the_liable_player_pays_all_of_a_tsumo_and_half_of_a_ron() -> None:
    tsumo = won("23p99m", "4p", **LIABLE, honba=1)
    assert tsumo.deltas == {"E": 0, "S": 32300, "W": 0, "N": -32300}
    ron = won("23p99m", "4p", **LIABLE, from_="W", honba=1)
    assert ron.deltas == {"E": 0, "S": 32300, "W": -16300, "N": -16000}
    own = won("23p99m", "4p", **LIABLE, from_="N")
    assert own.deltas == {"E": 0, "S": 32000, "W": 0, "N": -32000}


@pytest.mark.clause("dy-43")
def test_local_yaku_are_not_played() -> None:
    daisharin = won("2233445566778p", "8p", seat="S", from_="W")
    assert yaku(daisharin) == {"pinfu": 1, "tanyao": 1, "ryanpeikou": 3, "chinitsu": 6}
    triplets = won("222333444s78m11p", "9m", seat="S")
    assert yaku(triplets) == {"tsumo": 1, "sanankou": 2}
    played = {yaku.id for yaku in house_of(RULES).yaku}
    assert not {"daisharin", "daisharin-pin", "sanrenkou", "suurenkou", "beni-kujaku"} & played


@pytest.mark.clause("dy-44")
def test_seven_pairs_cannot_use_four_of_a_kind() -> None:
    with pytest.raises(WinError, match="not a winning hand"):
        won("11112288p3399s1z", "1z", seat="S", from_="W")


@pytest.mark.clause("dy-45")
def test_ryuuiisou_needs_no_hatsu() -> None:
    win = won("2233444666888s", "2s", seat="S", from_="W")
    assert (yaku(win), win.points) == ({"ryuuiisou": "yakuman"}, 32000)


@pytest.mark.clause("dy-46")
def test_seven_pairs_is_50_fu_1_han_up_to_mangan_and_2_han_from_it_on() -> None:
    below = won("22334488p3399s1z", "1z", seat="S", from_="W", riichi=1)
    assert (below.han, below.fu, below.points) == (2, 50, 3200)
    above = won("22334488p3366s8s", "8s", seat="S", from_="W", riichi=1, ippatsu=True)
    assert yaku(above) == {"riichi": 1, "ippatsu": 1, "tanyao": 1, "chiitoitsu": 2}
    assert (above.han, above.points) == (5, 8000)


@pytest.mark.clause("dy-47")
def test_of_two_rons_the_first_in_turn_takes_honba_and_sticks() -> None:
    north = Win(hand=PINFU_TANYAO, win="8s", seat="N", from_="S", honba=2, sticks=2)
    west = Win(
        hand="23467s99m", win="8s", melds=("pon 777z", "pon 111p"), seat="W", from_="S", honba=2, sticks=2
    )
    first, second = score_many(RULES, [north, west])
    assert first.deltas == {"E": 0, "S": -1600, "W": 1000 + 600 + 2000, "N": 0}
    assert second.deltas == {"E": 0, "S": -2000, "W": 0, "N": 2000}


@pytest.mark.clause("dy-62")
def test_kan_furi_and_chankan_are_yaku_enough() -> None:
    fields: dict[str, Any] = {"melds": ("chi 123p", "pon 888p"), "seat": "S", "from_": "W"}
    assert yaku(won("23467s99m", "8s", **fields, kan_discard=True)) == {"kan-furi": 1}
    assert yaku(won("23467s99m", "8s", **fields, chankan=True)) == {"chankan": 1}


@pytest.mark.clause("dy-69")
def test_rinshan_after_an_open_kan_is_paid_by_the_giver_alone() -> None:
    melds = ("daiminkan 1111p", "chi 123m")
    win = won("23467s99m", "8s", melds=melds, seat="S", rinshan=True, liable="N", honba=1)
    assert yaku(win) == {"rinshan": 1}
    assert win.fu == 40
    assert win.deltas == {"E": 0, "S": 700 + 400 + 400 + 300, "W": 0, "N": -1800}


@pytest.mark.clause("dy-71")
@pytest.mark.parametrize(("dora", "han", "dealer", "other"), [((), 3, 1300, 700), (("6z",), 3, 1300, 700)])
def test_pinfu_with_tsumo_is_20_fu(dora: tuple[str, ...], han: int, dealer: int, other: int) -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", dora=dora)
    assert yaku(win) == {"tsumo": 1, "pinfu": 1, "tanyao": 1}
    assert (win.han, win.fu) == (han, 20)
    assert win.deltas == {"E": -dealer, "S": dealer + 2 * other, "W": -other, "N": -other}


@pytest.mark.clause("dy-71")
def test_2_han_20_fu_is_400_700() -> None:
    win = won("234m567p34567s99s", "8s", seat="S")
    assert (yaku(win), win.fu) == ({"tsumo": 1, "pinfu": 1}, 20)
    assert win.deltas == {"E": -700, "S": 1500, "W": -400, "N": -400}


@pytest.mark.clause("dy-72")
@pytest.mark.parametrize(("han", "fu"), [(4, 30), (3, 60)])
def test_7700_and_11600_are_a_mangan(han: int, fu: int) -> None:
    value = _kernel.value_of(KERNEL, han, fu)
    assert value.limit == "mangan"
    assert _kernel.ron_amount(KERNEL, value, False) == 8000
    assert _kernel.ron_amount(KERNEL, value, True) == 12000


@pytest.mark.clause("dy-72")
def test_a_hand_of_4_han_and_30_fu_is_a_mangan() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="W", dora=("1s",))
    assert (win.han, win.fu, win.limit, win.points) == (4, 30, "mangan", 8000)


@pytest.mark.clause("dy-73")
def test_rinshan_does_not_combine_with_haitei() -> None:
    win = won("23467s99m", "8s", melds=("ankan 1111p", "chi 123m"), seat="S", rinshan=True, last_tile=True)
    assert yaku(win) == {"rinshan": 1}


@pytest.mark.clause("dy-75")
def test_renhou_is_a_yakuman() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="E", first_turn=True)
    assert (yaku(win), win.points) == ({"renhou": "yakuman"}, 32000)


@pytest.mark.clause("dy-76")
def test_an_open_hand_has_no_pinfu_and_20_fu_are_30() -> None:
    win = won("567p34567s22s", "8s", melds=("chi 234m",), seat="S", from_="W")
    assert yaku(win) == {"tanyao": 1}
    assert [(item.source, item.fu) for item in win.fu_items] == [("base", 20), ("open-minimum", 10)]
    assert win.points == 1000


@pytest.mark.clause("dy-78")
@pytest.mark.parametrize(
    ("han", "limit"), [(10, "baiman"), (11, "sanbaiman"), (12, "sanbaiman"), (13, "kazoe")]
)
def test_sanbaiman_from_11_and_kazoe_from_13(han: int, limit: str) -> None:
    assert _kernel.value_of(KERNEL, han, 30).limit == limit


@pytest.mark.clause("dy-79")
@pytest.mark.parametrize(
    ("seat", "pair", "fu"), [("E", "11z", 4), ("S", "11z", 2), ("S", "22z", 2), ("S", "33z", None)]
)
def test_a_double_wind_pair_is_4_fu(seat: str, pair: str, fu: int | None) -> None:
    win = won(f"234m567p34567s{pair}", "8s", seat=seat, from_="N", riichi=1)
    assert [item.fu for item in win.fu_items if item.source == "pair"] == ([] if fu is None else [fu])

"""麻雀エコーズ, four players: hand value and payments of single wins, with the page's numbers."""

from typing import Any

import pytest

import ariari
from ariari import _kernel
from ariari.scoring import NoYaku, Score, Win, WinError
from ariari.scoring.house import house_of

RULES = ariari.load("echoes-yonma")
KERNEL = house_of(RULES).kernel

PINFU_TANYAO = "234m567p34567s22s"  # waits for 2s, 5s and 8s


def won(hand: str, win: str, **fields: Any) -> Score:
    return ariari.score(RULES, Win(hand=hand, win=win, **fields))


def yaku(score: Score) -> dict[str, int | str]:
    result: dict[str, int | str] = score.to_dict()["yaku"]
    return result


def ron(hand: str, win: str, **fields: Any) -> dict[str, int | str]:
    """The yaku of a ron by South from North."""
    return yaku(won(hand, win, seat="S", from_="N", **fields))


@pytest.mark.clause("ey-02")
def test_open_tanyao_late_yaku_and_pinfu_with_tsumo() -> None:
    assert ron("23467s88p", "8s", melds=("chi 234m", "pon 666p")) == {"tanyao": 1}
    assert ron("23499s77z", "7z", melds=("chi 123m", "pon 888p")) == {"yakuhai-chun": 1}
    win = won("234m567p34567s99s", "8s", seat="S")
    assert (yaku(win), win.fu) == ({"tsumo": 1, "pinfu": 1}, 20)
    assert win.deltas == {"E": -700, "S": 1500, "W": -400, "N": -400}


@pytest.mark.clause("ey-03")
def test_one_han_is_needed_and_enough_at_the_moment_of_winning() -> None:
    opened: dict[str, Any] = {"melds": ("chi 123p", "pon 888p")}
    with pytest.raises(NoYaku, match="no yaku"):
        ron("23467s99m", "8s", **opened, dora=("8m",))
    assert ron("23467s99m", "8s", **opened, last_tile=True) == {"houtei": 1}


@pytest.mark.clause("ey-09")
def test_dora_ura_and_those_of_kans_are_the_tile_after_the_indicator() -> None:
    hand = "123m99p78999s"
    indicators: dict[str, Any] = {"dora": ("9m", "4z"), "ura": ("8p", "7z")}
    win = ron(hand, "9s", melds=("ankan 1111z",), riichi=1, **indicators)
    # 9m shows 1m, 4z shows 1z; beneath, 8p shows 9p and 7z shows 5z
    assert win == {"riichi": 1, "round-wind": 1, "chanta": 2, "dora": 5, "ura": 2}


@pytest.mark.clause("ey-18")
def test_a_honba_is_300() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="W", honba=3)
    assert win.deltas == {"E": 0, "S": 2900, "W": -2900, "N": 0}
    tsumo = won("234m567p34567s99s", "8s", seat="S", honba=3)
    assert tsumo.deltas == {"E": -1000, "S": 2400, "W": -700, "N": -700}


@pytest.mark.clause("ey-22")
def test_one_red_five_in_each_suit() -> None:
    assert ron("340m067p34067s22s", "8s")["red"] == 3
    with pytest.raises(WinError, match="2 of 0p"):
        ron("234m067p067p34s22s", "5s")


@pytest.mark.clause("ey-33")
def test_rinshan_gets_no_tsumo_fu() -> None:
    melds = ("ankan 2222p", "pon 111z")
    win = won("23467s99m", "8s", melds=melds, seat="E", rinshan=True)
    assert yaku(win) == {"rinshan": 1, "seat-wind": 1, "round-wind": 1}
    assert [(item.source, item.fu) for item in win.fu_items] == [("base", 20), ("quad", 16), ("triplet", 4)]
    drawn = won("23467s99m", "8s", melds=melds, seat="E")
    assert (win.fu, drawn.fu) == (40, 50)


@pytest.mark.clause("ey-37")
def test_rinshan_and_haitei_do_not_add_up() -> None:
    win = won("23467s99m", "8s", melds=("ankan 1111p", "chi 123m"), seat="S", rinshan=True, last_tile=True)
    assert yaku(win) == {"rinshan": 1}


@pytest.mark.clause("ey-38")
@pytest.mark.parametrize("further", ["chi 123m", "ankan 8888p"])
def test_rinshan_after_an_open_kan_is_paid_by_its_giver_after_further_kans_too(further: str) -> None:
    melds = ("daiminkan 1111p", further)
    win = won("23467s99m", "8s", melds=melds, seat="E", rinshan=True, liable="W")
    assert set(yaku(win)) == {"rinshan"}
    assert win.deltas == {"E": win.points, "S": 0, "W": -win.points, "N": 0}
    assert win.points == {"chi 123m": 2100, "ankan 8888p": 3000}[further]  # 36 and 52 fu: 700 and 1000 all


@pytest.mark.clause("ey-44", "ey-45")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "name"),
    [
        ("23p99m", "4p", ("pon 555z", "pon 666z", "pon 777z"), "daisangen"),
        ("2p", "2p", ("pon 111z", "pon 222z", "pon 333z", "daiminkan 4444z"), "daisuushii"),
        ("2p", "2p", ("ankan 1111p", "kakan 3333s", "kakan 8888s", "daiminkan 9999m"), "suukantsu"),
    ],
)
def test_the_liable_player_pays_all_of_a_tsumo_and_half_of_anothers_ron(
    hand: str, tile: str, melds: tuple[str, ...], name: str
) -> None:
    tsumo = won(hand, tile, melds=melds, seat="S", liable="W")
    assert yaku(tsumo) == {name: "yakuman"}
    assert tsumo.deltas == {"E": 0, "S": 32000, "W": -32000, "N": 0}
    other = won(hand, tile, melds=melds, seat="S", liable="W", from_="E", honba=1)
    assert other.deltas == {"E": -16300, "S": 32300, "W": -16000, "N": 0}


@pytest.mark.clause("ey-48")
def test_30_fu_4_han_is_a_mangan() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="W", dora=("1s",))
    assert (win.han, win.fu, win.limit, win.points) == (4, 30, "mangan", 8000)
    assert _kernel.value_of(KERNEL, 3, 60).limit == "mangan"


@pytest.mark.clause("ey-49")
def test_seven_pairs_is_25_fu_2_han_without_four_of_a_kind() -> None:
    win = won("22334488p3399s1z", "1z", seat="S", from_="W")
    assert (yaku(win), win.han, win.fu, win.points) == ({"chiitoitsu": 2}, 2, 25, 1600)
    with pytest.raises(WinError, match="not a winning hand"):
        won("11112288p3399s1z", "1z", seat="S", from_="W")


@pytest.mark.clause("ey-50")
def test_a_double_wind_pair_is_4_fu() -> None:
    win = won("234m567p34567s11z", "8s", seat="E", from_="N", riichi=1)
    assert [item.fu for item in win.fu_items if item.source == "pair"] == [4]


@pytest.mark.clause("ey-51")
def test_yaku_of_one_han() -> None:
    assert ron("234m567p34567s99s", "8s", riichi=1) == {"riichi": 1, "pinfu": 1}
    assert yaku(won("111m567p34567s99s", "8s", seat="S")) == {"tsumo": 1}
    assert ron("234p666p67s88p", "8s", melds=("chi 234m",)) == {"tanyao": 1}
    opened: dict[str, Any] = {"melds": ("chi 123p", "pon 888p"), "seat": "S"}
    assert yaku(won("23467s99m", "8s", **opened, last_tile=True)) == {"haitei": 1}
    assert yaku(won("23467s99m", "8s", **opened, last_tile=True, from_="N")) == {"houtei": 1}
    assert yaku(won("23467s99m", "8s", **opened, chankan=True, from_="N")) == {"chankan": 1}
    kan: dict[str, Any] = {"melds": ("chi 123p", "kakan 8888p"), "seat": "S", "rinshan": True}
    assert yaku(won("23467s99m", "8s", **kan)) == {"rinshan": 1}
    assert ron("223344m456p678s1z", "1z") == {"iipeikou": 1}
    for honor, name in (("555z", "haku"), ("666z", "hatsu"), ("777z", "chun")):
        assert ron("23467s99m", "8s", melds=("chi 123p", f"pon {honor}")) == {f"yakuhai-{name}": 1}
    assert ron("23467s99m", "8s", melds=("chi 123p", "pon 222z")) == {"seat-wind": 1}
    assert ron("23467s99m", "8s", melds=("chi 123p", "pon 111z")) == {"round-wind": 1}


@pytest.mark.clause("ey-51")
def test_ippatsu_is_not_played() -> None:
    assert ron("234m567p34567s99s", "8s", riichi=1, ippatsu=True) == {"riichi": 1, "pinfu": 1}


@pytest.mark.clause("ey-52")
def test_yaku_of_two_han() -> None:
    assert ron("234m567p34567s99s", "8s", riichi=2) == {"double-riichi": 2, "pinfu": 1}
    assert ron("88s99m", "8s", melds=("pon 111m", "pon 222p", "pon 333p")) == {"toitoi": 2}
    assert ron("111m222p333s78m99p", "9m") == {"sanankou": 2}
    kans = ("daiminkan 1111m", "kakan 2222p", "ankan 3333s")
    assert ron("78s99p", "9s", melds=kans) == {"sankantsu": 2}
    assert ron("222m222p78s99p", "9s", melds=("pon 222s",)) == {"sanshoku-doukou": 2}
    assert ron("234m234p23478s99p", "9s") == {"pinfu": 1, "sanshoku": 2}
    assert ron("234p23478s99p", "9s", melds=("chi 234m",)) == {"sanshoku": 1}
    assert ron("123m78999s444z11p", "9s") == {"chanta": 2}
    assert ron("78999s444z11p", "9s", melds=("chi 123m",)) == {"chanta": 1}
    assert ron("123456789m78s44z", "9s") == {"ittsu": 2, "pinfu": 1}
    assert ron("456789m78s44z", "9s", melds=("chi 123m",)) == {"ittsu": 1}
    assert ron("234m67s77z", "8s", melds=("pon 555z", "pon 666z")) == {
        "yakuhai-haku": 1,
        "yakuhai-hatsu": 1,
        "shousangen": 2,
    }
    assert ron("23467s99m", "8s", melds=("chi 123p", "pon 111z"), round="E") == {"round-wind": 1}
    east = won("23467s99m", "8s", melds=("chi 123p", "pon 111z"), seat="E", from_="N")
    assert yaku(east) == {"seat-wind": 1, "round-wind": 1}
    assert ron("22334488p3399s1z", "1z") == {"chiitoitsu": 2}


@pytest.mark.clause("ey-52")
def test_honroutou() -> None:
    assert ron("99p44z", "4z", melds=("pon 999m", "pon 111p", "pon 999s")) == {"toitoi": 2, "honroutou": 2}


@pytest.mark.clause("ey-53")
def test_yaku_of_three_han() -> None:
    assert ron("223344m667788s1z", "1z") == {"ryanpeikou": 3}
    assert ron("123m5678999m444z", "7m") == {"honitsu": 3}
    assert ron("5678999m444z", "7m", melds=("chi 123m",)) == {"honitsu": 2}
    assert ron("123m78999s11999p", "9s") == {"junchan": 3}
    assert ron("78999s11999p", "9s", melds=("chi 123m",)) == {"junchan": 2}


@pytest.mark.clause("ey-54")
def test_chinitsu() -> None:
    assert ron("2344567778889m", "9m")["chinitsu"] == 6
    assert ron("2344578999m", "6m", melds=("chi 345m",)) == {"chinitsu": 5}


@pytest.mark.clause("ey-55")
@pytest.mark.parametrize(
    ("hand", "tile", "fields", "names"),
    [
        (PINFU_TANYAO, "8s", {"seat": "E", "first_turn": True}, {"tenhou"}),
        (PINFU_TANYAO, "8s", {"seat": "S", "first_turn": True}, {"chiihou"}),
        ("23m99p555z", "4m", {"seat": "S", "melds": ("pon 666z", "pon 777z")}, {"daisangen"}),
        ("111m333p222s99m11s", "9m", {"seat": "S"}, {"suuankou"}),
        ("111m333p222s999m1s", "1s", {"seat": "S", "from_": "N"}, {"suuankou-tanki"}),
        ("111m99m11s", "9m", {"seat": "S", "melds": ("pon 111p", "pon 999s")}, {"chinroutou"}),
        ("222z44z23m", "1m", {"seat": "S", "melds": ("pon 111z", "pon 333z")}, {"shousuushii"}),
        ("2p", "2p", {"seat": "S", "melds": tuple(f"pon {w}{w}{w}z" for w in "1234")}, {"daisuushii"}),
        ("55z777z66z", "5z", {"seat": "S", "melds": ("pon 111z", "pon 222z")}, {"tsuuiisou"}),
        ("2233444666888s", "2s", {"seat": "S", "from_": "N"}, {"ryuuiisou"}),
        ("19m19p19s1234566z", "7z", {"seat": "S"}, {"kokushi"}),
        ("19m19p19s1234567z", "7z", {"seat": "S"}, {"kokushi-13"}),
        (
            "2p",
            "2p",
            {"seat": "S", "melds": ("ankan 1111p", "kakan 3333s", "kakan 8888s", "ankan 9999m")},
            {"suukantsu"},
        ),
        ("1112345678999p", "5p", {"seat": "S"}, {"junsei-chuuren"}),
        ("1112345678899p", "9p", {"seat": "S"}, {"chuuren"}),
    ],
)
def test_yakuman_are_single(hand: str, tile: str, fields: dict[str, Any], names: set[str]) -> None:
    win = won(hand, tile, **fields)
    assert set(yaku(win)) == names
    assert win.yakuman == 1


@pytest.mark.clause("ey-55")
def test_compound_yakuman_double_and_more() -> None:
    win = won("111222333z5566z", "5z", seat="S")
    assert (yaku(win), win.points) == ({"suuankou": "yakuman", "tsuuiisou": "yakuman"}, 64000)
    assert won("111555666z44z77z", "7z", seat="S").points == 96000


@pytest.mark.clause("ey-57", "ey-58")
def test_renhou_is_4_han_added_to_what_else_the_hand_has() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="E", first_turn=True)
    assert yaku(win) == {"renhou": 4, "pinfu": 1, "tanyao": 1}
    assert (win.han, win.limit) == (6, "haneman")


@pytest.mark.clause("ey-58")
def test_yaku_add_up() -> None:
    win = won("234m234p23467s88s", "8s", seat="S", from_="N", riichi=1)
    assert yaku(win) == {"riichi": 1, "pinfu": 1, "tanyao": 1, "sanshoku": 2}
    assert (win.han, win.points) == (5, 8000)

"""麻雀大好き, three players: hand value, payments and bonus of single wins, with the page's numbers."""

from typing import Any

import pytest

import ariari
from ariari import _kernel
from ariari.scoring import NoYaku, Score, Win, WinError, score_many
from ariari.scoring.house import house_of

RULES = ariari.load("daisuki-sanma")
KERNEL = house_of(RULES).kernel

PINFU_TANYAO = "234567p34567s22s"  # waits for 2s, 5s and 8s
SUUANKOU = "111333p222s99m11s"  # waits for 9m and 1s


def won(hand: str, win: str, **fields: Any) -> Score:
    return ariari.score(RULES, Win(hand=hand, win=win, **fields))


def yaku(score: Score) -> dict[str, int | str]:
    result: dict[str, int | str] = score.to_dict()["yaku"]
    return result


def paid(score: Score, reason: str) -> dict[str, int]:
    """Who pays how much for one reason."""
    return {t.from_: t.amount for t in score.transfers if t.reason == reason}


@pytest.mark.clause("ds-04")
def test_two_red_fives_of_pin_and_of_sou_are_a_han_each_in_called_melds_too() -> None:
    win = won("23467s99m", "8s", melds=("pon 777z", "pon 005p"), seat="S", from_="E")
    assert yaku(win) == {"yakuhai-chun": 1, "red": 2}
    assert (win.han, win.fu, win.points) == (3, 30, 4000)
    assert yaku(won("00s23467p999m", "8p", melds=("pon 777z",), seat="S", from_="E"))["red"] == 2
    with pytest.raises(WinError, match="3 of 0p"):
        won("23467s99m", "8s", melds=("pon 777z", "pon 000p"), seat="S", from_="E")


@pytest.mark.clause("ds-05")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_north_is_everybodys_wind(seat: str) -> None:
    win = won("23467s99m", "8s", melds=("pon 444z", "pon 111p"), seat=seat)
    assert yaku(win) == {"north-wind": 1}
    pair = won("123456p12378s44z", "9s", seat=seat, from_="W" if seat != "W" else "E", riichi=1)
    assert yaku(pair) == {"riichi": 1}  # no pinfu
    assert pair.fu == 40  # 20, 10 closed ron, 2 for the pair


@pytest.mark.clause("ds-05")
def test_the_round_wind_counts_apart() -> None:
    win = won("23467s99m", "8s", melds=("pon 222z", "pon 444z"), seat="S", round="S")
    assert yaku(win) == {"seat-wind": 1, "round-wind": 1, "north-wind": 1}


@pytest.mark.clause("ds-07")
def test_open_tanyao() -> None:
    assert yaku(won("23467s88p", "8s", melds=("pon 222p", "pon 666p"), seat="S", from_="W")) == {"tanyao": 1}


@pytest.mark.clause("ds-07")
def test_one_sided_wait_and_late_yaku() -> None:
    hand, melds = "23499s77z", ("pon 111p", "pon 888p")
    assert yaku(won(hand, "7z", melds=melds, seat="S", from_="W")) == {"yakuhai-chun": 1}
    with pytest.raises(NoYaku):
        won(hand, "9s", melds=melds, seat="S", from_="W")


@pytest.mark.clause("ds-13")
def test_3900_is_paid_as_4000() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="W", riichi=1)
    assert (win.han, win.fu) == (3, 30)
    assert win.deltas == {"E": 0, "S": 4000, "W": -4000}


@pytest.mark.clause("ds-14", "ds-18")
def test_a_non_dealers_mangan_by_tsumo_is_5000_3000() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", riichi=1, dora=("1s",))
    assert yaku(win) == {"riichi": 1, "tsumo": 1, "tanyao": 1, "dora": 2}
    assert (win.limit, win.deltas) == ("mangan", {"E": -5000, "S": 8000, "W": -3000})


@pytest.mark.clause("ds-15")
def test_a_honba_is_1000_from_the_discarder_and_1000_from_each_at_a_tsumo() -> None:
    ron = won(PINFU_TANYAO, "8s", seat="S", from_="W", riichi=1, honba=2)
    assert (ron.points, ron.deltas) == (4000, {"E": 0, "S": 6000, "W": -6000})
    tsumo = won(PINFU_TANYAO, "8s", seat="S", riichi=1, dora=("1s",), honba=2, sticks=3)
    assert (tsumo.points, tsumo.deltas) == (8000, {"E": -7000, "S": 15000, "W": -5000})
    assert sum(tsumo.deltas.values()) == 3000  # the sticks


@pytest.mark.clause("ds-16", "ds-23")
def test_a_yakuman_by_ron_costs_the_discarder_100_and_an_ordinary_win_nothing() -> None:
    assert won("19m19p19s1234566z", "7z", seat="S", from_="W").bonus == {"E": 0, "S": 100, "W": -100}
    ordinary = won(PINFU_TANYAO, "8s", seat="S", from_="W", riichi=1)
    assert ordinary.bonus == {"E": 0, "S": 0, "W": 0}


CHART = {  # as printed; "満貫" is 12000, 5000 all, 8000 and 5000/3000
    ("dealer", "ron"): {
        "30": ["2000", "3000", "6000", "12000"],
        "40": ["2000", "4000", "8000", "12000"],
        "50": ["3000", "5000", "10000", "12000"],
        "pairs": ["3000", "5000", "10000", "12000"],
    },
    ("dealer", "tsumo"): {
        "30": ["2000", "2000", "3000", "5000"],
        "40": ["2000", "3000", "4000", "5000"],
        "50": ["2000", "3000", "5000", "5000"],
        "pairs": [None, "3000", "5000", "5000"],
    },
    ("other", "ron"): {
        "30": ["1000", "2000", "4000", "8000"],
        "40": ["2000", "3000", "6000", "8000"],
        "50": ["2000", "4000", "7000", "8000"],
        "pairs": ["2000", "4000", "7000", "8000"],
    },
    ("other", "tsumo"): {
        "30": ["2000/2000", "2000/2000", "3000/2000", "5000/3000"],
        "40": ["2000/2000", "3000/2000", "4000/3000", "5000/3000"],
        "50": ["2000/2000", "3000/2000", "5000/3000", "5000/3000"],
        "pairs": [None, "3000/2000", "5000/3000", "5000/3000"],
    },
}


@pytest.mark.clause("ds-17", "ds-19")
def test_the_chart_is_the_printed_one_cell_by_cell() -> None:
    chart = ariari.chart(RULES).to_dict()
    for (side, way), rows in CHART.items():
        told = {
            row: [None if cell is None else "/".join(map(str, cell)) for cell in cells]
            for row, cells in chart[side][way].items()
        }
        assert told == rows, (side, way)


@pytest.mark.clause("ds-18")
def test_limits() -> None:
    assert ariari.chart(RULES).to_dict()["limits"] == {
        name: {
            "dealer": {"ron": dealer, "tsumo": [dealer_each]},
            "other": {"ron": other, "tsumo": shares},
        }
        for name, dealer, dealer_each, other, shares in [
            ("mangan", 12000, 5000, 8000, [5000, 3000]),
            ("haneman", 18000, 7000, 12000, [7000, 4000]),
            ("baiman", 24000, 9000, 16000, [9000, 5000]),
            ("sanbaiman", 36000, 13000, 24000, [13000, 7000]),
            ("yakuman", 48000, 17000, 32000, [17000, 9000]),
        ]
    }


@pytest.mark.clause("ds-19", "ds-62")
def test_pinfu_does_not_count_with_tsumo_and_the_hand_has_30_fu() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S")
    assert yaku(win) == {"tsumo": 1, "tanyao": 1}
    assert win.fu == 30
    assert "20" not in ariari.chart(RULES).to_dict()["other"]["tsumo"]


@pytest.mark.clause("ds-20")
@pytest.mark.parametrize(
    ("fu", "used", "more"),
    [(50, 50, 0), (60, 30, 1), (70, 40, 1), (80, 40, 1), (90, 50, 1), (100, 50, 1), (110, 30, 2)],
)
def test_more_than_50_fu_are_a_han_more(fu: int, used: int, more: int) -> None:
    value = _kernel.value_of(KERNEL, 1, fu)
    assert (value.fu, value.han) == (used, 1 + more)


@pytest.mark.clause("ds-20")
def test_a_hand_of_60_fu_counts_30_and_a_han_more() -> None:
    win = won("111s345p67s77z", "8s", melds=("ankan 2222p",), seat="S", from_="W", riichi=1)
    assert sum(item.fu for item in win.fu_items) == 60
    assert (win.han, win.fu, win.points) == (2, 30, 2000)


@pytest.mark.clause("ds-20")
def test_a_hand_of_110_fu_counts_30_and_two_han_more() -> None:
    win = won("999s23s77z", "4s", melds=("ankan 9999m", "ankan 1111p"), seat="S", from_="W")
    assert yaku(win) == {"sanankou": 2}
    assert sum(item.fu for item in win.fu_items) == 110
    assert (win.han, win.fu, win.points) == (4, 30, 8000)


@pytest.mark.clause("ds-21")
def test_chips_for_red_ura_and_ippatsu_from_the_discarder_or_from_each() -> None:
    circumstances: dict[str, Any] = {"seat": "S", "riichi": 1, "ippatsu": True, "ura": ("1s",)}
    ron = won("234067p34067s22s", "8s", from_="W", **circumstances)
    assert ron.chips == 5  # two red, two ura, ippatsu
    assert ron.bonus == {"E": 0, "S": 50, "W": -50}
    tsumo = won("234067p34067s22s", "8s", **circumstances, sitter_out=True)
    assert tsumo.bonus == {"E": -50, "S": 100, "W": -50, "sitter-out": 0}


@pytest.mark.clause("ds-21")
def test_no_chips_for_an_open_hand_nor_for_flowers_and_dora() -> None:
    opened = won("23406s88p", "7s", melds=("pon 222p", "pon 666p"), seat="S", from_="W")
    assert yaku(opened) == {"tanyao": 1, "red": 1}
    assert opened.chips == 0
    closed = won(PINFU_TANYAO, "8s", seat="S", from_="W", dora=("1s",), flowers=("1f", "3f"))
    assert yaku(closed) == {"pinfu": 1, "tanyao": 1, "dora": 2, "flowers": 2}
    assert closed.chips == 0


@pytest.mark.clause("ds-22")
def test_all_four_flowers_bring_25_from_each_at_the_table_apart_from_any_win() -> None:
    assert _kernel.all_flowers_bonus(KERNEL, 1) == [(0, 1, "flowers", 25), (2, 1, "flowers", 25)]
    flowers = ("1f", "2f", "3f", "4f")
    win = won(PINFU_TANYAO, "8s", seat="S", from_="W", flowers=flowers)
    assert yaku(win)["flowers"] == 4
    assert win.bonus == {"E": 0, "S": 0, "W": 0}


@pytest.mark.clause("ds-23")
def test_a_yakuman_tsumo_brings_50_from_each() -> None:
    assert won(SUUANKOU, "9m", seat="S").bonus == {"E": -50, "S": 100, "W": -50}


@pytest.mark.clause("ds-24")
def test_with_four_participants_the_sitter_out_pays_20_and_the_two_others_40() -> None:
    win = won(SUUANKOU, "9m", seat="S", sitter_out=True)
    assert win.bonus == {"E": -40, "S": 100, "W": -40, "sitter-out": -20}
    assert win.deltas == {"E": -17000, "S": 26000, "W": -9000}


@pytest.mark.clause("ds-25")
def test_no_bonus_for_a_counted_yakuman() -> None:
    win = won("2233445566778p", "8p", seat="S", from_="W", riichi=2, dora=("1p",))
    assert win.limit == "kazoe"
    assert win.points == 32000
    assert win.bonus == {"E": 0, "S": 0, "W": 0}


@pytest.mark.clause("ds-25", "ds-32")
def test_dealing_into_an_open_riichi_pays_a_yakuman_without_its_bonus() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="W", riichi=1, open_riichi=True)
    assert yaku(win) == {"open-riichi": 2, "pinfu": 1, "tanyao": 1}
    assert (win.limit, win.yakuman, win.points) == ("yakuman", 0, 32000)
    assert win.bonus == {"E": 0, "S": 0, "W": 0}


@pytest.mark.clause("ds-32")
@pytest.mark.parametrize("declared", ["after", "before"])
def test_who_is_in_riichi_too_pays_the_ordinary_value(declared: Any) -> None:
    circumstances: dict[str, Any] = {"seat": "S", "riichi": 1, "open_riichi": True, "from_riichi": declared}
    assert won(PINFU_TANYAO, "8s", from_="W", **circumstances).points == 8000


@pytest.mark.clause("ds-32")
def test_an_open_riichis_tsumo_pays_the_ordinary_value() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", riichi=1, open_riichi=True)
    assert yaku(win) == {"open-riichi": 2, "tsumo": 1, "tanyao": 1}
    assert win.deltas == {"E": -5000, "S": 8000, "W": -3000}


@pytest.mark.clause("ds-26")
def test_a_double_yakuman_doubles_the_points_and_not_the_bonus() -> None:
    win = won("111222333z5566z", "5z", seat="S")
    assert yaku(win) == {"suuankou": "yakuman", "tsuuiisou": "yakuman"}
    assert win.deltas == {"E": -33000, "S": 50000, "W": -17000}  # 32000 and 16000, and 1000 for the tsumo
    assert win.bonus == {"E": -50, "S": 100, "W": -50}


@pytest.mark.clause("ds-36")
def test_of_two_rons_the_first_in_turn_takes_honba_and_sticks() -> None:
    west = Win(hand=PINFU_TANYAO, win="8s", seat="W", from_="E", honba=2, sticks=1)
    south = Win(
        hand="23467s99m", win="8s", melds=("pon 777z", "pon 111p"), seat="S", from_="E", honba=2, sticks=1
    )
    first, second = score_many(RULES, [west, south])
    assert first.deltas == {"E": -1000 - 2000, "S": 1000 + 2000 + 1000, "W": 0}
    assert second.deltas == {"E": -2000, "S": 0, "W": 2000}


@pytest.mark.clause("ds-38")
def test_thirteen_waits_and_the_pair_wait_are_single_yakuman() -> None:
    kokushi = won("19m19p19s1234567z", "7z", seat="S", from_="W")
    assert (kokushi.yakuman, kokushi.points) == (1, 32000)
    tanki = won("111333p222s999m1s", "1s", seat="S", from_="W")
    assert (tanki.yakuman, tanki.points) == (1, 32000)


@pytest.mark.clause("ds-39")
def test_truly_compound_yakuman_count_double_and_upward() -> None:
    double = won("111555666z44z77z", "7z", seat="S")
    assert yaku(double) == {"suuankou": "yakuman", "daisangen": "yakuman", "tsuuiisou": "yakuman"}
    assert double.yakuman == 3
    assert won("111555z66z44z", "6z", melds=("pon 777z",), seat="S", from_="W").points == 64000


@pytest.mark.clause("ds-43")
def test_liable_for_daisangen_pays_all_of_a_tsumo_and_half_of_a_ron() -> None:
    circumstances: dict[str, Any] = {
        "melds": ("pon 555z", "pon 666z", "pon 777z"),
        "seat": "S",
        "liable": "W",
    }
    tsumo = won("23p99m", "4p", **circumstances, honba=1)
    assert paid(tsumo, "pao") == {"W": 26000}
    assert tsumo.deltas == {"E": 0, "S": 28000, "W": -28000}
    assert tsumo.bonus == {"E": 0, "S": 100, "W": -100}
    ron = won("23p99m", "4p", **circumstances, from_="E", honba=1)
    assert ron.deltas == {"E": -17000, "S": 33000, "W": -16000}  # the discarder pays the honba
    assert ron.bonus == {"E": -50, "S": 100, "W": -50}
    own = won("23p99m", "4p", **circumstances, from_="W", honba=1)
    assert own.deltas == {"E": 0, "S": 33000, "W": -33000}


@pytest.mark.clause("ds-43")
def test_liability_for_daisuushii_covers_the_whole_hand() -> None:
    melds = ("pon 111z", "pon 222z", "pon 333z", "pon 444z")
    win = won("7z", "7z", melds=melds, seat="S", from_="E", liable="W")
    assert yaku(win) == {"daisuushii": "yakuman", "tsuuiisou": "yakuman"}
    assert win.deltas == {"E": -32000, "S": 64000, "W": -32000}


@pytest.mark.clause("ds-44")
def test_ryuuiisou_needs_no_hatsu() -> None:
    win = won("2233444666888s", "2s", seat="S", from_="W")
    assert (yaku(win), win.points) == ({"ryuuiisou": "yakuman"}, 32000)


@pytest.mark.clause("ds-60")
def test_seven_pairs_may_use_four_of_a_kind() -> None:
    win = won("11112288p3399s1z", "1z", seat="S", from_="W")
    assert yaku(win) == {"chiitoitsu": 1}


@pytest.mark.clause("ds-61")
def test_seven_pairs_is_50_fu_1_han_below_mangan() -> None:
    win = won("22334488p3399s1z", "1z", seat="S", from_="W", riichi=1)
    assert yaku(win) == {"riichi": 1, "chiitoitsu": 1}
    assert (win.han, win.fu, win.points) == (2, 50, 4000)


@pytest.mark.clause("ds-61")
def test_seven_pairs_is_2_han_from_mangan_on() -> None:
    win = won("22334488p3366s8s", "8s", seat="S", from_="W", riichi=1, ippatsu=True)
    assert yaku(win) == {"riichi": 1, "ippatsu": 1, "tanyao": 1, "chiitoitsu": 2}
    assert (win.han, win.limit, win.points) == (5, "mangan", 8000)


@pytest.mark.clause("ds-63")
def test_kan_furi_and_chankan_are_yaku_enough() -> None:
    hand, melds = "23467s99m", ("pon 111p", "pon 888p")
    assert yaku(won(hand, "8s", melds=melds, seat="S", from_="W", kan_discard=True)) == {"kan-furi": 1}
    assert yaku(won(hand, "8s", melds=melds, seat="S", from_="W", chankan=True)) == {"chankan": 1}
    with pytest.raises(NoYaku):
        won(hand, "8s", melds=melds, seat="S", from_="W")


@pytest.mark.clause("ds-69")
def test_rinshan_after_an_open_kan_is_paid_by_the_giver_alone() -> None:
    melds = ("daiminkan 1111p", "pon 888p")
    win = won("23467s99m", "8s", melds=melds, seat="S", rinshan=True, liable="E")
    assert yaku(win) == {"rinshan": 1}
    assert (win.fu, win.deltas) == (40, {"E": -4000, "S": 4000, "W": 0})  # 2000 and 2000
    with pytest.raises(WinError, match="liable"):
        won("23467s99m", "8s", melds=("kakan 1111p", "pon 888p"), seat="S", rinshan=True, liable="E")


@pytest.mark.clause("ds-77")
def test_local_yakuman_are_not_played() -> None:
    daisharin = won("2233445566778p", "8p", seat="S", from_="W")
    assert (daisharin.yakuman, daisharin.limit) == (0, "sanbaiman")
    assert yaku(daisharin) == {"pinfu": 1, "tanyao": 1, "ryanpeikou": 3, "chinitsu": 6}
    triplets = won("22233344488s11p", "1p", melds=(), seat="S")
    assert not {"sanrenkou", "suurenkou"} & set(yaku(triplets))
    played = {yaku.id for yaku in house_of(RULES).yaku}
    assert not {"daisharin", "daisharin-pin", "sanrenkou", "suurenkou", "beni-kujaku"} & played


@pytest.mark.clause("ds-79")
def test_renhou_is_a_yakuman() -> None:
    win = won(PINFU_TANYAO, "8s", seat="S", from_="E", first_turn=True)
    assert (yaku(win), win.points) == ({"renhou": "yakuman"}, 32000)


@pytest.mark.clause("ds-80")
def test_one_han_is_enough_with_any_number_of_honba() -> None:
    win = won("23467s99m", "8s", melds=("pon 777z", "pon 111p"), seat="S", from_="W", honba=7)
    assert win.deltas == {"E": 0, "S": 8000, "W": -8000}


@pytest.mark.clause("ds-81")
def test_an_open_hand_has_no_pinfu_and_at_least_30_fu() -> None:
    win = won("23467s345p88p", "8s", melds=("pon 222p",), seat="S", from_="W")
    assert yaku(win) == {"tanyao": 1}
    assert win.fu == 30


@pytest.mark.clause("ds-83")
@pytest.mark.parametrize(
    ("han", "limit"),
    [
        (5, "mangan"),
        (6, "haneman"),
        (7, "haneman"),
        (8, "baiman"),
        (10, "baiman"),
        (11, "sanbaiman"),
        (12, "sanbaiman"),
        (13, "kazoe"),
        (20, "kazoe"),
    ],
)
def test_thresholds_of_the_limits(han: int, limit: str) -> None:
    assert _kernel.value_of(KERNEL, han, 30).limit == limit

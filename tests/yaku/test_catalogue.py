"""Every yaku of the catalogue: a hand that has it, and one that only just has not."""

from dataclasses import replace

import pytest

from ariari import _kernel
from ariari.rules.load import load
from ariari.yaku import catalogue, played

from .hands import Win, play, standard, whole_catalogue

W = Win
PLAIN = W("123m456p789s22277s", "1m", ron=True)
SELF = W("123m456p789s22277s", "1m")
PAIR_LAST = ["pon 777s", "chi 789p", "pon 333z"]

# yaku: (a win that has it, a win that has not)
EXAMPLES: dict[str, tuple[Win, Win]] = {
    "riichi": (replace(PLAIN, facts="riichi"), PLAIN),
    "double-riichi": (replace(PLAIN, facts="riichi double_riichi"), replace(PLAIN, facts="riichi")),
    "open-riichi": (replace(PLAIN, facts="riichi open_riichi"), replace(PLAIN, facts="riichi")),
    "double-open-riichi": (
        replace(PLAIN, facts="riichi double_riichi open_riichi"),
        replace(PLAIN, facts="riichi open_riichi"),
    ),
    "ippatsu": (replace(PLAIN, facts="riichi ippatsu"), replace(PLAIN, facts="riichi")),
    "tsumo": (
        W("123m456p22277s", "1m", ["ankan 9999p"]),
        W("123m456p22277s", "1m", ["daiminkan 9999p"]),
    ),
    "haitei": (replace(SELF, facts="last_tile"), replace(SELF, facts="last_tile rinshan")),
    "houtei": (replace(PLAIN, facts="last_tile"), replace(SELF, facts="last_tile")),
    "rinshan": (
        W("123m456p22277s", "1m", ["kakan 9999p"], facts="rinshan"),
        W("123m456p22277s", "1m", ["kakan 9999p"]),
    ),
    "chankan": (replace(PLAIN, facts="chankan"), PLAIN),
    "kan-furi": (replace(PLAIN, facts="kan_discard"), PLAIN),
    "seat-wind": (
        W("123m456p22277s222z", "1m", seat="S", round="E"),
        W("123m456p22277s222z", "1m", seat="W", round="S"),
    ),
    "round-wind": (
        W("123m456p22277s222z", "1m", seat="W", round="S"),
        W("123m456p22277s222z", "1m", seat="S", round="E"),
    ),
    "north-wind": (
        W("123m456p22277s444z", "1m", everyones_north=True),
        W("123m456p22277s444z", "1m"),
    ),
    "yakuhai-haku": (W("123m456p22277s", "1m", ["pon 555z"]), W("123m456p22277s", "1m", ["pon 666z"])),
    "yakuhai-hatsu": (W("123m456p22277s", "1m", ["ankan 6666z"]), W("123m456p222s66z", "1m", ["pon 999s"])),
    "yakuhai-chun": (W("123m456p22277s777z", "1m"), W("123m456p22277s666z", "1m")),
    "pinfu": (W("234m456p23455789s", "9s"), W("234m456p234789s22z", "9s", seat="S")),
    "tanyao": (W("234m456p23455678s", "6s"), W("234m456p23455789s", "9s")),
    "iipeikou": (W("223344m456p789s11z", "2m"), W("234m456p789s11z", "2m", ["chi 234m"])),
    "chiitoitsu": (W("1133m5577p2299s44z", "1m"), W("222m333m444m22p55p5p", "2m")),
    "sanshoku": (
        W("234m234p23455s", "2m", ["chi 234s"]),
        W("234m234p34555s", "2m", ["chi 234p"]),
    ),
    "ittsu": (
        W("123456p22s", "1p", ["chi 789p", "pon 999m"]),
        W("123456p22s", "1p", ["chi 789s", "pon 999m"]),
    ),
    "chanta": (
        W("123m999p11z", "1m", ["chi 789s", "pon 111s"]),
        W("234m999p11z", "2m", ["chi 789s", "pon 111s"]),
    ),
    "toitoi": (
        W("222m33p", "3p", ["pon 555m", "pon 888s", "ankan 1111z"]),
        W("22m345p", "3p", ["pon 555m", "pon 888s", "ankan 1111z"]),
    ),
    "sanankou": (
        W("222m555p888s23477s", "2s", ron=True),
        W("222m555p888s23477s", "2m", ron=True),
    ),
    "sankantsu": (
        W("234m55s", "4m", ["ankan 1111z", "kakan 9999p", "daiminkan 2222s"]),
        W("234m55s", "4m", ["ankan 1111z", "kakan 9999p", "pon 222s"]),
    ),
    "sanshoku-doukou": (
        W("222m23477s", "2m", ["pon 222p", "daiminkan 2222s"]),
        W("222m23477s", "2m", ["pon 222p", "pon 333s"]),
    ),
    "shousangen": (
        W("234m55z345s", "2m", ["pon 666z", "pon 777z"]),
        W("234m44z345s", "2m", ["pon 666z", "pon 777z"]),
    ),
    "honroutou": (
        W("111m99p", "1m", ["pon 999s", "pon 111z", "pon 777z"]),
        W("111m22p", "1m", ["pon 999s", "pon 111z", "pon 777z"]),
    ),
    "ryanpeikou": (W("223344m556677p11z", "2m"), W("223344m567789p11z", "2m")),
    "honitsu": (
        W("234m77z", "2m", ["chi 567m", "pon 999m", "pon 111z"]),
        W("234m77z", "2m", ["chi 567s", "pon 999m", "pon 111z"]),
    ),
    "junchan": (
        W("123m99p", "1m", ["chi 789s", "pon 111s", "chi 789m"]),
        W("123m99p", "1m", ["chi 789s", "pon 111z", "chi 789m"]),
    ),
    "chinitsu": (
        W("23499m", "2m", ["chi 567m", "pon 111m", "chi 789m"]),
        W("234m77z", "2m", ["chi 567m", "pon 111m", "chi 789m"]),
    ),
    "tenhou": (replace(SELF, facts="first_turn dealer"), replace(SELF, facts="first_turn")),
    "chiihou": (replace(SELF, facts="first_turn"), replace(PLAIN, facts="first_turn")),
    "renhou": (replace(PLAIN, facts="first_turn"), replace(SELF, facts="first_turn")),
    "kokushi": (W("19m19p19s12345677z", "1m"), W("1133m5577p2299s44z", "1m")),
    "kokushi-13": (W("19m19p19s12345677z", "7z"), W("19m19p19s12345677z", "1m")),
    "suuankou": (W("222m555p888s11177z", "2m"), W("222m555p888s11177z", "2m", ron=True)),
    "suuankou-tanki": (W("222m555p888s11177z", "7z", ron=True), W("222m555p888s11177z", "2m")),
    "daisangen": (
        W("23499m", "2m", ["pon 555z", "daiminkan 6666z", "pon 777z"]),
        W("234m77z", "2m", ["pon 555z", "pon 666z", "pon 999m"]),
    ),
    "shousuushii": (
        W("234m44z", "2m", ["pon 111z", "pon 222z", "pon 333z"]),
        W("234m55z", "2m", ["pon 111z", "pon 222z", "pon 333z"]),
    ),
    "daisuushii": (
        W("99m", "9m", ["pon 111z", "pon 222z", "pon 333z", "pon 444z"]),
        W("234m44z", "2m", ["pon 111z", "pon 222z", "pon 333z"]),
    ),
    "tsuuiisou": (
        W("11223344556677z", "1z"),
        W("99m", "9m", ["pon 111z", "pon 222z", "pon 333z", "pon 444z"]),
    ),
    "chinroutou": (
        W("99m", "9m", ["pon 111m", "pon 111p", "pon 999p", "pon 999s"]),
        W("11z", "1z", ["pon 111m", "pon 111p", "pon 999p", "pon 999s"]),
    ),
    "ryuuiisou": (
        W("22334488s", "2s", ["pon 666s", "pon 666z"]),
        W("22334499s", "2s", ["pon 666s", "pon 666z"]),
    ),
    "chuuren": (W("11123455678999m", "1m"), W("11222345678999s", "1s")),
    "junsei-chuuren": (W("11123455678999m", "5m"), W("11123455678999m", "1m")),
    "suukantsu": (
        W("55s", "5s", ["ankan 1111z", "kakan 9999p", "daiminkan 2222s", "ankan 3333m"]),
        W("55s", "5s", ["ankan 1111z", "kakan 9999p", "daiminkan 2222s", "pon 333m"]),
    ),
    "nagashi": (replace(PLAIN, facts="nagashi"), PLAIN),
    "mane-man": (replace(PLAIN, facts="mane"), PLAIN),
    "sanpuu": (
        W("234m55p", "2m", ["pon 111z", "pon 222z", "pon 333z"]),
        W("234m33z", "2m", ["pon 111z", "pon 222z", "pon 555p"]),
    ),
    "sanrenkou": (
        W("234m55p", "2m", ["pon 777s", "pon 888s", "pon 999s"]),
        W("234m55p", "2m", ["pon 777s", "pon 888s", "pon 999p"]),
    ),
    "suurenkou": (
        W("55p", "5p", ["pon 666s", "pon 777s", "pon 888s", "pon 999s"]),
        W("55p", "5p", ["pon 555s", "pon 777s", "pon 888s", "pon 999s"]),
    ),
    "isshoku-sanjun": (
        W("23455p", "2p", ["chi 234p", "chi 234p", "pon 999s"]),
        W("23455p", "2p", ["chi 234p", "chi 234s", "pon 999s"]),
    ),
    "isshoku-yonjun": (
        W("23466p", "2p", ["chi 234p", "chi 234p", "chi 234p"]),
        W("23466p", "2p", ["chi 234p", "chi 234p", "chi 234s"]),
    ),
    "sanshoku-tsuukan": (
        W("12355p", "1p", ["chi 456s", "chi 789m", "pon 999s"]),
        W("12355p", "1p", ["chi 456s", "chi 789s", "pon 999s"]),
    ),
    "sanshoku-renkou": (
        W("23455p", "2p", ["pon 777s", "pon 888m", "pon 999p"]),
        W("23455p", "2p", ["pon 777s", "pon 888s", "pon 999p"]),
    ),
    "uumensai": (
        W("234m55z", "2m", ["pon 777s", "chi 789p", "pon 333z"]),
        W("23455m", "2m", ["pon 777s", "chi 789p", "pon 333z"]),
    ),
    "shiiaru-raotai": (
        W("55m", "5m", [*PAIR_LAST, "pon 777z"], ron=True),
        W("55m", "5m", [*PAIR_LAST, "ankan 7777z"], ron=True),
    ),
    "chinpeikou": (W("223344m223344p11z", "2m"), W("223344m334455p11z", "2m")),
    "shousharin": (W("1122334466m1155z", "1m"), W("1122334466m11z55p", "1m")),
    "daisharin": (W("11224466778899s", "1s"), W("1122334466s1155z", "1s")),
    "daisharin-pin": (W("22334455667788p", "2p"), W("11224455667788p", "1p")),
    "daichikurin": (W("22334455667788s", "2s"), W("22334455667788p", "2p")),
    "daisuurin": (W("22334455667788m", "2m"), W("22334455667788s", "2s")),
    "daichisei": (W("11223344556677z", "1z"), W("112233445566z99m", "1z")),
    "man-hon": (
        W("111999m77z", "1m", ["pon 111z", "pon 222z"]),
        W("111777m77z", "1m", ["pon 111z", "pon 222z"]),
    ),
    "beni-kujaku": (
        W("111999s77z", "1s", ["pon 555s", "pon 777s"]),
        W("111999s77z", "1s", ["pon 555s", "pon 333s"]),
    ),
    "kouitten": (
        W("22334488s", "2s", ["pon 666s", "pon 777z"]),
        W("22334488s", "2s", ["pon 666s", "pon 666z"]),
    ),
    "kokuiisou": (
        W("222444p33z", "2p", ["pon 888p", "pon 111z"]),
        W("222444p33z", "2p", ["pon 777p", "pon 111z"]),
    ),
    "hyakumangoku": (
        W("66777888999m", "9m", ["chi 678m"]),  # 105
        W("66777888999m", "9m", ["pon 555m"]),  # 99
    ),
    "kinmonkyou": (
        W("12377p", "1p", ["chi 345p", "chi 567p", "chi 789p"]),
        W("12377p", "1p", ["chi 345p", "chi 567p", "chi 678p"]),
    ),
    "tohoku-shinkansen": (W("123456789p11144z", "1p"), W("123456789p11155z", "1p")),
    "ishi-no-ue-nimo-sannen": (
        replace(SELF, facts="riichi double_riichi last_tile"),
        replace(SELF, facts="riichi last_tile"),
    ),
    "iipin-moyue": (
        W("123m123p789s22277s", "1p", facts="last_tile"),
        W("123m123p789s22277s", "2p", facts="last_tile"),
    ),
    "chuupin-raoyui": (
        W("123m789p789s22277s", "9p", ron=True, facts="last_tile"),
        W("123m789p789s22277s", "9p", facts="last_tile"),
    ),
    "uupin-kaihou": (
        W("123m456p22277s", "5p", ["ankan 1111z"], facts="rinshan"),
        W("123m456p22277s", "4p", ["ankan 1111z"], facts="rinshan"),
    ),
}


def of_house(house: str) -> _kernel.YakuSet:
    return _kernel.YakuSet(played(load(house).yaku))


def has(win: Win, yaku: str) -> bool:
    """Whether some reading has the yaku when nothing else is played."""
    alone = play(on=(yaku,), off=tuple(other for other in catalogue() if other != yaku))
    found = [alone.evaluate(reading, *win.circumstances()) for reading in win.readings()]
    assert found, f"{win} is not complete"
    return any(yaku in hits for hits in found)


def test_every_yaku_has_its_examples() -> None:
    assert list(EXAMPLES) == list(catalogue())


@pytest.mark.parametrize("yaku", EXAMPLES)
def test_the_hand_that_has_it_and_the_one_that_just_has_not(yaku: str) -> None:
    win, other = EXAMPLES[yaku]
    assert has(win, yaku)
    assert not has(other, yaku)


CLOSED_ONLY = {
    *("riichi", "double-riichi", "open-riichi", "double-open-riichi", "ippatsu", "tsumo"),
    *("pinfu", "iipeikou", "chiitoitsu", "ryanpeikou", "chinpeikou", "shousharin"),
}
LOSES_ONE = {
    *("sanshoku", "ittsu", "chanta", "honitsu", "junchan", "chinitsu"),
    *("isshoku-sanjun", "sanshoku-tsuukan"),
}


def test_what_calling_costs() -> None:
    for yaku in catalogue().values():
        closed, opened, yakuman = yaku.han
        if yaku.id in CLOSED_ONLY:
            assert (opened, yakuman) == (0, 0), yaku.id
        elif yaku.id in LOSES_ONE:
            assert opened == closed - 1, yaku.id
        else:
            assert opened == closed, yaku.id


def test_names_in_three_languages_are_all_different() -> None:
    for language in ("ja", "zh", "en"):
        names = [getattr(yaku.name, language) for yaku in catalogue().values()]
        assert len(names) == len(set(names))


# Which yaku stand together

TOGETHER: list[tuple[Win, dict[str, int | str]]] = [
    (W("223344m556677p88s", "2m"), {"tsumo": 1, "pinfu": 1, "tanyao": 1, "ryanpeikou": 3}),
    (W("22334455667788p", "2p"), {"tsumo": 1, "tanyao": 1, "pinfu": 1, "ryanpeikou": 3, "chinitsu": 6}),
    (W("1133m5577p2299s44z", "1m"), {"tsumo": 1, "chiitoitsu": 2}),
    (W("1199m1199p1199s11z", "1m"), {"tsumo": 1, "chiitoitsu": 2, "honroutou": 2}),
    (
        W("111222333m99p", "9p", ["pon 111z"], seat="E", round="E", facts="dealer"),
        {"toitoi": 2, "sanankou": 2, "seat-wind": 1, "round-wind": 1},
    ),
    (
        W("123m99p", "1m", ["chi 789s", "pon 111s", "chi 789m"]),
        {"junchan": 2},
    ),
    (W("11123455678999m", "5m"), {"junsei-chuuren": "double-yakuman"}),
    (W("11123455678999m", "1m"), {"chuuren": "yakuman"}),
    (
        W("111222333z44477z", "7z"),
        {"suuankou-tanki": "double-yakuman", "daisuushii": "double-yakuman", "tsuuiisou": "yakuman"},
    ),
    (
        W("234m55z345s", "2m", ["pon 666z", "pon 777z"]),
        {"shousangen": 2, "yakuhai-hatsu": 1, "yakuhai-chun": 1},
    ),
    (
        replace(SELF, facts="riichi double_riichi ippatsu last_tile"),
        {"double-riichi": 2, "ippatsu": 1, "tsumo": 1, "haitei": 1},
    ),
]


@pytest.mark.parametrize(("win", "expected"), TOGETHER)
def test_yaku_that_stand_together(win: Win, expected: dict[str, int | str]) -> None:
    assert win.yaku(standard()) == expected


def test_a_yakuman_leaves_only_yakuman() -> None:
    win = W("19m19p19s12345677z", "7z", facts="riichi ippatsu")
    assert win.yaku(standard()) == {"kokushi-13": "double-yakuman"}


def test_open_riichi_is_in_place_of_riichi() -> None:
    both = play(on=("open-riichi", "double-open-riichi"))
    win = replace(PLAIN, facts="riichi open_riichi")
    assert win.yaku(both) == {"open-riichi": 2}
    assert replace(win, facts="riichi open_riichi double_riichi").yaku(both) == {"double-open-riichi": 3}


@pytest.mark.clause("ds-05")
def test_everybodys_north_counts_beside_the_own_wind_and_spoils_pinfu() -> None:
    win = W("123m456p77s222444z", "1m", seat="S", everyones_north=True)
    north = play(on=("north-wind",))
    assert win.yaku(north) == {"tsumo": 1, "seat-wind": 1, "north-wind": 1}
    pair = W("234m456p234789s44z", "9s", seat="S")
    assert "pinfu" in pair.yaku(north)
    assert "pinfu" not in replace(pair, everyones_north=True).yaku(north)


def test_the_north_seat_counts_everybodys_north_once() -> None:
    win = W("123m456p99p77s444z9p", "1m", seat="N", everyones_north=True)
    assert win.yaku(play(on=("north-wind",))) == {"tsumo": 1, "seat-wind": 1}


@pytest.mark.clause("ds-62")
def test_pinfu_is_no_yaku_where_a_tsumo_always_earns_fu() -> None:
    win = W("234m456p23455789s", "9s")
    assert win.yaku(standard()) == {"tsumo": 1, "pinfu": 1}
    assert replace(win, facts="tsumo_fu").yaku(standard()) == {"tsumo": 1}


@pytest.mark.clause("ds-44", "dy-45")
def test_all_green_needs_no_hatsu() -> None:
    assert W("22334488s", "2s", ["pon 666s", "chi 234s"]).yaku(standard()) == {"ryuuiisou": "yakuman"}


@pytest.mark.clause("dy-73", "ey-37")
def test_rinshan_does_not_combine_with_haitei() -> None:
    win = W("123m456p22277s", "1m", ["kakan 9999p"], facts="rinshan last_tile")
    assert win.yaku(standard()) == {"rinshan": 1}


@pytest.mark.clause("ey-57")
def test_renhou_at_four_han_is_added() -> None:
    four = play(on=("renhou",), han={"renhou": 4})
    win = W("234m456p23455678s", "6s", ron=True, facts="first_turn")
    assert win.yaku(four) == {"renhou": 4, "pinfu": 1, "tanyao": 1}
    assert win.yaku(play(on=("renhou",))) == {"renhou": "yakuman"}


@pytest.mark.clause("pt-22")
def test_the_local_yaku_of_ponta() -> None:
    ponta = of_house("ponta-sanma-05")
    winds = W("234p55p", "2p", ["pon 111z", "pon 222z", "pon 444z"], seat="W", round="E")
    row = W("123p55p", "1p", ["pon 777s", "pon 888s", "pon 999s"])
    assert winds.yaku(ponta) == {"round-wind": 1, "honitsu": 2, "sanpuu": 2}
    assert row.yaku(ponta) == {"sanrenkou": 2}
    assert W("1122334466p1155z", "1p").yaku(ponta) == {"tsumo": 1, "shousharin": 6}
    assert W("11224466778899s", "1s").yaku(ponta) == {"daisharin": "yakuman"}
    assert W("111999m77z", "1m", ["pon 111z", "pon 222z"]).yaku(ponta) == {"man-hon": "yakuman"}


@pytest.mark.clause("ds-77", "dy-43")
@pytest.mark.parametrize("house", ["daisuki-sanma", "daisuki-yonma"])
def test_local_yaku_that_the_house_does_not_have(house: str) -> None:
    has = of_house(house)
    assert W("22334455667788p", "2p", ron=True).yaku(has) == {
        "pinfu": 1,
        "tanyao": 1,
        "ryanpeikou": 3,
        "chinitsu": 6,
    }
    assert W("55p", "5p", ["pon 666s", "pon 777s", "pon 888s", "pon 999s"]).yaku(has) == {"toitoi": 2}
    red = W("11199s", "1s", ["pon 777z", "pon 555s", "pon 777s"])
    assert red.yaku(has) == {"yakuhai-chun": 1, "toitoi": 2, "honitsu": 2}


def test_at_a_draw_only_the_yaku_that_ask_for_it() -> None:
    yaku_set = _kernel.YakuSet(whole_catalogue())
    reading = PLAIN.readings()[0]
    facts = ["closed", "tsumo", "riichi", "last_tile"]
    assert yaku_set.evaluate(reading, [*facts, "nagashi"]) == {"nagashi": (0, 1)}
    assert yaku_set.evaluate(reading, [*facts, "mane"]) == {"mane-man": (6, 0)}


# Which groups belong to a yaku (pt-09, pt-29)

ALL = 0b11111
PARTS: list[tuple[str, Win, int]] = [
    ("tsumo", SELF, 0),
    ("riichi", replace(SELF, facts="riichi"), 0),
    ("yakuhai-haku", W("123m456p22277s", "1m", ["pon 555z"]), 0b00001),
    ("seat-wind", W("123m456p22277s222z", "1m", seat="S"), 0b01000),
    ("toitoi", W("222m33p", "3p", ["pon 555m", "pon 888s", "ankan 1111z"]), ALL),
    ("honitsu", W("234m77z", "2m", ["chi 567m", "pon 999m", "pon 111z"]), ALL),
    ("ittsu", W("123456p22s", "1p", ["pon 999m", "chi 789p"]), 0b01110),
    ("sanshoku", W("234m23455s", "2m", ["pon 777z", "chi 234p"]), 0b01110),
    ("sanrenkou", W("234m55p", "2m", ["pon 777s", "pon 888s", "pon 999s"]), 0b00111),
    ("sanpuu", W("234m55p", "2m", ["pon 111z", "pon 222z", "pon 333z"]), 0b00111),
    ("shousangen", W("234m55z345s", "2m", ["pon 666z", "pon 777z"]), 0b10011),
    ("sanankou", W("222m555p888s23477s", "2s", ron=True), 0b01011),
    ("iipeikou", W("223344m456p789s11z", "2m"), 0b00011),
    ("sanshoku-tsuukan", W("12355p", "1p", ["chi 456s", "pon 999s", "chi 789m"]), 0b01101),
]


@pytest.mark.parametrize(("yaku", "win", "groups"), PARTS)
def test_the_groups_that_belong_to_it(yaku: str, win: Win, groups: int) -> None:
    (reading,) = win.readings()
    assert _kernel.YakuSet(whole_catalogue()).groups_of(yaku, reading, *win.circumstances()) == groups

"""The numbers of the houses' pages that are a key by themselves."""

import pytest

from ariari.rules.keys import value_of
from ariari.rules.load import load

DAISUKI_SANMA = {
    "seats.participants": (3, 4),  # ds-01
    "length.winds": ("E", "S"),  # ds-02
    "tiles.flowers.tiles": ("1f", "2f", "3f", "4f"),  # ds-03
    "tiles.red": {"5p": 2, "5s": 2},  # ds-04
    "tiles.north_value": "everyone",  # ds-05
    "calls.chii": False,  # ds-06
    "settlement.rate": 400,  # ds-08: 2.5P per 1000
    "settlement.start": 35000,  # ds-09
    "settlement.target": 40000,
    "bust.prize": 25,  # ds-10
    "settlement.fee": 20,  # ds-11
    "settlement.share_step": 5,  # ds-12
    "payments.unit": 1000,  # ds-13
    "payments.tsumo_bonus": 1000,  # ds-14
    "payments.honba.ron": 1000,  # ds-15
    "payments.honba.tsumo_each": 1000,
    "fu.cap": 50,  # ds-20
    "bonus.chips.value": 10,  # ds-21
    "bonus.all_flowers": 25,  # ds-22
    "bonus.yakuman.ron": 100,  # ds-16, ds-23
    "bonus.yakuman.tsumo_each": 50,
    "bonus.yakuman.with_sitter_out": (40, 20),  # ds-24
    "riichi.open.stick": 2000,  # ds-31
    "end.last_dealer.needs": 40000,  # ds-45
    "wall.left_over": "indicators-only",  # ds-47
    "length.target": 40000,  # ds-49
    "penalties.fine": 1000,  # ds-57
    "penalties.discard_stands": True,  # ds-57
    "penalties.chombo.pays": "haneman",  # ds-58
    "kan.min_draws": 2,  # ds-66
    "settlement.half_and_half.base": 50000,  # ds-72
    "settlement.half_and_half.receives_from": 40000,  # ds-71
    "winning.maneman.discards": 7,  # ds-78
    "value.kazoe": 13,  # ds-83
    "draws.noten.each": 1000,  # ds-84
    "draws.noten.pool": None,
}
DAISUKI_YONMA = {
    "length.mercy": 60000,  # dy-02
    "tiles.red": {"5m": 1, "5p": 1, "5s": 1},  # dy-05
    "payments.honba.ron": 300,  # dy-06
    "payments.honba.tsumo_each": 100,
    "settlement.fee": 30,  # dy-10
    "settlement.rate": 200,  # dy-11: 5P per 1000
    "settlement.uma": (100, 50, -50, -100),
    "settlement.start": 25000,  # dy-12
    "settlement.target": 30000,
    "bust.prize": 50,  # dy-13
    "bonus.chips.value": 20,  # dy-18
    "bonus.chips.all_reds": 5,  # dy-19
    "bonus.yakuman.ron": 200,  # dy-20
    "bonus.yakuman.tsumo_each": 100,
    "penalties.fine": 1000,  # dy-53
    "value.kazoe": 13,  # dy-78
    "value.sanbaiman": 11,
    "fu.double_wind_pair": 4,  # dy-79
    "draws.noten.pool": 3000,  # dy-80
}
ECHOES_YONMA = {
    "settlement.start": 25000,  # ey-04
    "settlement.target": 30000,
    "settlement.uma_by_floaters": {
        "0": (8, 4, -4, -8),
        "1": (12, 0, -4, -8),
        "2": (8, 4, -4, -8),
        "3": (8, 4, 0, -12),
    },  # ey-05
    "draws.noten.pool": 3000,  # ey-17
    "payments.honba.ron": 300,  # ey-18
    "riichi.stick": 1000,  # ey-24
    "penalties.chombo.each": 4000,  # ey-39
    "yaku.off": ("ippatsu",),  # ey-51
    "yaku.han": {"renhou": 4},  # ey-57
    "settlement.price": "0.5",  # ey-59
}
PONTA = {
    "settlement.start": 35000,  # pt-01
    "settlement.target": 40000,
    "riichi.min_points": 1000,  # pt-03
    "draws.noten.each": 1000,  # pt-06
    "payments.honba.ron": 1000,
    "length.target": 40000,  # pt-07
    "fu.fixed": 40,  # pt-10
    "bonus.chips.value": 200,  # pt-14
    "bonus.yakuman.kazoe_ron": 300,
    "bonus.yakuman.ron": 600,
    "bonus.unit": "G",
    "value.kazoe": 14,  # pt-15
    "tiles.flowers.green": "1f",  # pt-17
}
PRICES = {"ponta-sanma-03": "0.3", "ponta-sanma-05": "0.5", "ponta-sanma-10": "1.0"}
PRESETS = {
    "tenhou": {"settlement.uma": (20, 10, -10, -20), "kan.dora_timing": "open-after-discard"},
    "tenhou-sanma": {"payments.tsumo_share": "quarters", "draws.noten.pool": 2000, "tiles.nuki.north": True},
    "mahjong-soul": {"settlement.uma": (15, 5, -5, -15), "value.double_yakuman": True},
    "mahjong-soul-sanma": {"settlement.uma": (15, 0, -15), "settlement.start": 35000},
    "m-league": {
        "settlement.uma": (30, 10, -10, -30),
        "settlement.tie": "shared",
        "winning.several": "first-in-turn",
        "value.kiriage": True,
        "value.kazoe": None,
        "fu.double_wind_pair": 2,
        "bust.at": "never",
        "kan.rob_closed": "never",
        "draws.nagashi.value": "none",
        "riichi.min_points": None,
    },
    "wrc": {
        "settlement.start": 30000,
        "settlement.uma": (15, 5, -5, -15),
        "settlement.tie": "shared",
        "value.kazoe": None,
        "tiles.red": {"5m": 0, "5p": 0, "5s": 0},
    },
    "majiang": {"value.double_yakuman": True, "value.kiriage": False, "kan.after_riichi": "same-waits"},
}
EXPECTED = [
    *((name, path, value) for name, table in PRESETS.items() for path, value in table.items()),
    *(("daisuki-sanma", path, value) for path, value in DAISUKI_SANMA.items()),
    *(("daisuki-yonma", path, value) for path, value in DAISUKI_YONMA.items()),
    *(("echoes-yonma", path, value) for path, value in ECHOES_YONMA.items()),
    *((name, path, value) for name in PRICES for path, value in PONTA.items()),
    *((name, "settlement.price", price) for name, price in PRICES.items()),
]


@pytest.mark.parametrize(("house", "path", "value"), EXPECTED)
def test_the_page_says_so(house: str, path: str, value: object) -> None:
    assert value_of(load(house), path) == value


def test_the_three_lists_of_ponta_differ_only_in_price_and_pt_24() -> None:
    three, five, ten = (load(name).model_dump(exclude={"id", "name"}) for name in PRICES)
    for rules in (three, five, ten):
        del rules["settlement"]["price"]
    assert three == ten
    assert (five["liability"].pop("ron"), three["liability"].pop("ron")) == ("discarder", "half")
    assert (five["liability"].pop("bonus"), three["liability"].pop("bonus")) == ("half", "follows")
    assert three == five


@pytest.mark.parametrize(
    ("ron", "dealer", "other"), [(3000, 2000, 1000), (12000, 8000, 4000), (32000, 20000, 12000)]
)
def test_ponta_tsumo_totals_a_ron(ron: int, dealer: int, other: int) -> None:
    """pt-08"""
    assert load("ponta-sanma-03").payments.full_tsumo[str(ron)] == (dealer, other)
    assert dealer + other == ron

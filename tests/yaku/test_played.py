"""Which yaku a ruleset plays, and the mistakes one can make in saying so."""

from typing import Any

import pytest

from ariari import _kernel
from ariari.rules.sections import Yaku
from ariari.yaku import YakuError, catalogue, played

from .hands import Keys, Win, play

OWN = {
    "name": {"ja": "七色", "zh": "七色", "en": "Seven colours"},
    "han": 2,
    "when": "suits == 3 and has(honors)",
}
FIVE = Win("123m456p789s222z77z", "1m", ron=True, seat="W")


def ids(**keys: Any) -> list[str]:
    return [yaku.id for yaku in played(Keys(**keys))]


def test_the_standard_yaku_are_played_in_the_catalogues_order() -> None:
    assert ids() == [yaku.id for yaku in catalogue().values() if yaku.standard]
    assert played(Yaku()) == played(Keys())


def test_on_and_off() -> None:
    some = ids(on=("sanpuu", "kan-furi"), off=("ippatsu",))
    assert "ippatsu" not in some
    assert set(some) - set(ids()) == {"sanpuu", "kan-furi"}
    assert some.index("kan-furi") < some.index("pinfu") < some.index("sanpuu")


def test_the_value_can_be_another() -> None:
    by_id = {
        yaku.id: yaku
        for yaku in played(
            Keys(
                on=("renhou",),
                han={"renhou": 4, "honitsu": {"closed": 3}, "toitoi": "yakuman", "daisuushii": "yakuman"},
            )
        )
    }
    values = {yaku.id: (yaku.closed, yaku.open, yaku.yakuman) for yaku in by_id.values()}
    assert values["renhou"] == (4, 4, 0)
    assert values["honitsu"] == (3, 0, 0)
    assert values["toitoi"] == (0, 0, 1)
    assert values["daisuushii"] == (0, 0, 1)


def test_a_closed_only_value_is_for_closed_hands() -> None:
    closed_only = play(han={"tanyao": {"closed": 1, "open": 0}})
    assert Win("234m456p23455678s", "6s", ron=True).yaku(closed_only) == {"pinfu": 1, "tanyao": 1}
    assert Win("234m456p23455s", "4m", ["chi 678s"]).yaku(closed_only) == {}


def test_a_house_defines_its_own() -> None:
    own = play(define={"seven-colours": OWN})
    assert FIVE.yaku(own) == {"seven-colours": 2}
    dearer = play(define={"seven-colours": OWN}, han={"seven-colours": 5})
    assert FIVE.yaku(dearer) == {"seven-colours": 5}
    replacing = play(define={"big-pairs": {**OWN, "when": "form(pairs)", "replaces": ["chiitoitsu"]}})
    assert Win("1133m5577p2299s44z", "1m").yaku(replacing) == {"tsumo": 1, "big-pairs": 2}


@pytest.mark.parametrize(
    ("keys", "says"),
    [
        ({"on": ("sanpu",)}, "on: there is no yaku 'sanpu'; did you mean 'sanpuu'?"),
        ({"off": ("tanyou",)}, "off: there is no yaku 'tanyou'; did you mean 'tanyao'?"),
        ({"han": {"chitoitsu": 2}}, "there is no yaku 'chitoitsu'; did you mean 'chiitoitsu'?"),
        ({"on": ("renhou",), "off": ("renhou",)}, "'renhou' is both on and off"),
        (
            {"han": {"renhou": "yakumann"}},
            "'yakumann' is neither a number nor one of yakuman, double-yakuman",
        ),
        ({"han": {"renhou": 0}}, "han.renhou: is worth nothing"),
        ({"han": {"renhou": -1}}, "-1 is no number of han from 0 to 13"),
        ({"han": {"renhou": True}}, "True is no number of han"),
        ({"han": {"renhou": {"close": 2}}}, "there is no 'close'; han has closed and open"),
        ({"define": {"tanyao": OWN}}, "define.tanyao: is in the catalogue already"),
        ({"define": {"own": 3}}, "define.own: must be a table with name, han and when"),
        (
            {"define": {"own": {**OWN, "wen": "closed"}}},
            "define.own: there is no key 'wen'; did you mean 'when'?",
        ),
        ({"define": {"own": {"name": OWN["name"], "when": "closed"}}}, "define.own: needs the key 'han'"),
        ({"define": {"own": {**OWN, "name": {"ja": "自"}}}}, "define.own.name: must give ja, zh and en"),
        ({"define": {"own": {**OWN, "when": ""}}}, "define.own.when: must be text in quotes"),
        (
            {"define": {"own": {**OWN, "when": "closd"}}},
            "define.own.when: column 1: there is no word 'closd'",
        ),
        (
            {"define": {"own": {**OWN, "replaces": ["pinfoo"]}}},
            "define.own.replaces: there is no yaku 'pinfoo'",
        ),
        (
            {"define": {"own": {**OWN, "replaces": ["own"]}}},
            "define.own.replaces: own and own replace each other",
        ),
        ({"define": {"own": {**OWN, "replaces": "pinfu"}}}, "define.own.replaces: must be a list of yaku"),
        ({"define": {"own": {**OWN, "standard": 1}}}, "define.own.standard: must be true or false"),
    ],
)
def test_mistakes(keys: dict[str, Any], says: str) -> None:
    with pytest.raises(YakuError) as caught:
        played(Keys(**keys))
    assert says in str(caught.value)


def test_two_of_a_houses_own_may_not_replace_each_other() -> None:
    pair = {"one": {**OWN, "replaces": ["other"]}, "other": {**OWN, "replaces": ["one"]}}
    with pytest.raises(YakuError, match="replace each other"):
        played(Keys(define=pair))


def test_the_kernel_says_when_there_are_too_many() -> None:
    many = {f"own-{i}": OWN for i in range(129)}
    with pytest.raises((ValueError, RuntimeError), match="at most 128"):
        _kernel.YakuSet(played(Keys(define=many)))

"""Liability: the yakuman alone or the whole hand, and that of an open kan after further kans."""

from typing import Any

import pytest

import ariari
from ariari import Ruleset
from ariari.scoring import Score, Win, WinError

TENHOU = ariari.load("tenhou")
BOTH: dict[str, Any] = {"melds": ("pon 555z", "pon 666z", "pon 777z"), "seat": "S", "liable": "N"}


def won(**fields: Any) -> Score:
    return ariari.score(TENHOU, Win(hand="1z222z", win="1z", **BOTH, **fields))


def test_of_a_tsumo_the_liable_player_pays_the_yakuman_and_all_share_the_rest() -> None:
    score = won(honba=1)
    assert score.yakuman == 2  # daisangen and tsuuiisou
    assert score.deltas == {"E": -16000, "S": 64300, "W": -8000, "N": -8000 - 32000 - 300}
    assert [(t.from_, t.amount) for t in score.transfers if t.reason == "pao"] == [("N", 32000)]


def test_of_a_ron_the_yakuman_is_halved_and_the_discarder_pays_the_rest() -> None:
    score = won(from_="W", honba=1)
    assert score.deltas == {"E": 0, "S": 64300, "W": -16000 - 32000, "N": -16000 - 300}  # honba: the liable


def test_the_liable_players_own_deal_in_pays_it_all() -> None:
    assert won(from_="N").deltas == {"E": 0, "S": 64000, "W": 0, "N": -64000}


@pytest.mark.parametrize(
    ("melds", "lasting", "pays"),
    [
        (("daiminkan 1111p", "pon 999m"), False, True),
        (("daiminkan 1111p", "ankan 9999m"), True, True),
        (("daiminkan 1111p", "ankan 9999m"), False, False),
        (("ankan 9999m", "daiminkan 1111p"), False, True),
    ],
)
def test_a_further_kan_may_end_the_liability_of_an_open_kan(
    melds: tuple[str, ...], lasting: bool, pays: bool
) -> None:
    echoes = ariari.load("echoes-yonma")
    liability = echoes.liability.model_copy(update={"further_kans": lasting})
    rules = echoes.model_copy(update={"liability": liability})
    win = Win(hand="23467s88m", win="8s", melds=melds, seat="S", rinshan=True, liable="W")
    if pays:
        score = ariari.score(rules, win)
        assert score.deltas == {"E": 0, "S": score.points, "W": -score.points, "N": 0}
    else:
        with pytest.raises(WinError, match="nobody is liable"):
            ariari.score(rules, win)


# ---- two liable players

ECHOES = ariari.load("echoes-yonma")
FOUR_KANS: dict[str, Any] = {
    "melds": ("daiminkan 5555z", "daiminkan 6666z", "daiminkan 7777z", "daiminkan 9999m"),
    "hand": "1p", "win": "1p", "seat": "S", "liable": {"daisangen": "N", "suukantsu": "W"},
}  # fmt: skip


def echoes(rules: Ruleset = ECHOES, **fields: Any) -> Score:
    return ariari.score(rules, Win(**(FOUR_KANS | fields)))


def covering(what: str) -> Ruleset:
    return ECHOES.model_copy(update={"liability": ECHOES.liability.model_copy(update={"covers": what})})


@pytest.mark.clause("ey-44", "ey-45")
def test_each_pays_at_a_tsumo_for_the_yakuman_they_made_certain() -> None:
    """Honba are paid by who became liable first."""
    score = echoes(honba=1)
    assert score.yakuman == 2
    assert score.deltas == {"E": 0, "S": 64300, "W": -32000, "N": -32300}


@pytest.mark.clause("ey-44", "ey-45")
def test_each_halves_their_yakuman_with_the_discarder() -> None:
    assert echoes(from_="E", honba=1).deltas == {"E": -32300, "S": 64300, "W": -16000, "N": -16000}


@pytest.mark.clause("ey-44", "ey-45")
def test_a_liable_discarder_pays_their_own_and_half_of_the_others() -> None:
    assert echoes(from_="N").deltas == {"E": 0, "S": 64000, "W": -16000, "N": -32000 - 16000}
    assert echoes(from_="W").deltas == {"E": 0, "S": 64000, "W": -32000 - 16000, "N": -16000}


def test_what_belongs_to_neither_is_shared_or_borne_by_the_first() -> None:
    """Tsuuiisou beside them: three yakuman."""
    honors: dict[str, Any] = {
        "melds": ("daiminkan 5555z", "daiminkan 6666z", "daiminkan 7777z", "daiminkan 1111z"),
        "hand": "3z", "win": "3z",
    }  # fmt: skip
    shared = echoes(covering("yaku"), **honors)
    assert shared.deltas == {"E": -16000, "S": 96000, "W": -8000 - 32000, "N": -8000 - 32000}
    assert echoes(covering("hand"), **honors).deltas == {"E": 0, "S": 96000, "W": -32000, "N": -64000}
    ron = echoes(covering("yaku"), **honors, from_="E").deltas
    assert ron == {"E": -32000 - 32000, "S": 96000, "W": -16000, "N": -16000}


def test_one_who_is_liable_for_one_yakuman_of_two_bears_that_one() -> None:
    """The fourth kan was closed: nobody gave it."""
    closed = {"melds": ("daiminkan 5555z", "daiminkan 6666z", "daiminkan 7777z", "ankan 9999m")}
    score = echoes(covering("yaku"), **closed, liable={"daisangen": "N"})
    assert score.deltas == {"E": -16000, "S": 64000, "W": -8000, "N": -8000 - 32000}
    both = echoes(covering("yaku"), liable={"daisangen": "N", "suukantsu": "N"})
    assert both.deltas == {"E": 0, "S": 64000, "W": 0, "N": -64000}


def test_two_liable_players_in_words_and_in_a_record() -> None:
    win = Win(**FOUR_KANS)
    assert Win.from_dict(win.to_dict()) == win and win.to_dict()["liable"] == FOUR_KANS["liable"]
    assert {hash(win)}
    for lang, names in (("ja", ("大三元", "四槓子")), ("zh", ("大三元", "四杠子")), ("en", ("Big", "Four"))):
        said = ariari.score(ECHOES, win).explain(lang)  # type: ignore[arg-type]
        assert all(name in said for name in names)
        assert len([line for line in said.splitlines() if any(n in line for n in names)]) >= 3


@pytest.mark.parametrize(
    ("liable", "says"),
    [
        ({}, "not 0"),
        ({"daisangen": "N", "suukantsu": "W", "daisuushii": "E"}, "not 3"),
        ({"tanyao": "N"}, "one of daisangen, daisuushii, suukantsu"),
        ({"daisangen": "X"}, "one of the winds"),
        ({"daisangen": "S"}, "liable for nothing"),
        (5, "a wind"),
    ],
)
def test_what_no_liability_can_be(liable: Any, says: str) -> None:
    with pytest.raises(WinError, match=says):
        echoes(liable=liable)

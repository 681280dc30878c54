"""Liability: the yakuman alone or the whole hand, and that of an open kan after further kans."""

from typing import Any

import pytest

import ariari
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

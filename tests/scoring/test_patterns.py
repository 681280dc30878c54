"""Wins by a pattern whose payment a rule fixes: nagashi, mane-man, four kans."""

import pytest

import ariari
from ariari.scoring import Win, WinError

SANMA = ariari.load("daisuki-sanma")
YONMA = ariari.load("daisuki-yonma")
ECHOES = ariari.load("echoes-yonma")


def test_nagashi_as_a_yakuman_win_with_honba_sticks_and_bonus() -> None:
    score = ariari.score(SANMA, Win(pattern="nagashi", seat="S", honba=1, sticks=1))
    assert score.deltas == {"E": -18000, "S": 29000, "W": -10000}
    assert score.bonus == {"E": -50, "S": 100, "W": -50}
    assert score.to_dict()["yaku"] == {"nagashi": "yakuman"}


def test_nagashi_mangan_at_a_draw_is_without_honba_and_sticks() -> None:
    score = ariari.score(YONMA, Win(pattern="nagashi", seat="S", honba=3, sticks=2))
    assert score.deltas == {"E": -4000, "S": 8000, "W": -2000, "N": -2000}
    assert (score.han, score.fu, score.limit, score.yaku, score.reading) == (None, None, "mangan", (), None)


def test_nagashi_mangan_as_a_win_has_honba_and_sticks() -> None:
    score = ariari.score(ECHOES, Win(pattern="nagashi", seat="E", honba=1, sticks=1))
    assert score.deltas == {"E": 13300, "S": -4100, "W": -4100, "N": -4100}


def test_maneman_is_a_haneman_tsumo() -> None:
    score = ariari.score(SANMA, Win(pattern="maneman", seat="W", honba=1))
    assert (score.limit, score.deltas) == ("haneman", {"E": -8000, "S": -5000, "W": 13000})
    assert score.bonus == {"E": 0, "S": 0, "W": 0}


def test_four_kans_are_a_yakuman_without_a_pair() -> None:
    kans = ("ankan 1111p", "kakan 3333s", "daiminkan 8888s", "ankan 9999m")
    score = ariari.score(YONMA, Win(pattern="four-kans", hand="3p", melds=kans, seat="E"))
    assert (score.points, score.to_dict()["yaku"]) == (48000, {"suukantsu": "yakuman"})
    assert score.bonus == {"E": 300, "S": -100, "W": -100, "N": -100}
    with pytest.raises(WinError, match="echoes-yonma has no four kans"):
        ariari.score(ECHOES, Win(pattern="four-kans", hand="3p", melds=kans, seat="E"))
    with pytest.raises(WinError, match="3 kans; this pattern is of four"):
        ariari.score(YONMA, Win(pattern="four-kans", hand="3p", melds=(*kans[:3], "pon 999m"), seat="E"))

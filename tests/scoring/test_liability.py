"""Liability that covers only the yakuman, where a hand has another beside it."""

from typing import Any

import ariari
from ariari.scoring import Score, Win

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

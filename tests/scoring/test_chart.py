"""The chart: its form, its empty places, and that wins pay what it says."""

import pytest

import ariari
from ariari.scoring import Win


def test_form_of_the_json_chart() -> None:
    chart = ariari.chart(ariari.load("tenhou")).to_dict()
    assert list(chart) == ["dealer", "other", "limits"]
    assert chart["other"]["ron"]["30"] == [[1000], [2000], [3900], [7700]]
    assert chart["other"]["tsumo"]["30"] == [[500, 300], [1000, 500], [2000, 1000], [3900, 2000]]
    assert chart["dealer"]["tsumo"]["20"] == [None, [700], [1300], [2600]]
    assert chart["limits"]["mangan"] == {
        "dealer": {"ron": 12000, "tsumo": [4000]},
        "other": {"ron": 8000, "tsumo": [4000, 2000]},
    }


def test_what_cannot_occur_is_empty() -> None:
    chart = ariari.chart(ariari.load("tenhou")).to_dict()
    assert "20" not in chart["other"]["ron"]  # an open hand of 20 fu counts 30
    assert chart["other"]["ron"]["pairs"] == [None, [1600], [3200], [6400]]
    assert chart["other"]["tsumo"]["pairs"] == [None, None, [1600, 800], [3200, 1600]]
    assert chart["other"]["tsumo"]["110"][0] is None
    assert chart["other"]["ron"]["110"][0] == [3600]


def test_a_house_of_fixed_fu_has_that_row_alone() -> None:
    chart = ariari.chart(ariari.load("ponta-sanma-05")).to_dict()
    assert list(chart["other"]["ron"]) == ["40", "pairs"]
    assert chart["other"]["ron"]["40"] == [[2000], [3000], [6000], [8000]]
    assert chart["other"]["tsumo"]["40"] == [[1000, 1000], [2000, 1000], [4000, 2000], [5000, 3000]]
    assert chart["dealer"]["tsumo"]["40"] == [[1000], [2000], [4000], [6000]]
    assert chart["other"]["ron"]["pairs"] == [None, [3000], [6000], [8000]]


@pytest.mark.parametrize("house", ["tenhou", "daisuki-yonma", "daisuki-sanma", "tenhou-sanma"])
def test_a_win_pays_what_the_chart_says(house: str) -> None:
    rules = ariari.load(house)
    chart = ariari.chart(rules).to_dict()
    for dora, seat, from_ in [
        ((), "S", "W"),
        (("1s",), "S", "W"),
        ((), "E", "S"),
        ((), "E", None),
        ((), "S", None),
    ]:
        score = ariari.score(
            rules,
            Win(hand="234567p34567s22s", win="8s", seat=seat, from_=from_, dora=dora, riichi=int(bool(dora))),
        )
        side, way = ("dealer" if seat == "E" else "other"), ("ron" if from_ else "tsumo")
        assert score.han is not None
        cell = (
            [chart["limits"][score.limit][side]["ron"]]
            if score.limit == "mangan" and score.han > 4
            else chart[side][way][str(score.fu)][score.han - 1]
        )
        amounts = {t.amount for t in score.transfers if t.reason == "hand"}
        assert amounts == set(cell)


def test_it_prints_itself() -> None:
    text = str(ariari.chart(ariari.load("daisuki-sanma")))
    assert "   3000/2000" in text and "–" in text

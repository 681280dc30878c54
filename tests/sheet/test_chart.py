"""The printed score chart, against the seed page's cells, and the footnotes that are true for each house."""

import pytest

import ariari
from ariari.rules.layers import named_houses
from ariari.sheet.chart import ScoreChart, score_chart
from ariari.sheet.wording import LANGUAGES, Lang, wording


def printed(house: str, lang: Lang = "ja") -> ScoreChart:
    return score_chart(ariari.load(house), wording(lang))


@pytest.mark.clause("ds-17")
def test_daisuki_sanma_prints_its_page_cell_for_cell() -> None:
    tables = {
        table.caption: {head: " ".join(cells) for head, cells in table.rows}
        for table in printed("daisuki-sanma").tables
    }
    assert tables == {
        "親・ロン": {
            "30符": "2,000 3,000 6,000 満貫",
            "40符": "2,000 4,000 8,000 満貫",
            "50符": "3,000 5,000 10,000 満貫",
            "七対子": "3,000 5,000 10,000 満貫",
        },
        "親・ツモ": {
            "30符": "2,000オール 2,000オール 3,000オール 満貫",
            "40符": "2,000オール 3,000オール 4,000オール 満貫",
            "50符": "2,000オール 3,000オール 5,000オール 満貫",
            "七対子": "— 3,000オール 5,000オール 満貫",
        },
        "子・ロン": {
            "30符": "1,000 2,000 4,000 満貫",
            "40符": "2,000 3,000 6,000 満貫",
            "50符": "2,000 4,000 7,000 満貫",
            "七対子": "2,000 4,000 7,000 満貫",
        },
        "子・ツモ": {
            "30符": "2,000オール 2,000オール 3,000/2,000 満貫",
            "40符": "2,000オール 3,000/2,000 4,000/3,000 満貫",
            "50符": "2,000オール 3,000/2,000 5,000/3,000 満貫",
            "七対子": "— 3,000/2,000 5,000/3,000 満貫",
        },
    }


@pytest.mark.clause("ds-18")
def test_daisuki_sanma_prints_its_limits() -> None:
    assert dict(printed("daisuki-sanma").limits.rows) == {
        "満貫（5翻まで）": ("12,000", "5,000オール", "8,000", "5,000/3,000"),
        "跳満（6～7翻）": ("18,000", "7,000オール", "12,000", "7,000/4,000"),
        "倍満（8～10翻）": ("24,000", "9,000オール", "16,000", "9,000/5,000"),
        "三倍満（11～12翻）": ("36,000", "13,000オール", "24,000", "13,000/7,000"),
        "役満（13翻から）": ("48,000", "17,000オール", "32,000", "17,000/9,000"),
    }


def test_footnotes_are_those_of_the_house() -> None:
    daisuki, yonma, ponta = (
        printed(house).notes for house in ("daisuki-sanma", "daisuki-yonma", "ponta-sanma-05")
    )
    assert "ツモのときピンフは付かないので、20符はありません。" in daisuki
    assert "「3,000/2,000」は、親が3,000点、子が2,000点を払います。" in daisuki
    assert "「5,000オール」は、ほかの2人がそれぞれ5,000点を払います。" in daisuki
    assert "七対子の1翻はロンだけです。" in daisuki
    assert any("50符を超える符は使わず" in note for note in daisuki)
    assert not any("20符は" in note or "超える" in note for note in yonma)
    assert "七対子の1翻はロンだけです。" in yonma
    assert not any("七対子" in note for note in ponta)


def test_a_house_without_counted_yakuman_says_no_han_for_it() -> None:
    heads = [head for head, _ in printed("m-league", "en").limits.rows]
    assert heads[-2:] == ["Sanbaiman (11 han and more)", "Yakuman"]


@pytest.mark.parametrize("house", named_houses())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_has_as_many_cells_as_the_head(house: str, lang: Lang) -> None:
    chart = printed(house, lang)
    for table in (*chart.tables, chart.limits):
        assert table.rows
        assert {len(cells) + 1 for _, cells in table.rows} == {len(table.columns)}

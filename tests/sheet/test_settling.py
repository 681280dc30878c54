"""The settlement page: the formulas of the seed pages, and a table that agrees with them."""

import re
from fractions import Fraction
from xml.etree import ElementTree

import pytest

import ariari
from ariari.rules.layers import named_houses
from ariari.sheet.settling import Column, Settling
from ariari.sheet.settling_svg import settling_svg
from ariari.sheet.wording import LANGUAGES, Lang, wording


def settling(house: str, lang: Lang = "ja") -> Settling:
    return Settling(ariari.load(house), wording(lang))


@pytest.mark.clause("ds-71", "ds-72", "ds-73", "ds-74", "ds-75", "ds-76")
def test_daisuki_sanma_prints_the_formulas_of_its_page() -> None:
    assert [f"{f.who}: {f.arithmetic} = {f.result}" for f in settling("daisuki-sanma").formulas] == [
        "トップ: 場に出されたポイントをすべて受け取ります = 獲得",
        "2着 40,000点以上: (持ち点 − 40,000) ÷ 400 = 獲得",
        "2着 40,000点未満: (50,000 − 持ち点) ÷ 400 + 25 (順位ウマ) = 支払い",
        "2着 ドボン: マイナス分の点数 ÷ 400 + 125 + 25 (順位ウマ) + 25 (飛び賞) = 支払い",
        "3着 40,000点未満: (50,000 − 持ち点) ÷ 400 + 50 (順位ウマ) = 支払い",
        "3着 ドボン: マイナス分の点数 ÷ 400 + 125 + 50 (順位ウマ) + 25 (飛び賞) = 支払い",
    ]


@pytest.mark.clause("dy-17")
def test_daisuki_yonma_prints_the_formulas_of_its_page() -> None:
    assert [f"{f.who}: {f.arithmetic}" for f in settling("daisuki-yonma").formulas[1:]] == [
        "2着: (持ち点 − 30,000) ÷ 200 + 50 (順位ウマ)",
        "3着: (持ち点 − 30,000) ÷ 200 − 50 (順位ウマ)",
        "4着: (持ち点 − 30,000) ÷ 200 − 100 (順位ウマ)",
    ]


@pytest.mark.parametrize("house", named_houses())
def test_the_table_is_what_the_formulas_say(house: str) -> None:
    """The table comes from settled matches, the formulas from the keys: they must agree."""
    page = settling(house, "en")
    checked = 0
    for points, cells in page.table:
        for column, cell in zip(page.columns, cells, strict=True):
            if cell is None or points <= 0:
                continue
            rank = page.words.text("settle-rank", n=column.rank)
            texts = [f for f in page.formulas if re.match(rf"{rank}($| )", f.who) and "bust" not in f.who]
            found = [_value(f.arithmetic, points, column.uma) for f in texts if _holds(f.who, points)]
            sign = -1 if any(f.result == "pays" and _holds(f.who, points) for f in texts) else 1
            assert [sign * value for value in found] == [cell], (points, column)
            checked += 1
    assert checked > 5


def _holds(who: str, points: int) -> bool:
    if match := re.search(r"([\d,]+) or more", who):
        return points >= int(match[1].replace(",", ""))
    if match := re.search(r"below ([\d,]+)", who):
        return points < int(match[1].replace(",", ""))
    return True


def _value(arithmetic: str, points: int, uma: int) -> Fraction:
    text = re.sub(r" \((uma)\)", "", arithmetic)
    text = text.replace("points", str(points)).replace("+ uma", f"+ {uma}").replace(",", "")
    match = re.fullmatch(r"\((\d+) − (\d+)\) ÷ (\d+)(?: ([+−]) (-?\d+))?", text)
    assert match, text
    value = Fraction(int(match[1]) - int(match[2]), int(match[3]))
    return value if match[4] is None else value + int(match[5]) * (1 if match[4] == "+" else -1)


def test_tables_of_the_pages() -> None:
    """ds-72: 33,000 pays 67.5 and ds-73: 20,000 pays 125; ey-05: uma by floaters."""
    daisuki = settling("daisuki-sanma")
    second, third = daisuki.columns
    assert daisuki.at(second, 33_000) == Fraction(-135, 2)
    assert daisuki.at(third, 20_000) == -125
    echoes = dict(_named(settling("echoes-yonma", "en")))
    assert set(echoes) == {"2nd +4", "2nd 0", "3rd 0", "3rd −4", "4th −8", "4th −12"}
    assert settling("echoes-yonma").at(echoes["2nd +4"], 30_000) == 4
    assert settling("echoes-yonma").at(echoes["2nd 0"], 30_000) is None, "with 30,000 a second floats as well"


def _named(page: Settling) -> list[tuple[str, Column]]:
    return [(page.column_name(column), column) for column in page.columns]


@pytest.mark.parametrize("house", named_houses())
def test_the_worked_example_balances(house: str) -> None:
    example = settling(house).example
    assert sum(example.score) == 0
    assert example.ranks == tuple(range(1, len(example.points) + 1))


@pytest.mark.parametrize("house", named_houses())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_has_a_named_line_for_every_rank(house: str, lang: Lang) -> None:
    page = settling(house, lang)
    root = ElementTree.fromstring(settling_svg(page))
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    drawn = [
        c
        for number, c in enumerate(page.columns)
        if any(cells[number] is not None for _, cells in page.table)
    ]
    assert drawn
    assert {page.column_name(column) for column in drawn} <= set(texts)
    assert root.get("role") == "img" and root.get("aria-label")
    numbers = [float(n) for e in root.iter() for n in re.findall(r"-?\d+\.?\d*", e.get("d") or "")]
    assert numbers and min(numbers) >= 0 and max(numbers) <= 480

"""`ariari chart`: the JSON shape, the tables, and notes that are true for the house."""

import json

import pytest
from typer.testing import CliRunner, Result

from ariari.cli import app


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["chart", *words], env={"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"})


@pytest.mark.clause("ds-17", "ds-18")
def test_the_json_chart() -> None:
    chart = json.loads(run("daisuki-sanma", "--json").stdout)
    assert set(chart) == {"dealer", "other", "limits"}
    assert chart["dealer"]["ron"]["30"] == [[2000], [3000], [6000], [12000]]
    assert chart["dealer"]["tsumo"]["30"] == [[2000], [2000], [3000], [5000]]
    assert chart["other"]["tsumo"]["30"] == [[2000, 2000], [2000, 2000], [3000, 2000], [5000, 3000]]
    assert chart["dealer"]["tsumo"]["pairs"] == [None, [3000], [5000], [5000]]
    assert chart["limits"]["mangan"] == {
        "dealer": {"ron": 12000, "tsumo": [5000]},
        "other": {"ron": 8000, "tsumo": [5000, 3000]},
    }


def test_the_tables() -> None:
    out = run("daisuki-sanma").stdout
    assert "│          40 │ 2,000 │ 4,000 │  8,000 │ 12,000 │" in out
    assert "│ mangan    │     12,000 │        5,000 │          8,000 │    5,000 / 3,000 │" in out


def test_notes_are_of_the_house() -> None:
    daisuki, tenhou, ponta = (run(house).stdout for house in ("daisuki-sanma", "tenhou", "ponta-sanma-05"))
    assert "No more than 50 fu" in daisuki and "No more than" not in tenhou + ponta
    assert "rounded up to a multiple of 1,000" in daisuki and "rounded up to a multiple of 100." in tenhou
    assert "Every hand counts as" in ponta and "Every hand counts as" not in daisuki + tenhou
    assert "which each payer adds" in daisuki and "which each payer adds" not in tenhou


@pytest.mark.parametrize(("lang", "word"), [("ja", "七対子"), ("zh", "七对子"), ("en", "seven pairs")])
def test_in_every_language(lang: str, word: str) -> None:
    done = run("tenhou", "--lang", lang)
    assert done.exit_code == 0
    assert word in done.stdout


def test_an_unknown_house() -> None:
    done = run("daisuki-sanmaa")
    assert done.exit_code == 1
    assert "did you mean `daisuki-sanma`?" in done.stderr

"""`ariari rules …`: exit status, tables and JSON."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ariari.cli import app

WIDE = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["rules", *map(str, words)], env=WIDE)


def document(*words: str | Path) -> Any:
    done = run(*words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    file = tmp_path / "faulty.toml"
    file.write_text('extends = "tenhou"\n[kan]\ndora_timming = "at-once"\n')
    return file


def test_list() -> None:
    done = run("list")
    assert done.exit_code == 0
    assert re.search(r"^daisuki-sanma +3 +35000 +Mahjong Daisuki", done.stdout, re.MULTILINE)
    assert "base-sanma" not in done.stdout
    houses = document("list")
    assert {"id", "name", "players", "digest"} == set(houses[0])
    assert "wrc" in {house["id"] for house in houses}


def test_show() -> None:
    done = run("show", "daisuki-sanma")
    assert done.exit_code == 0
    assert re.search(r"payments\.tsumo_bonus +1000 points", done.stdout)
    assert re.search(r"draws\.noten\.each\* +1000 points", done.stdout)
    shown = document("show", "daisuki-sanma")
    assert shown["rules"]["payments"]["tsumo_bonus"] == 1000
    assert "draws.noten.each" in shown["unstated"]


def test_check_good(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "tenhou"\n')
    done = run("check", file)
    assert done.exit_code == 0
    assert "is good" in done.stdout
    assert document("check", file)["problems"] == []


def test_check_bad(faulty: Path) -> None:
    done = run("check", faulty)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == (
        f"ariari: unknown key `kan.dora_timming` in {faulty} line 3; did you mean `kan.dora_timing`?\n"
    )


def test_check_bad_json(faulty: Path) -> None:
    done = run("check", faulty, "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["problems"][0]["line"] == 3
    assert done.stderr == ""


def test_diff() -> None:
    done = run("diff", "ponta-sanma-03", "ponta-sanma-05")
    assert done.exit_code == 0
    assert "liability.ron" in done.stdout
    assert "fu.fixed" not in done.stdout
    assert [entry["key"] for entry in document("diff", "ponta-sanma-03", "ponta-sanma-05")] == [
        "liability.ron",
        "liability.bonus",
        "settlement.price",
    ]


def test_no_word_is_cut_off_however_narrow() -> None:
    narrow = {"COLUMNS": "40", "NO_COLOR": "1", "TERM": "dumb"}
    done = CliRunner().invoke(app, ["rules", "diff", "daisuki-sanma", "ponta-sanma-03"], env=narrow)
    first_column = "".join(line.split("│")[1].strip() for line in done.stdout.splitlines() if "│" in line)
    assert "tiles.flowers.breaks_first_turn" in first_column
    shown = CliRunner().invoke(app, ["rules", "show", "daisuki-sanma"], env=narrow | {"COLUMNS": "80"})
    assert "dead-hand-chombo-at-dr…" not in shown.stdout


def test_diff_of_one_house_with_itself() -> None:
    assert run("diff", "wrc", "wrc").stdout == "no differences\n"
    assert document("diff", "wrc", "wrc") == []


def test_schema() -> None:
    assert document("schema")["title"] == "ariari ruleset"
    assert json.loads(run("schema").stdout) == document("schema")


def test_audit() -> None:
    done = run("audit", "echoes-yonma")
    assert done.exit_code == 0
    assert "echoes-yonma: 60 clauses" in done.stdout
    assert "settlement.uma_by_floaters" in done.stdout
    found = document("audit", "echoes-yonma")
    assert found[0]["house"] == "echoes-yonma"
    assert found[0]["clauses"][3]["keys"]["settlement.start"] == 25000


def test_audit_of_all_houses() -> None:
    assert {done["house"] for done in document("audit")} == {
        "daisuki-sanma",
        "daisuki-yonma",
        "echoes-yonma",
        "ponta-sanma-03",
        "ponta-sanma-05",
        "ponta-sanma-10",
    }


def test_audit_without_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ariari.rules.audit.own_tests", lambda: None)
    done = run("audit", "echoes-yonma")
    assert done.exit_code == 0
    assert "The tests do not come with the installed package" in done.stdout
    assert document("audit", "echoes-yonma")[0]["open"] is None


@pytest.mark.parametrize(
    "words", [["show", "nowhere"], ["diff", "wrc", "nowhere"], ["check", "x.toml"], ["audit", "x"]]
)
def test_bad_input_is_status_1_without_a_traceback(words: list[str]) -> None:
    done = run(*words)
    assert done.exit_code == 1
    assert done.stderr.startswith("ariari: there is no")
    assert "Traceback" not in done.output


@pytest.mark.parametrize("words", [["show"], ["frobnicate"], ["list", "--nonsense"]])
def test_wrong_usage_is_status_2(words: list[str]) -> None:
    assert run(*words).exit_code == 2

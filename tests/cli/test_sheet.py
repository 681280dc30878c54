"""`ariari sheet`: formats, languages, comparisons, the site, and what it says of bad input."""

import json
import re
import sys
import zlib
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ariari.cli import app
from ariari.sheet.errors import PdfUnavailable
from ariari.sheet.pdf import pdf_of


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["sheet", *args])


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("ja", "北は全員共通の役牌です。"),
        ("zh", "北是全员共通的役牌。"),
        ("en", "North is everybody's value tile."),
    ],
)
def test_a_sheet_in_each_language(lang: str, told: str) -> None:
    result = run("daisuki-sanma", "--lang", lang)
    assert result.exit_code == 0
    assert told in result.stdout
    assert result.stdout.startswith("# ")


def test_html_goes_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    result = run("tenhou", "--lang", "zh", "--out", str(file))
    assert (result.exit_code, result.stdout) == (0, "")
    assert file.read_text("utf-8").startswith('<!DOCTYPE html>\n<html lang="zh-Hans">')


def test_json_lists_the_sentences() -> None:
    document = json.loads(run("daisuki-sanma", "--lang", "en", "--json").stdout)
    (chii,) = [entry for entry in document["sentences"] if entry["key"] == "calls.chii"]
    assert chii == {
        "key": "calls.chii",
        "heading": "basics",
        "text": "No chii.",
        "stated": True,
        "standing": "usual",
        "clauses": ["ds-06"],
    }


def test_several_houses_are_compared() -> None:
    result = run("ponta-sanma-03", "ponta-sanma-05", "--lang", "en")
    assert "| Rate and settlement | Unit price: 0.3. | Unit price: 0.5. |" in result.stdout
    assert "Three players." not in result.stdout
    assert "Three players." in run("ponta-sanma-03", "ponta-sanma-05", "--lang", "en", "--everything").stdout


def test_against_lists_what_surprises() -> None:
    result = run("ponta-sanma-05", "--against", "tenhou-sanma", "--lang", "en")
    first = next(line for line in result.stdout.splitlines() if line.startswith("1. "))
    assert first.startswith("1. **One han must be fixed before winning")
    document = json.loads(run("ponta-sanma-05", "--against", "tenhou-sanma", "--json").stdout)
    assert document["differences"][0]["key"] == "winning.fixed.required"


def test_the_site_of_some_houses(tmp_path: Path) -> None:
    result = run("tenhou", "daisuki-yonma", "--all", str(tmp_path))
    assert result.exit_code == 0
    names = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.html")}
    assert {"index.html", "ja/index.html", "zh/daisuki-yonma.html", "en/compare-4.html"} <= names
    assert "en/daisuki-yonma-against-tenhou.html" in names


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("nosuch",), "there is no house `nosuch`"),
        (("tenhou", "--out", "sheet.doc"), "ends in none of .md, .html, .pdf"),
        (("tenhou", "--out", "/nosuch/sheet.md"), "/nosuch/sheet.md: No such file or directory"),
    ],
)
def test_bad_input_is_told(args: tuple[str, ...], told: str) -> None:
    result = run(*args)
    assert result.exit_code == 1
    assert told in result.output


@pytest.mark.parametrize("args", [(), ("tenhou", "wrc", "--against", "majiang"), ("tenhou", "--lang", "fr")])
def test_wrong_usage(args: tuple[str, ...]) -> None:
    assert run(*args).exit_code == 2


def test_without_weasyprint_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    file = tmp_path / "sheet.pdf"
    result = run("tenhou", "--out", str(file))
    assert result.exit_code == 1
    assert "pip install 'ariari[pdf]'" in result.output
    assert not file.exists()


def test_pdf_on_a4_in_about_two_pages_of_rules_and_one_of_yaku(tmp_path: Path) -> None:
    try:
        pdf_of("<p>a</p>")
    except PdfUnavailable as error:
        pytest.skip(str(error))
    file = tmp_path / "sheet.pdf"
    assert run("daisuki-sanma", "--lang", "ja", "--out", str(file)).exit_code == 0
    content = file.read_bytes()
    assert content.startswith(b"%PDF-")
    streams = re.findall(rb"stream\n(.*?)\nendstream", content, re.DOTALL)
    objects = b"".join(zlib.decompress(stream) for stream in streams)
    assert 3 <= len(re.findall(rb"/Type\s*/Page\b", objects)) <= 4
    assert re.search(rb"/MediaBox\s*\[0 0 595\.\d+ 841\.\d+\]", objects), "A4 in points"

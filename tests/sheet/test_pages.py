"""Every page of the site is valid, self-contained and accessible; clauses are found on it by id."""

import json
import re
import shutil
import subprocess
from html import unescape
from importlib.resources import files
from pathlib import Path

import pytest
from html5lib.html5parser import ParseError

import ariari
from ariari.rules.clauses import clauses_of
from ariari.rules.layers import named_houses
from ariari.sheet.sentences import PRINTED
from ariari.sheet.site import write_site
from ariari.sheet.wording import HTML_LANGUAGES, LANGUAGES, Lang

from .page_check import contrasts, parsed, problems

PARLORS = [house for house in named_houses() if clauses_of(ariari.load(house))]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, [ariari.load(house) for house in named_houses()])
    return folder


def pages(site: Path, lang: Lang) -> list[Path]:
    found = sorted((site / lang).glob("*.html"))
    assert len(found) > len(named_houses())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_valid_and_accessible(site: Path, lang: Lang) -> None:
    wrong = {
        page.name: problems(page.read_text("utf-8")) for page in [site / "index.html", *pages(site, lang)]
    }
    assert {page: found for page, found in wrong.items() if found} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_leads_somewhere_and_every_page_is_reached(site: Path, lang: Lang) -> None:
    reached = set()
    for page in [site / "index.html", *pages(site, lang)]:
        for target in re.findall(r'href="([^"#][^"]*)"', page.read_text("utf-8")):
            path = (page.parent / target).resolve()
            assert path.is_file(), f"{page.name}: {target}"
            reached.add(path)
    assert {page.resolve() for page in pages(site, lang)} <= reached


@pytest.mark.parametrize("house", PARLORS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_for_people_are_found_by_their_id(site: Path, house: str, lang: Lang) -> None:
    page = parsed((site / lang / f"{house}.html").read_text("utf-8"))
    by_id = {element.get("id"): "".join(element.itertext()) for element in page.iter() if element.get("id")}
    rules = ariari.load(house)
    wanted = [clause.id for clause in clauses_of(rules).values() if PRINTED in clause.kinds]
    assert wanted
    assert [clause for clause in wanted if not by_id.get(clause, "").strip()] == []
    assert page.get("lang") == HTML_LANGUAGES[lang]


def test_text_stands_out_from_its_background() -> None:
    """At least 4.5 to 1, as WCAG 2 asks of small text, by day and by night."""
    style = (files("ariari.sheet") / "templates" / "style.css").read_text("utf-8")
    found = contrasts(style)
    assert len(found) > 16
    assert [(selector, ratio) for selector, ratio in found if ratio < 4.5] == []


@pytest.mark.parametrize(
    ("html", "told"),
    [
        ("<p>a</p>", "the page's language"),
        ('<ul><p id="x">a</p></ul>', "ul has p in it"),
        ('<p id="x">a</p><p id="x">b</p>', "the id x is there 2 times"),
        ('<a href="#nowhere">a</a>', "leads to #nowhere"),
        ('<svg role="img"></svg>', "no text in its place"),
        ("<h1>a</h1><h3>b</h3>", "level 3 follows one of level 1"),
        ("<table><tbody><tr><td>1</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>", "no caption"),
        ('<img src="https://example.org/x.png">', "an element img"),
        ("<section><p>a</p></section>", "section has no name"),
    ],
)
def test_the_check_finds_what_is_wrong(html: str, told: str) -> None:
    assert any(told in problem for problem in problems(f"<!DOCTYPE html><html><body>{html}</body></html>"))


def test_the_check_finds_what_is_no_html() -> None:
    with pytest.raises(ParseError):
        problems("<!DOCTYPE html><html><body><div></p></body></html>")


AXE = files("axe_playwright_python") / "axe.min.js"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
REPORT = (
    "addEventListener('load', () => axe.run().then(r => { const p = document.createElement('pre');"
    "p.id = 'axe'; document.body.replaceChildren(p);"
    "p.textContent = JSON.stringify(r.violations.map(v => [v.id, v.nodes.map(n => n.html)])) }))"
)
KINDS = ("daisuki-sanma", "compare-3", "daisuki-sanma-against-tenhou-sanma", "index")


@pytest.mark.browser
@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_on_any_kind_of_page(site: Path, lang: Lang, tmp_path: Path) -> None:
    axe = AXE.read_text("utf-8").replace("</script", "<\\/script")
    for kind in KINDS:
        html = (site / lang / f"{kind}.html").read_text("utf-8")
        page = tmp_path / f"{kind}.html"
        page.write_text(
            html.replace("</head>", f"<script>{axe}</script><script>{REPORT}</script></head>"), "utf-8"
        )
        assert _reported(page) == [], kind


def _reported(page: Path) -> object:
    """What axe-core reports of a page that runs it, by Chromium."""
    assert CHROMIUM is not None
    shown = subprocess.run(
        [CHROMIUM, "--headless", "--no-sandbox", "--virtual-time-budget=60000", "--dump-dom", page.as_uri()],
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r'<pre id="axe">(.*?)</pre>', shown.stdout, re.DOTALL)
    assert found, shown.stderr
    return json.loads(unescape(found[1]))

"""From a sheet to HTML and Markdown."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ariari.rules.model import Ruleset
from ariari.worded import labelled

from .comparison import ComparedRule
from .document import Sheet
from .errors import SheetError
from .settling import DIVIDED, POINT
from .wording import HTML_LANGUAGES, LANGUAGES, NATIVE_NAMES, Lang, wording

_DASH = "\N{EM DASH}"


@cache
def _environment(html: bool) -> Environment:
    environment = Environment(
        loader=PackageLoader(__package__),
        autoescape=html,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["cell"] = _cell
    environment.filters["anchor"] = anchor
    return environment


def _cell(text: object) -> str:
    """Text that does not break a Markdown table."""
    return str(text).replace("|", "\\|").replace("\n", " ")


def anchor(key: str) -> str:
    """The id of a rule's element: the clause's own id for conduct, else the key."""
    return key.removeprefix("manners.") if key.startswith("manners.") else f"rule-{key}"


def html_page(sheet: Sheet, links: "Links | None" = None) -> str:
    """The sheet as one page; `links` to its other languages and related pages, in a site."""
    return _html("sheet.html", sheet.lang, sheet=sheet, links=links, title=sheet.title)


def markdown_page(sheet: Sheet) -> str:
    """The sheet in Markdown."""
    template = _environment(False).get_template("sheet.md")
    return template.render(sheet=sheet, t=sheet.words.text, **_CONSTANTS)


def comparison_html(
    houses: Sequence[Ruleset], rows: Sequence[ComparedRule], lang: Lang, links: "Links | None" = None
) -> str:
    """Houses side by side as a page."""
    return _html(
        "compare.html",
        lang,
        links=links,
        title=wording(lang).text("compare-title"),
        names=[name_of(rules, lang) for rules in houses],
        differing=_by_heading([row for row in rows if row.differs]),
        everything=_by_heading(rows),
    )


def _by_heading(rows: Sequence[ComparedRule]) -> list[tuple[str, list[ComparedRule]]]:
    return [(heading, list(part)) for heading, part in groupby(rows, key=lambda row: row.heading)]


def comparison_markdown(houses: Sequence[Ruleset], rows: Sequence[ComparedRule], lang: Lang) -> str:
    """Houses side by side in Markdown."""
    template = _environment(False).get_template("compare.md")
    names = [name_of(rules, lang) for rules in houses]
    return template.render(t=wording(lang).text, names=names, rows=rows, **_CONSTANTS)


def against_html(
    rules: Ruleset, known: Ruleset, rows: Sequence[ComparedRule], lang: Lang, links: "Links | None" = None
) -> str:
    """What a player used to other rules must know, as a page."""
    other = name_of(known, lang)
    return _html(
        "against.html",
        lang,
        links=links,
        title=labelled(name_of(rules, lang), wording(lang).text("against-title", other=other), lang),
        house=name_of(rules, lang),
        other=other,
        rows=rows,
    )


def against_markdown(rules: Ruleset, known: Ruleset, rows: Sequence[ComparedRule], lang: Lang) -> str:
    """The same in Markdown."""
    template = _environment(False).get_template("against.md")
    return template.render(
        t=wording(lang).text,
        house=name_of(rules, lang),
        other=name_of(known, lang),
        rows=rows,
        **_CONSTANTS,
    )


def index_html(
    by_players: Sequence[tuple[int, Sequence[Ruleset]]],
    comparisons: Sequence[tuple[str, str]],
    lang: Lang,
    links: "Links",
) -> str:
    """The list of houses as a page."""
    groups = [(players, [_entry(rules, lang) for rules in houses]) for players, houses in by_players]
    title = wording(lang).text("index-title")
    return _html("index.html", lang, links=links, title=title, groups=groups, comparisons=comparisons)


def home_html() -> str:
    """The page on which a guest chooses a language."""
    links = Links({lang: f"{lang}/index.html" for lang in LANGUAGES}, {})
    titles = {lang: wording(lang).text("index-title") for lang in LANGUAGES}
    return _html("home.html", "en", links=None, title="ariari", addresses=links.languages, titles=titles)


def _entry(rules: Ruleset, lang: Lang) -> dict[str, str]:
    """A house in the list, with the points that it starts and returns with."""
    told = {sentence.key: sentence.text for sentence in Sheet(rules, lang).sentences}
    facts = wording(lang).together([told["settlement.start"], told["settlement.target"]])
    return {"name": name_of(rules, lang), "address": f"{rules.id}.html", "facts": facts}


def name_of(rules: Ruleset, lang: Lang) -> str:
    """The house's name in a language."""
    return str(getattr(rules.name, lang))


class Links:
    """Where a page of a site leads: addresses of its other languages, and of related pages by their text."""

    def __init__(self, languages: dict[Lang, str], pages: dict[str, str]) -> None:
        self.languages = languages
        self.pages = pages


def _html(template: str, lang: Lang, **values: Any) -> str:
    return (
        _environment(True)
        .get_template(template)
        .render(t=wording(lang).text, lang=lang, style=_style(), **_CONSTANTS, **values)
    )


_CONSTANTS = {
    "DASH": _DASH,
    "DIVIDED": DIVIDED,
    "POINT": POINT,
    "HTML_LANGUAGES": HTML_LANGUAGES,
    "NATIVE_NAMES": NATIVE_NAMES,
    "Markup": Markup,
}


@cache
def _style() -> Markup:
    return Markup((files(__package__) / "templates" / "style.css").read_text(encoding="utf-8"))


def write(sheet: Sheet, path: Path) -> None:
    """Write a sheet in the format of the file's name. Raises SheetError for another format."""
    match path.suffix:
        case ".html":
            path.write_text(sheet.html(), encoding="utf-8")
        case ".md":
            path.write_text(sheet.markdown(), encoding="utf-8")
        case ".pdf":
            path.write_bytes(sheet.pdf())
        case _:
            raise SheetError("no-such-ending", file=str(path))

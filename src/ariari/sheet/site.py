"""A small static site: every house in every language, what will surprise whom, and comparisons."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from ariari.rules.model import Ruleset

from .comparison import compare, surprises
from .document import sheet
from .render import Links, against_html, comparison_html, home_html, html_page, index_html, name_of
from .usual import best_known
from .wording import LANGUAGES, Lang, wording


def write_site(folder: str | Path, houses: Sequence[Ruleset]) -> list[Path]:
    """Write the site into a folder, which is made where it is not there. Returns the pages."""
    root = Path(folder)
    written = []
    for page in (Page("index.html", home_html()), *_pages(houses)):
        path = root / page.address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page.html, encoding="utf-8")
        written.append(path)
    return written


@dataclass(frozen=True)
class Page:
    """A page and its address from the site's root."""

    address: str
    html: str


def _pages(houses: Sequence[Ruleset]) -> Iterator[Page]:
    by_players = [
        (players, list(group))
        for players, group in groupby(
            sorted(houses, key=lambda rules: rules.seats.players), key=lambda rules: rules.seats.players
        )
    ]
    for lang in LANGUAGES:
        yield _index(by_players, lang)
        for players, group in by_players:
            yield _comparison(players, group, lang)
            known = next((rules for rules in group if rules.id == best_known(players)), None)
            for rules in group:
                yield from _house(rules, known, lang)


def _index(by_players: Sequence[tuple[int, Sequence[Ruleset]]], lang: Lang) -> Page:
    words = wording(lang)
    comparisons = [
        (words.text("ui-players", n=players), f"compare-{players}.html") for players, _ in by_players
    ]
    return Page(
        f"{lang}/index.html", index_html(by_players, comparisons, lang, Links(_languages("index.html"), {}))
    )


def _comparison(players: int, houses: Sequence[Ruleset], lang: Lang) -> Page:
    name = f"compare-{players}.html"
    links = Links(_languages(name), _home(lang))
    return Page(f"{lang}/{name}", comparison_html(houses, compare(houses, wording(lang)), lang, links))


def _house(rules: Ruleset, known: Ruleset | None, lang: Lang) -> Iterator[Page]:
    words = wording(lang)
    related = _home(lang)
    if known and known.id != rules.id:
        name = f"{rules.id}-against-{known.id}.html"
        back = related | {name_of(rules, lang): f"{rules.id}.html"}
        rows = surprises(rules, known, words)
        yield Page(f"{lang}/{name}", against_html(rules, known, rows, lang, Links(_languages(name), back)))
        related |= {words.text("against-title", other=name_of(known, lang)): name}
    related |= {words.text("compare-title"): f"compare-{rules.seats.players}.html"}
    name = f"{rules.id}.html"
    yield Page(f"{lang}/{name}", html_page(sheet(rules, lang), Links(_languages(name), related)))


def _languages(name: str) -> dict[Lang, str]:
    return {lang: f"../{lang}/{name}" for lang in LANGUAGES}


def _home(lang: Lang) -> dict[str, str]:
    return {wording(lang).text("ui-houses"): "index.html"}

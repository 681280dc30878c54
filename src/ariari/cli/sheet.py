"""`ariari sheet RULES…`: rule sheets, comparisons, what will surprise whom, and the site of all houses."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from ..rules.layers import named_houses
from ..rules.load import load
from ..rules.model import Ruleset
from ..sheet.comparison import ComparedRule, compare, surprises
from ..sheet.document import Sheet
from ..sheet.pdf import pdf_of
from ..sheet.render import against_html, against_markdown, comparison_html, comparison_markdown
from ..sheet.site import write_site
from ..sheet.wording import Lang, wording
from .app import print_json
from .errors import OptionError
from .writing import writing


class Format(StrEnum):
    """What a sheet can be written as."""

    md = "md"
    html = "html"
    pdf = "pdf"


def sheet(
    rules: Annotated[
        list[str] | None,
        typer.Argument(help="A house or a ruleset file; of several, their comparison", show_default=False),
    ] = None,
    lang: Annotated[Lang, typer.Option(help="The language")] = "en",
    to: Annotated[
        Format | None,
        typer.Option(help="The format; by default that of --out's name, or md", show_default=False),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="The file to write", show_default=False)] = None,
    against: Annotated[
        str | None,
        typer.Option(help="What somebody used to these rules must know, gravest first", show_default=False),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--everything", help="In a comparison also what is the same")
    ] = False,
    all_: Annotated[
        Path | None,
        typer.Option("--all", help="Write a site of all houses into this folder", show_default=False),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON document")] = False,
) -> None:
    """Print the rule sheet of a house, compare houses, or write a site of all of them."""
    if all_ is not None:
        _write_site(all_, rules, json)
        return
    if not rules:
        raise typer.BadParameter("name a house such as daisuki-sanma, or --all FOLDER", param_hint="RULES")
    houses = [load(name) for name in rules]
    if against is not None:
        if len(houses) > 1:
            raise typer.BadParameter("--against goes with one house", param_hint="RULES")
        known = load(against)
        rows = surprises(houses[0], known, wording(lang))
        if json:
            print_json({"rules": houses[0].id, "against": known.id, "lang": lang, "differences": _rows(rows)})
        else:
            _put(_against(houses[0], known, rows, lang, _format(to, out)), out)
    elif len(houses) > 1:
        rows = tuple(row for row in compare(houses, wording(lang)) if everything or row.differs)
        if json:
            print_json({"houses": [house.id for house in houses], "lang": lang, "rules": _rows(rows)})
        else:
            _put(_comparison(houses, rows, lang, _format(to, out)), out)
    else:
        page = Sheet(houses[0], lang)
        if json:
            print_json(_sheet(page))
        else:
            _put(_rendered(page, _format(to, out)), out)


def _write_site(folder: Path, names: list[str] | None, json: bool) -> None:
    houses = [load(name) for name in names or named_houses()]
    written = write_site(folder, houses)
    if json:
        print_json({"pages": [path.as_posix() for path in written]})
    else:
        typer.echo(f"{len(written)} pages in {folder}; start at {folder / 'index.html'}")


def _format(to: Format | None, out: Path | None) -> Format:
    if to is Format.pdf and out is None and sys.stdout.isatty():
        raise OptionError("pdf-to-terminal")
    if to is not None:
        return to
    if out is None:
        return Format.md
    ending = out.suffix.removeprefix(".")
    if ending not in list(Format):
        raise OptionError("out-ending", out=str(out))
    return Format(ending)


def _put(content: str | bytes, out: Path | None) -> None:
    if out is not None:
        with writing("--out", out):
            out.write_bytes(content if isinstance(content, bytes) else content.encode())
    elif isinstance(content, bytes):
        sys.stdout.buffer.write(content)
    else:
        typer.echo(content, nl=False)


def _rendered(page: Sheet, to: Format) -> str | bytes:
    match to:
        case Format.md:
            return page.markdown()
        case Format.html:
            return page.html()
        case Format.pdf:
            return page.pdf()


def _comparison(houses: list[Ruleset], rows: tuple[ComparedRule, ...], lang: Lang, to: Format) -> str | bytes:
    if to is Format.md:
        return comparison_markdown(houses, rows, lang)
    html = comparison_html(houses, rows, lang)
    return html if to is Format.html else pdf_of(html)


def _against(
    house: Ruleset, known: Ruleset, rows: tuple[ComparedRule, ...], lang: Lang, to: Format
) -> str | bytes:
    if to is Format.md:
        return against_markdown(house, known, rows, lang)
    html = against_html(house, known, rows, lang)
    return html if to is Format.html else pdf_of(html)


def _rows(rows: tuple[ComparedRule, ...]) -> list[dict[str, Any]]:
    return [
        {"key": row.key, "heading": row.heading, "texts": list(row.texts), "differs": row.differs}
        for row in rows
    ]


def _sheet(page: Sheet) -> dict[str, Any]:
    return {
        "rules": page.rules.id,
        "digest": page.rules.digest,
        "lang": page.lang,
        "title": page.title,
        "sentences": [
            {
                "key": sentence.key,
                "heading": sentence.heading,
                "text": sentence.text,
                "stated": sentence.stated,
                "standing": sentence.standing,
                "clauses": list(sentence.clauses),
            }
            for sentence in page.sentences
        ],
    }

"""`ariari rules …`: the houses, their rules, what differs, and which clause is carried by what."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from ..rules.audit import Audit, audit
from ..rules.clauses import clauses_of
from ..rules.compare import Difference, differences
from ..rules.keys import Key, settable_keys, value_of
from ..rules.layers import named_houses
from ..rules.load import load
from ..rules.model import Ruleset
from ..rules.schema import json_schema
from ..rules.words import in_words
from .app import console, print_json

app = typer.Typer(help="House rules: list, show, check, compare.", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
House = Annotated[
    str, typer.Argument(help="A house's identifier, or a ruleset file (.toml).", show_default=False)
]


@app.command("list")
def list_houses(as_json: AsJson = False) -> None:
    """List the houses and presets that come with ariari."""
    houses = [load(house) for house in named_houses()]
    if as_json:
        print_json([_heading(house) for house in houses])
        return
    table = Table("ruleset", "players", "start", "name", box=None, pad_edge=False)
    for house in houses:
        name = f"{house.name.en} ({house.name.ja})"
        table.add_row(house.id, str(house.seats.players), str(house.settlement.start), escape(name))
    console().print(table)


@app.command()
def show(house: House, as_json: AsJson = False) -> None:
    """Show every rule of a house."""
    rules = load(house)
    if as_json:
        print_json(_heading(rules) | {"unstated": rules.unstated, "rules": _rules(rules)})
        return
    out = console()
    out.print(f"[bold]{escape(rules.name.en)}[/] {escape(rules.name.ja)} {escape(rules.name.zh)}")
    out.print(f"{rules.id}, digest {rules.digest[:16]}; * the house does not say, and it is played so")
    for section, keys in _by_section():
        out.print(f"\n[bold]{escape(Ruleset.model_fields[section].description or section)}[/]")
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(ratio=2, overflow="fold")
        table.add_column(ratio=3, overflow="fold", style="dim")
        for key in keys:
            mark = "*" if _is_unstated(rules, key.path) else ""
            table.add_row(
                key.path + mark, escape(in_words(key, value_of(rules, key.path))), escape(key.description)
            )
        out.print(table)


@app.command()
def check(
    file: Annotated[
        str, typer.Argument(help="A ruleset file (.toml), or a house's identifier.", show_default=False)
    ],
    as_json: AsJson = False,
) -> None:
    """Check a ruleset file: every key, every value, and that they can stand together."""
    rules = load(file)
    if as_json:
        print_json(_heading(rules) | {"problems": []})
    else:
        typer.echo(f"{file} is good: {rules.name.en}, digest {rules.digest[:16]}")


@app.command()
def diff(first: House, second: House, as_json: AsJson = False) -> None:
    """Compare two houses: only what differs, in words."""
    one, other = load(first), load(second)
    found = differences(one, other)
    if as_json:
        print_json([difference.to_dict() for difference in found])
    elif found:
        console().print(_diff_table(one, other, found))
    else:
        typer.echo("no differences")


def _diff_table(one: Ruleset, other: Ruleset, found: list[Difference]) -> Table:
    table = Table(show_lines=True)
    for heading, ratio in (("rule", 3), (one.id, 2), (other.id, 2)):
        table.add_column(heading, ratio=ratio, overflow="fold")  # nothing is cut off
    for difference in found:
        rule = f"{escape(difference.key.description)}\n[dim]{difference.key.path}[/]"
        table.add_row(rule, escape(difference.first_in_words), escape(difference.second_in_words))
    return table


@app.command()
def schema(as_json: AsJson = False) -> None:  # noqa: ARG001 - it is JSON either way
    """Print the JSON Schema of ruleset files."""
    print_json(json_schema())


@app.command("audit")
def audit_clauses(
    house: Annotated[
        str | None, typer.Argument(help="One house; all of them if absent.", show_default=False)
    ] = None,
    tests: Annotated[Path | None, typer.Option(help="The folder of the tests.", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """List each clause of a house with the keys that carry it and the tests that prove it."""
    houses = [load(name) for name in ([house] if house else named_houses())]
    audits = [audit(rules, tests) for rules in houses if house or clauses_of(rules)]
    if as_json:
        print_json([done.to_dict() for done in audits])
        return
    for done in audits:
        _print_audit(done)


def _print_audit(done: Audit) -> None:
    out = console()
    out.print(f"\n[bold]{done.house}[/]: {len(done.clauses)} clauses")
    if done.tests_folder is None:
        out.print(
            "The tests do not come with the installed package: run this in a checkout, or give --tests."
        )
    table = Table(show_lines=True)
    for heading in ("clause", "kinds", "what it says", "carried by", "tests"):
        table.add_column(heading, overflow="fold")
    for entry in done.clauses:
        tests = "\n".join(entry.tests) or ("[red]open[/]" if done.tests_folder else "")
        carried = "\n".join([*entry.clause.keys, *(f"yaku {yaku}" for yaku in entry.clause.yaku)])
        clause = entry.clause
        table.add_row(clause.id, " ".join(clause.kinds), escape(clause.text), escape(carried), tests)
    out.print(table)
    if done.tests_folder:
        for kind, ids in done.open_by_kind().items():
            out.print(f"open [{kind}]: {len(ids)}" + (f" — {' '.join(ids)}" if ids else ""), markup=False)
    if done.silent_keys:
        out.print(f"no clause speaks of: {', '.join(done.silent_keys)}")


def _heading(rules: Ruleset) -> dict[str, Any]:
    return {
        "id": rules.id,
        "name": rules.name.model_dump(),
        "players": rules.seats.players,
        "digest": rules.digest,
    }


def _rules(rules: Ruleset) -> dict[str, Any]:
    return rules.model_dump(mode="json", exclude={"id", "name", "unstated"})


def _by_section() -> list[tuple[str, list[Key]]]:
    sections: dict[str, list[Key]] = {}
    for key in settable_keys().values():
        section, _, rest = key.path.partition(".")
        if rest and section != "name":
            sections.setdefault(section, []).append(key)
    return list(sections.items())


def _is_unstated(rules: Ruleset, path: str) -> bool:
    return any(path == named or named.startswith(f"{path}.") for named in rules.unstated)

"""`ariari replay FILE…`: game records followed by the engine."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from ..logs.bulk import FileReport, check_files, files_in
from ..logs.errors import Phrase
from ..wording import Lang, Wording, wording
from .app import console, print_json
from .shown_record import show_all

Files = Annotated[
    list[Path], typer.Argument(help="Records of any format, or folders of them.", show_default=False)
]
Language = Annotated[Lang, typer.Option(help="The language.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes.")]

TOLD = 20  # differences told one by one


def replay(
    files: Files,
    rules: Annotated[
        str | None, typer.Option(help="The rules, where the records do not tell them: a house or a file.")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Every wall must come from the record's seed or key.")
    ] = False,
    show: Annotated[bool, typer.Option("--show", help="Print the matches, without following them.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Print them event by event, at your pace.")] = False,
    jobs: Jobs = 1,
    lang: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Follow game records: every action legal, every win, payment and standing the same.

    Tells the first difference of each match. Exit status 1 if there is one, or a record that cannot be read.
    """
    if show or step:
        show_all(files, lang, stepping=step)
    else:
        check(files, rules, verify=verify, jobs=jobs, lang=lang, as_json=as_json)


def check(
    files: list[Path], rules: str | None, *, verify: bool, jobs: int, lang: Lang, as_json: bool
) -> None:
    """Follow the records and tell what came of it. Raises typer.Exit if not all is well."""
    paths = files_in(files)
    start = time.perf_counter()
    reports = list(_tracked(check_files(paths, rules, verify, jobs), len(paths)))
    seconds = time.perf_counter() - start
    summary = _summary(reports, seconds)
    if as_json:
        print_json({"summary": summary, "files": [_file(report) for report in reports]})
    else:
        _tell(reports, lang)
        _print(summary, wording(__package__, lang))
    if summary["differ"] or summary["unreadable"]:
        raise typer.Exit(1)


def _tracked(reports: Iterable[FileReport], total: int) -> Iterator[FileReport]:
    yield from track(
        reports, "replaying", total=total, console=Console(stderr=True), transient=True, disable=total < 2
    )


def _summary(reports: list[FileReport], seconds: float) -> dict[str, Any]:
    verdicts = [verdict for report in reports for verdict in report.verdicts]
    agree = sum(verdict.agrees for verdict in verdicts)
    return {
        "files": len(reports),
        "matches": len(verdicts),
        "agree": agree,
        "differ": len(verdicts) - agree,
        "unreadable": sum(len(report.errors) for report in reports),
        "rounds": sum(verdict.rounds for verdict in verdicts),
        "walls": sum(verdict.walls for verdict in verdicts),
        "wins": sum(verdict.wins for verdict in verdicts),
        "actions": sum(verdict.actions for verdict in verdicts),
        "complete": sum(verdict.complete for verdict in verdicts),
        "rules": dict(Counter(verdict.rules for verdict in verdicts).most_common()),
        "seconds": round(seconds, 3),
    }


def _file(report: FileReport) -> dict[str, Any]:
    return {
        "file": str(report.path),
        "matches": [verdict.to_dict() for verdict in report.verdicts],
        "errors": [error.to_dict() for error in report.errors],
    }


def _tell(reports: list[FileReport], lang: Lang) -> None:
    """The differences and errors, and the remarks that verdicts make, each once."""
    out = console()
    differs = wording(__package__, lang).text("replay-differs")
    told = 0
    remarks: Counter[Phrase] = Counter()
    for report in reports:
        for verdict in report.verdicts:
            remarks.update(verdict.remarks)
            if verdict.difference is not None and told < TOLD:
                told += 1
                difference = verdict.difference.text(lang)
                out.print(
                    f"[bold red]{differs}[/] {escape(str(report.path))}: {escape(difference)}", soft_wrap=True
                )
        for error in report.errors:
            typer.echo(f"ariari: {error.text(lang)}", err=True)
    for remark, times in remarks.items():
        said = Phrase("times-remarked", n=times, remark=remark).text(lang)
        out.print(f"[dim]{escape(said)}[/]", soft_wrap=True)


def _print(summary: dict[str, Any], told: Wording) -> None:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    table.add_column()
    for name in (
        "files", "matches", "agree", "differ", "unreadable", "complete", "rounds", "walls", "wins", "actions",
    ):  # fmt: skip
        style = "bold red" if name in ("differ", "unreadable") and summary[name] else ""
        table.add_row(f"{summary[name]:,}", told.text(f"replay-{name}"), style=style)
    rules = ", ".join(f"{name} {n}" for name, n in summary["rules"].items())
    table.add_row("", told.text("replay-rules", rules=rules) if rules else "")
    speed = summary["matches"] / summary["seconds"] if summary["seconds"] else 0
    table.add_row(f"{summary['seconds']:.2f}", told.text("replay-seconds", speed=f"{speed:.0f}"))
    console().print(table)

"""`ariari convert FILE… --to FORMAT`: game records from one format to another."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..logs.bulk import files_in
from ..logs.completion import completed
from ..logs.convert import ONE_MATCH, SUFFIXES, WRITERS, write
from ..logs.errors import LogError
from ..logs.losses import Losses
from ..logs.record import GameRecord
from ..logs.source import read
from .app import print_json
from .replay import Files


def convert(
    files: Files,
    to: Annotated[str, typer.Option(help=f"The format: {', '.join(WRITERS)}.", show_default=False)],
    out: Annotated[
        Path | None,
        typer.Option(help="A file, or a folder for a file each; else standard output.", show_default=False),
    ] = None,
    rules: Annotated[
        str | None,
        typer.Option(help="The rules, where the records do not tell them: a house or a file."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Convert game records. What the format has no place for is told on standard error.

    Where a record leaves out what the format asks for (each win's yaku and fu), the engine works it out.
    """
    if to not in WRITERS:
        raise LogError(f"there is no format {to}; there are {', '.join(WRITERS)}", "--to")
    if as_json and out is None:
        raise LogError("with --json the records go to --out", "--json")
    job = _Conversion(to, out, rules)
    for path in files_in(files):
        job.file(path)
    job.finish()
    if as_json:
        print_json(job.report)
    if job.failed:
        raise typer.Exit(1)


class _Conversion:
    def __init__(self, to: str, out: Path | None, rules: str | None) -> None:
        self._to, self._out, self._rules = to, out, rules
        self._written = 0
        self._texts: list[str] = []
        self.failed = False
        self.report: list[dict[str, object]] = []

    def file(self, path: Path) -> None:
        """A broken file or match is told and does not stop the others."""
        entry: dict[str, object] = {"file": str(path), "matches": 0, "lost": []}
        self.report.append(entry)
        losses = Losses()
        texts: list[str] = []
        try:
            for record in read(path):
                texts.append(write(self._full(record, losses), self._to, losses))
        except LogError as problem:
            self.failed = True
            entry["error"] = str(problem if problem.place.startswith(str(path)) else problem.at(str(path)))
            typer.echo(f"ariari: {entry['error']}", err=True)
        for lost in losses.said:
            typer.echo(f"{path}: {self._to} has no place for this: {lost}", err=True)
        entry |= {"matches": len(texts), "lost": list(losses.said)}
        self._keep(path, texts)

    def _full(self, record: GameRecord, losses: Losses) -> GameRecord:
        """With what the format asks for and the record leaves out: the wins' yaku, or each payment."""
        if self._to == "ariari":
            return self._with_payments(record, losses)
        wins = [win for round_ in record.rounds for win in round_.wins]
        told = all(win.yaku is not None and win.points is not None for win in wins)
        if told and (self._to != "mjlog" or all(win.fu is not None for win in wins)):
            return record
        return record if self._to == "mjai" else completed(record, self._rules)

    def _with_payments(self, record: GameRecord, losses: Losses) -> GameRecord:
        """A record that cannot be followed keeps what it tells."""
        if all(round_.payments is not None for round_ in record.rounds if round_.ended):
            return record
        try:
            return completed(record, self._rules)
        except LogError as problem:
            losses.add(f"the payments one by one, for the engine cannot follow the record: {problem}")
            return record

    def _keep(self, path: Path, texts: list[str]) -> None:
        if self._out is None or not self._out.is_dir():
            self._texts += texts
            return
        stem = path.name.removesuffix(".gz").split(".")[0]
        one_each = self._to in ONE_MATCH
        for n, text in enumerate(texts if one_each else ["".join(texts)] if texts else []):
            name = stem if len(texts) == 1 or not one_each else f"{stem}-{n + 1}"
            (self._out / f"{name}{SUFFIXES[self._to]}").write_text(text, encoding="utf-8")

    def finish(self) -> None:
        if not self._texts:
            return
        if self._to in ONE_MATCH and len(self._texts) > 1:
            raise LogError(
                f"{self._to} holds one match in a file; give a folder for {len(self._texts)}", "--out"
            )
        if self._out is None:
            sys.stdout.write("".join(self._texts))
        else:
            self._out.write_text("".join(self._texts), encoding="utf-8")

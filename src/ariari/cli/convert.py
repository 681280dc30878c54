"""`ariari convert FILE… --to FORMAT`: game records from one format to another."""

import sys
from pathlib import Path
from typing import IO, Annotated

import typer

from ..logs.bulk import files_in
from ..logs.completion import completed
from ..logs.convert import ONE_MATCH, SUFFIXES, WRITERS, write
from ..logs.errors import LogError, Phrase
from ..logs.losses import Losses
from ..logs.record import GameRecord
from ..logs.source import read
from ..wording import Lang
from .app import print_json
from .replay import Files, Language
from .writing import writing


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
    lang: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Convert game records. What the format has no place for is told on standard error.

    Where a record leaves out what the format asks for (each win's yaku and fu), the engine works it out.
    """
    if to not in WRITERS:
        raise LogError("no-format", format=to, known=list(WRITERS)).at("--to")
    if as_json and out is None:
        raise LogError("json-goes-to-out").at("--json")
    job = _Conversion(to, out, rules, lang)
    for path in files_in(files):
        job.file(path)
    job.finish()
    if as_json:
        print_json(job.report)
    if job.failed:
        raise typer.Exit(1)


class _Conversion:
    """Files one after another, each match written as soon as it has been read."""

    def __init__(self, to: str, out: Path | None, rules: str | None, lang: Lang) -> None:
        self._to, self._rules, self._lang = to, rules, lang
        self._output = _Output(to, out)
        self.failed = False
        self.report: list[dict[str, object]] = []

    def file(self, path: Path) -> None:
        """A broken file or match is told and does not stop the others."""
        entry: dict[str, object] = {"file": str(path), "matches": 0, "lost": []}
        self.report.append(entry)
        losses = Losses()
        matches = 0
        self._output.begin(path)
        records = enumerate(read(path), 1)
        while True:
            try:
                number, record = next(records)
            except StopIteration:
                break
            except LogError as problem:
                self._tell(entry, problem)
                break
            try:
                text = write(self._full(record, losses), self._to, losses)
            except LogError as problem:
                self._tell(entry, problem.at(Phrase("at-match", n=number)).at(str(path)))
                continue
            self._output.add(text)
            matches += 1
        for lost in losses.said_in(self._lang):
            told = Phrase("no-place", file=str(path), format=self._to, lost=lost)
            typer.echo(told.text(self._lang), err=True)
        entry |= {"matches": matches, "lost": list(losses.said)}

    def _tell(self, entry: dict[str, object], problem: LogError) -> None:
        self.failed = True
        entry.setdefault("error", str(problem))
        typer.echo(f"ariari: {problem.text(self._lang)}", err=True)

    def finish(self) -> None:
        self._output.close()

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
            losses.lose("lost-payments", why=problem)
            return record


class _Output:
    """Where the matches go: standard output, a file, or a file in a folder for each that is read."""

    def __init__(self, to: str, out: Path | None) -> None:
        self._to, self._out = to, out
        self._folder = out is not None and out.is_dir()
        self._taken: set[str] = set()
        self._stem = ""
        self._file: IO[str] | None = None
        self._matches = 0

    def begin(self, path: Path) -> None:
        """What follows is from this file."""
        self._stem = path.name.removesuffix(".gz").split(".")[0]
        if self._folder:
            self.close()

    def add(self, text: str) -> None:
        """Raises LogError for a second match where there is place for one."""
        if self._to in ONE_MATCH and self._matches:
            if not self._folder:
                raise LogError("one-match-in-a-file", format=self._to).at("--out")
            self.close()
        self._matches += 1
        if self._out is None:
            sys.stdout.write(text)
            return
        with writing("--out", self._out):
            if self._file is None:
                self._file = self._path(self._out).open("w", encoding="utf-8", newline="")
            self._file.write(text)

    def _path(self, out: Path) -> Path:
        """No two files are written under one name."""
        if not self._folder:
            return out
        name, number = self._stem, 1
        while name in self._taken:
            number += 1
            name = f"{self._stem}-{number}"
        self._taken.add(name)
        return out / f"{name}{SUFFIXES[self._to]}"

    def close(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            assert self._out is not None
            with writing("--out", self._out):
                file.close()
        if self._folder:
            self._matches = 0

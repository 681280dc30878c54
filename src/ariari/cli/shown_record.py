"""Game records printed event by event, all at once or at the reader's pace."""

from pathlib import Path

import typer
from rich.markup import escape

from ..logs.bulk import files_in
from ..logs.errors import LogError, Phrase
from ..logs.record import GameRecord, Round
from ..logs.source import read
from ..logs.tell import tell, tell_end
from ..worded import Worded, in_words
from ..wording import Lang, wording
from .app import console

REST, QUIT = "r", "q"


def show_all(files: list[Path], lang: Lang, *, stepping: bool) -> None:
    """Print every match of the files; a broken file is told and does not stop the others.

    stepping: wait for Enter after each event

    Raises typer.Exit: status 1 after a broken file, 0 when the reader has seen enough.
    """
    failed = False
    for path in files_in(files):
        try:
            for record in read(path):
                _Shown(record, lang, stepping=stepping).show()
        except LogError as problem:
            failed = True
            typer.echo(f"ariari: {problem.text(lang)}", err=True)
    if failed:
        raise typer.Exit(1)


class _Shown:
    """One match on the screen."""

    def __init__(self, record: GameRecord, lang: Lang, *, stepping: bool) -> None:
        self.record, self.lang, self.stepping = record, lang, stepping
        self.out = console()

    def show(self) -> None:
        record = self.record
        rules = record.rules or Phrase("show-no-rules").text(self.lang)
        self._put(f"{' '.join(record.names)} {rules}", style="bold")
        if self.stepping:
            self._put(wording(__package__, self.lang).text("replay-step", rest=REST, quit=QUIT), style="dim")
        for round_ in record.rounds:
            self._round(round_)
        if record.final is not None:
            self._put(Phrase("says-final", points=str(list(record.final))), "\n")

    def _round(self, round_: Round) -> None:
        self._put(round_.called, "\n", "bold")
        self._put(Phrase("show-round", points=str(list(round_.points)), sticks=round_.sticks))
        self._put(Phrase("show-indicator", tiles=" ".join(round_.dora)))
        for seat, hand in enumerate(round_.hands):
            self._put(Phrase("show-hand", seat=seat, tiles=" ".join(hand)))
        waiting = self.stepping
        for event in round_.events:
            waiting = waiting and self._wait()
            self._put(tell(event), "  ")
        if waiting:
            self._wait()
        self._put(tell_end(round_), "  ", "bold")

    def _wait(self) -> bool:
        """Whether to go on step by step in this round."""
        try:
            told = self.out.input("").strip().lower()
        except (EOFError, KeyboardInterrupt):
            told = QUIT
        if told == QUIT:
            raise typer.Exit
        return told != REST

    def _put(self, said: Worded | str, start: str = "", style: str = "") -> None:
        self.out.print(start + escape(str(in_words(said, self.lang))), style=style)

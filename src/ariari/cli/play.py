"""`ariari play RULES`: a match in the terminal against bots."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from ..quoting import shortened
from ..rules.load import load
from ..rules.model import Ruleset
from ..table import BOTS, Action, IllegalAction, Table, View
from ..table.bots import bot_name
from ..table.errors import NoAction
from ..table.players import choose
from ..table.words import (
    action_text,
    no_win_text,
    offer_text,
    outcome_text,
    place_text,
    reason_text,
    words,
)
from ..tile_glyphs import shown
from ..tiles import NotationError, Tile
from ..wording import Lang
from .app import console, print_json
from .play_view import board
from .usage import usage
from .writing import writing

_PROMPT: Final = "> "
_LONGEST_NUMBER: Final = 9  # digits; no list is so long, and Python reads no number of thousands of them
_INTERRUPTED: Final = 130  # as a shell tells of a program that Ctrl-C has ended


def play(
    rules: Annotated[str, typer.Argument(help="A house such as daisuki-sanma, or a ruleset file")],
    seat: Annotated[int, typer.Option(min=0, help="Your seat; 0 is the starting dealer")] = 0,
    people: Annotated[
        int | None,
        typer.Option(help="How many share the table; one more than play where the house lets one sit out"),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="A number that always gives the same walls")] = None,
    bot: Annotated[str, typer.Option(help=f"Who plays against you: {', '.join(BOTS)}")] = "keen",
    file: Annotated[
        Path | None, typer.Option(help="Where the record is written, also when you leave")
    ] = None,
    lang: Annotated[Lang, typer.Option(help="ja, zh or en")] = "en",
    json: Annotated[
        bool, typer.Option("--json", help="Read actions, then print one JSON document of where they lead")
    ] = False,
) -> None:
    """Play a match against bots. Type a number of the list, an action, or a tile to discard."""
    house = load(rules)
    people = house.seats.players if people is None else people
    with usage(lang):
        bot_name(bot)
    _check(house, people, seat)
    if file is not None:
        with writing("--file", file):  # rather now than after the match
            file.open("a", encoding="utf-8").close()
    names = [words(lang).text("you") if s == seat else f"{bot} {s}" for s in range(people)]
    match = _Match(Table(house, seed=seed, names=names), seat, bot, lang, None if json else console())
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="backslashreplace")  # what is no text is shown by its number
    interrupted = False
    try:
        match.play()
    except KeyboardInterrupt:
        interrupted = True
        match.say("left-match")
    if file is not None:
        with writing("--file", file):
            file.write_text(match.table.record(), encoding="utf-8")
        match.say("saved", file=str(file))
    elif not match.table.over:
        match.say("not-saved")
    if json:
        print_json(match.document())
    if interrupted:
        raise typer.Exit(_INTERRUPTED)


def _check(house: Ruleset, people: int, seat: int) -> None:
    """Raises BadParameter for who cannot play or sit there."""
    if people not in house.seats.participants:
        allowed = " or ".join(map(str, house.seats.participants))
        raise typer.BadParameter(f"{people} people; at {house.id} {allowed} share a table")
    if seat >= people:
        raise typer.BadParameter(f"there is no seat {seat}; {people} people have seats 0 to {people - 1}")


class _Left(Exception):
    """The player has left the match."""


class _Match:
    def __init__(self, table: Table, seat: int, bot: str, lang: Lang, screen: Console | None) -> None:
        self.table, self.seat, self.bot, self.lang = table, seat, bot, lang
        self._screen = screen
        self._words = words(lang)
        self._told = 0  # rounds whose end has been told
        self._begun = 0  # rounds of whose beginning this player knows
        self._refused: list[dict[str, str]] = []

    def play(self) -> None:
        """To the end of the match, or until the input ends."""
        try:
            while (turn := self.table.turn) is not None:
                self._tell_sitting_out()
                if turn == self.seat:
                    self._ask()
                else:
                    self._let(turn)
                self._tell_rounds()
        except _Left:
            self.say("left-match")
            return
        self.say("over")
        self._print(self.table.settle().explain(self.lang, self.table.names))

    def say(self, message: str, **args: str) -> None:
        self._print(self._words.text(message, **args))

    def document(self) -> dict[str, Any]:
        table = self.table
        return {
            "rules": table.rules.id,
            "over": table.over,
            "points": list(table.points),
            "bonus": list(table.bonus),
            "rounds": table.hands,
            "refused": self._refused,
            "digest": table.digest,
            "settlement": table.settle().to_dict() if table.over else None,
        }

    # ---- the others

    def _let(self, seat: int) -> None:
        before = self.table.gone_by(self.seat)
        action = choose(self.table, seat, self.bot)
        self.table.play(action, seat)
        self._tell_missed(before)

    def _tell_missed(self, before: tuple[Tile, str] | None) -> None:
        """A tile that one waits for has gone by unasked: why."""
        gone = self.table.gone_by(self.seat)
        if gone is not None and gone != before:
            tile, reason = gone
            self.say("missed", tile=shown([tile]), reason=reason_text(reason, self.lang))

    def _tell_rounds(self) -> None:
        table = self.table
        while self._told < table.hands and (outcome := table.outcome_of(self._told)) is not None:
            self._print("\n" + outcome_text(outcome, self.table.names, self.lang) + "\n")
            self._told += 1

    def _tell_sitting_out(self) -> None:
        """Once for each round that goes on without this player."""
        table = self.table
        if table.hands == self._begun:
            return
        self._begun = table.hands
        if table.people > table.rules.seats.players and table.view(self.seat).me is None:
            place = place_text(table.round, table.dealer, table.honba, self.lang)
            self.say("you-sit-out", place=place)

    # ---- the player

    def _ask(self) -> None:
        view = self.table.view(self.seat)
        if len(view.legal) == 1 and view.me is not None and view.me.riichi:
            self.table.play(view.legal[0])  # in riichi there is nothing to choose
            return
        if self._screen is not None:
            self._screen.print()
            self._screen.print(board(view, self._screen, self.lang), soft_wrap=True)
        for text in (offer_text(view, self.lang), no_win_text(self.table, self.seat, self.lang)):
            if text:
                self._print(text)
        self._list(view)
        while not self._obey(self._line(), view):
            pass

    def _list(self, view: View) -> None:
        width = len(str(len(view.legal)))
        options = [f"{n:>{width}} {action_text(a, self.lang)}" for n, a in enumerate(view.legal, 1)]
        self._print("\n".join(options))

    def _line(self) -> str:
        if self._screen is None or not sys.stdin or not sys.stdin.isatty():
            line = sys.stdin.readline() if sys.stdin else ""
            if not line:
                raise _Left
            return line.strip()
        self.say("ask")
        try:
            return input(_PROMPT).strip()
        except EOFError:
            raise _Left from None

    def _obey(self, line: str, view: View) -> bool:
        """Whether the line has moved the match on."""
        if line in ("q", "quit"):
            raise _Left
        if line in ("h", "help", "?"):
            self.say("help")
        elif line == "k":
            hint = choose(self.table, self.seat, "keen")
            self.say("hint", action=action_text(hint, self.lang))
        elif line == "u":
            return self._undo()
        else:
            return self._do(line, view)
        return False

    def _do(self, line: str, view: View) -> bool:
        try:
            self.table.play(_action(line, view))
        except NotationError:
            self._refuse(line, self._words.text("not-understood", text=shortened(line)))
            return False
        except IllegalAction as error:
            reason = reason_text(error.reason, self.lang)
            self._refuse(line, self._words.text("refused", text=error.action, reason=reason))
            return False
        return True

    def _refuse(self, line: str, why: str) -> None:
        self._refused.append({"text": line, "error": why})
        self._print(why)

    def _undo(self) -> bool:
        """Back to one's own last choice; the bots choose again as they did."""
        past = self.table.copy()
        try:
            past.undo()
            while past.turn != self.seat or len(past.legal) < 2:
                past.undo()
        except IndexError:
            self.say("nothing-to-undo")
            return False
        self.table = past
        self._told = min(self._told, past.hands - 1)
        return True

    def _print(self, text: str) -> None:
        if self._screen is not None:
            self._screen.print(text, markup=False, soft_wrap=True)


def _action(line: str, view: View) -> Action:
    """A number of the list, a tile to discard, or an action's text; nothing is the first. Raises
    NotationError."""
    if not line:
        return view.legal[0]
    if line.isdecimal():
        if len(line) > _LONGEST_NUMBER or not 1 <= int(line) <= len(view.legal):
            raise NoAction("no-number", line, 0, n=line)
        return view.legal[int(line) - 1]
    try:
        return Action(f"discard {Tile(line)}")
    except ValueError:
        return Action(line)

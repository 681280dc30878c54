"""`ariari keep RULES`: a scorekeeper in the terminal."""

import sys
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from ariari.rules.load import load
from ariari.scorekeeper import ReportError, Scorekeeper, default_names
from ariari.wording import Lang, wording

from .app import console, print_json
from .keep_language import completions, obey
from .keep_view import show

_PROMPT = "> "


def keep(
    rules: Annotated[str, typer.Argument(help="A house such as daisuki-sanma, or a ruleset file")],
    names: Annotated[
        str | None,
        typer.Option(help="Names from the starting dealer: A,B,C; one more for a table with a sitter-out"),
    ] = None,
    file: Annotated[
        Path | None, typer.Option(help="The log; one that is there already is gone on with")
    ] = None,
    lang: Annotated[Lang, typer.Option(help="The language of rulings and settlements")] = "en",
    json: Annotated[
        bool, typer.Option("--json", help="Read reports, then print one JSON document of where they lead")
    ] = False,
) -> None:
    """Keep the score of a real table. Type `help` for the words it knows."""
    keeper = _keeper(rules, names, file, lang)
    if json:
        _silently(keeper, lang)
        return
    screen = console()
    show(screen, keeper, lang)
    for line in _lines(keeper):
        try:
            said = obey(keeper, line, lang)
        except ReportError as error:
            typer.echo(wording(__package__, lang).text("refused", why=error.text(lang)))
            continue
        if said is None:
            return
        typer.echo(said)
        if said.startswith("ok"):
            show(screen, keeper, lang)


def _keeper(rules: str, names: str | None, file: Path | None, lang: Lang) -> Scorekeeper:
    house = load(rules)
    called = None if names is None else [name.strip() for name in names.split(",")]
    if file is None:
        return Scorekeeper(house, called or default_names(house))
    keeper, torn = Scorekeeper.open(house, file, called)
    if torn is not None:
        typer.echo(wording(__package__, lang).text("torn", file=str(file), line=torn), err=True)
    return keeper


def _silently(keeper: Scorekeeper, lang: Lang) -> None:
    refused = []
    for number, line in enumerate(_piped(), 1):
        try:
            if obey(keeper, line, lang) is None:
                break
        except ReportError as error:
            refused.append({"line": number, "text": line.strip(), **error.to_dict()})
    print_json(
        {
            "state": keeper.state.to_dict(),
            "log": list(keeper.log),
            "refused": refused,
            "settlement": keeper.settle().to_dict() if keeper.over else None,
        }
    )


def _lines(keeper: Scorekeeper) -> Iterator[str]:
    """What is typed, with completion at a terminal; what is piped in otherwise."""
    if sys.stdin is None or not sys.stdin.isatty():
        yield from _piped()
        return
    _complete_with(keeper)
    while True:
        try:
            yield input(_PROMPT)
        except (EOFError, KeyboardInterrupt):
            return


def _piped() -> Iterator[str]:
    """Standard input; nothing if it is closed, and what is no text there is shown by its number."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="backslashreplace")
    if sys.stdin is not None:
        yield from sys.stdin


def _complete_with(keeper: Scorekeeper) -> None:
    try:
        import readline
    except ImportError:  # a system without it has no completion
        return

    def complete(text: str, state: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()]
        found = [word for word in completions(keeper, before) if word.startswith(text)]
        return found[state] + " " if state < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")

"""The root of the command line, and how bad input is reported.

Exit status: 0 good; 1 the input is bad, with a message that names what and where; 2 wrong usage.
Every command takes `--json` and then prints one JSON document and nothing else, also for bad input.
"""

import json
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from io import TextIOWrapper
from typing import Any, Final

import typer
from rich.console import Console
from typer.core import TyperGroup

from ariari.system_errors import said_by_system
from ariari.worded import error_text, in_words
from ariari.wording import LANGUAGES, Lang

from .errors import OptionError

_WRONG_USAGE: Final = 2


class _Root(TyperGroup):
    def invoke(self, ctx: Any) -> Any:
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
            return done
        except ValueError as error:
            if not _is_for_people(error):
                raise
            _report(error, ctx.obj)
            raise typer.Exit(1) from None
        except BrokenPipeError:  # the reader of our output has gone, as `head` does
            _stop_writing()
            raise typer.Exit(0) from None
        except OSError as error:  # such as a full disk
            why = said_by_system(error)
            if error.filename is not None:  # a file that cannot be had; our output is well
                _report(OptionError("file-refused", file=str(error.filename), why=why), ctx.obj)
                raise typer.Exit(1) from None
            _stop_writing()
            typer.echo(f"ariari: {in_words(why, ctx.obj.lang)}", err=True)
            raise typer.Exit(1) from None
        except Exception as error:
            if not (ctx.obj.json and getattr(error, "exit_code", None) == _WRONG_USAGE):
                raise
            print_json({"error": getattr(error, "format_message", error.__str__)()})
            raise typer.Exit(_WRONG_USAGE) from None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.obj = _Asked("--json" in args, _language(args))
        return super().parse_args(ctx, args)


app = typer.Typer(
    name="ariari",
    help="A mahjong parlor's house rules as software.",
    cls=_Root,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run the command line on the program's arguments."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # what a terminal's encoding lacks is shown by its number rather than not at all
            stream.reconfigure(errors="backslashreplace")
    app()


@app.callback()
def ariari() -> None:
    """A mahjong parlor's house rules as software."""


def print_json(document: Any) -> None:
    """Print the one JSON document of a command's `--json`."""
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))


def console() -> Console:
    """Where tables and text for people go."""
    return _Console(highlight=False)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader of our output has gone, as `head` does; that is no error."""
        _stop_writing()
        raise SystemExit(0)


def _stop_writing() -> None:
    """What is still to be written, also at exit, goes nowhere."""
    with suppress(ValueError, OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _is_for_people(error: ValueError) -> bool:
    """The package's own errors are about the input; any other is a fault of ours and keeps its traceback."""
    return type(error).__module__.partition(".")[0] == "ariari"


@dataclass(frozen=True)
class _Asked:
    """How a command is to answer."""

    json: bool
    lang: Lang


def _language(args: list[str]) -> Lang:
    """What `--lang` asks for; English where it asks for nothing that there is."""
    for option, value in zip(args, [*args[1:], ""], strict=True):
        name, sign, joined = option.partition("=")
        told = joined if sign else value
        if name == "--lang" and told in LANGUAGES:
            return told
    return "en"


def _report(error: ValueError, asked: _Asked) -> None:
    if asked.json:
        to_dict = getattr(error, "to_dict", None)
        print_json(to_dict() if to_dict else {"error": str(error)})
    else:
        typer.echo(f"ariari: {error_text(error, asked.lang)}", err=True)

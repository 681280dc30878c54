"""The command line. Each command is a file of this room; it is added to `app` by one line here.

Exit status: 0 good; 1 the input is bad, with a message that says what and where; 2 wrong usage.
"""

import sys

import typer

from ariari.rules.errors import RulesError
from ariari.settlement import SettlementError

from .settle import settle

app = typer.Typer(
    name="ariari",
    help="A mahjong parlor's house rules as software.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
# Negative points are arguments, not options.
app.command(context_settings={"ignore_unknown_options": True})(settle)


@app.callback()
def ariari() -> None:
    """A mahjong parlor's house rules as software."""


# What a command raises when its input is bad; anything else is a fault of the program and shows a traceback.
BAD_INPUT = (RulesError, SettlementError)


def main() -> None:
    try:
        app()
    except BAD_INPUT as error:
        typer.echo(f"ariari: {error}", err=True)
        sys.exit(1)

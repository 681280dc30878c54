"""The command line. Each command or group is a file of this room; a line here hangs it on `app`."""

from . import rules
from .app import app, main
from .keep import keep
from .settle import settle
from .sheet import sheet

app.add_typer(rules.app, name="rules")
app.command()(keep)
# Negative points are arguments, not options.
app.command(context_settings={"ignore_unknown_options": True})(settle)
app.command()(sheet)

__all__ = ["app", "main"]

"""The command line. Each command or group is a file of this room; a line here hangs it on `app`."""

from . import rules
from .app import app, main
from .chart import chart
from .convert import convert
from .hand import hand
from .keep import keep
from .mjai_bot import mjai_bot
from .play import play
from .replay import replay
from .score import score
from .serve import serve
from .settle import settle
from .sheet import sheet
from .simulate import simulate
from .stats import stats
from .verify import verify

app.add_typer(rules.app, name="rules")
app.command()(keep)
app.command()(score)
app.command()(chart)
app.command()(hand)
# Negative points are arguments, not options.
app.command(context_settings={"ignore_unknown_options": True})(settle)
app.command()(sheet)
app.command()(replay)
app.command()(verify)
app.command()(convert)
app.command()(stats)
app.command()(simulate)
app.command()(serve)
app.command()(play)
app.command()(mjai_bot)

__all__ = ["app", "main"]

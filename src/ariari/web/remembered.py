"""The tables that a browser has been at, listed again where tables are begun.

They are kept in its own storage: an address with its token is neither sent nor stored anywhere else.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Literal

from nicegui import ui

from ..rules.model import Ruleset
from ..wording import Wording
from .markup import say

Kind = Literal["keep", "play"]


@cache
def _script() -> str:
    return (files(__package__) / "remembered.js").read_text(encoding="utf-8")


def remember(kind: Kind, rules: Ruleset, people: str) -> None:
    """Have the browser remember the page that is being served."""
    table = {"kind": kind, "people": people, "house": rules.name.model_dump()}
    # Within a script no text of ours may end it.
    told = json.dumps(table).replace("<", "\\u003c")
    ui.add_body_html(f"<script>{_script()}rememberTable({told});</script>")


def remembered(kind: Kind, told: Wording) -> None:
    """The list of what this browser remembers; nothing is shown while it is empty."""
    ui.html(
        f'<section class="card remembered" hidden><h2>{say(told, f"remembered-{kind}")}</h2>'
        f'<ul data-remembered="{kind}" data-away="{say(told, "remembered-away")}"></ul>'
        f'<p class="soft">{say(told, "remembered-about")}</p></section>',
        sanitize=False,
    )
    ui.add_body_html(f"<script>{_script()}listTablesSoon();</script>")

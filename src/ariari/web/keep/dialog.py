"""What is told step by step in front of the table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import ClassVar

from ..markup import button
from .desk import Desk, Line


class Dialog:
    """One thing that is being told. A subclass knows its steps."""

    at_once: ClassVar[bool] = False
    """Whether what it tells is reported without another look."""
    called: ClassVar[str]
    """The message that is its title."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.told = desk, desk.told

    @property
    def title(self) -> str:
        return self.told.text(self.called)

    def body(self) -> str:
        """Its present step as HTML."""
        raise NotImplementedError

    def buttons(self) -> str:
        """What stands in its foot beside the way out."""
        return ""

    def press(self, event: str) -> Sequence[Line]:
        """Take a press; the lines that are to be reported, once it is told to the end. Raises ReportError."""
        raise NotImplementedError

    def typed(self, _event: str) -> bool:
        """Take what was typed into a field. Returns whether the dialog must be drawn anew."""
        return False

    def html(self, wrong: str) -> str:
        """The whole dialog, with what went wrong."""
        alert = f'<p class="warn" role="alert">{escape(wrong)}</p>' if wrong else ""
        away = button("leave", self.told.text("keep-cancel"), key="Escape")
        return framed(self.title, f"{alert}{self.body()}", f"{away}{self.buttons()}")


def framed(title: str, body: str, foot: str, css: str = "") -> str:
    """A dialog in front of the page."""
    below = f'<div class="keep-foot">{foot}</div>' if foot else ""
    return (
        f'<div class="keep-dialog {css}" role="dialog" aria-modal="true" tabindex="-1" '
        f'aria-label="{escape(title, quote=True)}"><div><h2>{escape(title)}</h2>'
        f'<div class="keep-body">{body}</div>{below}</div></div>'
    )

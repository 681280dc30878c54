"""Pieces of HTML that live parts are made of. Texts are escaped here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from html import escape

from ..wording import Wording


def say(told: Wording, message: str, **args: int | str) -> str:
    """A message as HTML, also good within an attribute."""
    return escape(told.text(message, **args), quote=True)


def tag(name: str, content: str, css: str = "") -> str:
    """An element around HTML."""
    return f'<{name} class="{css}">{content}</{name}>' if css else f"<{name}>{content}</{name}>"


def link(address: str, text: str, css: str = "button") -> str:
    """A link that looks like a button."""
    return f'<a class="{css}" href="{escape(address, quote=True)}">{escape(text)}</a>'


def text_field(name: str, label: str, value: str, more: str) -> str:
    """A line of text of a live part, told as `name=value`."""
    return (
        f'<label class="field"><span>{escape(label)}</span>'
        f'<input data-set="{name}" name="{name}" value="{escape(value, quote=True)}" {more}></label>'
    )


def button(
    do: str, text: str, css: str = "", *, key: str = "", disabled: bool = False, more: str = ""
) -> str:
    """A button of a live part. `text` is escaped; `key` is the key of the keyboard that presses it,
    or several, with spaces between them."""
    parts = [f'data-do="{escape(do, quote=True)}"']
    if css:
        parts.append(f'class="{css}"')
    if key:
        parts.append(f'data-key="{key}"')
    if disabled:
        parts.append("disabled")
    if more:
        parts.append(more)
    # The names of longer keys say more than the buttons they stand on.
    hint = f' <kbd aria-hidden="true">{escape(key)}</kbd>' if len(key) == 1 else ""
    return f'<button type="button" {" ".join(parts)}>{escape(text)}{hint}</button>'


def pressed(on: bool) -> str:
    """The state of a button that stays pressed, for `more`."""
    return f'aria-pressed="{"true" if on else "false"}"'


def people(do: str, seats: Iterable[int], names: Sequence[str], chosen: Collection[int] = ()) -> str:
    """A button for each of some people; `do` and the seat are what it tells."""
    keys = "".join(
        button(f"{do} {seat}", names[seat], "big name", more=pressed(seat in chosen)) for seat in seats
    )
    return f'<div class="people">{keys}</div>'


def select(name: str, options: list[tuple[str, str]], chosen: str, label: str) -> str:
    """A choice of a live part, told as `name=value`."""
    told = "".join(
        f'<option value="{escape(value, quote=True)}"{" selected" if value == chosen else ""}>'
        f"{escape(text)}</option>"
        for value, text in options
    )
    return (
        f'<label class="field"><span>{escape(label)}</span><select data-set="{name}">{told}</select></label>'
    )


def number(amount: int, *, signed: bool = False) -> str:
    """`12,300`, `−4,000`, and with a plus sign when signed."""
    sign = "−" if amount < 0 else "+" if signed and amount > 0 else ""
    return f"{sign}{abs(amount):,}"

"""Whether what was told has the types that a report has: a log may have been written by anybody."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from ariari.worded import Said

from .errors import ReportError

_MOST = 1_000_000
"""Beyond this no number at a table is meant."""


def check_types(what: str, kind: type, told: Mapping[str, Any]) -> None:
    """Raises ReportError naming a field of the dataclass `kind` whose value has another type."""
    for field in fields(kind):
        if field.name not in told:
            continue
        value, wanted = told[field.name], str(field.type)
        if not any(_is(value, one.strip()) for one in wanted.split("|")):
            raise ReportError("field-type", type=what, field=field.name, value=_short(value))


def _is(value: Any, wanted: str) -> bool:
    if wanted == "None":
        return value is None
    if wanted.startswith("tuple["):
        each = wanted.removeprefix("tuple[").removesuffix(", ...]")
        return isinstance(value, tuple) and all(_is(one, each) for one in value)
    if wanted.startswith("Mapping["):
        return isinstance(value, Mapping)
    if wanted == "int":
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _MOST
    return type(value).__name__ == wanted


def _short(value: Any) -> str | Said:
    if isinstance(value, int) and abs(value) > _MOST:
        return Said(__package__, "beyond-reason")
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"

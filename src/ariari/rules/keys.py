"""Every key of the model: its path, meaning, unit, default and allowed values."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from .model import Ruleset
from .sections import Section

MISSING = object()
"""The default of a key that must be given."""


@dataclass(frozen=True)
class Key:
    """One key of the ruleset file. `values` are the allowed words, where only some are."""

    path: str
    description: str
    kind: str
    values: tuple[str, ...]
    names: tuple[str, ...]  # of a table with free rows: the names that rows may have, where only some may
    unit: str | None
    default: Any
    section: type[Section] | None  # the keys beneath, for a table

    @property
    def name(self) -> str:
        return self.path.rpartition(".")[2]


@cache
def all_keys() -> dict[str, Key]:
    """Every key and table of the model by its dotted path, in the order of the model."""
    return {key.path: key for key in _keys(Ruleset, "")}


def settable_keys() -> dict[str, Key]:
    """The keys that hold a value, without the tables around them."""
    return {path: key for path, key in all_keys().items() if key.section is None}


def beneath(path: str) -> list[str]:
    """The names valid directly beneath the table at `path` ("" for the whole file)."""
    prefix = f"{path}." if path else ""
    rest = (key[len(prefix) :] for key in all_keys() if key.startswith(prefix))
    return [name for name in rest if "." not in name]


def value_of(ruleset: Ruleset, path: str) -> Any:
    """The ruleset's value at a dotted path; None where there is nothing."""
    value: Any = ruleset
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else getattr(value, name, None)
    return value


def _keys(model: type[Section], prefix: str) -> Iterator[Key]:
    for name, field in model.model_fields.items():
        path = f"{prefix}{name}"
        annotation = _without_none(field.annotation)
        section = model.section_at(name)
        yield Key(
            path=path,
            description=field.description or "",
            kind=_kind(annotation) + (", or none" if model.optional(name) else ""),
            values=_values(annotation),
            names=_values(get_args(annotation)[0]) if get_origin(annotation) is dict else (),
            unit=_unit(field),
            default=MISSING if field.is_required() else field.get_default(),
            section=section,
        )
        if section:
            yield from _keys(section, f"{path}.")


def _unit(field: FieldInfo) -> str | None:
    extra = field.json_schema_extra
    return str(extra["unit"]) if isinstance(extra, dict) and "unit" in extra else None


def _without_none(annotation: Any) -> Any:
    if get_origin(annotation) in (Union, UnionType):
        kept = [part for part in get_args(annotation) if part is not NoneType]
        return kept[0]
    return annotation


def _values(annotation: Any) -> tuple[str, ...]:
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return tuple(str(value) for value in args)
    if origin is tuple and args:
        return _values(args[0])
    if origin is dict:
        return _values(args[1])
    return ()


def _kind(annotation: Any) -> str:
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return "one of"
    if origin is tuple:
        inner = _kind(args[0])
        return f"list of {len(args)} {inner}" if args[-1] is not ... else f"list of {inner}"
    if origin is dict:
        words = _values(args[0])
        return f"table of {'/'.join(words) if words and len(words) < 5 else 'names'} to {_kind(args[1])}"
    if annotation is Any:
        return "value"
    if issubclass(annotation, Section):
        return "table"
    return {bool: "yes or no", int: "number", str: "text"}[annotation]

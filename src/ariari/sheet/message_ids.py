"""Which Fluent messages the ruleset model calls for, one for each key and value, with their placeables.

A key's messages follow from its type alone:

- yes or no, or one of some words: a message for each answer, `calls-chii-true`, `kan-after_riichi-free`;
- a number, a text, a tile: one message, `riichi-stick`, with `$n` or `$text`;
- a list: one message with `$list` and its length `$n`, and `…-none` for an empty one;
- a table of winds or infractions to words: a message for each word, with `$where` or `$what`;
- a table of other known names: one message with `$list`, `…-item` for an entry, `…-none` for an empty one;
- a table of free names (yaku): `…-item`, the whole sentence of an entry;
- the list of clauses of conduct: a message for each clause, which the model does not know;
- what may be absent: `…-none` besides.
"""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from ariari.rules.keys import Key, all_keys, settable_keys
from ariari.rules.model import Ruleset
from ariari.rules.sections import Section, Wind
from ariari.rules.sections.penalties import Infraction
from ariari.rules.sections.tiles import Flower

NOT_SENTENCES = ("id", "unstated", "name.ja", "name.zh", "name.en")
"""Keys about the file rather than the house's rules, and those which are the title."""

MANNERS = "manners"

NEVER_EMPTY = ("seats.participants", "length.winds")

Messages = dict[str, frozenset[str]]
"""Message ids with the placeables that each may use beside `$unit`."""


def printed_keys() -> dict[str, Key]:
    """The keys that have sentences, by path in the model's order."""
    return {path: key for path, key in settable_keys().items() if path not in NOT_SENTENCES}


def message_id(path: str, value: str = "") -> str:
    """The message of a key, or of one of its values: `kan.after_riichi`, `free` → `kan-after_riichi-free`."""
    return path.replace(".", "-") + (f"-{value}" if value else "")


def type_of(path: str) -> Any:
    """The type of a key's value as the model declares it."""
    *sections, name = path.split(".")
    model: type[Section] = Ruleset
    for section in sections:
        below = model.section_at(section)
        assert below is not None, path
        model = below
    return model.model_fields[name].annotation


def without_none(annotation: Any) -> Any:
    """The type of the value where there is one."""
    if get_origin(annotation) in (Union, UnionType):
        annotation, *_ = [part for part in get_args(annotation) if part is not NoneType]
    return annotation


def messages_of(path: str) -> Messages:
    """The messages that a key calls for."""
    absent = {message_id(path, "none"): frozenset[str]()} if NoneType in get_args(type_of(path)) else {}
    return absent | _messages_of_value(path, without_none(type_of(path)))


def _messages_of_value(path: str, annotation: Any) -> Messages:
    origin, args = get_origin(annotation), get_args(annotation)
    none = {} if path in NEVER_EMPTY else {message_id(path, "none"): frozenset[str]()}
    if path == MANNERS:
        return {}
    if annotation is bool:
        return {message_id(path, answer): frozenset() for answer in ("true", "false")}
    if annotation is int:
        return {message_id(path): frozenset({"n", "text"} if path == "settlement.rate" else {"n"})}
    if annotation is str or annotation == Flower:
        text = {message_id(path): frozenset({"text"})}
        return text | none if all_keys()[path].default == "" else text
    if origin is Literal:
        return {message_id(path, str(value)): frozenset() for value in args}
    if origin is tuple and args[-1] is ...:
        return {message_id(path): frozenset({"list", "n"})} | none
    if origin is tuple:
        return {message_id(path): frozenset({"first", "second"})}
    names, value = args
    if value is Any:
        return {message_id(path, "item"): frozenset({"name", "value"})}
    if names in (Wind, Infraction):
        named = "where" if names == Wind else "what"
        return {message_id(path, str(word)): frozenset({named}) for word in get_args(value)}
    entry = {message_id(path, "item"): frozenset({"name", "value", "first", "second"})}
    return {message_id(path): frozenset({"list"})} | entry | none


def required_messages() -> Messages:
    """Every message that the model calls for: its keys, and sections that a house may be without."""
    wanted: Messages = {}
    for path, key in all_keys().items():
        if key.section and NoneType in get_args(type_of(path)):
            wanted[message_id(path, "none")] = frozenset()
    for path in printed_keys():
        wanted |= messages_of(path)
    return wanted

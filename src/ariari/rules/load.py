"""Load a ruleset: read its layers, check every key, and refuse contradictions."""

import json
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from ..nearest import did_you_mean
from .contradictions import Contradiction, contradictions
from .errors import Problem, RulesError, place
from .keys import all_keys, beneath
from .layers import Layers, read_layers
from .model import Ruleset
from .sections import Section

NONE = "none"
MOST_TOLD = 100
"""Problems of one ruleset that are told one by one."""


def load(name: str | Path) -> Ruleset:
    """Load a house by its identifier ("daisuki-sanma") or a ruleset file by its path (ending in .toml).

    Raises RulesError, whose `problems` name file, line and key of everything that is wrong.
    """
    layers = read_layers(name)
    for layer in layers.chain:
        if "id" in layer.data:
            where = place(layer.label, layer.lines.get(("id",)))
            message = f"`id` in {where} is not a key: a ruleset's identifier is its file's name"
            raise RulesError(Problem(message, "id", layer.label, layer.lines.get(("id",))))
    data = _without_none(Ruleset, layers.merged() | {"id": layers.top.id})
    try:
        # Strict validation takes TOML's arrays for tuples only in pydantic's JSON mode.
        ruleset = Ruleset.model_validate_json(json.dumps(data, default=str))
    except ValidationError as error:
        raise RulesError(*_told(layers, error.errors())) from None
    ruleset._lineage = tuple(layer.id for layer in layers.chain)
    against = [_contradiction(layers, found) for found in contradictions(ruleset)]
    if against:
        raise RulesError(*_in_file_order(against))
    return ruleset


def _without_none(section: type[Section], data: dict[str, Any]) -> dict[str, Any]:
    """TOML has no null: an optional key that says "none" has no value, so a layer can take it away."""
    plain = dict(data)
    for name, value in data.items():
        if value == NONE and section.optional(name):
            plain[name] = None
        elif isinstance(value, dict) and (beneath := section.section_at(name)):
            plain[name] = _without_none(beneath, value)
    return plain


def _contradiction(layers: Layers, found: Contradiction) -> Problem:
    file, line = layers.locate(tuple(found.key.split(".")))
    return Problem(f"`{found.key}` in {place(file, line)}: {found.message}", found.key, file, line)


def _told(layers: Layers, details: list[ErrorDetails]) -> list[Problem]:
    """The problems in the order of the file; of very many only the first found."""
    told = _in_file_order([_problem(layers, detail) for detail in details[:MOST_TOLD]])
    left = len(details) - len(told)
    return [*told, Problem(f"and {left} more")] if left else told


def _in_file_order(problems: list[Problem]) -> list[Problem]:
    return sorted(problems, key=lambda problem: (problem.file or "", problem.line or 0))


def _problem(layers: Layers, detail: ErrorDetails) -> Problem:
    path = tuple(str(part) for part in detail["loc"] if not isinstance(part, int) and part != "[key]")
    dotted = ".".join(path)
    file, line = layers.locate(path)
    return Problem(_message(path, detail, place(file, line)), dotted, file, line)


def _message(path: tuple[str, ...], detail: ErrorDetails, where: str) -> str:
    dotted, given, context = ".".join(path), detail["input"], detail.get("ctx", {})
    match detail["type"]:
        case "extra_forbidden":
            return f"unknown key `{dotted}` in {where}{_nearest_key(path)}"
        case "missing" if path == ("name",):
            return f"`name` is missing: {where} is a base for houses to extend, not a house"
        case "missing":
            return f"`{dotted}` is missing in {where}"
        case "literal_error" if "[key]" in detail["loc"]:
            return f"unknown name `{path[-1]}` in {where}; it must be {context['expected']}"
        case "literal_error":
            words = [word.strip("'") for word in str(context["expected"]).replace(" or ", ", ").split(", ")]
            near = did_you_mean(given, words, '"{}"') if isinstance(given, str) and given not in words else ""
            return f"`{dotted}` in {where} must be {context['expected']}, not {_shown(given)}{near}"
        case "int_type" | "int_from_float":
            wanted = "a whole number"
        case "bool_type":
            wanted = "true or false"
        case "string_type":
            wanted = "text"
        case "tuple_type":
            wanted = "a list"
        case "dict_type" | "model_type" | "model_attributes_type":
            wanted = "a table"
        case "greater_than_equal":
            wanted = f"{context['ge']} or more"
        case "string_pattern_mismatch":
            wanted = "tiles such as 2345678m" if path[0] == "tiles" else f"of the form {context['pattern']}"
        case _:
            return f"`{dotted}` in {where}: {_said(detail['msg'])}, not {_shown(given)}"
    return f"`{dotted}` in {where} must be {wanted}, not {_shown(given)}"


def _said(message: str) -> str:
    """The words of our own checks as they are; pydantic's in small letters."""
    ours = message.removeprefix("Value error, ")
    return ours if ours != message else message[0].lower() + message[1:]


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _nearest_key(path: tuple[str, ...]) -> str:
    """Look beside the mistaken key first, then for the same name in another section."""
    table, name = ".".join(path[:-1]), path[-1]
    here = {f"{table}.{valid}" if table else valid for valid in beneath(table)}
    near = did_you_mean(".".join(path), here)
    if near:
        return near
    elsewhere = [key for key in all_keys() if key.rpartition(".")[2] == name]
    return f"; did you mean `{elsewhere[0]}`?" if elsewhere else ""

"""The JSON Schema of ruleset files."""

from typing import Any

from .load import NONE
from .model import Ruleset


def json_schema() -> dict[str, Any]:
    """A schema for editors and validators, with every key's description, unit, default and allowed values."""
    schema = _none_as_written(Ruleset.model_json_schema())
    del schema["properties"]["id"]  # the file's name
    del schema["required"]  # a file may leave to its base what it does not say
    schema["properties"] = {
        "extends": {"type": "string", "description": "The ruleset under this one: an identifier or a file"},
        **schema["properties"],
    }
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ariari ruleset"} | {
        name: value for name, value in schema.items() if name != "title"
    }


def _none_as_written(node: Any) -> Any:
    """TOML has no null; files write "none"."""
    if isinstance(node, dict):
        if node == {"type": "null"}:
            return {"const": NONE}
        return {
            name: NONE if name == "default" and value is None else _none_as_written(value)
            for name, value in node.items()
        }
    return [_none_as_written(item) for item in node] if isinstance(node, list) else node

"""The rules of a stream."""

from __future__ import annotations

from typing import Any

from ...rules.load import load
from ...rules.model import Ruleset


def pinned_rules(head: dict[str, Any]) -> Ruleset:
    """The rules that the match began with, though the house may have changed them since."""
    try:
        rules: Ruleset | None = load(head["rules"])
    except ValueError:
        rules = None
    if rules is not None and rules.digest == head["digest"]:
        return rules
    return Ruleset.model_validate_json(head["ruleset"])

"""What identifies a ruleset in every log and settlement."""

import hashlib
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .model import Ruleset

_NOT_RULES = {"id", "name", "unstated", "manners"}


def canonical(ruleset: "Ruleset") -> str:
    """The rules as JSON, keys in order: what is played, not what the house is called."""
    rules = ruleset.model_dump(mode="json", exclude=_NOT_RULES)
    return json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(ruleset: "Ruleset") -> str:
    """SHA-256 of the canonical form, in hexadecimal."""
    return hashlib.sha256(canonical(ruleset).encode()).hexdigest()

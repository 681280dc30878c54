"""What identifies a ruleset in every log and settlement."""

import hashlib
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ..yaku import PlayedYaku, played

if TYPE_CHECKING:
    from .model import Ruleset

# Conduct changes nothing of what is played: old records stay those of their house.
_NOT_RULES: dict[str, Any] = {
    "id": True, "name": True, "unstated": True, "manners": True, "winning": {"confirmed_by"},
}  # fmt: skip


def canonical(ruleset: "Ruleset") -> str:
    """The rules as JSON, keys in order: what is played, not what the house is called."""
    rules = ruleset.model_dump(mode="json", exclude=_NOT_RULES)
    # Which yaku are played and what they mean, however the file came to say so.
    rules["yaku"] = [_yaku(yaku) for yaku in played(ruleset.yaku)]
    return json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(ruleset: "Ruleset") -> str:
    """SHA-256 of the canonical form, in hexadecimal."""
    return hashlib.sha256(canonical(ruleset).encode()).hexdigest()


def _yaku(yaku: PlayedYaku) -> dict[str, Any]:
    return {name: value for name, value in asdict(yaku).items() if name != "name"}

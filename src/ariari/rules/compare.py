"""What differs between two rulesets."""

from dataclasses import dataclass
from typing import Any

from .keys import Key, settable_keys, value_of
from .model import Ruleset
from .words import in_words

_NOT_RULES = {"id", "name", "unstated", "manners"}


@dataclass(frozen=True)
class Difference:
    """One key with its two values."""

    key: Key
    first: Any
    second: Any

    @property
    def first_in_words(self) -> str:
        return in_words(self.key, self.first)

    @property
    def second_in_words(self) -> str:
        return in_words(self.key, self.second)

    def to_dict(self) -> dict[str, Any]:
        return {
            "key": self.key.path,
            "description": self.key.description,
            "unit": self.key.unit,
            "first": self.first,
            "second": self.second,
        }


def differences(first: Ruleset, second: Ruleset) -> list[Difference]:
    """Every rule that differs, in the order of the model; names and printed matter aside."""
    return [
        Difference(key, one, other)
        for path, key in settable_keys().items()
        if path.partition(".")[0] not in _NOT_RULES
        and (one := value_of(first, path)) != (other := value_of(second, path))
    ]

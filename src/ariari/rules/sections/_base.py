"""What every section of a ruleset is made of."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Wind = Literal["E", "S", "W", "N"]


class Section(BaseModel):
    """A section of the ruleset file: frozen, and no key that is not declared."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def key(default: Any, description: str, unit: str | None = None, **constraints: Any) -> Any:
    """Declare a key: its default, one line of meaning, its unit, and pydantic's constraints."""
    extra = {"unit": unit} if unit else None
    return Field(default, description=description, json_schema_extra=extra, **constraints)

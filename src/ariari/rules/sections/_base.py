"""What every section of a ruleset is made of."""

from types import NoneType
from typing import Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, JsonValue

Wind = Literal["E", "S", "W", "N"]


class Section(BaseModel):
    """A section of the ruleset file: frozen, and no key that is not declared."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @classmethod
    def optional(cls, name: str) -> bool:
        """Whether this key may be none."""
        field = cls.model_fields.get(name)
        return field is not None and NoneType in get_args(field.annotation)

    @classmethod
    def section_at(cls, name: str) -> "type[Section] | None":
        """The section that stands beneath this key, where one does."""
        field = cls.model_fields.get(name)
        parts = (field.annotation, *get_args(field.annotation)) if field else ()
        return next((part for part in parts if isinstance(part, type) and issubclass(part, Section)), None)


def key(default: Any, description: str, unit: str | None = None, **constraints: Any) -> Any:
    """Declare a key: its default, one line of meaning, its unit, and pydantic's constraints."""
    extra: dict[str, JsonValue] | None = {"unit": unit} if unit else None
    return Field(default, description=description, json_schema_extra=extra, **constraints)

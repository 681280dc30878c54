"""Which yaku are played, and for how much."""

from typing import Any

from pydantic import Field

from ._base import Section


class Yaku(Section):
    on: tuple[str, ...] = Field(
        default=(), description="Yaku of the catalogue that are played beyond the standard ones"
    )
    off: tuple[str, ...] = Field(default=(), description="Yaku of the catalogue that are not played")
    han: dict[str, Any] = Field(
        default={},
        description="Other values than the catalogue's: a number of han, 'yakuman', 'double-yakuman', or "
        "{closed = …, open = …}; open = 0 means closed hands only",
        json_schema_extra={"unit": "han"},
    )
    define: dict[str, Any] = Field(
        default={}, description="Yaku of the house's own, in the catalogue's syntax"
    )

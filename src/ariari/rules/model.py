"""The ruleset: every rule of a house, validated, immutable."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Self

from pydantic import Field, PrivateAttr

from ariari.worded import Named

from .digest import digest
from .sections import (
    Bonus,
    Bust,
    Calls,
    Draws,
    End,
    Fu,
    Furiten,
    Kan,
    Length,
    Liability,
    Payments,
    Penalties,
    Riichi,
    Seats,
    Section,
    Settlement,
    Tiles,
    Value,
    Wall,
    Winning,
    Yaku,
    key,
)


class Names(Section):
    """A name in the three languages."""

    ja: str
    zh: str
    en: str


class Ruleset(Section):
    """One house's rules. Load it with `ariari.load`; its fields are the sections of the TOML file."""

    id: str = Field(description="The ruleset's identifier, the file's name without .toml")
    name: Names = Field(description="The house's name")
    unstated: tuple[str, ...] = Field(default=(), description="Keys of which the house's page does not speak")
    seats: Seats = key(Seats(), "Who sits at the table")
    length: Length = key(Length(), "How long a match is")
    tiles: Tiles = key(Tiles(), "The tile set")
    wall: Wall = key(Wall(), "The wall, dora, and what is left over")
    calls: Calls = key(Calls(), "Chii, pon and open kan")
    riichi: Riichi = key(Riichi(), "Riichi")
    kan: Kan = key(Kan(), "Kans")
    draws: Draws = key(Draws(), "Drawn rounds")
    furiten: Furiten = key(Furiten(), "Furiten and passing")
    winning: Winning = key(Winning(), "When a hand may win")
    yaku: Yaku = key(Yaku(), "Which yaku are played")
    fu: Fu = key(Fu(), "Fu")
    value: Value = key(Value(), "From han and fu to limits")
    payments: Payments = key(Payments(), "Who pays how much")
    liability: Liability = key(Liability(), "Liability (pao)")
    bonus: Bonus = key(Bonus(), "Chips and congratulation payments")
    end: End = key(End(), "How a match ends")
    bust: Bust = key(Bust(), "Busting")
    settlement: Settlement = key(Settlement(), "From final points to P")
    penalties: Penalties = key(Penalties(), "Penalties")
    manners: tuple[str, ...] = Field(default=(), description="Clauses of conduct that the house prints")

    _lineage: tuple[str, ...] = PrivateAttr(default=())

    @property
    def lineage(self) -> tuple[str, ...]:
        """The identifiers of the files it was layered from, the bases first, its own last."""
        return self._lineage or (self.id,)

    @property
    def called(self) -> Named:
        """The house in messages; in English it is told by its id, which is what commands take."""
        return Named(ja=self.name.ja, zh=self.name.zh, en=self.id)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the rules' canonical form: equal for equal rules, whatever the house is called."""
        return digest(self)

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Pydantic's copy; a changed copy finds its own digest."""
        copy = super().model_copy(update=update, deep=deep)
        copy.__dict__.pop("digest", None)
        return copy

    def __repr__(self) -> str:
        return f"<Ruleset {self.id}: {self.seats.players} players, digest {self.digest[:12]}>"

    __str__ = __repr__

    def __hash__(self) -> int:
        return hash(self.digest)

"""Wins written as text, put to the kernel's readings and yaku."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ariari import _kernel
from ariari.tiles import Meld, Tile, parse_tiles
from ariari.yaku import PlayedYaku, catalogue, played


@dataclass(frozen=True)
class Keys:
    """The section `yaku` of a ruleset."""

    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
    han: dict[str, Any] = field(default_factory=dict)
    define: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Win:
    """A win: the concealed tiles with the winning tile, which is named again in `win`."""

    hand: str
    win: str
    melds: Sequence[str] = ()
    ron: bool = False
    facts: str = ""
    seat: str = "S"
    round: str = "E"
    everyones_north: bool = False
    four_as_two_pairs: bool = False

    def readings(self) -> list[_kernel.Reading]:
        counts = [0] * 34
        for tile in parse_tiles(self.hand):
            counts[tile.kind] += 1
        forms = _kernel.Forms(four_as_two_pairs=self.four_as_two_pairs)
        return _kernel.readings(counts, kernel_melds(self.melds), Tile(self.win).kind, not self.ron, forms)

    def all_facts(self) -> list[str]:
        facts = self.facts.split()
        if not any(Meld.parse(meld).open for meld in self.melds):
            facts.append("closed")
        if not self.ron:
            facts.append("tsumo")
        return facts

    def circumstances(self) -> tuple[list[str], int, int, bool]:
        return self.all_facts(), "ESWN".index(self.seat), "ESWN".index(self.round), self.everyones_north

    def yaku(self, yaku_set: _kernel.YakuSet) -> dict[str, int | str]:
        """The yaku of the reading that pays most, each with its han or 'yakuman' or 'double-yakuman'."""
        found = [yaku_set.evaluate(reading, *self.circumstances()) for reading in self.readings()]
        assert found, f"{self.hand} is no complete hand"
        best = max(
            found, key=lambda hits: (sum(y for _, y in hits.values()), sum(h for h, _ in hits.values()))
        )
        return {yaku: ("", "yakuman", "double-yakuman")[y] or han for yaku, (han, y) in best.items()}


def kernel_melds(melds: Iterable[str]) -> list[tuple[str, int]]:
    parsed = [Meld.parse(meld) for meld in melds]
    return [(meld.type.value, min(meld.kinds)) for meld in parsed]


def play(**keys: Any) -> _kernel.YakuSet:
    return _kernel.YakuSet(played(Keys(**keys)))


@cache
def standard() -> _kernel.YakuSet:
    return play()


@cache
def whole_catalogue() -> tuple[PlayedYaku, ...]:
    return played(Keys(on=tuple(catalogue())))

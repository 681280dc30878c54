"""What the referee must know about the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ariari.rules.model import Ruleset
from ariari.rules.sections import Wind
from ariari.scoring.house import house_of
from ariari.tile_set import TileSetError
from ariari.tiles import NotationError, parse_tiles

from .errors import RefereeError


@dataclass(frozen=True)
class Context:
    """The table at the moment of the infraction. Seats count from 0, the starting dealer.

    offender: the seat that did it
    dealer, wind, extra: the round: its dealer's seat, its round wind, whether it is one of the extra rounds
    honba: of the round; sticks: points of the sticks that lay on the table before it
    points: of each seat at this moment, this round's riichi sticks taken off; none: as at the start
    stakes: riichi sticks of this round by seat, in points
    riichi: the seats in riichi; dead: those whose hand is dead
    tiles: the tiles concerned: those shown, those of the pon that was taken back
    """

    offender: int
    dealer: int = 0
    wind: Wind = "E"
    extra: bool = False
    honba: int = 0
    sticks: int = 0
    points: tuple[int, ...] | None = None
    stakes: Mapping[int, int] = field(default_factory=dict)
    riichi: frozenset[int] = frozenset()
    dead: frozenset[int] = frozenset()
    tiles: str = ""

    def check(self, rules: Ruleset) -> None:
        """Raises RefereeError if this cannot be the table of such a house."""
        people = self.people(rules)
        if people not in {rules.seats.players, *rules.seats.participants}:
            raise RefereeError("number-of-people", people=people, house=rules.called)
        for seat in (self.offender, self.dealer, *self.stakes, *self.riichi, *self.dead):
            if not 0 <= seat < people:
                raise RefereeError("no-seat", seat=seat, last=people - 1)
        try:
            house_of(rules).tile_set.check(parse_tiles(self.tiles))
        except (NotationError, TileSetError) as error:
            raise RefereeError("tiles-concerned", why=error) from None

    def people(self, rules: Ruleset) -> int:
        return rules.seats.players if self.points is None else len(self.points)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the tiles concerned, a red five being a five."""
        return tuple(dict.fromkeys(str(tile).replace("0", "5") for tile in parse_tiles(self.tiles)))

    @property
    def suits(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(kind[-1] for kind in self.kinds))

"""The sections of a ruleset file, in the order in which parlors write their pages."""

from ._base import Section, Wind, key
from .bonus import Bonus, Chips, YakumanBonus
from .bust import Bust
from .calls import Calls
from .draws import Abortive, Draws, Nagashi, Noten
from .end import End, LastDealer
from .fu import Fu, SevenPairs
from .furiten import Furiten
from .kan import Kan
from .length import Length
from .liability import Liability
from .payments import Honba, Payments
from .penalties import Chombo, Infraction, Penalties, Ruling
from .riichi import OpenRiichi, Riichi
from .seats import Seats
from .settlement import HalfAndHalf, Settlement
from .tiles import Flowers, Nuki, Tiles
from .value import Value
from .wall import Wall
from .winning import FixedYaku, Maneman, Winning
from .yaku import Yaku

__all__ = [
    "Abortive",
    "Bonus",
    "Bust",
    "Calls",
    "Chips",
    "Chombo",
    "Draws",
    "End",
    "FixedYaku",
    "Flowers",
    "Fu",
    "Furiten",
    "HalfAndHalf",
    "Honba",
    "Infraction",
    "Kan",
    "LastDealer",
    "Length",
    "Liability",
    "Maneman",
    "Nagashi",
    "Noten",
    "Nuki",
    "OpenRiichi",
    "Payments",
    "Penalties",
    "Riichi",
    "Ruling",
    "Seats",
    "Section",
    "Settlement",
    "SevenPairs",
    "Tiles",
    "Value",
    "Wall",
    "Wind",
    "Winning",
    "Yaku",
    "YakumanBonus",
    "key",
]

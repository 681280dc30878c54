"""The hall: every table that is played at, durable on disk, with bots on the empty seats."""

from .errors import HallError, Refused, StoreError
from .hall import Hall
from .journal import Journal
from .keeping import Keeping
from .pace import Pace
from .room import Person, Room
from .store import Entry, Store, Stream

__all__ = [
    "Entry",
    "Hall",
    "HallError",
    "Journal",
    "Keeping",
    "Pace",
    "Person",
    "Refused",
    "Room",
    "Store",
    "StoreError",
    "Stream",
]

"""The hall: every table that is played at, durable on disk, with bots on the empty seats."""

from .allowance import PER_HOUR, Allowance
from .errors import HallError, Refused, StoreError
from .hall import Hall
from .journal import Journal
from .keeping import Keeping, Proposal
from .pace import Pace
from .person import Person
from .room import Room
from .room_head import room_head
from .seat_links import seat_token, seated
from .store import Entry, Store, Stream

__all__ = [
    "PER_HOUR",
    "Allowance",
    "Entry",
    "Hall",
    "HallError",
    "Journal",
    "Keeping",
    "Pace",
    "Person",
    "Proposal",
    "Refused",
    "Room",
    "Store",
    "StoreError",
    "Stream",
    "room_head",
    "seat_token",
    "seated",
]

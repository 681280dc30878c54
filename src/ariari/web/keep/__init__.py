"""Keep: the scorekeeper of a real table, on a tablet between the players and on their phones."""

from .begin import KeepBegin
from .files import file_of
from .seat_page import KeepSeat
from .style import style
from .table import KeepTable

__all__ = ["KeepBegin", "KeepSeat", "KeepTable", "file_of", "style"]

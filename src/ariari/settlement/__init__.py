"""Final points → P: ranks, uma, oka, bust prizes, bonuses, the fee, and the arithmetic that shows it."""

from .breakdown import NOT_BUST, TO_THE_POT
from .errors import SettlementError
from .ledger import Entry, Ledger
from .line import Line
from .many import Settlements, settle_many
from .of_match import busts_from, settle_match
from .prize import Bust, first_in_turn, is_bust
from .settlement import Settlement, settle

__all__ = [
    "NOT_BUST",
    "TO_THE_POT",
    "Bust",
    "Entry",
    "Ledger",
    "Line",
    "Settlement",
    "SettlementError",
    "Settlements",
    "busts_from",
    "first_in_turn",
    "is_bust",
    "settle",
    "settle_many",
    "settle_match",
]

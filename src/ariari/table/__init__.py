"""The playing table: whole matches under a house's rules, driven action by action."""

from .action import ACTIONS, Action
from .batch import play_batch
from .bots import BOTS
from .chance import commitment_of, key_of
from .errors import REASONS, IllegalAction, StackError, TableError
from .outcome import Outcome, Payment, Won
from .players import Chooser, Player, choose, play_out
from .statistics import Statistics, simulate
from .table import Table
from .view import Called, Discarded, Offered, Seated, View

__all__ = [
    "ACTIONS",
    "BOTS",
    "REASONS",
    "Action",
    "Called",
    "Chooser",
    "Discarded",
    "IllegalAction",
    "Offered",
    "Outcome",
    "Payment",
    "Player",
    "Seated",
    "StackError",
    "Statistics",
    "Table",
    "TableError",
    "View",
    "Won",
    "choose",
    "commitment_of",
    "key_of",
    "play_batch",
    "play_out",
    "simulate",
]

"""The playing table: whole matches under a house's rules, driven action by action."""

from .action import ACTIONS, Action
from .batch import BOTS, play_batch
from .chance import commitment_of, key_of
from .errors import REASONS, IllegalAction, StackError
from .outcome import Outcome, Payment, Won
from .statistics import Statistics, simulate
from .table import Table
from .view import Called, Discarded, Offered, Seated, View

__all__ = [
    "ACTIONS",
    "BOTS",
    "REASONS",
    "Action",
    "Called",
    "Discarded",
    "IllegalAction",
    "Offered",
    "Outcome",
    "Payment",
    "Seated",
    "StackError",
    "Statistics",
    "Table",
    "View",
    "Won",
    "commitment_of",
    "key_of",
    "play_batch",
    "simulate",
]

"""The scorekeeper: a real table is told what happened, and every consequence follows."""

from .claim import Claim
from .errors import ReportError
from .journal import Journal
from .keeper import Scorekeeper, Step, default_names
from .needs import Need
from .report import Report, report_from
from .state import State

__all__ = [
    "Claim",
    "Journal",
    "Need",
    "Report",
    "ReportError",
    "Scorekeeper",
    "State",
    "Step",
    "default_names",
    "report_from",
]

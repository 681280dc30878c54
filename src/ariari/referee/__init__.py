"""The referee: from an infraction at the table to what the house says follows."""

from .context import Context
from .decision import decide
from .errors import RefereeError
from .infractions import infraction, infraction_name, names
from .rule import consequence_of, rule
from .ruling import Chombo, Ruling, Transfer

__all__ = [
    "Chombo",
    "Context",
    "RefereeError",
    "Ruling",
    "Transfer",
    "consequence_of",
    "decide",
    "infraction",
    "infraction_name",
    "names",
    "rule",
]

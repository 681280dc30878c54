"""Yaku as data: the catalogue, the language of their conditions, and which of them a ruleset plays."""

from .catalogue import catalogue
from .definition import Definition, Han, Name
from .errors import YakuError
from .played import PlayedYaku, played

__all__ = ["Definition", "Han", "Name", "PlayedYaku", "YakuError", "catalogue", "played"]

"""A table as a picture: the one drawing of notebooks, play and replays."""

from .drawing import table_svg
from .paint import Painter

__all__ = ["Painter", "table_svg"]

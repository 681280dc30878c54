"""The pages."""

from ..hall import Hall
from .houses import add_houses
from .play import add_play
from .score import add_score


def add_pages(hall: Hall) -> None:
    """Hang every page on NiceGUI's app."""
    add_houses()
    add_score()
    add_play(hall)

"""The pages."""

from fastapi import FastAPI

from ..hall import Hall
from .houses import add_houses
from .keep import add_keep
from .play import add_play
from .replays import add_replays
from .score import add_score


def add_pages(app: FastAPI, hall: Hall) -> None:
    """Hang every page on NiceGUI's app."""
    add_houses()
    add_score()
    add_play(hall)
    add_keep(app, hall)
    add_replays(app, hall)

"""Real records for every test of this room."""

import pytest
from tests.logs.real_records import real_games

from ariari.logs import GameRecord
from ariari.logs.tenhou.mjlog_reader import read_mjlog


@pytest.fixture(scope="session")
def games() -> dict[str, GameRecord]:
    """The real games by the name of their file."""
    return {path.stem: read_mjlog([path.read_bytes()]) for path in real_games()}

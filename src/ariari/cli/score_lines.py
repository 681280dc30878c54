"""Win records from one stream to another."""

from __future__ import annotations

import json
from typing import BinaryIO

from ..rules.load import load
from ..rules.model import Ruleset
from ..scoring import score_lines


def score_standard_input(house: Ruleset | None, records: BinaryIO, results: BinaryIO) -> None:
    """Each result goes out as soon as its record has come in, so that the other end may wait for it."""
    for result in score_lines(load, records, house):
        # ASCII, so that whatever text an id holds can be written
        results.write(json.dumps(result).encode("ascii") + b"\n")
        results.flush()

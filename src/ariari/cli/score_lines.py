"""Win records from one stream to another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import BinaryIO, Final

from ..rules.load import load
from ..rules.model import Ruleset
from ..scoring import score_lines

_LONGEST: Final = 1_000_000
"""Bytes of one record; what is beyond them is not read, so that no input can fill the memory."""


def score_standard_input(house: Ruleset | None, records: BinaryIO, results: BinaryIO) -> None:
    """Each result goes out as soon as its record has come in, so that the other end may wait for it."""
    for result in score_lines(load, _lines(records), house):
        # ASCII, so that whatever text an id holds can be written
        results.write(json.dumps(result).encode("ascii") + b"\n")
        results.flush()


def _lines(records: BinaryIO) -> Iterator[bytes]:
    while line := records.readline(_LONGEST):
        rest = line
        while len(rest) == _LONGEST and not rest.endswith(b"\n"):
            rest = records.readline(_LONGEST)
        yield line

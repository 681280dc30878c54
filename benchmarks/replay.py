"""Reading real games from mjlog text, and reading and following them; nothing without ../shared."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from ariari.logs.replay import replay
from ariari.logs.tenhou.mjlog_reader import read_mjlog

from .harness import OURS, Row, rate

REPLAY = "real hanchan from mjlog text, one core"
READING = "megabytes of one mjlog read; linear when the longer goes at the same rate"
TIMES = (1, 10, 100)  # at most some MiB, as one match may have


def texts() -> list[bytes]:
    """The real games that are whole matches."""
    for above in Path(__file__).resolve().parents[1:3]:
        folder = above.parent / "shared/data/mjlog"
        if folder.exists():
            found = [path.read_bytes() for path in sorted(folder.glob("*.mjlog"))]
            return [text for text in found if read_mjlog([text]).final is not None]
    return []


def reading(games: list[bytes]) -> Callable[[], int]:
    def work() -> int:
        return sum(1 for text in games if read_mjlog([text]).rounds)

    return work


def following(games: list[bytes]) -> Callable[[], int]:
    """Every wall is made again from its seed, and every match must agree."""

    def work() -> int:
        for text in games:
            verdict = replay(read_mjlog([text]))
            assert verdict.agrees, verdict.difference
        return len(games)

    return work


def longer(text: bytes, times: int) -> bytes:
    """One mjlog with the rounds of another so many times."""
    start, end = text.index(b"<INIT"), text.rindex(b"</mjloggm>")
    return text[:start] + text[start:end] * times + text[end:]


def megabytes(text: bytes) -> Callable[[], float]:
    def work() -> float:
        read_mjlog([text])
        return len(text) / 1e6

    return work


def run() -> list[Row]:
    games = texts()
    if not games:
        print("replay: ../shared/data/mjlog is not here; nothing to measure", file=sys.stderr)
        return []
    rows = [
        Row(REPLAY, OURS, "read and followed, walls from the seed", rate(following(games))),
        Row(REPLAY, OURS, "read", rate(reading(games))),
    ]
    for times in TIMES:
        text = longer(max(games, key=len), times)
        rows.append(Row(READING, OURS, f"{len(text) / 1e6:.2f} MB in one match", rate(megabytes(text))))
    return rows

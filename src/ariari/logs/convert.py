"""From one format to another."""

from collections.abc import Callable, Iterator
from typing import Final

from .losses import Losses
from .mjai.writer import write_mjai
from .own.writer import write_own
from .record import GameRecord
from .tenhou.json_writer import address, write_tenhou_json
from .tenhou.mjlog_writer import write_mjlog

Writer = Callable[[GameRecord, Losses], Iterator[str]]


def _mjlog(record: GameRecord, losses: Losses) -> Iterator[str]:
    yield write_mjlog(record, losses)


def _tenhou_json(record: GameRecord, losses: Losses) -> Iterator[str]:
    yield write_tenhou_json(record, losses)


def _tenhou_url(record: GameRecord, losses: Losses) -> Iterator[str]:
    yield address(record, losses)


# Each writes a match as lines. An mjlog holds one match; of the others a file can hold many.
WRITERS: Final[dict[str, Writer]] = {
    "ariari": write_own,
    "mjlog": _mjlog,
    "mjai": write_mjai,
    "tenhou-json": _tenhou_json,
    "tenhou-url": _tenhou_url,
}
SUFFIXES: Final = {
    "ariari": ".jsonl",
    "mjlog": ".mjlog",
    "mjai": ".mjai.jsonl",
    "tenhou-json": ".json",
    "tenhou-url": ".url",
}
ONE_MATCH: Final = frozenset({"mjlog"})


def write(record: GameRecord, to: str, losses: Losses) -> str:
    """The record in a format of WRITERS, as text that ends in a line feed.

    What the format has no place for goes to `losses`; LogError when it cannot hold the game at all.
    """
    return "\n".join(WRITERS[to](record, losses)) + "\n"

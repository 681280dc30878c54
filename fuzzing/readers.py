"""What is fuzzed: each reader, and with what it read the replay and every writer.

Only `LogError` may escape, and from the replay what the rules themselves refuse.
"""

import gzip
import io
from collections.abc import Callable, Iterator
from contextlib import suppress
from urllib.parse import quote_from_bytes

from ariari.logs import GameRecord, LogError, Losses, read_stream
from ariari.logs.convert import WRITERS, write
from ariari.logs.mjai.reader import read_mjai
from ariari.logs.own.reader import read_own
from ariari.logs.replay import replay
from ariari.logs.statistics import count
from ariari.logs.tell import tell, tell_end
from ariari.logs.tenhou.json_reader import read_tenhou_json
from ariari.logs.tenhou.json_words import URL
from ariari.logs.tenhou.mjlog_reader import read_mjlog
from ariari.rules.errors import RulesError

Reader = Callable[[bytes], Iterator[GameRecord]]


def _mjlog(data: bytes) -> Iterator[GameRecord]:
    yield read_mjlog([data])


def _mjlog_gzip(data: bytes) -> Iterator[GameRecord]:
    """What is compressed already is broken as it is."""
    packed = data if data.startswith(b"\x1f\x8b") else gzip.compress(data, 1, mtime=0)
    yield from read_stream(io.BytesIO(packed))


def _tenhou_json(data: bytes) -> Iterator[GameRecord]:
    yield read_tenhou_json(data)


def _tenhou_url(data: bytes) -> Iterator[GameRecord]:
    text = data if data.startswith(b"http") else (URL + quote_from_bytes(data)).encode()
    yield read_tenhou_json(text)


READERS: dict[str, Reader] = {
    "ariari": lambda data: read_own(data.split(b"\n")),
    "mjai": lambda data: read_mjai(data.split(b"\n")),
    "mjlog": _mjlog,
    "mjlog-gzip": _mjlog_gzip,
    "tenhou-json": _tenhou_json,
    "tenhou-url": _tenhou_url,
    "any": lambda data: read_stream(io.BytesIO(data)),
}
FORMAT = {"mjlog-gzip": "mjlog"}  # of which the seeds are; else the reader's own name, or all


def try_to_read(reader: Reader, data: bytes) -> None:
    """Read, follow, count, tell and write. Whatever else is raised is a fault."""
    try:
        for record in reader(data):
            _use(record)
    except LogError as problem:
        assert problem.reason and str(problem)


def _use(record: GameRecord) -> None:
    for round_ in record.rounds:
        for event in round_.events:
            tell(event)
        tell_end(round_)
    count(record)
    for rules in (None, "tenhou" if record.players == 4 else "tenhou-sanma"):
        with suppress(LogError, RulesError):
            replay(record, rules)
    for to in WRITERS:
        with suppress(LogError):
            write(record, to, Losses())

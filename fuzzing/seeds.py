"""Where the fuzzer begins: matches of our own in every format, and real ones where there are any."""

import gzip
import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.logs.own_games import played

import ariari
from ariari.logs import GameRecord, LogError, Losses, read_stream
from ariari.logs.completion import completed
from ariari.logs.convert import WRITERS, write

HOUSES = ("tenhou", "tenhou-sanma", "daisuki-sanma", "echoes-yonma")
ROUNDS = 2  # of each match; longer ones teach nothing more and are slow


def seeds() -> Iterator[tuple[str, bytes]]:
    """The format and the text of records; an mjlog also compressed."""
    for record in _records():
        for to in WRITERS:
            try:
                text = write(record, to, Losses()).encode()
            except LogError:  # a house that this format has no tiles or yaku for
                continue
            yield to, text
            if to == "mjlog":
                yield "mjlog", gzip.compress(text, mtime=0)


def _records() -> Iterator[GameRecord]:
    for house in HOUSES:
        rules = ariari.load(house)
        table = played(rules, 3, rules.seats.participants[-1], errors=True, referee=True)
        record = next(read_stream(io.BytesIO(table.record().encode())))
        yield _short(completed(record))
    for path in _real_games()[:4]:
        with path.open("rb") as file:
            yield _short(next(read_stream(file)))


def _real_games() -> list[Path]:
    for above in Path(__file__).resolve().parents[1:4]:
        if (folder := above.parent / "shared/data/mjlog").exists():
            return sorted(folder.glob("*.mjlog"))
    return []


def _short(record: GameRecord) -> GameRecord:
    return replace(record, rounds=record.rounds[:ROUNDS])

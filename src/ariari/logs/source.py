"""Opening records: compression, limits, and which format it is."""

import gzip
import io
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ..system_errors import said_by_system
from .errors import LogError, Phrase
from .fields import parse
from .mjai.reader import MOST_OF_A_MATCH, read_mjai
from .own.reader import read_own
from .record import GameRecord
from .tenhou.json_reader import FRAGMENT, read_tenhou_json
from .tenhou.mjlog_reader import read_mjlog


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is read, so that no file can fill the memory. After decompression, in bytes."""

    match: int = MOST_OF_A_MATCH  # and with it a document or an XML file
    line: int = 4 << 20
    file: int = 4 << 30


DEFAULT_LIMITS = Limits()
PIECE = 1 << 16


def read(path: str | Path, limits: Limits = DEFAULT_LIMITS) -> Iterator[GameRecord]:
    """The matches in a file of any format. Raises LogError, whose place begins with the file."""
    try:
        with Path(path).open("rb") as raw:
            yield from read_stream(raw, limits)
    except LogError as problem:
        raise problem.at(str(path)) from None
    except OSError as problem:
        raise LogError("cannot-be-opened", why=said_by_system(problem)).at(str(path)) from None


def read_stream(raw: IO[bytes], limits: Limits = DEFAULT_LIMITS) -> Iterator[GameRecord]:
    """The matches in an open file, which may be compressed with gzip."""
    source = _Source(raw, limits)
    start = source.peek().lstrip()
    if not start:
        raise LogError("nothing-in-it")
    if start.startswith(b"<"):
        yield read_mjlog(source.pieces())
    elif start.startswith(b"http") and FRAGMENT.encode() in start[:200]:
        for line in source.lines():
            if line.strip():
                yield read_tenhou_json(line)
    elif start.startswith(b"{"):
        yield from _read_json(source, start, limits)
    else:
        raise LogError("no-record")


def _read_json(source: "_Source", start: bytes, limits: Limits) -> Iterator[GameRecord]:
    if b'"type"' in start.split(b"\n", 1)[0][:PIECE] and b'"log"' not in start[:PIECE]:
        own = b'"commitment"' in start.split(b"\n", 1)[0]
        read_lines = read_own if own else read_mjai
        yield from read_lines(source.lines(), limits.match)
        return
    lines = source.lines()
    first = next(lines)
    if first.rstrip().endswith(b"}") and _is_document(first):  # one document in each line
        yield read_tenhou_json(first)
        for number, line in enumerate(lines, 2):
            if line.strip():
                try:
                    yield read_tenhou_json(line)
                except LogError as problem:
                    raise problem.at(Phrase("at-line", n=number)) from None
        return
    yield read_tenhou_json(source.rest(first, lines))


def _is_document(line: bytes) -> bool:
    try:
        value: Any = parse(line)
    except LogError:
        return False
    return isinstance(value, dict)


def _first_two(raw: IO[bytes]) -> bytes:
    """They stay to be read; of a pipe too."""
    if isinstance(raw, io.BufferedReader):
        return raw.peek(2)[:2]
    magic = raw.read(2)
    raw.seek(0)
    return magic


class _Source:
    """Bytes of a file within limits, decompressed as they are read."""

    def __init__(self, raw: IO[bytes], limits: Limits) -> None:
        magic = _first_two(raw)
        self._file: IO[bytes] | gzip.GzipFile = gzip.GzipFile(fileobj=raw) if magic == b"\x1f\x8b" else raw
        self._limits = limits
        self._held = b""

    def _read(self, size: int) -> bytes:
        try:
            return self._file.read(size)
        except (gzip.BadGzipFile, EOFError, zlib.error):
            raise LogError("broken-compression") from None

    def peek(self) -> bytes:
        self._held = self._read(PIECE).removeprefix(b"\xef\xbb\xbf")
        return self._held

    def pieces(self) -> Iterator[bytes]:
        total = 0
        while piece := self._held or self._read(PIECE):
            self._held = b""
            total += len(piece)
            if total > self._limits.match:
                raise LogError("match-too-long", most=str(self._limits.match))
            yield piece

    def lines(self) -> Iterator[bytes]:
        """Lines without their ends; the last may have none."""
        parts: list[bytes] = []  # of a line that is not complete yet
        held, total, blank = 0, 0, 0
        while piece := self._held or self._read(PIECE):
            self._held = b""
            total += len(piece)
            if total > self._limits.file:
                raise LogError("file-too-long", most=str(self._limits.file))
            blank = 0 if piece.strip() else blank + len(piece)
            if blank > self._limits.line:
                raise LogError("too-much-blank", most=str(self._limits.line))
            *whole, rest = piece.split(b"\n")
            if whole:
                yield b"".join([*parts, whole[0]])
                yield from whole[1:]
                parts, held = [], 0
            parts.append(rest)
            held += len(rest)
            if held > self._limits.line:
                raise LogError("line-too-long", most=str(self._limits.line))
        if held:
            yield b"".join(parts)

    def rest(self, first: bytes, lines: Iterator[bytes]) -> bytes:
        """A document of several lines in one."""
        parts, total = [first], len(first)
        for line in lines:
            parts.append(line)
            total += len(line) + 1
            if total > self._limits.match:
                raise LogError("match-too-long", most=str(self._limits.match))
        return b"\n".join(parts)

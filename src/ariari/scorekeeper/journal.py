"""The log of a scorekeeper on disk: a line of JSON for each report, safe before it is confirmed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ariari.system_errors import said_by_system

from .errors import ReportError

try:
    import fcntl
except ImportError:  # a system without it has no advisory locks
    fcntl = None  # type: ignore[assignment]

_HEADER = b'{"type": "start_game", "by": "scorekeeper"'


@dataclass(frozen=True)
class Recovered:
    """What was found in a log: its lines, and a torn last line that is to be cut off."""

    lines: tuple[dict[str, Any], ...]
    torn: str | None = None


class Journal:
    """A log that is only added to, by one scorekeeper at a time."""

    def __init__(self, path: Path) -> None:
        """Raises ReportError if another scorekeeper holds the log."""
        self.path = path
        begun = path.exists()
        self._file = path.open("ab", buffering=0)
        self._lock()
        if not begun:
            _sync_folder(path.parent)

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, Recovered]:
        """Open a log, or begin one. Nothing of it is changed before `cut_torn_line`.

        Raises ReportError for what is not a scorekeeper's log, for a log that is broken before its last line,
        naming the line, and if another scorekeeper holds it.
        """
        journal = cls(path)
        try:
            return journal, _read(path)
        except ReportError:
            journal.close()
            raise

    def cut_torn_line(self) -> None:
        """Cut off a last line that was not written to its end."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.ftruncate(self._file.fileno(), whole)
            os.fsync(self._file.fileno())

    def append(self, line: Mapping[str, Any]) -> None:
        """Write a line and return when it is on the disk.

        Raises ReportError if it cannot be written; the log is then as it was.
        """
        handle = self._file.fileno()
        end = os.fstat(handle).st_size
        rest = memoryview(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        try:
            while rest:
                rest = rest[os.write(handle, rest) :]
            os.fsync(handle)
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(handle, end)
            raise ReportError("log-unwritable", path=str(self.path), why=said_by_system(error)) from None

    def close(self) -> None:
        """Let go of the log, for another scorekeeper to go on with it."""
        self._file.close()

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise ReportError("log-held", path=str(self.path)) from None
        except OSError:  # a file system without locks
            return


def _read(path: Path) -> Recovered:
    data = path.read_bytes()
    whole, _, rest = data.rpartition(b"\n")
    if not whole and rest[: len(_HEADER)] != _HEADER[: len(rest)]:
        raise ReportError("no-log", path=str(path))
    lines = [_parsed(line, number, path) for number, line in enumerate(whole.split(b"\n"), 1) if line.strip()]
    return Recovered(tuple(lines), rest.decode(errors="replace") if rest else None)


def _parsed(line: bytes, number: int, path: Path) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except (ValueError, RecursionError):
        raise ReportError("line-not-json", path=str(path), line=number) from None
    if not isinstance(parsed, dict):
        raise ReportError("line-not-object", path=str(path), line=number)
    return parsed


def _sync_folder(folder: Path) -> None:
    """A new file's name is on the disk only when its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

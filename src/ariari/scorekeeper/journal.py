"""The log of a scorekeeper on disk: a line of JSON for each report, safe before it is confirmed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import ReportError


@dataclass(frozen=True)
class Recovered:
    """What was found in a log: its lines, and a torn last line that was cut off."""

    lines: tuple[dict[str, Any], ...]
    torn: str | None = None


class Journal:
    """A log that is only added to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("ab")

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, Recovered]:
        """Open a log, or begin one. A last line that was not written out is cut off.

        Raises ReportError for a log that is broken elsewhere, naming the line.
        """
        found = _recover(path) if path.exists() else Recovered(())
        begun = path.exists()
        journal = cls(path)
        if not begun:
            _sync_folder(path.parent)
        return journal, found

    def append(self, line: Mapping[str, Any]) -> None:
        """Write a line and return when it is on the disk."""
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def _recover(path: Path) -> Recovered:
    data = path.read_bytes()
    whole, _, rest = data.rpartition(b"\n")
    end = len(data) - len(rest)
    lines = [_parsed(line, number, path) for number, line in enumerate(whole.splitlines(), 1) if line.strip()]
    if not rest:
        return Recovered(tuple(lines))
    with path.open("r+b") as file:
        file.truncate(end)
        file.flush()
        os.fsync(file.fileno())
    return Recovered(tuple(lines), rest.decode(errors="replace"))


def _parsed(line: bytes, number: int, path: Path) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except ValueError:
        raise ReportError(f"{path} line {number} is not JSON") from None
    if not isinstance(parsed, dict):
        raise ReportError(f"{path} line {number} is not an object")
    return parsed


def _sync_folder(folder: Path) -> None:
    """A new file's name is on the disk only when its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

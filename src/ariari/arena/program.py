"""An external program that is spoken to line by line."""

import contextlib
import queue
import subprocess
import threading
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from .errors import BotError

LONGEST_LINE = 1 << 16


class Program:
    """A started program. Its standard error is ours; use it in a `with` block, which ends it."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                bufsize=1,
            )
        except OSError as problem:
            raise BotError(f"{command[0]} cannot be started: {problem.strerror}") from None
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(ValueError, OSError):  # undecodable text, or closed
            while line := self._process.stdout.readline(LONGEST_LINE):
                self._lines.put(line)

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def send(self, line: str) -> bool:
        """False when the program does not listen any more."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            return False
        return True

    def line(self, seconds: float) -> str | None:
        """The next line that it writes; None when none comes in time."""
        try:
            return self._lines.get(timeout=seconds)
        except queue.Empty:
            return None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

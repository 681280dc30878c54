"""An external program that is spoken to line by line."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from types import TracebackType
from typing import IO, Self

from ..quoting import shortened
from ..system_errors import said_by_system
from ..worded import Said
from .errors import BotError

LONGEST_LINE = 1 << 16
LOOK = 0.2  # seconds after which it is looked whether it still runs
MOST_LINES = 1024  # that are kept for us; whoever writes more waits


class Program:
    """A started program. Its standard error is ours; use it in a `with` block, which ends it.

    It is read and written by threads of their own, so that a program which does not listen, or writes without
    end, holds nobody up. At the end it and whatever it has started are killed.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as problem:
            raise BotError("cannot-start", program=command[0], why=said_by_system(problem)) from None
        except ValueError:  # a zero byte
            why = Said(__package__, "zero-byte")
            raise BotError("cannot-start", program=shortened(command[0]), why=why) from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._said: queue.Queue[str | None] = queue.Queue(MOST_LINES)  # None: it will say no more
        self._to_say: queue.Queue[str] = queue.Queue()
        self.ended = False
        for work, pipe in ((self._read, self._process.stdout), (self._write, self._process.stdin)):
            threading.Thread(target=work, args=(pipe,), daemon=True).start()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(ValueError, OSError):  # closed
            while line := pipe.readline(LONGEST_LINE):
                self._said.put(line.decode("utf-8", "replace"))
                while line and not line.endswith(b"\n"):  # the rest of one that is too long
                    line = pipe.readline(LONGEST_LINE)
        self._said.put(None)

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(ValueError, OSError):  # it does not listen any more
            while True:
                pipe.write(self._to_say.get().encode())
                pipe.flush()

    def send(self, line: str) -> None:
        """Never waits; a program that is gone is told nothing."""
        self._to_say.put(line + "\n")

    def line(self, seconds: float) -> str | None:
        """The next line that it writes; None when none comes in time, or ever (`ended`)."""
        if self.ended:
            return None
        deadline = time.monotonic() + seconds
        while True:
            # What it has started may keep its output open after it is gone.
            gone = self._process.poll() is not None
            try:
                line = self._said.get(timeout=max(0.0, min(LOOK, deadline - time.monotonic())))
            except queue.Empty:
                self.ended = gone
                if gone or time.monotonic() >= deadline:
                    return None
                continue
            self.ended = line is None
            return line

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=0.5)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Final

_WEBSOCKET: Final = frozenset({"engineio", "socketio"})
_LONGEST_WHY: Final = 200
_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class Lines(logging.Formatter):
    """A record as one line of JSON, with whatever else the caller told."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Nonsense(logging.Filter):
    """Messages of a websocket that no page of ours sends, such as numbers where a text belongs, fail in the
    libraries before they reach us. One short line tells of each, up to some a minute: whoever sends them
    is not to fill the disk."""

    def __init__(self, a_minute: int = 10) -> None:
        super().__init__()
        self._a_minute, self._minute, self._told = a_minute, 0, 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written; shortened, where it tells of nonsense."""
        if not record.exc_info or not _failed_before_us(record.exc_info[2]):
            return True
        minute = int(record.created // 60)
        if minute != self._minute:
            self._minute, self._told = minute, 0
        self._told += 1
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = "a client sent what no page sends", None
        record.why = repr(record.exc_info[1])[:_LONGEST_WHY]
        record.exc_info = record.exc_text = None
        return self._told <= self._a_minute


def _failed_before_us(trace: TracebackType | None) -> bool:
    """Whether the websocket's library called something that failed without code of ours."""
    within = False
    while trace is not None:
        room = trace.tb_frame.f_globals.get("__name__", "").split(".")[0]
        if room == "ariari":
            within = False
        elif room in _WEBSOCKET:
            within = True
        trace = trace.tb_next
    return within


def set_up_logs() -> None:
    """All loggers write to standard error; libraries only what is worth a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Nonsense())
    # Some libraries have made handlers of their own, which write other than lines of JSON.
    for logger in logging.root.manager.loggerDict.values():
        if isinstance(logger, logging.Logger):
            logger.handlers.clear()
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    for name in ("ariari", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.INFO)

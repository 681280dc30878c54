"""The store: tables, scorekeepers and records as streams of entries, in SQLite or PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any, Final, Literal, Self

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from .errors import StoreError
from .schema import ENTRIES, STREAMS

Kind = Literal["table", "keeper", "keeper-seat", "record"]
Body = dict[str, Any]

_BUSY_MS: Final = 10_000


@dataclass(frozen=True)
class Stream:
    """What is fixed when a table, a scorekeeper or a record begins."""

    id: str
    kind: Kind
    head: Body
    begun: str


@dataclass(frozen=True)
class Entry:
    """One thing that happened in a stream; `number` counts from 0 without a gap."""

    stream: str
    number: int
    body: Body


class Store:
    """Streams on disk. What `begin` and `append` have returned from is durable.

    url: an SQLAlchemy URL, such as `sqlite:///ariari.db` or `postgresql+psycopg://user@host/name`. The tables
    are made, or brought up to date, when the store is opened. Raises StoreError.
    """

    def __init__(self, url: str) -> None:
        try:
            self._engine = _engine(url)
            _migrate(self._engine)
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise StoreError("no-database", url=url, why=str(error)) from None
        except SQLAlchemyError as error:
            raise StoreError("database-closed", url=_without_password(url), why=str(error)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._engine.dispose()

    def begin(self, id: str, kind: Kind, head: Body) -> Stream:
        """Begin a stream. Raises StoreError if there is one of that id."""
        stream = Stream(id, kind, head, _now())
        row = {"id": id, "kind": kind, "head": _text(head), "begun": stream.begun}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(STREAMS), row)
        except IntegrityError:
            raise StoreError("stream-twice", id=id) from None
        return stream

    def append(self, entries: Sequence[Entry]) -> None:
        """Write entries, all of them or none. Raises StoreError for a number that is taken."""
        now = _now()
        rows = [{"stream": e.stream, "number": e.number, "body": _text(e.body), "at": now} for e in entries]
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(ENTRIES), rows)
        except IntegrityError as error:
            raise StoreError("unwritable", why=str(error.orig)) from None

    def stream(self, id: str) -> Stream | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(STREAMS).where(STREAMS.c.id == id)).one_or_none()
        return None if row is None else Stream(row.id, row.kind, json.loads(row.head), row.begun)

    def streams(self, kind: Kind) -> list[Stream]:
        """All streams of a kind, the latest first."""
        query = select(STREAMS).where(STREAMS.c.kind == kind).order_by(STREAMS.c.begun.desc(), STREAMS.c.id)
        with self._engine.connect() as connection:
            return [
                Stream(row.id, row.kind, json.loads(row.head), row.begun) for row in connection.execute(query)
            ]

    def entries(self, stream: str) -> list[Entry]:
        """The entries of a stream in order. Raises StoreError if one is missing among them."""
        query = select(ENTRIES).where(ENTRIES.c.stream == stream).order_by(ENTRIES.c.number)
        with self._engine.connect() as connection:
            found = [Entry(row.stream, row.number, json.loads(row.body)) for row in connection.execute(query)]
        _check_numbers(stream, found)
        return found

    def alive(self) -> bool:
        """Whether the database answers."""
        try:
            with self._engine.connect() as connection:
                connection.execute(select(STREAMS.c.id).limit(1))
        except SQLAlchemyError:
            return False
        return True


def _check_numbers(stream: str, entries: Iterable[Entry]) -> None:
    for wanted, entry in enumerate(entries):
        if entry.number != wanted:
            raise StoreError("entry-missing", stream=stream, wanted=wanted, found=entry.number)


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True)
    engine = create_engine(parsed, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
        cursor.close()

    return engine


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("ariari.web") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def _text(body: Body) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")

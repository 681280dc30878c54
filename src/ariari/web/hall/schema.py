"""The two relations of the store: streams, and their entries in order."""

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

STREAMS: Final = Table(
    "streams",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False, index=True),
    Column("head", Text, nullable=False),
    Column("begun", String(32), nullable=False),
)

# The number within the stream is part of the key, so that no entry can be written twice.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("stream", String(32), ForeignKey("streams.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

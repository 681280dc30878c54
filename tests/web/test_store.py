"""The store: what it has taken is there after any end, once, and in order."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the browser app is not installed: pip install 'ariari[web]'")

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, make_url, text

from ariari.web.hall import Entry, Store, StoreError
from ariari.web.hall.schema import METADATA


def test_what_was_written_is_read_back_after_opening_again(url: str) -> None:
    with Store(url) as store:
        store.begin("a", "table", {"rules": "m-league", "name": "東"})
        store.append([Entry("a", 0, {"type": "start"}), Entry("a", 1, {"type": "play", "seat": 0})])
    with Store(url) as store:
        stream = store.stream("a")
        assert stream is not None
        assert (stream.kind, stream.head) == ("table", {"rules": "m-league", "name": "東"})
        assert [e.body["type"] for e in store.entries("a")] == ["start", "play"]
        assert [s.id for s in store.streams("table")] == ["a"]
        assert store.streams("keeper") == []
        assert store.stream("b") is None


def test_no_entry_is_written_twice_and_a_batch_is_written_whole_or_not_at_all(url: str) -> None:
    with Store(url) as store:
        store.begin("a", "table", {})
        store.append([Entry("a", 0, {"n": 0})])
        with pytest.raises(StoreError):
            store.append([Entry("a", 1, {"n": 1}), Entry("a", 0, {"n": "again"})])
        assert [e.body for e in store.entries("a")] == [{"n": 0}]


def test_a_stream_is_begun_once(url: str) -> None:
    with Store(url) as store:
        store.begin("a", "table", {"first": True})
        with pytest.raises(StoreError, match="already"):
            store.begin("a", "keeper", {})
        stream = store.stream("a")
        assert stream is not None
        assert stream.head == {"first": True}


def test_an_entry_needs_its_stream(url: str) -> None:
    with Store(url) as store, pytest.raises(StoreError):
        store.append([Entry("nowhere", 0, {})])


def test_a_gap_among_the_entries_is_an_error_and_not_passed_over(url: str) -> None:
    with Store(url) as store:
        store.begin("a", "table", {})
        store.append([Entry("a", 0, {}), Entry("a", 2, {})])
        with pytest.raises(StoreError, match="no entry 1"):
            store.entries("a")


def test_migrations_lead_to_the_schema_the_code_has(url: str) -> None:
    Store(url).close()
    with create_engine(url).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_store_that_is_up_to_date_is_opened_unchanged(url: str) -> None:
    for _ in range(2):
        Store(url).close()
    with create_engine(url).connect() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalars().all() == ["0001"]


@pytest.mark.parametrize("bad", ["nonsense", "nosuch:///a.db", "sqlite:////no/such/folder/at/all/a.db"])
def test_a_database_that_cannot_be_opened_is_told_in_words(bad: str) -> None:
    with pytest.raises(StoreError, match=r"database"):
        Store(bad)


def test_a_password_is_not_shown_in_an_error() -> None:
    url = "postgresql+psycopg://ariari:secret-word@127.0.0.1:1/x?connect_timeout=1"
    assert make_url(url).password == "secret-word"
    with pytest.raises(StoreError) as error:
        Store(url)
    assert "secret-word" not in str(error.value)


def test_sqlite_waits_for_the_disk_before_it_returns(tmp_path: Path) -> None:
    """synchronous=FULL (2): a commit is on the disk, not only with the operating system."""
    store = Store(f"sqlite:///{tmp_path}/store.db")
    with store._engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    store.close()


def test_a_writer_that_is_killed_leaves_what_it_had_reported(tmp_path: Path) -> None:
    """Kill -9 in the middle of writing: every entry that was reported as written is there, in order."""
    url = f"sqlite:///{tmp_path}/store.db"
    program = (
        "import sys\n"
        "from ariari.web.hall import Entry, Store\n"
        "store = Store(sys.argv[1]); store.begin('a', 'table', {})\n"
        "for n in range(100000):\n"
        "    store.append([Entry('a', n, {'n': n})]); print(n, flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, url], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for _ in range(200):
            reported = int(writer.stdout.readline())
        writer.kill()
        reported = max([reported, *(int(line) for line in writer.stdout.read().splitlines() if line)])
    with Store(url) as store:
        written = [entry.body["n"] for entry in store.entries("a")]
    assert written == list(range(len(written)))
    assert len(written) >= reported + 1

"""Opening files: every format and compression is recognised, and no file can do harm."""

import gzip
import io
import json
import pickle

import pytest
from tests.logs.real_records import real_games

from ariari.logs import Limits, LogError, Losses, read, read_stream
from ariari.logs.mjai.writer import write_mjai
from ariari.logs.tenhou.json_writer import address, write_tenhou_json


def stream(data: bytes | str, limits=None):
    raw = io.BytesIO(data.encode() if isinstance(data, str) else data)
    return list(read_stream(raw, limits) if limits else read_stream(raw))


def test_mjlog_plain_and_gzip(games):
    path = real_games()[0]
    assert list(read(path)) == [games[path.stem]]
    assert stream(gzip.compress(path.read_bytes())) == [games[path.stem]]


def test_mjai(games):
    record = games[real_games()[0].stem]
    (found,) = stream("\n".join(write_mjai(record, Losses())))
    assert len(found.rounds) == len(record.rounds)


def test_tenhou_json_as_document_lines_pretty_and_address(games):
    record = games[real_games()[1].stem]
    text = write_tenhou_json(record, Losses())
    (one,) = stream(text)
    assert stream(f"{text}\n{text}\n") == [one, one]
    assert stream(json.dumps(json.loads(text), indent=1)) == [one]
    assert stream("\ufeff" + text) == [one]
    assert stream(address(record, Losses())) == [one]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "nothing in it"),
        (b"\x00\x01\x02", "begins neither as XML nor as JSON"),
        (b"\x1f\x8b\x08broken", "compressed, and broken"),
        (gzip.compress(b"<mjloggm></mjloggm>", mtime=0)[:-9], "compressed, and broken"),
    ],
)
def test_what_is_no_record_is_said(data, says):
    with pytest.raises(LogError, match=says):
        stream(data)


def test_limits_hold_after_decompression():
    small = Limits(match=1000, line=1000, file=1000)
    for data in (b"<mjloggm>" + b" " * 100_000, b'{"type":"start_game"' + b" " * 100_000, b"{\n" * 100_000):
        with pytest.raises(LogError, match="longer than 1000 bytes"):
            stream(gzip.compress(data), small)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(LogError, match="No such file") as problem:
        list(read(tmp_path / "none.mjlog"))
    assert "none.mjlog" in str(problem.value)


def test_what_is_wrong_is_said_in_every_language():
    with pytest.raises(LogError) as caught:
        stream(b"\x00")
    error = pickle.loads(pickle.dumps(caught.value.at("a.mjlog")))
    assert str(error) == "a.mjlog: this is no game record: it begins neither as XML nor as JSON"
    assert error.text("ja") == "a.mjlog：牌譜ではありません。XMLでもJSONでもない形で始まっています"
    assert error.text("zh") == "a.mjlog：这不是牌谱：开头既不是 XML 也不是 JSON"

"""Files made to do harm: each is refused with place and reason, never with a traceback, and soon."""

import gzip
import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.logs.own_games import played
from tests.logs.real_records import real_games
from typer.testing import CliRunner

import ariari
from ariari.cli import app
from ariari.logs import Limits, LogError, Losses, read_stream
from ariari.logs.completion import completed
from ariari.logs.mjai.writer import write_mjai
from ariari.logs.own.reader import read_own
from ariari.logs.tenhou.json_writer import address, write_tenhou_json

OURS = played(ariari.load("tenhou-tonpuu"), 2).record()
(RECORD,) = read_own(OURS.splitlines())
FULL = completed(RECORD)
MJAI = "\n".join(write_mjai(FULL, Losses()))
TENHOU = write_tenhou_json(FULL, Losses())
MJLOG = real_games()[0].read_text()
BOMB = '<!DOCTYPE a [<!ENTITY a "a"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
EXTERNAL = '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


def read(data: bytes | str, limits: Limits | None = None) -> list:
    raw = io.BytesIO(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))
    return list(read_stream(raw, limits) if limits else read_stream(raw))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (BOMB + "<mjloggm>&b;</mjloggm>", "document type declaration is not accepted"),
        (EXTERNAL + "<mjloggm>&a;</mjloggm>", "document type declaration is not accepted"),
        ('<?xml version="1.0"?>' + BOMB + "<mjloggm/>", "document type declaration is not accepted"),
        ("<mjloggm>&undefined;</mjloggm>", "not well-formed"),
        ("<mjloggm>" + "<UN>" * 100_000, "no players|UN|n0"),
        ("<a>" * 100_000, "begins with <mjloggm>"),
        ('<mjloggm ver="1" ver="2"/>', "duplicate attribute"),
        (MJLOG.replace('ten="250,250,250,250"', f'ten="{"9" * 400},0,0,0"', 1), "beyond all reason"),
        (MJLOG.replace('ten="250,250,250,250"', f'ten="{"9" * 9000},0,0,0"', 1), "not as it should be"),
        (MJLOG.replace("<SHUFFLE seed=\"", "<SHUFFLE seed=\"é", 1).replace("é", "\udce9"), "not well-formed"),
        ("[" * 200_000, "neither as XML nor as JSON"),
        ('{"name":' * 50_000, "nested too deeply|not JSON"),
        ('{"type":"start_game","names":' + "[" * 200_000, "nested too deeply"),
        (TENHOU.replace("25000", "9" * 5000, 1), "not JSON that can be read|whole number"),
        (TENHOU.replace("25000", "NaN", 1), "NaN is no number"),
        (TENHOU.replace("25000", "-Infinity", 1), "-Infinity is no number"),
        (TENHOU.replace("25000", "1e999", 1), "1e999 is no number"),
        (MJAI.replace("25000", "Infinity", 1), "Infinity is no number"),
        (OURS.replace("25000", "2.5e4", 1), "should be a whole number"),
        (MJAI.replace('"oya":0', '"oya":0,"oya":1', 1), "the key 'oya' is there twice"),
        (TENHOU.replace('"log":', '"log":[],"log":', 1), "the key 'log' is there twice"),
        (MJAI.replace("player 0", "\\ud800", 1), "half of a surrogate pair"),
        (TENHOU.replace("player 0", "\\uDFFF", 1), "half of a surrogate pair"),
        (OURS.replace("player 0", "\ud800", 1), "not UTF-8 text"),
        (OURS.encode().replace(b"player 0", b"\xff\xfe", 1), "not UTF-8 text"),
        (TENHOU.encode().replace(b"player 0", b"\xff\xfe", 1), "not UTF-8 text"),
        (TENHOU.encode("utf-16"), "neither as XML nor as JSON"),
        (OURS.replace('"deltas"', '"delta"', 1), "the key deltas is missing"),
        (MJAI[:-40], "not JSON"),
        (MJLOG[: len(MJLOG) // 2], "not well-formed|unclosed"),
        (gzip.compress(MJLOG.encode(), mtime=0)[:-20], "compressed, and broken"),
        (gzip.compress(MJLOG.encode(), mtime=0)[:40] + b"\x00" * 40, "compressed, and broken"),
        (gzip.compress(gzip.compress(MJLOG.encode(), mtime=0), mtime=0), "neither as XML nor as JSON"),
        ("https://tenhou.net/6/#json=%ff%fe", "not JSON"),
        ("https://tenhou.net/6/#json=", "not JSON"),
        (b"\n \n\t\n", "nothing in it"),
        (b"\xef\xbb\xbf", "nothing in it"),
    ],
)  # fmt: skip
def test_it_is_refused_with_a_reason(data, says):
    start = time.process_time()
    with pytest.raises(LogError, match=says):
        read(data)
    assert time.process_time() - start < 5


@pytest.mark.parametrize("kind", ["xml", "lines", "blank", "document", "one line"])
def test_a_gzip_bomb_ends_at_the_limit(kind):
    body = {
        "xml": b"<mjloggm>" + b" " * (20 << 20),
        "lines": OURS.encode().splitlines()[0] + b'\n{"type":"all_flowers","actor":0}' * (1 << 20),
        "blank": b'{"type":"start_game","commitment":""}' + b"\n" * (20 << 20),
        "document": b"{\n" + b'"a":\n' * (4 << 20),
        "one line": b'{"type":"start_game","names":["' + b"x" * (8 << 20),
    }[kind]
    packed = gzip.compress(body, 9)
    assert len(packed) < len(body) / 80
    with pytest.raises(LogError, match=r"longer than|are blank|comes before start_kyoku|no name|is missing"):
        read(packed)


def everything_else(value):
    """Other values than this one, of every type that JSON has."""
    return [v for v in (None, True, -1, 10**12, 1.5, "", "?", [], [[]], {}) if type(v) is not type(value)]


def spots(value, path=()):
    """Every place in a JSON value, the first of each list only."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from spots(value[key], (*path, key))
    elif isinstance(value, list) and value:
        yield from spots(value[0], (*path, 0))
        if len(value) > 1:
            yield from spots(value[-1], (*path, len(value) - 1))


def with_other(value, path, new):
    copy = json.loads(json.dumps(value))
    place = copy
    for key in path[:-1]:
        place = place[key]
    if new is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = new
    return copy


def kinds(text: str) -> list[int]:
    """The first line of each type of event."""
    seen: dict[str, int] = {}
    for n, line in enumerate(text.splitlines()):
        seen.setdefault(json.loads(line)["type"], n)
    return sorted(seen.values())


@pytest.mark.parametrize("text", [OURS, MJAI], ids=["ariari", "mjai"])
def test_another_type_at_every_field_of_every_event(text):
    lines = text.splitlines()
    read_lines = 0
    for n in kinds(text):
        event = json.loads(lines[n])
        for path in spots(event):
            value = event
            for key in path:
                value = value[key]
            for new in (..., *everything_else(value)):
                changed = [*lines[:n], json.dumps(with_other(event, path, new)), *lines[n + 1 : n + 2]]
                try:
                    read("\n".join(changed))
                except LogError as problem:
                    assert problem.reason
                read_lines += 1
    assert read_lines > 300


def test_another_type_at_every_place_of_a_tenhou_document():
    document = json.loads(TENHOU)
    document["log"] = document["log"][:1]
    for path in spots(document):
        value = document
        for key in path:
            value = value[key]
        for new in (..., *everything_else(value)):
            try:
                read(json.dumps(with_other(document, path, new)))
            except LogError as problem:
                assert problem.reason


def cut(text: str, at: int) -> bytes:
    return text.encode()[:at]


@pytest.mark.parametrize(
    "text",
    [OURS, MJAI, TENHOU, MJLOG, address(FULL, Losses())],
    ids=["ariari", "mjai", "tenhou", "mjlog", "address"],
)
def test_a_file_cut_anywhere_is_read_as_far_as_it_goes_or_refused(text):
    for at in range(1, len(text.encode()), len(text) // 40):
        try:
            read(cut(text, at))
        except LogError as problem:
            assert problem.reason


@pytest.fixture
def among_good_ones(tmp_path) -> Path:
    """Good files before and after all kinds of bad ones."""
    (tmp_path / "0-good.jsonl").write_text(OURS)
    (tmp_path / "1-empty.mjlog").write_bytes(b"")
    (tmp_path / "2-bomb.mjlog").write_text(BOMB + "<mjloggm>&b;</mjloggm>")
    (tmp_path / "3-cut.jsonl").write_text(OURS[: len(OURS) // 2])
    (tmp_path / "4-not-a-record.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    (tmp_path / "5-gone.mjlog").symlink_to(tmp_path / "nowhere")
    (tmp_path / "9-good.mjlog").write_text(MJLOG)
    return tmp_path


@pytest.mark.parametrize("jobs", [1, 2])
def test_bad_files_do_not_stop_the_good_ones(among_good_ones, jobs):
    paths = [
        *sorted(among_good_ones.iterdir()),
        among_good_ones / "not-there",
        Path("/dev/zero"),
        Path("/dev/null"),
    ]
    result = CliRunner().invoke(app, ["replay", "--json", "--jobs", str(jobs), *map(str, paths)])
    assert result.exit_code == 1 and not isinstance(result.exception, LogError | OSError)
    document = json.loads(result.stdout)
    assert document["summary"]["agree"] == 2
    assert document["summary"]["unreadable"] == len(paths) - 2
    for file in document["files"]:
        for error in file["errors"]:
            assert error["place"].startswith(file["file"]) and error["error"]


@pytest.mark.parametrize(
    "command", [["stats"], ["convert", "--to", "mjai"], ["verify"], ["replay", "--show"]]
)
def test_every_command_goes_on_and_says_so(among_good_ones, command):
    result = CliRunner().invoke(app, [*command, str(among_good_ones)])
    assert result.exit_code == 1 and isinstance(result.exception, SystemExit)
    for name in ("1-empty.mjlog", "2-bomb.mjlog", "3-cut.jsonl", "4-not-a-record.png", "5-gone.mjlog"):
        assert name in result.stderr
    assert "Traceback" not in result.output
    assert "nothing in it" in result.stderr and "No such file" in result.stderr


def test_a_file_that_may_not_be_read_is_said(tmp_path):
    path = tmp_path / "secret.mjlog"
    path.write_text(MJLOG)
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("whoever runs this may read everything")
    result = CliRunner().invoke(app, ["replay", str(path)])
    assert result.exit_code == 1 and "Permission denied" in result.stderr


def test_a_pipe_is_read():
    command = [sys.executable, "-c", "from ariari.cli import main; main()", "replay", "--json", "/dev/stdin"]
    done = subprocess.run(command, input=OURS.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["summary"]["agree"] == 1


MEASURE = """
import resource, sys
from pathlib import Path
from ariari.logs.bulk import check_file, count_file
report = check_file(Path(sys.argv[1]))
assert not report.errors and all(v.agrees for v in report.verdicts), report
count_file(Path(sys.argv[1]))
print(len(report.verdicts), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def test_many_matches_in_one_file_need_no_more_memory(tmp_path):
    """A file of 24 MB needs what one of 2 MB needs."""
    used = []
    for megabytes in (2, 24):
        path = tmp_path / "many.jsonl"
        path.write_text(OURS * (megabytes * 1_000_000 // len(OURS)))
        done = subprocess.run(
            [sys.executable, "-c", MEASURE, str(path)], capture_output=True, text=True, check=True
        )
        used.append(int(done.stdout.split()[1]))
    assert used[1] < used[0] + 4096  # KiB

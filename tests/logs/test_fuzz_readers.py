"""Broken and hostile input: every reader answers with a record or a LogError, never with anything else."""

import io
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.logs.real_records import real_games

from ariari.logs import LogError, Losses, read_stream
from ariari.logs.mjai.reader import read_mjai
from ariari.logs.mjai.writer import write_mjai
from ariari.logs.own.reader import read_own
from ariari.logs.own.writer import write_own
from ariari.logs.tenhou.json_reader import read_tenhou_json
from ariari.logs.tenhou.json_writer import write_tenhou_json
from ariari.logs.tenhou.mjlog_reader import read_mjlog

pytestmark = pytest.mark.fuzz

TOKENS = [
    text.encode()
    for text in [
        "<",
        ">",
        '"',
        ",",
        "-1",
        "0",
        "136",
        "99999999999999999999",
        "[",
        "]",
        "{",
        "}",
        "null",
        "true",
        "1e999",
    ]
]
TOKENS += [
    text.encode()
    for text in [
        "&amp;",
        "&x;",
        "<!DOCTYPE-a>",
        '"?"',
        "60",
        "r60",
        "c111213",
        "INIT",
        "AGARI",
        '"type":"hora"',
    ]
]
TOKENS += [b"\xff", b"\x00", b"owari", "和了".encode()]


def texts() -> dict[str, bytes]:
    path = real_games()[0]
    record = read_mjlog([path.read_bytes()])
    return {
        "mjlog": path.read_bytes(),
        "ariari": "\n".join(write_own(record, Losses())).encode(),
        "mjai": "\n".join(write_mjai(record, Losses())).encode(),
        "tenhou-json": write_tenhou_json(record, Losses()).encode(),
    }


TEXTS = texts()


@st.composite
def broken(draw, text: bytes) -> bytes:
    """A real record with some places cut, doubled or overwritten."""
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        until = min(len(text), at + draw(st.integers(0, 30)))
        new = draw(st.sampled_from(TOKENS) | st.binary(max_size=8) | st.just(text[at:until] * 2))
        text = text[:at] + new + text[until:]
    return text


def try_to_read(data: bytes) -> None:
    try:
        for record in read_stream(io.BytesIO(data)):
            assert record.players in (3, 4)
    except LogError as problem:
        assert problem.reason


# How many examples: the profile's, of which `--long` (`make fuzz`) has more.
FUZZ = settings(suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", TEXTS)
@FUZZ
@given(data=st.data())
def test_a_real_record_with_damage(name, data):
    try_to_read(data.draw(broken(TEXTS[name])))


@FUZZ
@given(st.binary(max_size=400))
def test_any_bytes(data):
    try_to_read(data)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats()
WORDS = st.sampled_from(["E", "5mr", "hora", "和了", "c111213", ""])
JSON = st.recursive(
    SCALARS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)
KEYS = [
    "type",
    "actor",
    "target",
    "pai",
    "consumed",
    "tsumogiri",
    "deltas",
    "tehais",
    "scores",
    "ura_markers",
    "yakus",
    "reason",
    "tenpais",
    "bakaze",
    "kyoku",
    "honba",
    "kyotaku",
    "oya",
    "dora_marker",
    "names",
    "hora_tehais",
    "fu",
    "rules",
    "liable",
    "players",
    "win",
    "result",
    "pattern",
    "tenpai",
    "nagashi",
    "payments",
    "bonus",
    "key",
    "about",
    "seed",
    "dice",
    "settled",
    "tehai",
    "open",
    "offenders",
    "here",
]


@pytest.mark.parametrize(("name", "read"), [("mjai", read_mjai), ("ariari", read_own)])
@FUZZ
@given(data=st.data())
def test_events_with_other_values(name, read, data):
    lines = [json.loads(line) for line in TEXTS[name].splitlines()]
    events = lines[: data.draw(st.integers(2, 120))]
    for _ in range(data.draw(st.integers(1, 3))):
        n = data.draw(st.integers(0, len(events) - 1))
        events[n] = events[n] | {data.draw(st.sampled_from(KEYS)): data.draw(JSON)}
    try:
        list(read(json.dumps(event) for event in events))
    except LogError as problem:
        assert problem.place.startswith("line ") or problem.reason


@FUZZ
@given(st.data())
def test_tenhou_documents_with_other_values(data):
    document = json.loads(TEXTS["tenhou-json"])
    for _ in range(data.draw(st.integers(1, 3))):
        place = document
        while isinstance(place, list | dict) and place:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(place[key], list | dict) or data.draw(st.integers(0, 3)) == 0:
                place[key] = data.draw(JSON)
                break
            place = place[key]
    try:
        read_tenhou_json(json.dumps(document))
    except LogError as problem:
        assert problem.reason

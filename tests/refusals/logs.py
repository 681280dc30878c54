"""Records that cannot be read, written or followed."""

import gzip
import io
import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.logs.own_games import played
from tests.refusals.provoking import Refusal, changed, command, refusal

import ariari
from ariari.arena.as_bot import AsBot
from ariari.logs import (
    Aside,
    Call,
    Discard,
    Draw,
    GameRecord,
    Kakan,
    Limits,
    Losses,
    Round,
    Win,
    read_stream,
)
from ariari.logs.completion import completed
from ariari.logs.convert import write
from ariari.logs.own.reader import read_own
from ariari.logs.replay import replay
from ariari.logs.tenhou.json_reader import read_tenhou_json
from ariari.logs.tenhou.mjlog_reader import read_mjlog
from ariari.logs.tenhou.shuffle import SCHEME, seed_words

ROOM = "ariari.logs"

# ---- records of each format


@cache
def ours(house: str = "tenhou-tonpuu", people: int = 0) -> str:
    """A match of our own, as its table tells it."""
    return played(ariari.load(house), 2, people or None).record()


def record(house: str = "tenhou-tonpuu", people: int = 0) -> GameRecord:
    (found,) = read_own(ours(house, people).splitlines())
    return found


def _read(text: str | bytes, *named: str, limits: Limits | None = None) -> Refusal:
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text

    def provoke() -> object:
        stream = io.BytesIO(raw)
        return list(read_stream(stream, limits) if limits else read_stream(stream))

    return refusal(provoke, *named)


HANDS = [["1m", "1m", "1m", "2m", "3m", "4m", "5m", "5mr", "6m", "E", "E", "P", "C"]] + [["?"] * 13] * 3
PEOPLE = {"type": "start_game", "names": ["A", "B", "C", "D"]}
KYOKU = {
    "type": "start_kyoku", "bakaze": "E", "dora_marker": "3p", "kyoku": 1, "honba": 0, "kyotaku": 0,
    "oya": 0, "scores": [25000] * 4, "tehais": HANDS,
}  # fmt: skip


def _mjai(*events: dict[str, Any], named: tuple[str, ...] = (), first: dict[str, Any] = PEOPLE) -> Refusal:
    return _read("\n".join(map(json.dumps, (first, *events))), *named)


def _own(*named: str, **first: Any) -> Refusal:
    """Our own record with another header."""
    head, *rest = ours().splitlines()
    return _read("\n".join([json.dumps(json.loads(head) | first), *rest]), *named)


def _own_event(kind: str, *named: str, **changes: Any) -> Refusal:
    """Our own record with another first event of a kind."""
    lines = ours().splitlines()
    at = next(n for n, line in enumerate(lines) if json.loads(line)["type"] == kind)
    lines[at] = json.dumps(json.loads(lines[at]) | changes)
    return _read("\n".join(lines), *named)


def _own_ruling(*named: str, **changes: Any) -> Refusal:
    """Our own record with a ruling after the first draw."""
    lines = ours().splitlines()
    at = next(n for n, line in enumerate(lines) if '"tsumo"' in line)
    ruling = {"type": "ruling", "actor": 0, "infraction": "malice", "ruling": "nothing", "tiles": []}
    return _read("\n".join([*lines[:at], json.dumps(ruling | changes), *lines[at:]]), *named)


def xml(*elements: str, named: tuple[str, ...] = (), before: str = "", init: str = "") -> Refusal:
    """An mjlog around a round's elements."""
    hands = " ".join(
        f'hai{seat}="{",".join(str(n + seat) for n in (0, 4, 8, 12, 20, 24, 28, 32, 36, 40, 44, 48, 52))}"'
        for seat in range(4)
    )
    start = init or f'<INIT seed="0,0,0,2,4,135" ten="250,250,250,250" oya="0" {hands}/>'
    text = (
        '<mjloggm ver="2.3"><GO type="9" lobby="0"/><UN n0="A" n1="B" n2="C" n3="D"/>'
        f"{before}{start}{''.join(elements)}</mjloggm>"
    )
    return refusal(lambda: read_mjlog([text.encode()]), *named)


HAND = [11, 11, 11, 12, 13, 14, 15, 16, 17, 18, 31, 31, 31]


def _document(
    *named: str,
    takes: tuple[Any, ...] = ([31], [], [], []),
    discards: tuple[Any, ...] = ([60], [], [], []),
    result: tuple[Any, ...] = (),
    start: tuple[int, ...] = (0, 0, 0),
    dora: tuple[int, ...] = (41,),
    hand: Any = HAND,
    **more: Any,
) -> Refusal:
    """A record of tenhou.net/6 of one round."""
    entry: list[Any] = [list(start), [25000] * 4, list(dora), []]
    for seat in range(4):
        entry += [hand, takes[seat], discards[seat]]
    document = {"name": ["A", "B", "C", "D"], "rule": {"disp": "南喰赤"}, "log": [[*entry, list(result)]]}
    return refusal(lambda: read_tenhou_json(json.dumps(document | more)), *named)


def _written(to: str, round_: Callable[[Round], Round], *named: str, house: str = "tenhou-tonpuu") -> Refusal:
    """A record whose first round is another, written."""

    def provoke() -> object:
        whole = completed(record(house))
        first = round_(whole.rounds[0])
        return write(replace(whole, rounds=(first,), seed=None, final=None, settled=None), to, Losses())

    return refusal(provoke, *named)


def _event(*events: object) -> Callable[[Round], Round]:
    return lambda round_: replace(round_, events=events, wins=(), drawn=None, payments=None)


def _with_win(**changes: Any) -> Callable[[], object]:
    """The first round that is won, written as an mjlog with another win."""

    def provoke() -> object:
        whole = completed(record())
        round_ = next(round_ for round_ in whole.rounds if round_.wins)
        won = replace(round_, wins=(replace(round_.wins[0], **changes), *round_.wins[1:]))
        return write(replace(whole, rounds=(won,), seed=None, final=None, settled=None), "mjlog", Losses())

    return provoke


def _followed(**changes: Any) -> Callable[[], object]:
    return lambda: replay(replace(record(), **changes))


def _file(name: str, text: Callable[[], str | bytes], *words: str) -> Callable[[Path], object]:
    """A command with a file."""

    def provoke(folder: Path) -> object:
        content = text()
        (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
        return command(words[0], str(folder / name), *words[1:])

    return provoke


def _answers(*lines: str) -> list[str]:
    return list(AsBot(ariari.load("tenhou"), "random").answers(lines))


def _mjai_bot(*events: dict[str, Any]) -> object:
    """Our bot told of a round in which somebody cannot act as told."""
    return list(
        AsBot(ariari.load("tenhou"), "random").answers(map(json.dumps, ({**PEOPLE, "id": 0}, *events)))
    )


def _replay_page() -> object:
    """The browser app is given a record of no round."""
    page = pytest.importorskip("ariari.web.pages.replays", reason="the browser app is not installed")
    return page._read(json.dumps(PEOPLE).encode())


WITHOUT_UMA = changed("tenhou-tonpuu", settlement={"uma_by_floaters": {"9": (0, 0, 0, 0)}})

REFUSALS = {
    # ---- the file
    "nothing-in-it": _read(b"\n \n"),
    "no-record": _read(b"\x00\x01\x02"),
    "broken-compression": _read(gzip.compress(b"<mjloggm/>", mtime=0)[:-9]),
    "file-too-long": _read(ours(), "1000", limits=Limits(match=10**9, line=10**9, file=1000)),
    "match-too-long": _read(b"<mjloggm>" + b" " * 2000, "1000", limits=Limits(match=1000)),
    "line-too-long": _read(ours() + "x" * 200_000, "100000", limits=Limits(line=100_000)),
    "too-much-blank": _read(json.dumps(PEOPLE) + "\n" * 400_000, "100000", limits=Limits(line=100_000)),
    "not-json": _read(ours()[:-40]),
    "not-utf8": _read(ours().encode().replace(b"player 0", b"\xff\xfe", 1)),
    "half-surrogate": _read('{"type":"start_game","names":["\\ud800","B","C","D"]}'),
    "too-deep": _read('{"type":"start_game","names":' + "[" * 200_000),
    "digits-beyond-reason": _read('{"type":"start_game","names":[' + "9" * 5000 + "]}"),
    "no-number": _read('{"type":"start_game","names":[NaN]}', "NaN"),
    "key-twice": _read('{"type":"start_game","type":"end_game"}', "'type'"),
    "key-missing": _mjai({"type": "start_kyoku"}, named=("2", "bakaze")),
    "not-an-object": _read(ours() + "[]\n", "[]"),
    "not-a-list": _mjai(first=PEOPLE | {"names": 7}, named=("names", "7")),
    "not-text": _mjai({"type": 7}, named=("type", "7")),
    "not-true-or-false": _own("allow_errors", "5", allow_errors=5),
    "not-whole": _mjai(KYOKU | {"scores": [1.5] * 4}, named=("scores[0]", "1.5")),
    "not-whole-within": _mjai(KYOKU | {"oya": 4}, named=("oya", "0", "3", "4")),
    "cannot-be-opened": Refusal(lambda folder: list(ariari.logs.read(folder / "gone")), ("gone",)),
    "no-files": Refusal(lambda folder: command("replay", str(folder))),
    # ---- what stands in it
    "wrong-count": _mjai(KYOKU | {"scores": [1, 2]}, named=("scores", "4", "2")),
    "players-named": _mjai(first=PEOPLE | {"names": ["A"]}, named=("1",)),
    "named-and-playing": _own("3", "4", players=4, names=["A", "B", "C"]),
    "hands-for-players": _own_event("start_kyoku", "4", tehais=[None, *[["1m"] * 13] * 3]),
    "no-players": refusal(lambda: read_mjlog([b'<mjloggm ver="2.3"></mjloggm>']), "UN"),
    "match-begins": _read('{"type":"tsumo"}', "start_game", "tsumo"),
    "comes-before": _mjai({"type": "tsumo"}, named=("tsumo", "start_kyoku")),
    "table-told-once": xml(before='<GO type="9"/>'),
    "unknown-element": xml("<XYZ/>", named=("<XYZ>",)),
    "unknown-event": _mjai(KYOKU, {"type": "sneeze"}, named=("3",)),
    "attribute-missing": xml('<N who="0"/>', named=("<N>", "m")),
    "attribute-wrong": xml('<BYE who="x"/>', named=("<BYE>", 'who="x"')),
    "no-tile": xml('<DORA hai="200"/>', named=("200",)),
    "not-a-tile": _mjai(KYOKU, {"type": "tsumo", "actor": 0, "pai": "10m"}, named=("pai", "'10m'")),
    "not-one-of": _mjai(KYOKU | {"bakaze": "X"}, named=("bakaze", "E S W N", "'X'")),
    "not-a-number": _own_event("end_game", "settled[0]", settled=["x", 0, 0, 0]),
    "unknown-word": _own_ruling("ruling", "'hanging'", ruling="hanging"),
    "tiles-concerned": _own_ruling("tiles", "3", tiles=["1z", "2z", "3z", "4z"]),
    "hand-wrong": _own_event("hora", "win.hand", "12x", win={"hand": "12x"}),
    "out-of-bounds": xml(
        init=f'<INIT seed="0,0,0,2,4,135" ten="{"9" * 30},0" oya="0" hai0="" hai1="" hai2="" hai3=""/>',
        named=("9" * 30,),
    ),
    "no-such-seat": xml('<BYE who="9"/>', named=("9", "4")),
    "no-such-round": _document("99", "4", start=(99, 0, 0)),
    "negative-honba-or-sticks": _document(start=(0, -1, 0)),
    "not-13-dealt": _document("0", "1", "13", hand=[11]),
    "indicator-count": _document("0", "5", dora=()),
    "calls-own-tile": _mjai(
        KYOKU,
        {"type": "pon", "actor": 1, "target": 1, "pai": "E", "consumed": ["E", "E"]},
        named=("3", "1"),
    ),
    "no-riichi-step": xml('<REACH who="0" step="3"/>', named=("3",)),
    "winning-tile-not-shown": xml('<AGARI hai="0" machi="4" who="0" fromWho="0"/>', named=("2m",)),
    "no-drawn-kind": xml('<RYUUKYOKU type="xx" sc="0,0"/>', named=("xx",)),
    "no-result": _document("'?'", result=("?",)),
    "no-yaku-number": xml(
        '<AGARI hai="4" machi="4" ten="30,1000,0" yaku="99,1" who="0" fromWho="0" sc="0,0,0,0,0,0,0,0"/>',
        named=("99",),
    ),
    "no-yaku-of-tenhou": _document(
        "大車輪", result=("和了", [0] * 4, [0, 0, 0, "30符1飜1000点", "大車輪(役満)"])
    ),
    "not-yaku-and-han": _document("'x'", result=("和了", [0] * 4, [0, 0, 0, "30符1飜1000点", "x"])),
    "pair-of-name-and-han": _mjai(
        KYOKU,
        {"type": "hora", "actor": 0, "target": 0, "deltas": [0] * 4, "yakus": [["riichi"]]},
        named=("yakus[0]",),
    ),
    "not-numbers-and-calls": _document("0", "1.5", takes=([1.5], [], [], [])),
    "win-of-two-parts": _document(result=("和了", [0] * 4)),
    "win-described": _document(result=("和了", [0] * 4, [0, 0])),
    "value-without-points": _document("'x'", result=("和了", [0] * 4, [0, 0, 0, "x"])),
    "results-of-everybody": _document("sc", sc=[1, 2]),
    "no-call": _document("'xx'", takes=(["xx"], [], [], [])),
    "no-call-of-discard": _document("'z3131'", takes=([31], ["z3131"], [], [])),
    "no-discard": _document("'rx'", discards=(["rx"], [], [], [])),
    "no-kan": _document("'b31'", discards=(["b31"], [], [], [])),
    "lists-do-not-fit": _document(discards=([], [60], [], [])),
    "no-meld-number": xml('<N who="0" m="99999999"/>', named=("99999999", "16")),
    "not-xml": refusal(lambda: read_mjlog([b"<mjloggm"]), "1"),
    "doctype": refusal(lambda: read_mjlog([b"<!DOCTYPE m><mjloggm/>"])),
    "too-many-events": xml('<BYE who="0"/>' * 1100, named=("1100", "1024")),
    "wins-impossible": _mjai(
        KYOKU,
        *[{"type": "hora", "actor": 0, "target": 1, "deltas": [0] * 4}] * 2,
        {"type": "end_kyoku"},
        named=("2", "1", "4"),
    ),
    "not-held": _document("0", "1z", discards=([41], [], [], [])),
    "no-round": refusal(_replay_page),
    # ---- our bot at a table of mjai
    "not-json-at-all": refusal(lambda: _answers("{"), "1"),
    "event-without-type": refusal(
        lambda: list(AsBot(ariari.load("tenhou"), "random").answers(["[1]"])), "type"
    ),
    "shown-not-held": refusal(
        lambda: _mjai_bot(
            KYOKU,
            {"type": "tsumo", "actor": 0, "pai": "9s"},
            {"type": "dahai", "actor": 0, "pai": "9p", "tsumogiri": False},
            {"type": "tsumo", "actor": 1, "pai": "?"},
            {"type": "dahai", "actor": 1, "pai": "1p", "tsumogiri": True},
        ),
        "9p",
    ),
    "cannot-act-here": refusal(
        lambda: _mjai_bot(
            KYOKU,
            {"type": "tsumo", "actor": 0, "pai": "9s"},
            {"type": "dahai", "actor": 0, "pai": "9s", "tsumogiri": True},
            {"type": "pon", "actor": 3, "target": 0, "pai": "9s", "consumed": ["9s", "9s"]},
            {"type": "dahai", "actor": 1, "pai": "1p", "tsumogiri": False},
            {"type": "tsumo", "actor": 0, "pai": "1p"},
        ),
        "1",
    ),
    # ---- following
    "rules-not-told": refusal(_followed(rules=None), "--rules"),
    "rules-not-loaded": refusal(_followed(rules="no-such-house"), "no-such-house"),
    "people-at-table": refusal(lambda: replay(record(), "tenhou-sanma"), "4", "3"),
    "points-and-names": refusal(
        lambda: replay(replace(record(), rounds=(replace(record().rounds[0], points=(1, 2)),))), "2", "4"
    ),
    "tiles-hidden": refusal(
        lambda: replay(
            replace(record(), seed=None, rounds=(replace(record().rounds[0], hands=(("?",) * 13,) * 4),))
        )
    ),
    "another-key": refusal(_followed(seed=f"ariari-chacha8,{bytes(32).hex()}")),
    "key-not-hexadecimal": refusal(_followed(seed="ariari-chacha8,xyz")),
    "key-length": refusal(_followed(seed="ariari-chacha8,00ff"), "2", "32"),
    "seed-of-another-scheme": refusal(lambda: seed_words("mt,0"), "'mt'", SCHEME),
    "seed-not-base64": refusal(lambda: seed_words(f"{SCHEME},@@"), "'@@'"),
    "seed-length": refusal(lambda: seed_words(f"{SCHEME},AAAA"), "3", "2496"),
    "not-verified": Refusal(
        _file("ours.jsonl", lambda: "\n".join(ours().splitlines()[:-1]), "verify"), ("ours.jsonl",)
    ),
    "not-completed": refusal(
        lambda: completed(replace(record(), rounds=(record().rounds[0],) * 2, seed=None, final=None))
    ),
    "not-settled": refusal(lambda: completed(record(), WITHOUT_UMA), "30,000"),
    # ---- writing
    "no-format": Refusal(_file("ours.jsonl", ours, "convert", "--to", "paper"), ("paper", "mjai")),
    "json-goes-to-out": Refusal(_file("ours.jsonl", ours, "convert", "--to", "mjai", "--json"), ("--out",)),
    "one-match-in-a-file": Refusal(
        _file("ours.jsonl", lambda: ours() * 2, "convert", "--to", "mjlog"), ("mjlog",)
    ),
    "format-without-tile": _written("mjai", _event(Draw(0, "1f")), "mjai", "1f"),
    "no-place-for-sitter": refusal(lambda: write(record("daisuki-sanma", 4), "mjai", Losses()), "mjai"),
    "one-indicator": _written("mjlog", lambda round_: replace(round_, dora=("1m", "2m")), "mjlog", "2"),
    "sticks-in-thousands": _written("mjai", lambda round_: replace(round_, sticks=500), "500", "mjai"),
    "points-in-hundreds": _written(
        "mjlog", lambda round_: replace(round_, points=(25050, 24950, 25000, 25000)), "25050"
    ),
    "no-pon-to-add-to": _written("mjai", _event(Kakan(0, "1z")), "0", "1z"),
    "only-north-aside": _written("mjai", _event(Aside(0, "1z")), "mjai", "1z"),
    "no-win-by-pattern": _written(
        "mjai",
        lambda round_: replace(
            round_, drawn=None, wins=(Win(seat=0, source=0, deltas=(0,) * 4, pattern="nagashi"),)
        ),
        "mjai",
        "nagashi",
    ),
    "no-tile-at-this-table": _written("mjlog", _event(Draw(0, "1f")), "1f"),
    "more-than-tenhou-has": _written("mjlog", _event(*[Draw(0, "1z")] * 5), "1z"),
    "yaku-not-told": refusal(_with_win(yaku=None), "mjlog"),
    "not-as-drawn": _written("mjlog", _event(Draw(0, "1z"), Discard(0, "2z", True)), "0", "2z"),
    "not-last-discard": _written("mjlog", _event(Call(1, 0, "pon", "1z", ("1z", "1z"))), "1", "1z"),
    "wins-on-another-tile": refusal(_with_win(tile="9z"), "9z"),
}

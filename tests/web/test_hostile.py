"""A client that floods, and one that never reads: the other tables play on."""

import asyncio
import contextlib
import http.client
import json
import re
import socket
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from .conftest import Server

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import secrets

import aiohttp
from benchmarks.web import View

import ariari
from ariari.web.hall import Entry, Store, room_head
from ariari.web.patience import Patience

_PROGRAM = (
    "import sys\n"
    "from ariari.web.hall import Pace\n"
    "from ariari.web.serve import serve\n"
    "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], pace=Pace(bot=float(sys.argv[3]), result=0.5), "
    "unread=2.0)\n"
)


def tables(db: str, count: int) -> list[str]:
    """Matches that have begun, one person at each; the addresses of their seats."""
    addresses = []
    rules = ariari.load("m-league")
    with Store(db) as store:
        for n in range(count):
            head = room_head(rules, ["Ann", "", "", ""], 0, secrets.token_bytes(32), {"hints": True})
            store.begin(f"t{n}", "table", head)
            store.append([Entry(f"t{n}", 0, {"type": "start"})])
            addresses.append(f"/play/t{n}/{head['seats'][0]['token']}")
    return addresses


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    made = Server(f"sqlite:///{tmp_path}/app.db", tmp_path / "server.log", 0.05, program=_PROGRAM)
    yield made
    made.stop()


def raw_websocket(base: str, address: str, *, window: int | None = None) -> tuple[socket.socket, str]:
    """A page's websocket with nothing between, connected and handshaken; and a press of its button."""
    with urlopen(base + address, timeout=20) as answer:
        page = answer.read().decode()
    client = re.search(r"'client_id': '([^']+)'", page)
    told = re.search(r"parseElements\(String\.raw`(.*?)`\)", page, re.DOTALL)
    assert client is not None
    assert told is not None
    made = socket.socket()
    if window:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    host, port = base.removeprefix("http://").split(":")
    made.settimeout(20)
    made.connect((host, int(port)))
    query = (
        f"client_id={client[1]}&document_id=d{client[1]}&tab_id=t{client[1]}&next_message_id=0"
        "&implicit_handshake=true&old_tab_id=null&EIO=4&transport=websocket"
    )
    made.sendall(
        f"GET /_nicegui_ws/socket.io/?{query} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in made.recv(4096)
    made.sendall(frame("40"))
    return made, pressing(client[1], json.loads(told[1]))


def frame(text: str) -> bytes:
    """One masked text frame; the mask is 0."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + data


async def played(base: str, address: str, seconds: float) -> list[float]:
    """How long each action took to the screen, in seconds, while one table plays on."""
    view = View(base, address, plays=True)
    async with aiohttp.ClientSession() as session:
        await view.open(session)
        await asyncio.sleep(seconds)
        times = list(view.times)
        await view.close()
    return times


def pressing(client: str, elements: dict[str, Any]) -> str:
    """What a page sends when the button of the hints is pressed: the whole table is drawn anew."""
    for id, element in elements.items():
        for event in element.get("events", []):
            if event["type"] == "click" and "row" not in element.get("class", []):
                told = {"id": int(id), "client_id": client, "listener_id": event["listener_id"]}
                return "42" + json.dumps(["event", told | {"args": [json.dumps("hints")]}])
    raise AssertionError("the page has no button")


def memory(server: Server) -> int:
    """What the server's process holds in memory, in MB."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) // 1024  # type: ignore[index]


def test_a_client_that_floods_harms_no_other_table(patient: Server) -> None:
    flooded, other = tables(patient.db, 2)
    patient.start()
    sockets = [raw_websocket(patient.base, flooded) for _ in range(3)]
    stop = time.monotonic() + 6
    sent = [0]

    def flood(one: socket.socket, press: str) -> None:
        one.settimeout(0.5)
        block = frame(press) * 200
        while time.monotonic() < stop:
            try:
                sent[0] += one.send(block)
            except TimeoutError:
                continue
            except OSError:
                return

    async def run() -> list[float]:
        floods = [asyncio.to_thread(flood, *each) for each in sockets]
        times, *_ = await asyncio.gather(played(patient.base, other, 5), *floods)
        return times  # type: ignore[no-any-return]

    times = asyncio.run(run())
    for one, _ in sockets:
        one.close()
    assert sent[0] > 100_000, "it was a flood"
    assert len(times) >= 5
    assert statistics.median(times) < 0.5


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is told by /proc")
def test_a_client_that_never_reads_is_let_go_and_harms_no_other_table(patient: Server) -> None:
    unread, other = tables(patient.db, 2)
    patient.bot = 0.0
    patient.start()
    sockets = [raw_websocket(patient.base, unread, window=2048)[0] for _ in range(8)]
    before = memory(patient)

    async def run() -> list[float]:
        playing, times = await asyncio.gather(played(patient.base, unread, 7), played(patient.base, other, 7))
        return playing and times

    times = asyncio.run(run())
    assert len(times) >= 5
    assert statistics.median(times) < 0.5
    let_go = [line for line in patient.lines if line["event"] == "a client does not read"]
    assert len(let_go) == len(sockets)
    assert memory(patient) < before + 80
    for one in sockets:
        with contextlib.suppress(OSError):
            one.close()


def test_messages_are_taken_in_their_time_and_none_is_lost() -> None:
    async def run() -> tuple[float, list[int]]:
        waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        for n in range(60):
            waiting.put_nowait({"type": "websocket.receive", "n": n})
        client = Patience({}, waiting.get, None, per_second=100, at_once=20)  # type: ignore[arg-type]
        begun = time.monotonic()
        taken = [(await client.receive())["n"] for _ in range(60)]
        return time.monotonic() - begun, taken

    seconds, taken = asyncio.run(run())
    assert taken == list(range(60))
    assert 0.3 < seconds < 5, "40 beyond the first 20, 100 a second"


def polled(server: Server, method: str, query: str, body: bytes = b"") -> tuple[int, str]:
    """One request of a page whose websocket does not come through."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request(method, f"/_nicegui_ws/socket.io/?EIO=4&transport=polling{query}", body)
    answer = connection.getresponse()
    told = answer.read().decode()
    connection.close()
    return answer.status, told


def test_what_is_posted_instead_of_a_websocket_is_bounded_by_address(server: Server) -> None:
    begun = time.monotonic()
    answered = [polled(server, "POST", "&sid=x", b"2")[0] for _ in range(200)]
    seconds = time.monotonic() - begun
    taken = 200 - answered.count(429)
    assert answered[:120] == [400] * 120, "so many at once"
    assert taken <= 121 + 30 * seconds
    assert answered.count(429) > 0
    assert polled(server, "GET", "")[0] == 429, "another connection is no way around it"
    with urlopen(f"{server.base}/play", timeout=20) as answer:
        assert answer.status == 200, "pages are not what is bounded"
    time.sleep(1)
    assert polled(server, "POST", "&sid=x", b"2")[0] == 400, "it grows back"


def test_a_posted_message_is_no_longer_than_one_of_a_websocket(server: Server) -> None:
    status, told = polled(server, "POST", "&sid=x", b"4" * 70_000)
    assert (status, "ariari" in told) == (413, True)


def test_a_page_plays_without_a_websocket(server: Server) -> None:
    (address,) = tables(server.db, 1)
    polling: list[str] = ["polling"]

    async def run() -> list[float]:
        view = View(server.base, address, plays=True, transports=polling)
        async with aiohttp.ClientSession() as session:
            await view.open(session)
            await asyncio.sleep(4)
            times = list(view.times)
            await view.close()
        return times

    assert len(asyncio.run(run())) >= 3

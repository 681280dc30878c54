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
from ariari.web.hall import Allowance, Entry, Store, room_head
from ariari.web.patience import Patience
from ariari.web.safety import Safety

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


MESSAGES = "/_nicegui_ws/socket.io/"


async def asked(safety: Safety, method: str, path: str, query: str, address: str = "192.0.2.1") -> int:
    """The status of an answer."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": method, "path": path, "query_string": query.encode()}
    await safety(scope | {"headers": [], "client": (address, 1)}, None, send)  # type: ignore[arg-type]
    return int(sent[0]["status"])


async def answering(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


def test_posts_and_new_connections_of_an_address_come_out_of_one_allowance() -> None:
    """What a page reads, pages themselves and other addresses do not."""
    now = [0.0]

    async def run() -> list[int]:
        safety = Safety(answering, posts=Allowance(4, 2.0, clock=lambda: now[0]))
        answers = [await asked(safety, "POST", MESSAGES, f"sid={n}") for n in range(3)]
        answers.append(await asked(safety, "GET", MESSAGES, "transport=polling"))
        answers.append(await asked(safety, "POST", MESSAGES, "sid=x"))
        answers.append(await asked(safety, "GET", MESSAGES, "transport=polling"))
        answers.append(await asked(safety, "GET", MESSAGES, "sid=x"))
        answers.append(await asked(safety, "GET", "/play", ""))
        answers.append(await asked(safety, "POST", MESSAGES, "sid=x", "192.0.2.2"))
        now[0] += 0.5
        answers.append(await asked(safety, "POST", MESSAGES, "sid=x"))
        answers.append(await asked(safety, "POST", MESSAGES, "sid=x"))
        return answers

    assert asyncio.run(run()) == [200, 200, 200, 200, 429, 429, 200, 200, 200, 200, 429]


def test_so_much_is_posted_at_once_and_then_so_much_a_second() -> None:
    async def run() -> tuple[list[int], float]:
        safety, begun = Safety(answering), time.monotonic()
        answers = [await asked(safety, "POST", MESSAGES, "sid=x") for _ in range(2000)]
        return answers, time.monotonic() - begun

    answers, seconds = asyncio.run(run())
    assert answers[:120] == [200] * 120
    assert answers.count(200) <= 121 + 30 * seconds


def test_a_posted_message_is_no_longer_than_one_of_a_websocket(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("POST", "/_nicegui_ws/socket.io/?EIO=4&transport=polling&sid=x", b"4" * 70_000)
    answer = connection.getresponse()
    assert (answer.status, "ariari" in answer.read().decode()) == (413, True)
    connection.close()


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

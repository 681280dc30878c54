"""The server: health, logs, bounds, headers, and an orderly end."""

import asyncio
import http.client
import json
import socket
import subprocess
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from ariari.rules.layers import named_houses


def get(server: Any, address: str, **headers: str) -> tuple[int, dict[str, str], str]:
    try:
        with urlopen(Request(server.base + address, headers=headers), timeout=20) as answer:
            return answer.status, dict(answer.headers), answer.read().decode()
    except HTTPError as error:
        return error.code, dict(error.headers), error.read().decode()


def test_health_is_told_and_logs_are_json_lines(server: Any) -> None:
    status, _, body = get(server, "/health")
    assert status == 200
    assert json.loads(body) == {"status": "ok", "tables": 0}
    assert all({"at", "level", "from", "event"} <= set(line) for line in server.lines)


def test_the_server_ends_in_an_orderly_way_when_it_is_told_to(server: Any) -> None:
    assert server.stop() in (0, -15)
    assert "Application shutdown complete." in [line["event"] for line in server.lines]


def test_pages_allow_nothing_from_elsewhere_and_tell_no_address_to_others(shared_server: Any) -> None:
    _, headers, body = get(shared_server, "/play")
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-content-type-options"] == "nosniff"
    assert "https://" not in body.replace("https://www.w3.org", "")


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        ("ja,en;q=0.5", "店のルール"),
        ("zh-CN,zh;q=0.9", "各店规则"),
        ("fr,en;q=0.3", "House rules"),
        ("", "店のルール"),
    ],
)
def test_the_language_is_what_the_browser_asks_for(shared_server: Any, lang: str, word: str) -> None:
    _, _, body = get(shared_server, "/", **{"Accept-Language": lang})
    # Texts stand in the page as JSON.
    assert word in body or json.dumps(word)[1:-1] in body


def test_the_choice_of_a_language_leads_nowhere_else(shared_server: Any) -> None:
    for referer in ("https://evil.example/x", "//evil.example", "nonsense", ""):
        connection = http.client.HTTPConnection("127.0.0.1", shared_server.port, timeout=20)
        connection.request("GET", "/language/zh", headers={"Referer": referer})
        answer = connection.getresponse()
        assert answer.status == 303
        assert answer.getheader("location") == "/"
        assert "lang=zh" in (answer.getheader("set-cookie") or "")
        connection.close()


@pytest.mark.parametrize(
    "address",
    [
        "/sheets/nowhere",
        "/sheets/..%2f..%2fetc",
        "/sheets/m-league/against/nowhere",
        "/tables/x/record",
        "/keep/x/log.jsonl",
        "/keep/x",
        "/keep-seat/x",
        "/play/x",
        "/play/x/y",
        "/replays/x",
        "/replays?table=x",
        "/houses/x",
        "/language/xx",
        "/x",
    ],
)
def test_what_is_not_there_is_not_found(shared_server: Any, address: str) -> None:
    assert get(shared_server, address)[0] == 404


def test_a_sheet_and_a_comparison_are_pages(shared_server: Any) -> None:
    status, _, body = get(shared_server, "/sheets/m-league", **{"Accept-Language": "en"})
    assert status == 200 and 'id="chart"' in body
    status, _, body = get(shared_server, "/sheets/m-league/against/tenhou", **{"Accept-Language": "en"})
    assert status == 200 and 'class="compare"' in body


def test_what_is_too_long_is_refused(shared_server: Any) -> None:
    assert get(shared_server, "/score?hand=" + "1m" * 3000)[0] == 414
    connection = http.client.HTTPConnection("127.0.0.1", shared_server.port, timeout=20)
    connection.request(
        "POST", "/replays", headers={"Content-Length": str(1 << 30), "Content-Type": "text/plain"}
    )
    assert connection.getresponse().status == 413
    connection.close()


def test_a_client_that_sends_nothing_holds_nobody_up(shared_server: Any) -> None:
    idle = [socket.create_connection(("127.0.0.1", shared_server.port)) for _ in range(50)]
    for connection in idle:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
    assert get(shared_server, "/health")[0] == 200
    for connection in idle:
        connection.close()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--db", "nonsense"], "is no database"),
        (["--db", "sqlite:////no/such/folder/a.db"], "cannot be opened"),
        (["--port", "99999"], "65535"),
    ],
)
def test_what_cannot_be_served_is_told_without_a_traceback(arguments: list[str], said: str) -> None:
    pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")
    command = [sys.executable, "-m", "ariari", "serve", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode in (1, 2)
    assert said in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_taken_port_is_told(shared_server: Any, tmp_path: Any) -> None:
    command = [
        sys.executable,
        "-m",
        "ariari",
        "serve",
        "--port",
        str(shared_server.port),
        "--db",
        f"sqlite:///{tmp_path}/a.db",
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert "cannot be listened at" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_package_itself_stays_light() -> None:
    """`import ariari` and the command line do not load the app's libraries."""
    program = (
        "import sys, ariari.cli; print([m for m in ('nicegui', 'sqlalchemy', 'fastapi') if m in sys.modules])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    assert ended.stdout.strip() == "[]"


def test_a_sheet_is_printed_as_pdf_or_what_is_missing_is_told(shared_server: Any) -> None:
    with_pdf = pytest.importorskip("ariari.web.sheet_pages", exc_type=ImportError).has_pdf()
    try:
        with urlopen(f"{shared_server.base}/sheets/wrc.pdf", timeout=120) as answer:
            assert with_pdf
            assert answer.read(5) == b"%PDF-"
    except HTTPError as error:
        assert not with_pdf
        assert error.code == 501
        assert "WeasyPrint" in error.read().decode()


@pytest.mark.parametrize(
    ("address", "status", "words"),
    [
        ("/nothing", 404, "そのページはありません"),
        ("/sheets/nothing", 404, "「nothing」という店はありません"),
        ("/play/nothing", 404, "その卓はない"),
        ("/keep/nothing", 404, "その卓の記録はない"),
        ("/replays/nothing", 404, "その牌譜はありません"),
        ("/tables/nothing/record", 404, "対局がまだ終わっていません"),
        ("/keep/nothing/settlement.csv", 404, "その卓の記録はない"),
        ("/" + "x" * 5000, 414, "アドレスが長すぎます"),
    ],
)
def test_what_is_not_there_is_said_in_words_under_the_menu(
    shared_server: Any, address: str, status: int, words: str
) -> None:
    answered, headers, body = get(shared_server, address, **{"Accept-Language": "ja"})
    assert answered == status
    assert words in body and 'href="/keep"' in body and 'lang="ja"' in body
    assert headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("/play?house=nowhere", "/play?house=m-league"),
        ("/keep?house=nowhere", "/keep?house=m-league"),
        ("/score?house=nowhere&amp;hand=123p", "/score?house=m-league&amp;hand=123p"),
        ("/score?house=tenhou&amp;beside=nowhere", "/score?house=tenhou&amp;beside=m-league"),
        ("/houses/nowhere", "/houses/m-league"),
        ("/sheets/tenhou/against/nowhere", "/houses/m-league"),
    ],
)
@pytest.mark.parametrize(
    ("lang", "words"),
    [("ja", "「nowhere」という店はありません"), ("zh", "没有“nowhere”这家店"), ("en", "no house “nowhere”")],
)
def test_an_unknown_house_is_named_and_every_house_offered(
    shared_server: Any, address: str, link: str, lang: str, words: str
) -> None:
    status, _, body = get(shared_server, address.replace("&amp;", "&"), **{"Accept-Language": lang})
    assert status == 404
    assert words in body
    assert f'href="{link}"' in body
    assert body.count('class="house"') == len(named_houses())


def test_what_an_unknown_house_is_called_is_text(shared_server: Any) -> None:
    _, _, body = get(shared_server, "/play?house=%3Cscript%3Ealert(1)%3C/script%3E")
    assert "<script>alert" not in body


def test_an_address_without_a_house_is_the_first_house(shared_server: Any) -> None:
    for address in ("/play", "/keep", "/score", "/play?house="):
        assert get(shared_server, address)[0] == 200


def posted(server: Any, body: bytes, kind: str = "multipart/form-data; boundary=XX") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("POST", "/replays", body, {"Content-Type": kind, "Accept-Language": "ja"})
    answer = connection.getresponse()
    told = answer.read().decode()
    connection.close()
    return answer.status, told


def form(file: bytes, field: str = "file") -> bytes:
    head = f'--XX\r\nContent-Disposition: form-data; name="{field}"; filename="a"\r\n\r\n'
    return head.encode() + file + b"\r\n--XX--\r\n"


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (form(b""), 400, "牌譜を読めません：中身がありません"),
        (form(b"x", "other"), 400, "牌譜を読めません：中身がありません"),
        (form(b'{"type":"start_game"}'), 400, "牌譜を読めません：局が一つもありません"),
        (b"nonsense", 400, "その操作はできません"),
        (form(b"a" * 20_000_000), 413, "大きすぎます"),
    ],
)
def test_an_upload_is_refused_in_words(shared_server: Any, body: bytes, status: int, words: str) -> None:
    answered, told = posted(shared_server, body)
    assert answered == status
    assert words in told and 'href="/replays"' in told


def test_nonsense_on_a_websocket_is_a_short_line_in_the_log_and_not_many(server: Any) -> None:
    from tests.web.test_hostile import frame, raw_websocket

    one, _ = raw_websocket(server.base, "/play")
    sent = [
        '["event",{"client_id":"x","args":7}]',
        '["event",7]',
        '["log",{"level":"error"}]',
        '["event","\\ud800"]',
    ]
    for _ in range(6):
        for text in sent:
            one.sendall(frame("42" + text))
    time.sleep(1)
    one.close()
    assert get(server, "/health")[0] == 200
    told = [line for line in server.lines if line["level"] != "info"]
    assert 0 < len(told) <= 20
    assert {line["event"] for line in told} == {"a client sent what no page sends"}
    assert all("error" not in line and line["why"] for line in told)


def test_documents_are_printed_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    import httpx
    from fastapi import FastAPI

    from ariari.web import sheet_pages
    from ariari.web.routes import add_routes

    at_work, most = [0], [0]

    def slow(_id: str, _lang: str) -> bytes:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        time.sleep(0.02)
        at_work[0] -= 1
        return b"%PDF"

    monkeypatch.setattr(sheet_pages, "pdf", slow)
    app = FastAPI()
    add_routes(app, None)  # type: ignore[arg-type]

    async def run() -> list[int]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            answers = await asyncio.gather(*(client.get("/sheets/m-league.pdf") for _ in range(8)))
        return [answer.status_code for answer in answers]

    assert asyncio.run(run()) == [200] * 8
    assert most == [1]

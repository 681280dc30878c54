"""A server of our own and a browser, for the tests that drive the app."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-default-apps", "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip
# Bots think for no time, so that a match is a matter of seconds.
_PROGRAM = (
    "import sys\n"
    "from ariari.web.hall import Pace\n"
    "from ariari.web.serve import serve\n"
    "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], pace=Pace(bot=float(sys.argv[3]), grace=2.0))\n"
)


@dataclass
class Server:
    """`ariari serve` in a process of its own."""

    db: str
    log: Path
    bot: float = 0.02
    port: int = 0
    process: subprocess.Popen[str] | None = None
    program: str = _PROGRAM
    started: int = field(default=0)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", self.program, str(self.port), self.db, str(self.bot)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r":(\d+)/", told)
        assert found, self.log.read_text()
        self.port = int(found[1])
        self.started += 1
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            try:
                with urlopen(f"{self.base}/health", timeout=5) as answer:
                    assert json.load(answer)["status"] == "ok"
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl+C or a service manager does; returns the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The log, which is one JSON object a line."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def new_server(folder: Path, bot: float = 0.02) -> Server:
    return Server(f"sqlite:///{folder}/app.db", folder / "server.log", bot)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty store, stopped afterwards."""
    pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")
    made = new_server(tmp_path)
    made.start()
    try:
        yield made
    finally:
        made.stop()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for tests that do not need one of their own."""
    pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")
    made = new_server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


# Playwright keeps an event loop running in its thread, in which no other test could run one: so by module.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Debian's Chromium, driven by Playwright."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here (Debian: apt-get install chromium fonts-noto-cjk)")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=_FLAGS)
        yield browser
        browser.close()


@dataclass
class Visitor:
    """One browser of its own, and everything it asked for and was sent."""

    page: Any
    base: str
    outside: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)

    def watch(self) -> None:
        self.page.on("request", self._asked)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console", lambda message: self.faults.append(message.text) if message.type == "error" else None
        )
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda f: self.received.append(str(f)))
        )
        self.page.on("response", self._answered)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.base, self.base.replace("http", "ws"), "data:", "blob:")):
            self.outside.append(request.url)

    def _answered(self, response: Any) -> None:
        kind = response.headers.get("content-type", "")
        if "html" in kind or "json" in kind:
            try:
                self.received.append(response.text())
            except Exception:  # a redirect has no body
                return

    def go(self, address: str) -> None:
        self.page.goto(self.base + address)


@pytest.fixture
def visit(chromium: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Makes visitors; afterwards none may have met an error or asked anything of another server."""
    made: list[tuple[Visitor, Any]] = []

    def new(
        server: Server, *, lang: str = "en-US", size: tuple[int, int] = (1280, 800), dark: bool = False
    ) -> Visitor:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if dark else "light",
            accept_downloads=True,
        )
        context.set_default_timeout(20_000)
        visitor = Visitor(context.new_page(), server.base)
        visitor.watch()
        made.append((visitor, context))
        return visitor

    yield new
    shots = os.environ.get("ARIARI_SCREENSHOTS")
    for number, (visitor, context) in enumerate(made):
        if shots and not visitor.page.is_closed():
            visitor.page.screenshot(path=f"{shots}/{request.node.name}-{number}.png")
        context.close()
    for visitor, _ in made:
        assert visitor.outside == []
        assert visitor.faults == []


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind that the store is made for."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    server: str = request.getfixturevalue("postgresql")
    name = f"test_{time.monotonic_ns()}"
    from sqlalchemy import create_engine, text

    with create_engine(server, isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text(f"create database {name}"))
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of our own, on a socket in a folder of its own; Debian's package is enough."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = found[-1] if found else shutil.which("initdb")
    if initdb is None:
        pytest.skip("PostgreSQL's server is not installed here (Debian: apt-get install postgresql)")
    tools = Path(initdb).parent
    # The server refuses to run as root; it may run as whoever owns its folder.
    user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.getuid() == 0 else []
    home = Path(f"/tmp/ariari-pg-{os.getpid()}")
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    if user:
        shutil.chown(home, "nobody", "nogroup")

    def run(*command: str) -> None:
        subprocess.run([*user, *command], check=True, capture_output=True, cwd=home, timeout=60)

    try:
        run(str(tools / "initdb"), "-D", f"{home}/data", "-U", "ariari", "-A", "trust", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={home}"
        run(str(tools / "pg_ctl"), "-D", f"{home}/data", "-o", options, "-l", f"{home}/log", "-w", "start")
        try:
            yield f"postgresql+psycopg://ariari@/postgres?host={home}"
        finally:
            run(str(tools / "pg_ctl"), "-D", f"{home}/data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)

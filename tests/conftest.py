"""Fixtures and marks shared by every room's tests."""

from pathlib import Path

import pytest
from hypothesis import settings

from clause_coverage import ENFORCED_KINDS, open_clauses

# How long an example takes is not what these tests prove, and a busy machine must not fail them.
settings.register_profile("ariari", deadline=None)
settings.register_profile("ariari-long", deadline=None, max_examples=5000)
settings.load_profile("ariari")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="fuzz for hours, not for seconds")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long"):
        settings.load_profile("ariari-long")


def shared(name: str) -> Path:
    """The path of a file of the shared folder beside the checkout; skips the test where there is none."""
    for above in Path(__file__).resolve().parents[1:4]:
        path = above.parent / "shared" / name
        if path.exists():
            return path
    pytest.skip(f"../shared/{name} is not here", allow_module_level=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """After a run of all the tests, list the clauses that no test proves yet."""
    if config.args != config.getini("testpaths"):
        return
    terminalreporter.section("clauses without a test")
    for kind, ids in open_clauses().items():
        state = "enforced" if kind in ENFORCED_KINDS else f"{len(ids)} open"
        terminalreporter.write_line(f"[{kind}] {state} {' '.join(ids)}".rstrip())

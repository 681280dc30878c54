"""The README's sessions are run as they stand: Python as a doctest, the shell command by command."""

import doctest
import itertools
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [body for kind, body in BLOCK.findall(README.read_text(encoding="utf-8")) if kind == language]


def shell_examples() -> list[tuple[str, str]]:
    """Each `$ command` of the README's console blocks with the output printed below it."""
    examples = []
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            # a blank line parts one command from the next
            examples.append((command, output.rstrip("\n")))
    return examples


def test_python_session() -> None:
    sessions = [b for b in blocks("python") if ">>>" in b]
    assert sessions, "the README has no Python session"
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    for text in sessions:
        test = doctest.DocTestParser().get_doctest(text, {}, "README.md", str(README), 0)
        runner.run(test)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize(("command", "expected"), shell_examples(), ids=itertools.count())
def test_shell_session(command: str, expected: str) -> None:
    words = shlex.split(command)
    assert words[0] == "ariari", f"the README's shell session runs ariari, not {words[0]}"
    done = subprocess.run(
        [sys.executable, "-m", "ariari", *words[1:]],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"COLUMNS": "100", "PATH": "", "PYTHONUTF8": "1", "NO_COLOR": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [line.rstrip() for line in done.stdout.splitlines()] == [
        line.rstrip() for line in expected.splitlines()
    ]

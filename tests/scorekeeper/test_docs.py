"""The examples of docs/scorekeeper.md run as they stand."""

import doctest
from pathlib import Path


def test_examples_run() -> None:
    page = Path(__file__).parents[2] / "docs" / "scorekeeper.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0

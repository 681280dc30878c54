"""docs/table.md runs as it stands."""

import doctest
from pathlib import Path


def test_the_examples_run() -> None:
    page = Path(__file__).parents[2] / "docs" / "table.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 8 and found.failed == 0

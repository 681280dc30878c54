"""Fixtures and marks shared by every room's tests."""

from pathlib import Path

import pytest


def shared(name: str) -> Path:
    """The path of a file of the shared folder beside the checkout; the test is skipped where there is none."""
    for above in Path(__file__).resolve().parents[1:4]:
        path = above.parent / "shared" / name
        if path.exists():
            return path
    pytest.skip(f"../shared/{name} is not here", allow_module_level=True)

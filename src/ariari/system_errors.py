"""What the system says of files and programs, in the reader's language."""

from __future__ import annotations

import errno
from typing import Final

from .worded import Said, Worded

_WORDED: Final = ("ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENAMETOOLONG", "ENOSPC")


def said_by_system(error: OSError) -> Worded | str:
    """Why a file or a program cannot be had; what is seldom said stays in the system's own words."""
    name = errno.errorcode.get(error.errno or 0, "")
    return Said(__package__, f"system-{name}") if name in _WORDED else error.strerror or str(error)

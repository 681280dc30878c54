"""On which line of a TOML text each key stands.

The standard library's tomllib gives values without positions, so this walks the text a second time. It relies
on the text being valid TOML: read it with tomllib first.
"""

import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterator

Path = tuple[str, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_PART = re.compile(r"[ \t]*(?P<part>[A-Za-z0-9_-]+|\"(?:\\.|[^\"\\])*\"|'[^']*')[ \t]*(?P<dot>\.?)")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' r"'''.*?'{3,5}|" r'"(?:\\.|[^"\\\n])*"|' r"'[^'\n]*'", re.DOTALL
)
_SCALAR = re.compile(r"[^,\]}#\n]+")


def key_lines(text: str) -> dict[Path, int]:
    """The line, counted from 1, on which each key and table of the TOML text first stands."""
    ends = [match.start() for match in re.finditer("\n", text)]
    lines: dict[Path, int] = {}
    for path, position in _Walk(text).document():
        lines.setdefault(path, bisect_left(ends, position) + 1)
    return lines


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def document(self) -> Iterator[tuple[Path, int]]:
        table: Path = ()
        while self._skip_blank() < len(self.text):
            start = self.at
            if self.text[self.at] == "[":
                brackets = 2 if self.text.startswith("[[", self.at) else 1
                self.at += brackets
                table = self._key()
                self.at += brackets
                yield from _with_parents((), table, start)
            else:
                yield from self._pair(table)

    def _pair(self, table: Path) -> Iterator[tuple[Path, int]]:
        start = self.at
        key = self._key()
        yield from _with_parents(table, key, start)
        self.at = self.text.index("=", self.at) + 1
        yield from self._value(table + key)

    def _value(self, path: Path) -> Iterator[tuple[Path, int]]:
        self._skip_blank()
        opening = self.text[self.at]
        if opening in "{[":
            self.at += 1
            while self.text[self._skip_blank()] not in "}]":
                yield from self._pair(path) if opening == "{" else self._value(path)
                if self.text[self._skip_blank()] == ",":
                    self.at += 1
            self.at += 1
        else:
            match = _STRING.match(self.text, self.at) or _SCALAR.match(self.text, self.at)
            assert match, "the text is valid TOML"
            self.at = match.end()

    def _key(self) -> Path:
        parts = []
        while match := _PART.match(self.text, self.at):
            self.at = match.end()
            part = match["part"]
            parts.append(next(iter(tomllib.loads(f"{part}=0"))) if part[0] in "\"'" else part)
            if not match["dot"]:
                break
        return tuple(parts)

    def _skip_blank(self) -> int:
        match = _BLANK.match(self.text, self.at)
        assert match
        self.at = match.end()
        return self.at


def _with_parents(table: Path, key: Path, position: int) -> Iterator[tuple[Path, int]]:
    for length in range(1, len(key) + 1):
        yield table + key[:length], position

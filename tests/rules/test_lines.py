"""The line of each key, whatever shape TOML gives it."""

import tomllib

from ariari.rules.layers import HOUSES, house_ids
from ariari.rules.lines import key_lines

TEXT = '''\
# a comment with [brackets] and = signs
name = "a # not a comment"   # a comment

[kan]
dora_timing = "at-once"
"quoted key" = 1
text = """
[not.a.table]
key = 1
"""
raw = \'\'\'
also = [ not
\'\'\'

[draws . noten]
list = [
    "one", # ]
    { inner = 1, other = [2, 3] },
]
pool = 3000

[draws]
dealer_stays = { E = "tenpai", S = "always" }
a.b.c = 1

[[rows]]
x = 2026-01-02
'''


def test_each_key_has_the_line_on_which_it_stands() -> None:
    tomllib.loads(TEXT)
    lines = key_lines(TEXT)
    assert lines["name",] == 2
    assert lines["kan",] == 4
    assert lines["kan", "dora_timing"] == 5
    assert lines["kan", "quoted key"] == 6
    assert lines["kan", "text"] == 7
    assert lines["kan", "raw"] == 11
    assert lines["draws", "noten"] == 15
    assert lines["draws", "noten", "list", "inner"] == 18
    assert lines["draws", "noten", "pool"] == 20
    assert lines["draws", "dealer_stays", "S"] == 23
    assert lines["draws", "a", "b", "c"] == 24
    assert lines["rows", "x"] == 27
    assert ("kan", "key") not in lines
    assert ("kan", "also") not in lines


def test_windows_line_ends() -> None:
    assert key_lines("a = 1\r\n\r\n[b]\r\nc = 2\r\n") == {("a",): 1, ("b",): 3, ("b", "c"): 4}


def test_every_key_of_the_houses_is_found() -> None:
    for name in house_ids():
        text = (HOUSES / f"{name}.toml").read_text(encoding="utf-8")
        lines = key_lines(text)
        for path in _paths(tomllib.loads(text), ()):
            assert path in lines, (name, path)
            assert path[-1] in text.split("\n")[lines[path] - 1], (name, path)


def _paths(table: dict[str, object], above: tuple[str, ...]) -> list[tuple[str, ...]]:
    found = []
    for name, value in table.items():
        found.append((*above, name))
        if isinstance(value, dict):
            found += _paths(value, (*above, name))
    return found

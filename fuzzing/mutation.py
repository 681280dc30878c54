"""Changes that keep a record a record: values of JSON and attributes of XML exchanged for others."""

import json
import random
import re
from typing import Any

VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    3,
    4,
    13,
    60,
    136,
    10**9,
    10**30,
    1.5,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "?",
    "5mr",
    "0p",
    "1f",
    "E",
    "hora",
    "ryukyoku",
    "chombo",
    "和了",
    "流局",
    "r60",
    "c111213",
    "\ud800",
    "x" * 300,
    [],
    {},
    [[]],
    {"": 0},
)
ATTRIBUTES = (
    "",
    "-1",
    "0",
    "3",
    "135",
    "136",
    "99999999999999999999",
    "1,2",
    "65535",
    "nm",
    "ron3",
    "1.5",
    "é",
)
_ATTRIBUTE = re.compile(rb'="([^"]*)"')


def mutated(data: bytes, seed: int) -> bytes | None:
    """The record with one or a few values changed; None for what is no record of either kind."""
    chance = random.Random(seed)
    if data.lstrip().startswith(b"<"):
        return _attributes(data, chance)
    lines = data.split(b"\n")
    for _ in range(chance.randint(1, 3)):
        n = chance.randrange(len(lines))
        if chance.random() < 0.1:  # events in another order, twice, or not at all
            lines.insert(
                chance.randrange(len(lines) + 1), lines.pop(n) if chance.random() < 0.5 else lines[n]
            )
            continue
        try:
            value = json.loads(lines[n])
        except (ValueError, RecursionError):
            return None
        lines[n] = json.dumps(_changed(value, chance)).encode()
    return b"\n".join(lines)


def _changed(value: Any, chance: random.Random) -> Any:
    """One value within it is another one."""
    if not isinstance(value, list | dict) or not value or chance.random() < 0.05:
        return (
            chance.choice(VALUES)
            if type(value) is not int or chance.random() < 0.5
            else value + chance.choice(STEPS)
        )
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = chance.choice(keys)
    if chance.random() < 0.05:
        del value[key]
    else:
        value[key] = _changed(value[key], chance)
    return value


STEPS = (-1000, -1, 1, 2, 1000)


def _attributes(data: bytes, chance: random.Random) -> bytes | None:
    found = list(_ATTRIBUTE.finditer(data))
    if not found:
        return None
    place = chance.choice(found)
    old = place[1].decode("utf-8", "replace")
    if chance.random() < 0.5 and "," in old:  # one number of a list
        parts = old.split(",")
        parts[chance.randrange(len(parts))] = chance.choice(ATTRIBUTES)
        new = ",".join(parts)
    else:
        new = chance.choice((*ATTRIBUTES, chance.choice(found)[1].decode("utf-8", "replace")))
    return data[: place.start(1)] + new.encode() + data[place.end(1) :]

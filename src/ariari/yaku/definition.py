"""One yaku as it is written in the catalogue or in a ruleset's `[yaku.define]`."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from . import language, tree
from .errors import YakuError, did_you_mean
from .program import FEATURES, Op, op

MOST_HAN = 13
YAKUMAN = {"yakuman": 1, "double-yakuman": 2}
KEYS = ("name", "han", "replaces", "when", "part", "standard")


class Name(NamedTuple):
    """What the yaku is called."""

    ja: str
    zh: str
    en: str


class Han(NamedTuple):
    """What it is worth: han in a closed and in an open hand, 0 where it cannot be; or 1 or 2 yakuman."""

    closed: int
    open: int
    yakuman: int = 0


@dataclass(frozen=True)
class Definition:
    """A yaku, checked and compiled.

    `need`, `when` and `part` are what the kernel reads: the features it cannot do without, the program that
    decides the rest, and the steps that name the groups which belong to it.
    """

    id: str
    name: Name
    han: Han
    replaces: tuple[str, ...]
    condition: str
    standard: bool
    need: int
    when: tuple[Op, ...]
    part: tuple[Op, ...]

    def worth(self, han: Han) -> "Definition":
        """The same yaku at another value."""
        return replace(self, han=han)


def definition(yaku: str, table: Any) -> Definition:
    """The yaku that a TOML table defines; raises YakuError."""
    if not isinstance(table, Mapping):
        raise YakuError("must be a table with name, han and when", yaku=yaku)
    for key in table:
        if key not in KEYS:
            raise YakuError(f"there is no key {key!r}{did_you_mean(key, KEYS)}", word=key, yaku=yaku)
    for key in ("name", "han", "when"):
        if key not in table:
            raise YakuError(f"needs the key {key!r}", yaku=yaku, key=key)
    condition = _text(table["when"], yaku, "when")
    node = _read(condition, yaku, "when")
    standard = table.get("standard", False)
    if not isinstance(standard, bool):
        raise YakuError("must be true or false", yaku=yaku, key="standard")
    return Definition(
        id=yaku,
        name=_name(table["name"], yaku),
        han=read_han(table["han"], yaku),
        replaces=_replaces(table.get("replaces", []), yaku),
        condition=condition,
        standard=standard,
        need=tree.need(node) & _EVERY_FEATURE,
        when=tree.program(node),
        part=_part(table.get("part"), node, yaku),
    )


_EVERY_FEATURE = sum(FEATURES.values())


def read_han(value: Any, yaku: str, key: str = "han") -> Han:
    """A number of han, 'yakuman', 'double-yakuman', or a table {closed = …, open = …}."""
    if isinstance(value, str):
        if value not in YAKUMAN:
            raise YakuError(
                f"{value!r} is neither a number nor one of {', '.join(YAKUMAN)}", yaku=yaku, key=key
            )
        return Han(0, 0, YAKUMAN[value])
    if isinstance(value, Mapping):
        for word in value:
            if word not in ("closed", "open"):
                raise YakuError(
                    f"there is no {word!r}; han has closed and open", word=word, yaku=yaku, key=key
                )
        han = Han(_number(value.get("closed", 0), yaku, key), _number(value.get("open", 0), yaku, key))
    else:
        number = _number(value, yaku, key)
        han = Han(number, number)
    if not any(han):
        raise YakuError("is worth nothing; to leave a yaku out, list it in yaku.off", yaku=yaku, key=key)
    return han


def _number(value: Any, yaku: str, key: str) -> int:
    if type(value) is not int or not 0 <= value <= MOST_HAN:
        raise YakuError(f"{value!r} is no number of han from 0 to {MOST_HAN}", yaku=yaku, key=key)
    return value


def _text(value: Any, yaku: str, key: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise YakuError("must be a condition in quotes", yaku=yaku, key=key)
    return value


def _name(value: Any, yaku: str) -> Name:
    if not isinstance(value, Mapping) or set(value) != set(Name._fields):
        raise YakuError("must give ja, zh and en", yaku=yaku, key="name")
    return Name(**{language_: _text(text, yaku, "name") for language_, text in value.items()})


def _replaces(value: Any, yaku: str) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(other, str) for other in value):
        raise YakuError("must be a list of yaku", yaku=yaku, key="replaces")
    return tuple(value)


def _read(condition: str, yaku: str, key: str) -> tree.Node:
    try:
        return language.read(condition)
    except YakuError as error:
        raise error.within(yaku, key) from None


def _part(value: Any, when: tree.Node, yaku: str) -> tuple[Op, ...]:
    """'all', 'none', or a condition whose words name groups; not given: what `when` speaks of."""
    if value is None:
        return tree.naming_steps(when)
    text = _text(value, yaku, "part")
    if text == "all":
        return (op("all"),)
    if text == "none":
        return ()
    steps = tree.naming_steps(_read(text, yaku, "part"))
    if not steps:
        raise YakuError(f"{text!r} names no groups of the hand", word=text, yaku=yaku, key="part")
    return steps

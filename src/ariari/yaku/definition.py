"""One yaku as it is written in the catalogue or in a ruleset's `[yaku.define]`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from . import language, tree
from .errors import YakuError, did_you_mean, under
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


_EVERY_FEATURE = sum(FEATURES.values())


def definition(yaku: str, table: Any) -> Definition:
    """The yaku that a TOML table defines; raises YakuError, its path beginning with the yaku's id."""
    with under(yaku):
        if not isinstance(table, Mapping):
            raise YakuError("must be a table with name, han and when")
        for key in table:
            if key not in KEYS:
                raise YakuError(f"there is no key {key!r}{did_you_mean(key, KEYS)}", word=key)
        for key in ("name", "han", "when"):
            if key not in table:
                raise YakuError(f"needs the key {key!r}")
        with under("when"):
            condition = _text(table["when"])
            node = language.read(condition)
        return Definition(
            id=yaku,
            name=_name(table["name"]),
            han=read_han(table["han"]),
            replaces=_replaces(table.get("replaces", [])),
            condition=condition,
            standard=_standard(table.get("standard", False)),
            need=tree.need(node) & _EVERY_FEATURE,
            when=tree.program(node),
            part=_part(table.get("part"), node),
        )


def read_han(value: Any) -> Han:
    """A number of han, 'yakuman', 'double-yakuman', or a table {closed = …, open = …}; raises YakuError."""
    with under("han"):
        if isinstance(value, str):
            if value not in YAKUMAN:
                raise YakuError(f"{value!r} is neither a number nor one of {', '.join(YAKUMAN)}")
            return Han(0, 0, YAKUMAN[value])
        if isinstance(value, Mapping):
            for word in value:
                if word not in ("closed", "open"):
                    raise YakuError(f"there is no {word!r}; han has closed and open", word=word)
            han = Han(_number(value.get("closed", 0)), _number(value.get("open", 0)))
        else:
            han = Han(_number(value), _number(value))
        if not any(han):
            raise YakuError("is worth nothing; to leave a yaku out, list it in yaku.off")
        return han


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= MOST_HAN:
        raise YakuError(f"{value!r} is no number of han from 0 to {MOST_HAN}")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise YakuError("must be text in quotes, and not empty")
    return value


def _name(value: Any) -> Name:
    with under("name"):
        if not isinstance(value, Mapping) or set(value) != set(Name._fields):
            raise YakuError("must give ja, zh and en")
        return Name(**{language_: _text(text) for language_, text in value.items()})


def _replaces(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(other, str) for other in value):
        raise YakuError("must be a list of yaku", path=("replaces",))
    return tuple(value)


def _standard(value: Any) -> bool:
    if not isinstance(value, bool):
        raise YakuError("must be true or false", path=("standard",))
    return value


def _part(value: Any, when: tree.Node) -> tuple[Op, ...]:
    """'all', 'none', or a condition whose words name groups; not given: what `when` speaks of."""
    if value is None:
        return tree.naming_steps(when)
    with under("part"):
        text = _text(value)
        if text == "all":
            return (op("all"),)
        if text == "none":
            return ()
        steps = tree.naming_steps(language.read(text))
        if not steps:
            raise YakuError(f"{text!r} names no groups of the hand", word=text)
        return steps

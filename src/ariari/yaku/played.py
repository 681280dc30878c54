"""Which yaku a ruleset plays, and at what value."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from .catalogue import catalogue, checked
from .definition import Definition, Han, Name, definition, read_han
from .errors import YakuError, did_you_mean, under
from .program import FEATURES, Op


class YakuKeys(Protocol):
    """The section `yaku` of a ruleset."""

    @property
    def on(self) -> tuple[str, ...]: ...
    @property
    def off(self) -> tuple[str, ...]: ...
    @property
    def han(self) -> dict[str, Any]: ...
    @property
    def define(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class PlayedYaku:
    """A yaku as one ruleset plays it; what the kernel is given (`to_yaku_set` in kernel/bind/yaku.cpp).

    `closed` and `open` are han, 0 where it does not count; `yakuman` is 1, or 2 where the catalogue or the
    ruleset calls it double, and then han are 0.
    """

    id: str
    name: Name
    closed: int
    open: int
    yakuman: int
    replaces: tuple[str, ...]
    need: int
    when: tuple[Op, ...]
    part: tuple[Op, ...]


def played(keys: YakuKeys) -> tuple[PlayedYaku, ...]:
    """The yaku that are played, in the catalogue's order and then the house's own.

    Raises YakuError for a yaku that does not exist, is both on and off, or is badly defined; its `path` says
    under which keys of the section.
    """
    known = dict(catalogue())
    with under("define"):
        for yaku, table in keys.define.items():
            if yaku in known:
                raise YakuError("is in the catalogue already; give your own yaku another id", path=(yaku,))
            known[yaku] = definition(yaku, table)
        checked(known.values())
    for key, ids in (("on", keys.on), ("off", keys.off), ("han", keys.han)):
        with under(key):
            _check_ids(ids, known)
    for yaku in keys.on:
        if yaku in keys.off:
            raise YakuError(f"{yaku!r} is both on and off", word=yaku, path=("off",))
    values = {yaku: _other_value(yaku, value) for yaku, value in keys.han.items()}
    return tuple(
        _as_played(yaku, values.get(yaku.id, yaku.han))
        for yaku in known.values()
        if yaku.id not in keys.off and (yaku.standard or yaku.id in keys.on or yaku.id in keys.define)
    )


def _check_ids(ids: Iterable[str], known: Mapping[str, Definition]) -> None:
    for yaku in ids:
        if yaku not in known:
            raise YakuError(f"there is no yaku {yaku!r}{did_you_mean(yaku, known)}", word=yaku)


def _other_value(yaku: str, value: Any) -> Han:
    try:
        return read_han(value)
    except YakuError as error:
        raise YakuError(error.reason, word=error.word, path=("han", yaku)) from None


def _as_played(yaku: Definition, han: Han) -> PlayedYaku:
    need = yaku.need
    if not han.yakuman and not han.open:
        need |= FEATURES["closed"]
    if not han.yakuman and not han.closed:
        need |= FEATURES["not closed"]
    return PlayedYaku(
        yaku.id, yaku.name, han.closed, han.open, han.yakuman, yaku.replaces, need, yaku.when, yaku.part
    )

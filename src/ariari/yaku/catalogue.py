"""The catalogue: every yaku of houses/yaku.toml."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from .definition import Definition, definition
from .errors import YakuError, did_you_mean, under


@cache
def catalogue() -> Mapping[str, Definition]:
    """Every yaku by its id, in the order in which they are shown."""
    text = (files("ariari") / "houses" / "yaku.toml").read_text(encoding="utf-8")
    return MappingProxyType(checked(definition(yaku, table) for yaku, table in tomllib.loads(text).items()))


def checked(definitions: Iterable[Definition]) -> dict[str, Definition]:
    """The yaku by id; raises YakuError when one replaces a yaku that does not exist or that replaces it."""
    by_id = {yaku.id: yaku for yaku in definitions}
    for yaku in by_id.values():
        with under(yaku.id, "replaces"):
            for other in yaku.replaces:
                if other not in by_id:
                    raise YakuError(f"there is no yaku {other!r}{did_you_mean(other, by_id)}", word=other)
                if other == yaku.id or yaku.id in by_id[other].replaces:
                    raise YakuError(f"{yaku.id} and {other} replace each other", word=other)
    return by_id

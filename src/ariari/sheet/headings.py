"""Under which heading a key's sentence stands, in the order in which guests read."""

from functools import cache

_KEYS: dict[str, tuple[str, ...]] = {
    "basics": ("seats", "length.winds", "tiles", "wall", "calls", "yaku.han.tanyao"),
    "settlement": ("settlement",),
    "points": ("payments", "value", "fu"),
    "chips": ("bonus",),
    "draws": ("draws",),
    "riichi": ("riichi",),
    "yaku": (
        "yaku.off",
        "value.compound",
        "value.double_yakuman",
        "liability",
        "furiten.kokushi_13",
        "winning.fixed",
    ),
    "end": ("end", "length"),
    "bust": ("bust",),
    "penalties": ("penalties",),
    "pinfu": ("fu.pinfu_tsumo", "fu.seven_pairs"),
    "kan": ("kan", "liability.open_kan", "liability.further_kans"),
    "local": ("yaku", "winning.maneman"),
    "other": ("winning", "furiten"),
    "manners": ("manners",),
}

HEADINGS = tuple(_KEYS)


@cache
def heading_of(path: str) -> str:
    """The heading of a key: that of the longest beginning of its path that is listed."""
    names = path.split(".")
    for length in range(len(names), 0, -1):
        beginning = ".".join(names[:length])
        for heading, keys in _KEYS.items():
            if beginning in keys:
                return heading
    raise LookupError(f"the key {path} stands under no heading of the rule sheet")

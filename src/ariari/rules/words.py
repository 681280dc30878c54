"""Values of keys as a reader of English would say them."""

from typing import Any

from .keys import Key

_COUNTED = {"P", "points", "han", "fu", "tiles", "chips", "players", "people", "rounds"}


def in_words(key: Key, value: Any) -> str:
    """The value with its unit: `30000 points`, `yes`, `none`, `E tenpai, S always`."""
    words = _plain(value)
    if key.unit in _COUNTED and isinstance(value, int) and not isinstance(value, bool):
        return f"{words} {key.unit}"
    return words


def _plain(value: Any) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{name} {_plain(item)}" for name, item in value.items()) or "nothing"
        case list() | tuple():
            return ", ".join(_plain(item) for item in value) or "nothing"
        case "":
            return "nothing"
        case _ if hasattr(value, "model_dump"):
            return _plain(value.model_dump())
        case _:
            return str(value)

"""Taking values out of JSON that somebody else wrote: each with a check and an error that names the key."""

import json
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..worded import Argument, Worded
from .errors import LogError, Phrase

Label = str | Worded
"""What a value is called in errors: its key, or words."""

MOST = 10**9


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise LogError("key-twice", key=shorten(twice))
    return found


def _no_number(word: str) -> float:
    raise LogError("no-number", number=word)


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text[:40])


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number, parse_float=_finite)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def parse(text: str | bytes) -> Any:
    """JSON, or a LogError that says at which character it breaks.

    Numbers are finite, no key is there twice, and text can be written as UTF-8 again.
    """
    try:
        if isinstance(text, bytes):
            text = text.decode()
        value = _DECODER.decode(text)
        if _SURROGATE.search(text):
            json.dumps(value, ensure_ascii=False).encode()
        return value
    except json.JSONDecodeError as problem:
        raise LogError("not-json", at=problem.pos + 1) from None
    except UnicodeDecodeError as problem:
        raise LogError("not-utf8", at=problem.start + 1) from None
    except UnicodeEncodeError:
        raise LogError("half-surrogate") from None
    except RecursionError:
        raise LogError("too-deep") from None
    except LogError:
        raise
    except ValueError:
        raise LogError("digits-beyond-reason") from None


def shorten(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"


def mapping(value: Any, what: Label) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise LogError("not-an-object", what=what, value=shorten(value))
    return value


def array(value: Any, what: Label) -> Sequence[Any]:
    if not isinstance(value, list):
        raise LogError("not-a-list", what=what, value=shorten(value))
    return value


def get(event: Mapping[str, Any], key: str) -> Any:
    try:
        return event[key]
    except KeyError:
        raise LogError("key-missing", key=key) from None


def integer(value: Any, what: Label, least: int = -MOST, most: int = MOST) -> int:
    if type(value) is not int or not least <= value <= most:
        told: dict[str, Argument] = {"what": what, "value": shorten(value)}
        if (least, most) == (-MOST, MOST):
            raise LogError("not-whole", **told)
        raise LogError("not-whole-within", least=least, most=most, **told)
    return value


def integers(value: Any, what: Label, length: int | None = None) -> tuple[int, ...]:
    numbers = tuple(array(value, what))
    for n, item in enumerate(numbers):
        if type(item) is not int or not -MOST <= item <= MOST:
            integer(item, element(what, n))
    if length is not None:
        counted(numbers, what, length)
    return numbers


def counted(entries: Sequence[Any], what: Label, right: int) -> None:
    """Raises LogError unless there are so many."""
    if len(entries) != right:
        raise LogError("wrong-count", what=what, right=right, found=len(entries))


def element(what: Label, number: int) -> Label:
    """One of a list, as errors call it."""
    return f"{what}[{number}]" if isinstance(what, str) else Phrase("element", what=what, n=number)


def string(value: Any, what: Label) -> str:
    if not isinstance(value, str):
        raise LogError("not-text", what=what, value=shorten(value))
    return value


def boolean(value: Any, what: Label) -> bool:
    if not isinstance(value, bool):
        raise LogError("not-true-or-false", what=what, value=shorten(value))
    return value

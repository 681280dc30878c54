"""Taking values out of JSON that somebody else wrote: each with a check and an error that names the key."""

import json
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import LogError


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise LogError.of("key-twice", key=shorten(twice))
    return found


def _no_number(word: str) -> float:
    raise LogError.of("no-number", number=word)


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
        raise LogError.of("not-json", why=problem.msg, at=str(problem.pos + 1)) from None
    except UnicodeDecodeError as problem:
        raise LogError.of("not-utf8", at=str(problem.start + 1)) from None
    except UnicodeEncodeError:
        raise LogError.of("half-surrogate") from None
    except RecursionError:
        raise LogError.of("too-deep") from None
    except ValueError as problem:  # such as a number of thousands of digits
        raise LogError(f"this is not JSON that can be read: {str(problem)[:80]}") from None


def shorten(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"


def mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise LogError.of("not-an-object", what=what, value=shorten(value))
    return value


def array(value: Any, what: str) -> Sequence[Any]:
    if not isinstance(value, list):
        raise LogError.of("not-a-list", what=what, value=shorten(value))
    return value


def get(event: Mapping[str, Any], key: str) -> Any:
    try:
        return event[key]
    except KeyError:
        raise LogError.of("key-missing", key=key) from None


def integer(value: Any, what: str, least: int = -(10**9), most: int = 10**9) -> int:
    if type(value) is not int or not least <= value <= most:
        told = {"what": what, "value": shorten(value)}
        if (least, most) == (-(10**9), 10**9):
            raise LogError.of("not-whole", **told)
        raise LogError.of("not-whole-within", least=str(least), most=str(most), **told)
    return value


def integers(value: Any, what: str, length: int | None = None) -> tuple[int, ...]:
    numbers = tuple(integer(item, f"{what}[{n}]") for n, item in enumerate(array(value, what)))
    if length is not None and len(numbers) != length:
        raise LogError(f"{what} should have {length} numbers, not {len(numbers)}")
    return numbers


def string(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise LogError.of("not-text", what=what, value=shorten(value))
    return value


def boolean(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise LogError.of("not-true-or-false", what=what, value=shorten(value))
    return value

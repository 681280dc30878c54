"""Taking values out of JSON that somebody else wrote: each with a check and an error that names the key."""

import json
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import LogError

MAX_DEPTH_HINT = "the JSON is nested too deeply"


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise LogError(f"the key {shorten(twice)} is there twice")
    return found


def _no_number(word: str) -> float:
    raise LogError(f"{word} is no number that a record can have")


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
        raise LogError(f"this is not JSON: {problem.msg} at character {problem.pos + 1}") from None
    except UnicodeDecodeError as problem:
        raise LogError(f"this is not UTF-8 text: byte {problem.start + 1}") from None
    except UnicodeEncodeError:
        raise LogError("there is half of a surrogate pair in a text, which is no character") from None
    except RecursionError:
        raise LogError(MAX_DEPTH_HINT) from None
    except ValueError as problem:  # such as a number of thousands of digits
        raise LogError(f"this is not JSON that can be read: {str(problem)[:80]}") from None


def shorten(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"


def mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise LogError(f"{what} should be an object, not {shorten(value)}")
    return value


def array(value: Any, what: str) -> Sequence[Any]:
    if not isinstance(value, list):
        raise LogError(f"{what} should be a list, not {shorten(value)}")
    return value


def get(event: Mapping[str, Any], key: str) -> Any:
    try:
        return event[key]
    except KeyError:
        raise LogError(f"the key {key} is missing") from None


def integer(value: Any, what: str, least: int = -(10**9), most: int = 10**9) -> int:
    if type(value) is not int or not least <= value <= most:
        limits = "" if (least, most) == (-(10**9), 10**9) else f" from {least} to {most}"
        raise LogError(f"{what} should be a whole number{limits}, not {shorten(value)}")
    return value


def integers(value: Any, what: str, length: int | None = None) -> tuple[int, ...]:
    numbers = tuple(integer(item, f"{what}[{n}]") for n, item in enumerate(array(value, what)))
    if length is not None and len(numbers) != length:
        raise LogError(f"{what} should have {length} numbers, not {len(numbers)}")
    return numbers


def string(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise LogError(f"{what} should be text, not {shorten(value)}")
    return value


def boolean(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise LogError(f"{what} should be true or false, not {shorten(value)}")
    return value

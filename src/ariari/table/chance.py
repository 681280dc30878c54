"""The key of a match: where its walls come from, and how everybody can check that they did."""

from __future__ import annotations

import hashlib
import secrets
from numbers import Integral

from .. import _kernel
from .errors import TableError

KEY_BYTES = 32


def key_of(seed: int | None) -> bytes:
    """The 256-bit key of a seed: SHA-256 of its decimal digits in ASCII. None: a key nobody can foresee.

    Raises TypeError for what is no whole number: its text might be another one's.
    """
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bool) or not isinstance(seed, Integral):
        raise TypeError(f"a seed is a whole number or None, not {seed!r:.80}")
    return hashlib.sha256(str(int(seed)).encode()).digest()


def key_from(seed: int | None, key: bytes | None) -> bytes:
    """The key that is given, or a seed's. Raises TableError for both at once or another number of bytes,
    TypeError for what is none."""
    if key is None:
        return key_of(seed)
    if seed is not None:
        raise TableError("seed-or-key")
    if not isinstance(key, bytes):
        raise TypeError(f"a key is {KEY_BYTES} bytes, not {key!r:.80}")
    if len(key) != KEY_BYTES:
        raise TableError("key-size", size=KEY_BYTES, n=len(key))
    return key


def commitment_of(key: bytes) -> str:
    """What is told of the key before the match: SHA-256 of its 32 bytes, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()


def shuffled(tiles: list[int], key: bytes) -> list[int]:
    """Tiles in an order drawn from a key's stream."""
    words = _kernel.chacha8(key, len(tiles))
    order = sorted(range(len(tiles)), key=lambda i: (words[i], i))
    return [tiles[i] for i in order]

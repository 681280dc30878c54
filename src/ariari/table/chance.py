"""The key of a match: where its walls come from, and how everybody can check that they did."""

from __future__ import annotations

import hashlib
import secrets

from .. import _kernel

KEY_BYTES = 32


def key_of(seed: int | None) -> bytes:
    """The 256-bit key of a seed: SHA-256 of its decimal digits in ASCII. None: a key nobody can foresee.

    Raises TypeError for what is no whole number: its text might be another one's.
    """
    if seed is not None and type(seed) is not int:
        raise TypeError(f"a seed is a whole number or None, not {seed!r:.80}")
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    return hashlib.sha256(str(seed).encode()).digest()


def commitment_of(key: bytes) -> str:
    """What is told of the key before the match: SHA-256 of its 32 bytes, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()


def shuffled(tiles: list[int], key: bytes) -> list[int]:
    """Tiles in an order drawn from a key's stream."""
    words = _kernel.chacha8(key, len(tiles))
    order = sorted(range(len(tiles)), key=lambda i: (words[i], i))
    return [tiles[i] for i in order]

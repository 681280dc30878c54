"""Tenhou's shuffle: from the seed in an mjlog to the wall and dice of every round.

The seed is 624 words that initialise a Mersenne Twister. Each round takes 288 words from it; every 32 of them
are hashed with SHA-512, and the 144 words that come of it shuffle the wall and then throw the dice.
Source: Tenhou's own description (blog.tenhou.net, article 30503297), checked against real records.
"""

import base64
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..errors import LogError
from ..fields import shorten

SCHEME = "mt19937ar-sha512-n288-base64"
SEED_WORDS = 624
ROUND_BYTES = 288 * 4
BLOCK = 128  # bytes hashed at a time
TILES = 136
# Where in the shuffled wall things lie. Players draw from its end.
REPLACEMENTS = (1, 0, 3, 2)
INDICATORS = (5, 7, 9, 11, 13)
URA = (4, 6, 8, 10, 12)
DEAD = 14


@dataclass(frozen=True, slots=True)
class Wall:
    """A shuffled wall of Tenhou: 136 tile numbers, and two dice (1–6)."""

    tiles: tuple[int, ...]
    dice: tuple[int, int]

    @property
    def draws(self) -> tuple[int, ...]:
        """The live wall in the order in which it is dealt and drawn, 122 tiles."""
        return self.tiles[: DEAD - 1 : -1]

    @property
    def replacements(self) -> tuple[int, ...]:
        return tuple(self.tiles[i] for i in REPLACEMENTS)

    @property
    def indicators(self) -> tuple[int, ...]:
        return tuple(self.tiles[i] for i in INDICATORS)

    @property
    def ura(self) -> tuple[int, ...]:
        return tuple(self.tiles[i] for i in URA)

    def deal(self, dealer: int) -> tuple[tuple[int, ...], ...]:
        """The 13 tiles dealt to each seat: three times four, then one."""
        hands: list[list[int]] = [[], [], [], []]
        tiles = iter(self.draws)
        for size in (4, 4, 4, 1):
            for turn in range(4):
                hands[(dealer + turn) % 4] += [next(tiles) for _ in range(size)]
        return tuple(tuple(hand) for hand in hands)


def seed_words(seed: str) -> np.typing.NDArray[np.uint32]:
    """The 624 words of a SHUFFLE element's seed. Raises LogError when it is of another scheme or broken."""
    scheme, _, text = seed.partition(",")
    if scheme != SCHEME:
        raise LogError("seed-of-another-scheme", scheme=repr(scheme[:40]), known=SCHEME)
    try:
        raw = base64.b64decode(text, validate=True)
    except ValueError:  # binascii.Error is one
        raise LogError("seed-not-base64", seed=shorten(text)) from None
    if len(raw) != SEED_WORDS * 4:
        raise LogError("seed-length", n=len(raw), right=SEED_WORDS * 4)
    return np.frombuffer(raw, dtype="<u4")


def walls(seed: str) -> Iterator[Wall]:
    """The walls of a match's rounds, one after another without end."""
    twister = np.random.RandomState(seed_words(seed))
    while True:
        source = twister.bytes(ROUND_BYTES)
        hashed = b"".join(
            hashlib.sha512(source[i : i + BLOCK]).digest() for i in range(0, ROUND_BYTES, BLOCK)
        )
        words = np.frombuffer(hashed, dtype="<u4").tolist()
        tiles = list(range(TILES))
        for i in range(TILES - 1):
            j = i + words[i] % (TILES - i)
            tiles[i], tiles[j] = tiles[j], tiles[i]
        yield Wall(tuple(tiles), (words[TILES - 1] % 6 + 1, words[TILES] % 6 + 1))

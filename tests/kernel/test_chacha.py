"""The keystream of ChaCha8 against published vectors, and the shuffle drawn from it."""

import hashlib
from collections import Counter

import ariari
from ariari import Table, _kernel
from ariari.table import key_of


def stream(key: bytes, words: int, nonce: int = 0) -> bytes:
    return b"".join(w.to_bytes(4, "little") for w in _kernel.chacha8(key, words, nonce))


def test_published_vectors() -> None:
    # draft-strombergson-chacha-test-vectors-01, 8 rounds, 256-bit key: TC1 and TC2 (key 01 00 … 00)
    assert (
        stream(bytes(32), 16)
        .hex()
        .startswith("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")
    )
    assert stream(b"\x01" + bytes(31), 4).hex() == "cf5ee9a0494aa9613e05d5ed725b804b"


def test_a_longer_stream_begins_as_a_shorter_one() -> None:
    key = key_of(1)
    assert stream(key, 100)[:64] == stream(key, 16)
    assert stream(key, 16, nonce=1) != stream(key, 16)


def test_the_wall_is_shuffled_as_documented() -> None:
    """Written again from docs/events.md."""
    rules = ariari.load("tenhou")
    words = iter(_kernel.chacha8(key_of(5), 400))

    def below(bound: int) -> int:
        while True:
            product = next(words) * bound
            if product % 2**32 >= (2**32 - bound) % bound:
                return product >> 32

    kinds = [f"{n}{suit}" for suit in "mps" for n in range(1, 10)] + [f"{n}z" for n in range(1, 8)]
    tiles = []
    for kind in kinds:
        reds = 1 if kind in ("5m", "5p", "5s") else 0
        tiles += [kind] * (4 - reds) + [f"0{kind[1]}"] * reds
    for i in range(len(tiles) - 1, 0, -1):
        j = below(i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    table = Table(rules, seed=5)
    deal = table.events[1]
    assert deal["tehais"] == [tiles[13 * w : 13 * w + 13] for w in range(4)]
    assert deal["dora_marker"] == tiles[-1]
    assert table.events[2]["pai"] == tiles[52]


def test_a_seeds_key_is_the_hash_of_its_digits() -> None:
    assert key_of(42) == hashlib.sha256(b"42").digest()


def test_every_tile_comes_first_about_as_often() -> None:
    rules = ariari.load("majiang")
    first = Counter(Table(rules, seed=seed).events[1]["tehais"][0][0] for seed in range(3000))
    # 3000 / 34 is 88; six standard deviations are 55
    plain = [first[f"{n}{s}"] for s in "mps" for n in (1, 2, 3, 4, 6, 7, 8, 9)]
    assert all(33 < count < 143 for count in plain)

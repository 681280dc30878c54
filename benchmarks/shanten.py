"""Shanten and useful tiles of random hands: the same hands, and the same answers, for every engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ariari._kernel import ALL_KINDS, Forms, HandShape, shanten, shanten_batch
from ariari.hand import Hand
from ariari.tile_set import THREE_PLAYERS
from ariari.tiles import Tile

from .harness import OURS, Row, rate

HANDS = 20_000
SLOW_HANDS = 500  # for engines below some 20,000 a second


def deal(live: int, size: int, n: int) -> list[list[int]]:
    """Counts of n hands of `size` tiles from a shuffled wall, the same in every run."""
    dealer = random.Random(size * live)
    wall = [k for k in range(34) if live >> k & 1 for _ in range(4)]
    hands = []
    for _ in range(n):
        counts = [0] * 34
        for kind in dealer.sample(wall, size):
            counts[kind] += 1
        hands.append(counts)
    return hands


def each(ask: Callable[[Any], Any], prepared: Sequence[Any]) -> Callable[[], int]:
    """The work of asking one by one."""

    def work() -> int:
        for one in prepared:
            ask(one)
        return len(prepared)

    return work


def tiles_136(counts: list[int]) -> list[int]:
    return [4 * kind + copy for kind, n in enumerate(counts) for copy in range(n)]


def same(engine: str, answers: Sequence[int], right: Sequence[int]) -> None:
    """Raises AssertionError where a peer answers otherwise: then the figures are no comparison."""
    wrong = sum(a != b for a, b in zip(answers, right, strict=False))
    assert not wrong, f"{engine} differs from us on {wrong} of {len(answers)} hands"


def one_by_one() -> list[Row]:
    import riichienv
    import xiangting
    from jansou.analysis.shanten import shanten_counts
    from mahjong.shanten import Shanten

    what = "shanten, one by one from Python (14 tiles, all forms)"
    hands = deal(ALL_KINDS, 14, HANDS)
    ids = [tiles_136(h) for h in hands]
    ready = [HandShape(h) for h in hands]
    objects = [Hand([Tile(k) for k, n in enumerate(h) for _ in range(n)]) for h in hands[:2000]]
    right = [r.shanten() for r in ready]

    four = xiangting.PlayerCount.FOUR
    slow = Shanten()
    peers: list[tuple[str, str, Callable[[Any], int], list[list[int]]]] = [
        ("riichienv", "calculate_shanten(tiles)", riichienv.calculate_shanten, ids),
        (
            "xiangting",
            "calculate_replacement_number(counts, FOUR)",
            lambda h: xiangting.calculate_replacement_number(h, four) - 1,
            hands,
        ),
        ("jansou", "shanten_counts(counts, 0)", lambda h: shanten_counts(h, 0), hands[:SLOW_HANDS]),
        ("mahjong", "Shanten().calculate_shanten(counts)", slow.calculate_shanten, hands[:SLOW_HANDS]),
    ]
    rows = [
        Row(what, OURS, "HandShape.shanten()", rate(each(HandShape.shanten, ready))),
        Row(what, OURS, "shanten(counts as bytes)", rate(each(shanten, [bytes(h) for h in hands]))),
        Row(what, OURS, "shanten(counts as a list)", rate(each(shanten, hands))),
        Row(what, OURS, "Hand.shanten", rate(each(lambda h: h.shanten, objects))),
    ]
    for engine, how, ask, asked in peers:
        same(engine, [ask(h) for h in asked], right)
        rows.append(Row(what, engine, how, rate(each(ask, asked))))
    return rows


def batch(peers: list[Row]) -> list[Row]:
    """Ours in batch beside the peers one by one, which is all they offer."""
    what = "shanten, batch (numpy in, numpy out, validated)"
    hands = np.array(deal(ALL_KINDS, 14, HANDS), dtype=np.uint8)
    many = np.tile(hands, (20, 1))
    three = np.array(deal(THREE_PLAYERS.live, 14, HANDS), dtype=np.uint8)
    fours = Forms(four_as_two_pairs=True)

    def ours(hands: np.ndarray, forms: Forms, live: int) -> float:
        return rate(lambda: len(shanten_batch(hands, None, forms, live)))

    return [
        Row(what, OURS, "shanten_batch, four players", ours(many, Forms(), ALL_KINDS)),
        Row(
            what,
            OURS,
            "shanten_batch, three players, four as two pairs",
            ours(three, fours, THREE_PLAYERS.live),
        ),
        *(Row(what, r.engine, f"{r.how}, one by one", r.rate) for r in peers if r.engine != OURS),
    ]


def useful() -> list[Row]:
    import xiangting
    from jansou.analysis.shanten import draw_shantens, shanten_counts

    what = "useful tiles of 13, one by one from Python"
    every = "shanten and useful tiles after each discard of 14"
    hands = deal(ALL_KINDS, 13, HANDS)
    ready = [HandShape(h) for h in hands]
    full = [HandShape(h) for h in deal(ALL_KINDS, 14, 2000)]
    four = xiangting.PlayerCount.FOUR

    def by_xiangting(counts: list[int]) -> int:
        return xiangting.calculate_necessary_tiles(counts, four)[1]

    def by_jansou(counts: list[int]) -> int:
        now = shanten_counts(counts, 0)
        drawn = draw_shantens(counts, 0, [k for k, n in enumerate(counts) if n < 4])
        return sum(1 << k for k, after in drawn.items() if after < now)

    right = [r.useful() for r in ready]
    same("xiangting", [by_xiangting(h) for h in hands], right)
    same("jansou", [by_jansou(h) for h in hands[:SLOW_HANDS]], right)
    return [
        Row(what, OURS, "HandShape.useful()", rate(each(HandShape.useful, ready))),
        Row(
            what,
            "xiangting",
            "calculate_necessary_tiles(counts, FOUR)",
            rate(each(by_xiangting, hands)),
        ),
        Row(what, "jansou", "shanten_counts and draw_shantens", rate(each(by_jansou, hands[:SLOW_HANDS]))),
        Row(every, OURS, "HandShape.discards()", rate(each(HandShape.discards, full))),
    ]


def run() -> list[Row]:
    single = one_by_one()
    return [*single, *batch(single), *useful()]

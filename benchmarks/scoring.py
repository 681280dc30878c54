"""Scoring random wins of four players: the same wins, and the same han and fu, for every engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import ariari
from ariari import _kernel
from ariari.scoring import NoYaku, PreparedWin, Score, Win, score, score_batch
from ariari.tiles import Tile, format_tiles

from .harness import OURS, Row, rate

WINS = 5_000
SLOW_WINS = 500  # for engines below some 20,000 a second
REDS = {4: 16, 13: 52, 22: 88}  # the red five's number among 136, by kind


@dataclass(frozen=True)
class Dealt:
    """A win dealt from one set of 136 tiles, numbered 4 × kind + copy, the red five being copy 0."""

    concealed: list[int]  # without the winning tile
    melds: list[list[int]]
    win: int
    dora: int
    seat: int
    tsumo: bool
    riichi: bool


def tile_of(number: int) -> Tile:
    kind = number // 4
    return Tile(34 + kind // 9) if REDS.get(kind) == number else Tile(kind)


def text(numbers: Sequence[int]) -> str:
    return format_tiles([tile_of(number) for number in numbers])


def deal(dealer: random.Random) -> Dealt | None:
    """Four groups and a pair from a shuffled wall; None when the tiles ran out."""
    copies = {kind: dealer.sample(range(4 * kind, 4 * kind + 4), 4) for kind in range(34)}
    groups: list[list[int]] = []
    for _ in range(4):
        if dealer.random() < 0.65:
            suit, rank = dealer.randrange(3), dealer.randrange(7)
            kinds = [9 * suit + rank + i for i in range(3)]
        else:
            kinds = [dealer.randrange(34)] * 3
        if any(len(copies[kind]) < kinds.count(kind) for kind in kinds):
            return None
        groups.append([copies[kind].pop() for kind in kinds])
    pair = dealer.choice([kind for kind, left in copies.items() if len(left) >= 2])
    concealed = [copies[pair].pop(), copies[pair].pop()]
    called = dealer.choice([0, 0, 0, 1, 2])
    for group in groups[called:]:
        concealed += group
    win = concealed.pop(dealer.randrange(len(concealed)))
    return Dealt(
        concealed=sorted(concealed),
        melds=groups[:called],
        win=win,
        dora=dealer.choice([tile for left in copies.values() for tile in left]),
        seat=dealer.randrange(4),
        tsumo=dealer.random() < 0.4,
        riichi=called == 0 and dealer.random() < 0.7,
    )


def is_run(meld: Sequence[int]) -> bool:
    return meld[0] // 4 != meld[1] // 4


def record(dealt: Dealt) -> Win:
    return Win(
        hand=text(dealt.concealed),
        melds=tuple(f"{'chi' if is_run(meld) else 'pon'} {text(meld)}" for meld in dealt.melds),
        win=str(tile_of(dealt.win)),
        dora=(str(tile_of(dealt.dora)),),
        seat="ESWN"[dealt.seat],
        from_=None if dealt.tsumo else "ESWN"[dealt.seat - 1],
        riichi=int(dealt.riichi),
    )


def wins(n: int) -> list[tuple[Dealt, Win]]:
    """Wins counted in han, the same in every run. Yakuman are left out: engines tell them in other ways."""
    dealer = random.Random(n)
    rules = ariari.load("tenhou")
    found: list[tuple[Dealt, Win]] = []
    while len(found) < n:
        dealt = deal(dealer)
        if dealt is None:
            continue
        win = record(dealt)
        try:
            if score(rules, win).han is not None:
                found.append((dealt, win))
        except NoYaku:
            continue
    return found


def each(ask: Callable[[Any], Any], prepared: Sequence[Any]) -> Callable[[], int]:
    def work() -> int:
        for one in prepared:
            ask(one)
        return len(prepared)

    return work


def same(engine: str, answers: Sequence[tuple[int, int]], right: Sequence[tuple[int, int]]) -> None:
    """Raises AssertionError where a peer counts otherwise: then the figures are no comparison."""
    wrong = sum(a != b for a, b in zip(answers, right, strict=False))
    assert not wrong, f"{engine} differs from us on {wrong} of {len(answers)} wins"


def by_riichienv(dealt: Dealt) -> tuple[Any, Any]:
    import riichienv as other

    types = (other.MeldType.Pon, other.MeldType.Chi)
    melds = [other.Meld(types[is_run(meld)], sorted(meld), True) for meld in dealt.melds]
    conditions = other.Conditions(
        tsumo=dealt.tsumo, riichi=dealt.riichi, player_wind=dealt.seat, round_wind=0
    )
    return other.HandEvaluator(dealt.concealed, melds), (dealt.win, [dealt.dora], conditions)


def by_mahjong(dealt: Dealt) -> tuple[Any, ...]:
    from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
    from mahjong.meld import Meld

    options = OptionalRules(has_open_tanyao=True, has_aka_dora=True)
    config = HandConfig(
        is_tsumo=dealt.tsumo,
        is_riichi=dealt.riichi,
        player_wind=27 + dealt.seat,
        round_wind=27,
        options=options,
    )
    melds = [Meld(Meld.CHI if is_run(meld) else Meld.PON, sorted(meld)) for meld in dealt.melds]
    tiles = sorted([*dealt.concealed, dealt.win, *(tile for meld in dealt.melds for tile in meld)])
    return tiles, dealt.win, melds, [dealt.dora], config


def peers(dealt: list[Dealt], right: list[tuple[int, int]]) -> list[tuple[str, str, float]]:
    from mahjong.hand_calculating.hand import HandCalculator

    ready = [by_riichienv(one) for one in dealt]
    slow = [by_mahjong(one) for one in dealt[:SLOW_WINS]]

    def riichienv(one: tuple[Any, Any]) -> Any:
        return one[0].calc(*one[1])

    def mahjong(one: tuple[Any, ...]) -> Any:
        tiles, win, melds, dora, config = one
        return HandCalculator.estimate_hand_value(tiles, win, melds, dora, config)

    same("riichienv", [(r.han, r.fu) for r in map(riichienv, ready)], right)
    same("mahjong", [(r.han, r.fu) for r in map(mahjong, slow)], right)
    return [
        ("riichienv", "HandEvaluator.calc(…), one by one", rate(each(riichienv, ready))),
        ("mahjong", "HandCalculator.estimate_hand_value(…), one by one", rate(each(mahjong, slow))),
    ]


def run() -> list[Row]:
    rules = ariari.load("tenhou")
    pairs = wins(WINS)
    records = [win for _, win in pairs]
    prepared: list[PreparedWin] = [win.prepare(rules) for win in records]
    scores: list[Score] = [score(rules, win) for win in prepared]
    right = [(each.han or 0, each.fu or 0) for each in scores]
    kernel = prepared[0].house.kernel
    bare = [win.kernel for win in prepared]
    many = prepared * 20

    what = "scoring a win, one by one from Python"
    batch = "scoring wins in batch (payments and chips too, a numpy array out)"
    others = peers([dealt for dealt, _ in pairs], right)
    return [
        Row(what, OURS, "score(rules, prepared win)", rate(each(lambda win: score(rules, win), prepared))),
        Row(what, OURS, "the kernel alone", rate(each(lambda win: _kernel.score(kernel, win), bare))),
        Row(
            what,
            OURS,
            "score(rules, win), text read and checked",
            rate(each(lambda win: score(rules, win), records)),
        ),
        *(Row(what, engine, how, speed) for engine, how, speed in others),
        Row(batch, OURS, "score_batch(rules, prepared wins)", rate(lambda: len(score_batch(rules, many)))),
        *(Row(batch, engine, how, speed) for engine, how, speed in others),
    ]

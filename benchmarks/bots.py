"""The native keen bot: its speed, how it gains by a second thread, and how it fares against others."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import ariari
from ariari.table import Player, Statistics, Table, play_out, simulate

from .harness import OURS, Row, amount, rate
from .peers.jansou_player import JansouPlayer

CHUNK = 32  # matches at a time
MATCHES = 2000
AGAINST_RANDOM = 400
AGAINST_JANSOU = 300
JANSOU_SEEDS = 5000  # the first of them; none was looked at while the bot was made


def run() -> list[Row]:
    return [row for house in ("tenhou", "daisuki-sanma") for row in _speed(house)]


def _speed(house: str) -> list[Row]:
    rules = ariari.load(house)
    what = f"matches of keen bots, {house}"
    rows = []
    for threads in (1, 2):
        seeds = iter(range(10**9))

        def work(threads: int = threads, seeds: object = seeds) -> int:
            simulate(rules, CHUNK * threads, seed=next(seeds), jobs=threads)  # type: ignore[call-overload]
            return CHUNK * threads

        rows.append(Row(what, OURS, f"play_batch, {threads} thread{'s' * (threads > 1)}", rate(work, 2.0)))
    return rows


def notes() -> str:
    """How keen plays, as Markdown: its rates at four keen, and its rank against others."""
    rules = ariari.load("tenhou")
    four = simulate(rules, MATCHES, seed=11)
    (keen,) = four.by_bot
    beside_random = simulate(rules, AGAINST_RANDOM, ["keen", "random", "random", "random"], seed=12)
    jansou = ranks_against_jansou(AGAINST_JANSOU)
    error = jansou.std(ddof=1) / len(jansou) ** 0.5
    first = beside_random.by_bot[0].rank
    return "\n".join(
        [
            "### How the keen bot plays (tenhou)",
            "",
            f"- Four keen, {MATCHES} matches: wins {keen.win:.1%}, deal-ins {keen.deal_in:.1%}, "
            f"riichi {keen.riichi:.1%}, calls {keen.call:.1%}, draws {four.draws:.1%}, "
            f"mean win {keen.mean_win:.0f}, "
            f"{_per_decision(four)} µs a decision.",
            f"- Average rank against three random bots, {AGAINST_RANDOM} matches: {first.value:.3f} ± "
            f"{first.error:.3f}.",
            f"- Average rank against three jansou SmartEfficiencyAgents, {AGAINST_JANSOU} matches, the seat "
            f"changing: {jansou.mean():.2f} ± {error:.2f}.",
        ]
    )


def _per_decision(found: Statistics) -> str:
    return amount(found.seconds / float(found.columns["decisions"].sum()) * 1e6)


def ranks_against_jansou(matches: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Keen's rank in each match, at each seat in turn."""
    start = time.perf_counter()
    with ProcessPoolExecutor() as pool:
        ranks = np.array(
            list(pool.map(_rank_against_jansou, range(JANSOU_SEEDS, JANSOU_SEEDS + matches), chunksize=4)),
            dtype=np.float64,
        )
    print(f"{matches} matches against jansou in {time.perf_counter() - start:.0f} s")
    return ranks


def _rank_against_jansou(number: int) -> int:
    seat = number % 4
    players: list[Player] = [JansouPlayer(4 * number + s) for s in range(4)]
    players[seat] = "keen"
    return play_out(Table(ariari.load("tenhou"), seed=number), players).settle().ranks[seat]

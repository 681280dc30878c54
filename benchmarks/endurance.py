"""A long run: what a hand costs, and what memory holds, must not grow with the hands played."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import ariari
from ariari import Ruleset, Table, play_batch

from .harness import Row, amount

HANDS = {"native, random, tenhou": 1_000_000, "Python, Table and keen, daisuki-sanma": 20_000}
MATCHES_AT_ONCE = 200
STAGES = 10


@dataclass(frozen=True)
class Stage:
    """A tenth of the run: hands played by its end, hands per second within it, MB resident at its end."""

    hands: int
    rate: float
    resident: float


def resident() -> float:
    """MB of this process in memory now; where the system does not tell, the most it ever had."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def native(rules: Ruleset) -> Callable[[], int]:
    first = 0

    def work() -> int:
        nonlocal first
        played = play_batch(rules, MATCHES_AT_ONCE, seed=3, first=first)
        first += MATCHES_AT_ONCE
        return int(played["rounds"].sum())

    return work


def from_python(rules: Ruleset) -> Callable[[], int]:
    """A whole match of our bot through `Table`, its events and a view asked for at the end of each hand."""
    seeds = iter(range(10**9))

    def work() -> int:
        table = Table(rules, seed=next(seeds))
        while not table.over:
            table.play(table.choice("keen"))
        table.view(0)
        return sum(event["type"] == "start_kyoku" for event in table.events)

    return work


def stages(work: Callable[[], int], hands: int) -> list[Stage]:
    found: list[Stage] = []
    played = 0
    for n in range(1, STAGES + 1):
        before, start = played, time.perf_counter()
        while played < hands * n // STAGES:
            played += work()
        found.append(Stage(played, (played - before) / (time.perf_counter() - start), resident()))
    return found


def run() -> list[Row]:
    """A long run has no rate to compare; see `notes`."""
    return []


def notes() -> str:
    works = dict(
        zip(HANDS, (native(ariari.load("tenhou")), from_python(ariari.load("daisuki-sanma"))), strict=True)
    )
    lines = ["### a long run: hands played, hands per second, MB resident", ""]
    lines += ["| run | after | per second in that tenth | resident |", "| --- | ---: | ---: | ---: |"]
    for name, work in works.items():
        work()
        for stage in (told := stages(work, HANDS[name]))[0], told[STAGES // 2 - 1], told[-1]:
            lines.append(f"| {name} | {stage.hands:,} | {amount(stage.rate)} | {stage.resident:.1f} MB |")
    return "\n".join(lines)

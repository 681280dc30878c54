"""How the benchmarks measure and report.

A benchmark is a module of this folder with `run() -> list[Row]`; `python -m benchmarks` runs them all, or
those it is given by name. Rows of the same `what` are compared with its first row of ours.
"""

from __future__ import annotations

import gc
import os
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from pathlib import Path

OURS = "ariari"


@dataclass(frozen=True)
class Row:
    """One engine's figure: its distribution's name, the call that was timed, the rate per second."""

    what: str
    engine: str
    how: str
    rate: float


def rate(work: Callable[[], float], seconds: float = 0.6, runs: int = 3) -> float:
    """Items per second of `work`, which returns how many it did: the best of `runs` of `seconds` each."""
    work()
    best = 0.0
    gc.collect()
    gc.disable()
    try:
        for _ in range(runs):
            done = 0.0
            start = time.perf_counter()
            while (spent := time.perf_counter() - start) < seconds:
                done += work()
            best = max(best, done / spent)
    finally:
        gc.enable()
    return best


def amount(number: float) -> str:
    """A rate as people read it: 43.1 M, 12.0 k, 4.7."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def table(rows: list[Row]) -> str:
    """The rows as Markdown; the last column says how many times as fast we are."""
    parts = []
    for what, same in groupby(rows, key=lambda r: r.what):
        group = list(same)
        ours = next(r.rate for r in group if r.engine == OURS)
        lines = [
            f"### {what}",
            "",
            "| engine | how | per second | ours ÷ this |",
            "| --- | --- | ---: | ---: |",
        ]
        lines += [f"| {r.engine} | {r.how} | {amount(r.rate)} | {ours / r.rate:.3g} |" for r in group]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def machine() -> str:
    """The processor, system and interpreter that the figures come from."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip()
            for line in info.read_text().splitlines()
            if line.startswith("model name")
        ]
        model = names[0] if names else model
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30 if hasattr(os, "sysconf") else 0
    return (
        f"{model}, {os.cpu_count()} cores, {memory:.0f} GiB; {platform.system()} {platform.machine()}; "
        f"{platform.python_implementation()} {platform.python_version()}"
    )


def versions(rows: list[Row]) -> str:
    """The measured distributions with their versions."""
    found = []
    for engine in dict.fromkeys(r.engine for r in rows):
        try:
            found.append(f"{engine} {version(engine)}")
        except PackageNotFoundError:
            found.append(engine)
    return ", ".join(found)


def report(rows: list[Row], notes: Sequence[str] = ()) -> str:
    """The whole of RESULTS.md; `notes` are Markdown of what rates cannot tell.

    The record of the last long fuzzing is kept by hand in fuzzing.md.
    """
    told = "\n\n".join([table(rows), *notes])
    fuzzing = (Path(__file__).parent / "fuzzing.md").read_text(encoding="utf-8")
    return f"""# Benchmarks

Written by `make bench`, every engine in the same run, on one core. Each figure is the best of three runs.

Machine: {machine()}.
Measured: {versions(rows)}.

{told}

{fuzzing}"""

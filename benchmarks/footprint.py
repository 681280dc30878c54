"""What using the package costs before any work: the time to import it, and memory after scoring."""

from __future__ import annotations

import subprocess
import sys
import time

from .harness import OURS, Row

RUNS = 5
SCORED = """
import resource, ariari
rules = ariari.load("daisuki-sanma")
ariari.score(rules, {"hand": "406p123789s1166z", "win": "6z", "riichi": 1}).explain("en")
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def run() -> list[Row]:
    """Imports per second in a fresh interpreter (above 3.3 is below 0.3 s), its own start taken off.

    Memory is told in the row's words: MB resident after loading a house, scoring and explaining a win.
    """
    importing = _seconds("import ariari") - _seconds("pass")
    resident = float(subprocess.run([sys.executable, "-c", SCORED], capture_output=True, check=True).stdout)
    how = f"import ariari; {resident:.0f} MB resident after scoring"
    return [Row("start", OURS, how, 1 / max(importing, 1e-6))]


def _seconds(code: str) -> float:
    """The best of several runs of a fresh interpreter."""
    return min(_once(code) for _ in range(RUNS))


def _once(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start

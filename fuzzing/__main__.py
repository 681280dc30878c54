"""`python -m fuzzing`: each reader for a bounded time; exit status 1 if anything but its error escaped."""

import argparse
import importlib.util
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from .readers import FORMAT, READERS
from .seeds import seeds

_RUNS = re.compile(r"stat::number_of_executed_units:\s*(\d+)")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("readers", nargs="*", choices=[*READERS, []], help="which; all by default")
    arguments.add_argument("--seconds", type=int, default=30, help="for each reader")
    told = arguments.parse_args()
    if importlib.util.find_spec("atheris") is None:
        print(
            "fuzzing: atheris is not here (it needs CPython 3.11 to 3.13 on Linux); nothing is done",
            file=sys.stderr,
        )
        return 0
    with tempfile.TemporaryDirectory() as folder:
        _write_seeds(Path(folder))
        faults = [run(name, Path(folder), told.seconds) for name in told.readers or READERS]
    return int(any(faults))


def _write_seeds(folder: Path) -> None:
    for n, (to, data) in enumerate(seeds()):
        (folder / to).mkdir(exist_ok=True)
        (folder / to / str(n)).write_bytes(data)


def run(reader: str, seeds_: Path, seconds: int) -> int:
    """How it went, as the exit status of its process; what broke a reader is kept in fuzzing/found."""
    found = Path("fuzzing/found")
    found.mkdir(exist_ok=True)
    corpus = seeds_ / f"corpus-{reader}"
    corpus.mkdir()
    of = (
        [seeds_ / FORMAT.get(reader, reader)] if reader != "any" else [seeds_ / to for to in _formats(seeds_)]
    )
    command = [
        sys.executable, "-m", "fuzzing.target", reader, f"-max_total_time={seconds}", "-max_len=65536",
        "-timeout=20", "-rss_limit_mb=2048", f"-artifact_prefix={found}/{reader}-", "-print_final_stats=1",
        str(corpus), *map(str, of),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    executed = _RUNS.search(done.stderr)
    inputs = int(executed[1]) if executed else 0
    print(f"{reader}: {inputs:,} inputs, {'a fault' if done.returncode else 'no fault'}")
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], sep="\n")
    sys.stdout.flush()
    return done.returncode


def _formats(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if not path.name.startswith("corpus-")]


if __name__ == "__main__":
    sys.exit(main())

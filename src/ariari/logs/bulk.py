"""Many files at once: a broken one is reported and does not stop the others."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from .errors import LogError, Phrase
from .own.reader import KEY_SCHEME
from .record import GameRecord
from .replay import Verdict, replay
from .source import read
from .statistics import Tallies, count, merged
from .tenhou.shuffle import SCHEME

AT_A_TIME = 16  # files that a process is given at once


@dataclass(frozen=True, slots=True)
class FileReport:
    """What one file came to: a verdict for each match that could be followed, and what could not be."""

    path: Path
    verdicts: tuple[Verdict, ...]
    errors: tuple[LogError, ...]


def files_in(paths: Iterable[Path]) -> list[Path]:
    """The files, those of folders in order; a path that is not there stays, to be reported.

    Raises LogError if the folders have no file in them.
    """
    paths = list(paths)
    found: list[Path] = []
    for path in paths:
        found += sorted(p for p in path.rglob("*") if _is_file(p)) if path.is_dir() else [path]
    if not found:
        raise LogError("no-files", folders=[str(path) for path in paths])
    return found


def _is_file(path: Path) -> bool:
    """A link to nothing is one too, so that it is reported."""
    return path.is_file() or (path.is_symlink() and not path.exists())


def check_file(path: Path, rules: str | None = None, verify: bool = False) -> FileReport:
    """Replay every match of a file; with `verify` each must tell a seed from which its walls come."""
    verdicts: list[Verdict] = []
    errors: list[LogError] = []
    records = read(path)
    number = 0
    while True:
        number += 1
        try:
            record = next(records)
        except StopIteration:
            break
        except LogError as problem:
            errors.append(problem)
            break
        try:
            verdict = replay(record, rules)
            if verify and verdict.agrees:
                check_proof(record, verdict)
            verdicts.append(verdict)
        except LogError as problem:
            errors.append(problem.at(Phrase("at-match", n=number)).at(str(path)))
    return FileReport(path, tuple(verdicts), tuple(errors))


def check_proof(record: GameRecord, verdict: Verdict) -> None:
    """Raises LogError unless every wall came from a seed and, of a match of ours, a key committed to."""
    if verdict.walls < len(record.rounds) and record.players == 3 and (record.seed or "").startswith(SCHEME):
        raise LogError("not-verified", why=Phrase("no-shuffle-for-three"))
    if record.seed is None and "commitment" in record.about and not verdict.complete:
        raise LogError(
            "not-verified",
            why=Phrase("key-told-at-end", rounds=verdict.rounds, wins=verdict.wins, actions=verdict.actions),
        )
    if verdict.walls < len(record.rounds):
        raise LogError("not-verified", why=Phrase("no-seed-told"))
    if (record.seed or "").startswith(f"{KEY_SCHEME},") and "commitment" not in record.about:
        raise LogError("not-verified", why=Phrase("no-commitment-told"))


def check_files(
    paths: Iterable[Path], rules: str | None = None, verify: bool = False, jobs: int = 1
) -> Iterator[FileReport]:
    """`check_file` of each, in order, by this many processes."""
    check = partial(check_file, rules=rules, verify=verify)
    if jobs == 1:
        yield from map(check, paths)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(check, paths, chunksize=AT_A_TIME)


def count_file(path: Path) -> tuple[Tallies, tuple[LogError, ...]]:
    """The tallies of a file's matches as far as it can be read."""
    tallies: Tallies = {}
    try:
        for record in read(path):
            tallies = merged(tallies, count(record))
    except LogError as problem:
        return tallies, (problem,)
    return tallies, ()


def count_files(paths: Iterable[Path], jobs: int = 1) -> Iterator[tuple[Tallies, tuple[LogError, ...]]]:
    """`count_file` of each, by this many processes."""
    if jobs == 1:
        yield from map(count_file, paths)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(count_file, paths, chunksize=AT_A_TIME)

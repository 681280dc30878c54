"""Reading is linear in size: ten times the text is ten times the work, counted, not timed."""

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.logs.own_games import played

import ariari
from ariari.logs import GameRecord, Losses
from ariari.logs.completion import completed
from ariari.logs.convert import WRITERS, write
from ariari.logs.mjai.reader import read_mjai
from ariari.logs.own.reader import read_own
from ariari.logs.tenhou.json_reader import read_tenhou_json
from ariari.logs.tenhou.mjlog_reader import read_mjlog

(PLAYED,) = read_own(played(ariari.load("tenhou"), 2).record().splitlines())
FULL = completed(PLAYED)

READERS: dict[str, Callable[[str], object]] = {
    "ariari": lambda text: list(read_own(text.split("\n"))),
    "mjai": lambda text: list(read_mjai(text.split("\n"))),
    "mjlog": lambda text: read_mjlog([text.encode()]),
    "tenhou-json": read_tenhou_json,
    "tenhou-url": read_tenhou_json,
}


def longer(times: int) -> GameRecord:
    """One match with its rounds so many times."""
    return replace(FULL, rounds=FULL.rounds * times)


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of ours the interpreter goes through."""
    count = 0

    def trace(frame, event, _arg):
        nonlocal count
        if "ariari" not in frame.f_code.co_filename:
            return None
        count += event == "line"
        return trace

    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


@pytest.mark.parametrize("name", READERS)
def test_ten_times_the_rounds_are_ten_times_the_work(name):
    counts = []
    for times in (1, 10):
        text = write(longer(times), name, Losses()).strip()
        counts.append(lines_run(lambda text=text: READERS[name](text)))
    assert counts[0] > 500
    assert counts[1] < 10.5 * counts[0]


@pytest.mark.parametrize("name", WRITERS)
def test_so_it_is_with_writing(name):
    counts = [lines_run(lambda times=times: write(longer(times), name, Losses())) for times in (1, 10)]
    assert counts[1] < 10.5 * counts[0]

"""The log: it leads to the same state, survives a torn last line, and is refused when it cannot be."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ariari
from ariari.scorekeeper import Journal, ReportError, Scorekeeper

NAMES = ["A", "B", "C"]


def keeper(path: Path) -> tuple[Scorekeeper, str | None]:
    return Scorekeeper.open(ariari.load("daisuki-sanma"), path, NAMES)


def some_reports(told: Scorekeeper, chance: random.Random, count: int) -> None:
    """So many reports that stand, of every kind."""
    while count:
        who, other = chance.sample(NAMES, 2)
        try:
            match chance.randrange(9):
                case 0:
                    told.win(who, from_=other, han=chance.randrange(1, 5), fu=30)
                case 1:
                    told.win(who, limit="mangan")
                case 2:
                    told.draw([who])
                case 3:
                    told.riichi(who, open=chance.random() < 0.2)
                case 4:
                    told.penalty(
                        who, chance.choice(["too-many-tiles", "wrong-meld-before-discard", "noten-riichi"])
                    )
                case 5:
                    told.chips(who, other, chance.randrange(1, 4))
                case 6:
                    told.flowers(who)
                case 7:
                    told.undo()
                case 8:
                    told.redo()
        except ReportError:
            if told.over:
                told.undo()
                count -= 1
            continue
        count -= 1


@given(st.integers(0, 2**32))
def test_a_log_leads_to_the_same_state(seed: int) -> None:
    told = Scorekeeper(ariari.load("daisuki-sanma"), NAMES)
    some_reports(told, random.Random(seed), 12)
    lines = [json.loads(json.dumps(line)) for line in told.log]
    again = Scorekeeper.from_log(told.rules, lines)
    assert again.state == told.state
    assert [step.state for step in again.history] == [step.state for step in told.history]


def test_a_log_on_disk_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told, torn = keeper(path)
    assert torn is None
    some_reports(told, random.Random(1), 30)
    told.close()
    again, torn = keeper(path)
    assert torn is None
    assert again.state == told.state
    again.undo()
    again.close()
    assert keeper(path)[0].state == again.state


def test_a_torn_last_line_is_cut_off_wherever_it_is_torn(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told, _ = keeper(path)
    told.win("A", from_="B", han=2, fu=30)
    before = told.state
    whole = path.read_bytes()
    told.riichi("C")
    told.close()
    last = path.read_bytes()[len(whole) :]
    for length in range(1, len(last)):
        path.write_bytes(whole + last[:length])
        again, torn = keeper(path)
        again.close()
        assert torn == last[:length].decode()
        assert again.state == before
        assert path.read_bytes() == whole
    path.write_bytes(whole + last)
    assert keeper(path)[0].state == told.state


def test_what_is_refused_is_not_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told, _ = keeper(path)
    size = path.stat().st_size
    with pytest.raises(ReportError):
        told.win("A", from_="A", limit="mangan")
    assert path.stat().st_size == size


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (['{"type": "hora"}'], "begins with"),
        (["{", "{}"], "line 1 is not JSON"),
        (["[]"], "line 1 is not an object"),
        (['{"type": "start_game", "names": ["A", "B", "C"], "rules_digest": "0"}'], "other rules"),
    ],
)
def test_logs_that_cannot_be(tmp_path: Path, lines: list[str], says: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("".join(line + "\n" for line in lines))
    with pytest.raises(ReportError, match=says):
        keeper(path)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('{"type": "dance"}', "line 2 of the log: no report is of type 'dance'"),
        ('{"type": "reach_accepted", "actor": 0, "colour": 1}', "no field 'colour'"),
        ('{"type": "reach_accepted"}', "line 2 of the log: reach_accepted"),
        ('{"type": "hora", "wins": [{"actor": 0, "limit": "mangan"}], "target": 0}', "own discard"),
    ],
)
def test_lines_that_cannot_be(tmp_path: Path, line: str, says: str) -> None:
    path = tmp_path / "game.jsonl"
    keeper(path)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(ReportError, match=says):
        keeper(path)


def test_the_log_of_other_people_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    keeper(path)
    with pytest.raises(ReportError, match="log of A, B, C"):
        Scorekeeper.open(ariari.load("daisuki-sanma"), path, ["X", "Y", "Z"])


def test_one_scorekeeper_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first, _ = keeper(path)
    first.riichi("A")
    before = path.read_bytes()
    with pytest.raises(ReportError, match="kept by another scorekeeper"):
        keeper(path)
    assert path.read_bytes() == before
    first.close()
    second, _ = keeper(path)
    assert second.points == first.points


@pytest.mark.parametrize(
    "text", ["a note without an end", "two lines\nof a note", '{"type": "start_game", "by": "some', "\0" * 9]
)
def test_a_foreign_file_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "note.txt"
    path.write_text(text)
    with pytest.raises(ReportError, match=r"log|JSON"):
        keeper(path)
    assert path.read_text() == text


def test_a_torn_line_is_not_cut_off_a_log_that_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told, _ = keeper(path)
    told.close()
    with path.open("a") as file:
        file.write('{"type": "riich')
    before = path.read_bytes()
    with pytest.raises(ReportError, match="not of X, Y, Z"):
        Scorekeeper.open(told.rules, path, ["X", "Y", "Z"])
    assert path.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk at hand")
def test_a_report_that_cannot_be_written_changes_nothing() -> None:
    told = Scorekeeper(ariari.load("daisuki-sanma"), NAMES)
    told._journal = Journal(Path("/dev/full"))
    with pytest.raises(ReportError, match="cannot be written"):
        told.riichi("A")
    assert told.points == (35000, 35000, 35000)
    assert told.history == ()


@pytest.mark.parametrize(
    "line",
    [
        '{"type": "reach_accepted", "actor": 1.5}',
        '{"type": "reach_accepted", "actor": [1]}',
        '{"type": "reach_accepted", "actor": true}',
        '{"type": "reach_accepted", "actor": 0, "open": "no"}',
        '{"type": "hora", "wins": 5}',
        '{"type": "hora", "wins": [5]}',
        '{"type": "hora", "wins": [{"actor": 0, "han": "3", "fu": 30}]}',
        '{"type": "hora", "wins": [{"actor": 0, "han": 1000000000000}]}',
        '{"type": "ryukyoku", "tenpai": 1}',
        '{"type": "ryukyoku", "tenpai": ["A", null]}',
        '{"type": "chips", "payer": 0, "taker": 1, "count": 1e400}',
        '{"type": "penalty", "actor": 0, "infraction": ["malice"]}',
        '{"type": "leave", "seat": {}}',
        '{"type": ["undo"]}',
    ],
)
def test_values_of_a_wrong_type_are_named_with_their_line(tmp_path: Path, line: str) -> None:
    path = tmp_path / "game.jsonl"
    told, _ = keeper(path)
    told.close()
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(ReportError, match="line 2 of the log"):
        keeper(path)

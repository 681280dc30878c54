"""The scorekeeper in the hall: reports are durable before they count, and come back as they were."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sqlalchemy", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.scorekeeper import ReportError
from ariari.web.hall import Hall, Store, StoreError
from ariari.web.keep.files import BOM, file_of

NAMES = ["Ai", "Bo", "Chie"]


def in_hall(tmp_path: Path, play: Callable[[Hall], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        with Store(f"sqlite:///{tmp_path}/hall.db") as store:
            hall = Hall(store)
            try:
                return await play(hall)
            finally:
                await hall.close()

    return asyncio.run(asyncio.wait_for(run(), 60))


def ron(actor: int, target: int, han: int, fu: int) -> dict[str, Any]:
    return {"type": "hora", "wins": [{"actor": actor, "han": han, "fu": fu}], "target": target}


def test_reports_undo_and_redo_are_brought_back(tmp_path: Path) -> None:
    async def play(hall: Hall) -> tuple[str, Any, bool]:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        await keeping.report({"type": "reach_accepted", "actor": 1})
        await keeping.report(ron(1, 2, 3, 40))
        await keeping.report({"type": "ryukyoku", "reason": "exhaustive", "tenpai": [0]})
        await keeping.report({"type": "undo"})
        assert len(hall.store.entries(keeping.id)) == 4
        return keeping.id, keeping.keeper.state, keeping.can_redo

    id, state, can_redo = in_hall(tmp_path, play)
    assert can_redo

    async def again(hall: Hall) -> None:
        keeping = await hall.keeping(id)
        assert keeping is not None
        assert keeping.keeper.state == state
        assert keeping.can_redo
        await keeping.report({"type": "redo"})
        assert keeping.keeper.history[-1].report.to_dict()["type"] == "ryukyoku"

    in_hall(tmp_path, again)


def test_what_cannot_be_is_refused_in_words_without_a_place_in_the_log(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        before = keeping.keeper.state
        with pytest.raises(ReportError) as error:
            await keeping.report(ron(1, 1, 3, 40))
        assert "log" not in str(error.value)
        with pytest.raises(ReportError):
            await keeping.report({"type": "nonsense"})
        with pytest.raises(ReportError):
            await keeping.report({"type": "undo"})
        assert keeping.keeper.state == before
        assert hall.store.entries(keeping.id) == []

    in_hall(tmp_path, play)


def test_a_try_changes_nothing(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        after = keeping.tried(ron(0, 1, 3, 40)).state
        assert after.points[0] > keeping.keeper.points[0]
        assert keeping.keeper.history == ()
        ruling = keeping.ruling(1, "false-ron-voice", "", None)
        assert not ruling.left_to_staff
        assert keeping.keeper.history == ()

    in_hall(tmp_path, play)


def test_a_report_that_was_not_written_does_not_count(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        append = hall.store.append

        def broken(_entries: object) -> None:
            raise OSError("the disk is full")

        hall.store.append = broken  # type: ignore[method-assign,assignment]
        with pytest.raises(StoreError, match="disk is full"):
            await keeping.report(ron(0, 1, 3, 40))
        hall.store.append = append  # type: ignore[method-assign]
        assert keeping.keeper.history == ()
        await keeping.report(ron(0, 1, 3, 40))
        assert len(keeping.keeper.history) == 1

    in_hall(tmp_path, play)


def test_two_tablets_report_one_after_the_other(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        told = []
        keeping.watch(lambda: told.append(len(keeping.keeper.history)))
        same = {"type": "reach_accepted", "actor": 0}
        results = await asyncio.gather(keeping.report(same), keeping.report(same), return_exceptions=True)
        assert [type(r) for r in results] == [type(None), ReportError]
        assert told == [1]

    in_hall(tmp_path, play)


def test_names_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        with pytest.raises(ReportError):
            await hall.begin_keeping(ariari.load("daisuki-sanma"), ["Ai", "Ai", "Bo"])
        with pytest.raises(ReportError):
            await hall.begin_keeping(ariari.load("daisuki-sanma"), ["Ai", "Bo"])

    in_hall(tmp_path, play)


def test_the_settlement_is_downloaded_at_the_end_and_names_are_no_formulas(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), ["=1+1", "Bo", "Chie"])
        assert file_of(keeping.keeper, "settlement.csv") is None
        assert file_of(keeping.keeper, "passwords.txt") is None
        for _ in range(12):
            if keeping.keeper.over:
                break
            winner = (keeping.keeper.state.dealer + 1) % 3
            await keeping.report(
                {"type": "hora", "wins": [{"actor": winner, "limit": "mangan"}], "target": 0 if winner else 1}
            )
        assert keeping.keeper.over
        csv = file_of(keeping.keeper, "settlement.csv")
        json = file_of(keeping.keeper, "settlement.json")
        assert csv is not None and json is not None
        rows = csv[0].splitlines()
        assert rows[0] == "name,points,rank,score,bonus,fee,total"
        assert rows[1].startswith("'=1+1,")
        total = [float(row.split(",")[3]) for row in rows[1:]]
        assert sum(total) == 0
        assert '"rules": "daisuki-sanma"' in json[0]

    in_hall(tmp_path, play)

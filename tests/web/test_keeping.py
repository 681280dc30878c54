"""The scorekeeper in the hall: reports are durable before they count, and come back as they were."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.scorekeeper import ReportError
from ariari.web.hall import Hall, Store, StoreError, seat_token, seated
from ariari.web.keep.files import BOM, file_of
from ariari.web.language import words
from ariari.wording import Lang

NAMES = ["Ai", "Bo", "Chie"]
HEADS: dict[Lang, str] = {
    "ja": "対局者,持ち点,順位,スコア（P）,祝儀（P）,ゲーム代（P）,合計（P）",
    "zh": "玩家,点数,名次,得分（P）,祝仪（P）,场费（P）,合计（P）",
    "en": 'Player,Points,Rank,"Score, P","Chips, P","Fee, P","Total, P"',
}


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
        for what in ("settlement.csv", "settlement.json", "passwords.txt"):
            assert file_of(keeping.keeper, what, words("en")) is None
        for _ in range(12):
            if keeping.keeper.over:
                break
            winner = (keeping.keeper.state.dealer + 1) % 3
            await keeping.report(
                {"type": "hora", "wins": [{"actor": winner, "limit": "mangan"}], "target": 0 if winner else 1}
            )
        assert keeping.keeper.over
        for lang, heads in HEADS.items():
            table = file_of(keeping.keeper, "settlement.csv", words(lang))
            assert table is not None
            assert table.text.startswith(BOM), "a spreadsheet takes it for UTF-8"
            rows = table.text.removeprefix(BOM).splitlines()
            assert rows[0] == heads
            assert rows[1].startswith("'=1+1,")
            assert sum(float(row.split(",")[3]) for row in rows[1:]) == 0
        document = file_of(keeping.keeper, "settlement.json", words("ja"))
        assert document is not None
        assert json.loads(document.text)["names"] == ["=1+1", "Bo", "Chie"]

    in_hall(tmp_path, play)


@pytest.mark.clause("ey-16")
def test_a_claim_counts_when_each_of_the_others_has_agreed(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("echoes-yonma"), [*NAMES, "Dan"])
        keeping.propose(ron(0, 1, 3, 40))
        assert keeping.proposal is not None
        assert keeping.proposal.asked == {1, 2, 3}
        await keeping.confirm()
        await keeping.agree(0)
        await keeping.agree(1)
        await keeping.agree(1)
        assert keeping.keeper.history == (), "nobody agrees for another"
        keeping.disagree(0)
        assert keeping.proposal is not None, "the winner is not asked"
        keeping.disagree(2)
        assert keeping.proposal is None
        assert keeping.refused_by == 2
        keeping.propose(ron(0, 1, 2, 40))
        assert keeping.proposal.agreed == set(), "another claim is agreed to anew"
        for seat in (3, 1, 2):
            await keeping.agree(seat)
        assert keeping.keeper.points == (28900, 21100, 25000, 25000)
        assert keeping.proposal is None

    in_hall(tmp_path, play)


def test_where_the_house_does_not_ask_one_confirmation_will_do(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        keeping.propose(ron(0, 1, 3, 40))
        assert keeping.proposal is not None
        assert keeping.proposal.asked == frozenset()
        await keeping.confirm()
        assert len(keeping.keeper.history) == 1

    in_hall(tmp_path, play)


def test_several_lines_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        await keeping.report({"type": "reach_accepted", "actor": 1})
        with pytest.raises(ReportError):
            await keeping.report({"type": "undo"}, ron(1, 1, 3, 40))
        assert len(hall.store.entries(keeping.id)) == 1
        await keeping.report({"type": "undo"}, ron(0, 1, 3, 40))
        assert len(hall.store.entries(keeping.id)) == 3
        assert [step.report.to_dict()["type"] for step in keeping.keeper.history] == ["hora"]

    in_hall(tmp_path, play)


def test_a_seats_link_is_its_own_and_lasts(tmp_path: Path) -> None:
    async def play(hall: Hall) -> tuple[str, list[str]]:
        keeping = await hall.begin_keeping(ariari.load("daisuki-sanma"), NAMES)
        tokens = [await seat_token(hall.store, keeping, seat) for seat in range(3)]
        assert tokens == [await seat_token(hall.store, keeping, seat) for seat in range(3)]
        assert len(set(tokens)) == 3
        assert await seated(hall, keeping.id) is None
        assert await hall.keeping(tokens[0]) is None
        return keeping.id, tokens

    id, tokens = in_hall(tmp_path, play)

    async def again(hall: Hall) -> None:
        for seat, token in enumerate(tokens):
            found = await seated(hall, token)
            assert found is not None
            assert (found[0].id, found[1]) == (id, seat)

    in_hall(tmp_path, again)

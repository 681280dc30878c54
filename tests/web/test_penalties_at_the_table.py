"""The host of a playing table calls the referee: ruled by the house, written, shown to everybody."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.web.hall import Hall, Pace, Refused, Room
from ariari.web.infraction_form import InfractionForm
from ariari.web.language import words
from ariari.web.seat_status import status_html
from ariari.web.table_court import TableCourt, rulings_html

from .test_browser_play import begin, my_turn
from .test_hall import STILL, in_hall, looking, until


async def begun(hall: Hall, house: str = "daisuki-sanma") -> Room:
    room, seat = await hall.begin(ariari.load(house), "Ann")
    looking(room, seat)
    await room.start(seat)
    return room


def form(room: Room, *presses: str, lang: Any = "en") -> InfractionForm:
    made = InfractionForm(TableCourt(room, "ABCD", words(lang)))
    for press in presses:
        assert made.press(press) is None
    return made


def plain(html: str) -> str:
    return re.sub(r"<[^>]+>", " ", html)


def test_a_ruling_is_explained_then_carried_out_and_outlives_the_server(tmp_path: Path) -> None:
    async def play(hall: Hall) -> tuple[str, str]:
        room = await begun(hall)
        told = form(room, "actor 1", "infraction too-few-tiles")
        for lang, said in (("en", "the hand is dead"), ("ja", "アガリ放棄"), ("zh", "放弃和牌")):
            shown = plain(form(room, "actor 1", "infraction too-few-tiles", lang=lang).html())
            assert said in shown, lang
        report = told.press("rule")
        assert report == {"type": "penalty", "actor": 1, "infraction": "too-few-tiles"}
        assert room.table is not None and not room.table.view(0).players[1].dead  # type: ignore[union-attr]
        await room.penalty(room.host, report)
        assert room.table.view(0).players[1].dead  # type: ignore[union-attr]
        return room.id, room.table.digest

    id, digest = in_hall(tmp_path, play, STILL)

    async def again(hall: Hall) -> None:
        room = await hall.room(id)
        assert room is not None and room.table is not None
        assert room.table.digest == digest
        for lang, said in (("ja", "少牌"), ("zh", "小相公"), ("en", "Too few tiles")):
            for seat in range(3):
                assert said in rulings_html(room.table.view(seat), "ABC", words(lang))

    in_hall(tmp_path, again, STILL)


def test_the_tiles_concerned_are_asked_for_and_drawn(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room = await begun(hall)
        asked = form(room, "actor 1", "infraction shown-tile")
        assert 'data-do="tile 6p"' in asked.html() and 'data-do="tile 0p"' not in asked.html()
        asked.press("tile 6p")
        await room.penalty(room.host, asked.press("rule") or {})
        shown = rulings_html(room.view(0), "ABC", words("en"))  # type: ignore[arg-type]
        assert 'href="#t-6p"' in shown and "No ron on the kind" in shown

    in_hall(tmp_path, play, STILL)


def test_a_tile_that_counts_as_the_discard_is_discarded(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room = await begun(hall, "ponta-sanma-03")
        table = room.table
        assert table is not None and table.turn is not None
        seat = table.turn
        asked = form(room, f"actor {seat}", "infraction put-forward")
        tile = next(str(one) for one in table.view(seat).hand if not one.flower)
        asked.press(f"tile {tile}")
        await room.penalty(room.host, asked.press("rule") or {})
        player = table.view(seat).players[seat]
        assert player is not None and [str(one.tile) for one in player.discards] == [tile]

    in_hall(tmp_path, play, STILL)


def test_a_red_five_is_told_apart_where_the_tile_matters_and_not_its_kind(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room = await begun(hall, "m-league")
        asked = form(room, "actor 1", "infraction put-forward", "staff counts-as-discard")
        assert 'data-do="tile 0p"' in asked.html()
        asked.press("staff no-ron-on-kind")
        assert 'data-do="tile 5p"' in asked.html() and 'data-do="tile 0p"' not in asked.html()

    in_hall(tmp_path, play, STILL)


def test_what_cannot_be_ruled_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room = await begun(hall)
        wrong = form(room, "actor 1", "infraction noten-riichi", lang="ja")
        assert "リーチしていない" in wrong.html() and "warn" in wrong.html()
        before = room.entries
        with pytest.raises(Refused) as refused:
            await room.penalty(room.host, {"actor": 1, "infraction": "noten-riichi"})
        assert "リーチしていない" in refused.value.text("ja")
        with pytest.raises(Refused):
            await room.penalty(room.host, {"actor": 1, "infraction": "no-such-thing"})
        with pytest.raises(Refused) as refused:
            await room.penalty((room.host + 1) % 3, {"actor": 1, "infraction": "too-few-tiles"})
        assert refused.value.id == "not-referee"
        assert room.entries == before

    in_hall(tmp_path, play, STILL)


def test_a_chombo_ends_the_round_and_its_result_is_looked_at(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room = await begun(hall)
        await room.penalty(room.host, {"actor": 1, "infraction": "false-ron-shown"})
        assert room.showing == 0
        assert room.result is not None and room.result.offenders == (1,)
        with pytest.raises(Refused) as refused:
            await room.penalty(room.host, {"actor": 1, "infraction": "too-few-tiles"})
        assert refused.value.id == "result"

    in_hall(tmp_path, play, STILL)


def test_the_table_stands_still_while_the_referee_is_called(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room = await begun(hall)
        room.hold(True)
        room.set_away(room.host, True)
        before = room.entries
        await asyncio.sleep(0.3)
        assert room.entries == before
        room.hold(False)
        await until(lambda: room.entries > before + 3)

    in_hall(tmp_path, play, Pace(bot=0, result=3600, grace=3600))


def test_calling_the_referee_makes_nobodys_time_shorter_or_longer(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        room, seat = await hall.begin(ariari.load("m-league"), "Ann", thinking=30)
        looking(room, seat)
        await room.start(seat)
        await until(lambda: room.deadline(seat) is not None)
        before = room.deadline(seat) or 0.0
        assert not room.held
        assert "referee" not in status_html(room, seat, room.view(seat), words("en"))  # type: ignore[arg-type]
        for _ in range(3):
            room.hold(True)
            assert room.held
            await asyncio.sleep(0.1)
            shown = status_html(room, seat, room.view(seat), words("en"))  # type: ignore[arg-type]
            assert "The referee has been called." in shown
            room.hold(False)
        left = room.deadline(seat) or 0.0
        assert before - 0.25 < left <= before, "the three tenths of a second do not count"

    in_hall(tmp_path, play, Pace(bot=0, result=3600, grace=3600))


@pytest.mark.browser
def test_the_host_calls_the_referee_on_the_page(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, lang="ja-JP", size=(390, 844))).page
    begin(page, v.base, "m-league")
    my_turn(page)
    page.click("[data-do='referee']")
    page.wait_for_selector("[role=dialog] [data-do='actor 1']")
    page.click("[data-do='actor 1']")
    page.click("[data-do='infraction shown-tile']")
    page.click("[data-do='staff no-ron-on-kind']")
    page.click("[data-do='tile 6p']")
    page.wait_for_selector("[role=dialog] .ruling >> text=ロンできない")
    drawn = "all => all.map(tile => getComputedStyle(tile).display)"
    shown = page.locator(".ruling svg.tile").evaluate_all(drawn)
    assert shown == ["inline-block"], "a drawn tile does not break the sentence"
    page.click("[data-do='rule']:not([disabled])")
    page.wait_for_selector("[role=dialog]", state="detached")
    page.wait_for_selector(".rulings li >> text=見せ牌")
    page.click("[data-do='referee']")
    page.wait_for_selector("[role=dialog]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")

"""The tiles of the own hand: each can be tapped and reached, and tells why it cannot be discarded."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.web.hand_row import hand_row
from ariari.web.language import words
from ariari.web.seat_status import why_no_discard

from .test_browser_play import begin

OTHERS = ("1199m1199p1199s7z", "2288m2288p2288s7z", "3377m3377p3377s6z")


def at_table(*actions: str, mine: str = "147m258p369s1234z", draws: str = "5z4m5p6s") -> ariari.Table:
    table = ariari.Table.stacked(
        ariari.load("m-league"), hands=[mine, *OTHERS], draws=draws, dora="5z", ura="5z", seed=5
    )
    for action in actions:
        table.play(action)
    return table


def why(table: ariari.Table, seat: int, text: str, lang: Any = "en") -> str:
    room: Any = SimpleNamespace(table=table, view=table.view)
    told = why_no_discard(room, seat, text, words(lang))
    return re.sub(r"<[^>]+>", "", told)


def buttons(table: ariari.Table, seat: int, mode: str = "discard") -> dict[str, str]:
    row = hand_row(table.view(seat), words("en"), mode)
    return {tile: do for do, tile in re.findall(r'data-do="([^"]+)" data-key="[^"]+" data-tile="(\w+)"', row)}


def test_a_tile_of_a_swap_call_tells_that_it_is_one() -> None:
    table = ariari.Table.stacked(
        ariari.load("m-league"), hands=["6m258p369s123456z", "4569m11p1199s234z"], draws="5z", seed=5
    )
    table.play("discard 6m")
    table.play("chi 45m")
    assert buttons(table, 1)["6m"] == "why discard 6m"
    assert "swap-calling" in why(table, 1, "discard 6m")
    assert "喰い替え" in why(table, 1, "discard 6m", "ja")
    assert why(table, 1, "discard 1p") == ""


def test_while_a_call_is_offered_it_has_to_be_answered_first() -> None:
    table = at_table("discard 1m")
    assert set(buttons(table, 1).values()) == {f"why discard {tile}" for tile in buttons(table, 1)}
    assert "answer the call first" in why(table, 1, "discard 9m")
    assert "not your turn" in why(at_table(), 2, "discard 2m")


def test_with_riichi_chosen_only_tiles_that_leave_a_tenpai_declare_it() -> None:
    table = at_table(mine="123m456p789s11z23p", draws="5z4m5p6s")
    chosen = buttons(table, 0, "riichi")
    assert chosen["5z"] == "play riichi 5z"
    assert chosen["1m"] == "why riichi 1m"
    assert "cannot declare riichi" in why(table, 0, "riichi 1m")


def test_what_is_no_discard_is_told_nothing() -> None:
    for text in ("pass", "nonsense", "discard 99z", "chi 12m", ""):
        assert why(at_table(), 0, text) == ""


def test_every_tile_can_be_reached_by_the_keyboard() -> None:
    for seat in (0, 1):
        row = hand_row(at_table().view(seat), words("en"), "discard")
        assert "tabindex" not in row
        assert " disabled" not in row
        assert row.count("data-key=") == (14 if seat == 0 else 13)


OFFERED = """() => {
  const press = (s) => { const b = document.querySelector(s); if (b) b.click(); return !!b; };
  if (document.querySelector("[data-do='play pass']")) return true;
  if (press("[data-do='ready']")) return false;
  press(".hand .drawn[data-do^='play']") || press(".hand [data-do^='play']");
  return false;
}"""


@pytest.mark.browser
def test_a_tap_that_discards_nothing_says_why_and_the_focus_stays(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "m-league")
    for _ in range(1200):
        if page.evaluate(OFFERED):
            break
        page.wait_for_timeout(50)
    page.wait_for_selector("[data-do='play pass']")
    before = page.inner_html(".hand")
    page.click(".hand [data-do^='why']:nth-child(3)", force=True)  # it is marked as disabled
    page.wait_for_selector(".status >> text=answer the call first")
    assert page.locator(".status b svg.tile").count() == 1
    assert page.inner_html(".hand") == before
    page.focus(".hand [data-do^='why']:nth-child(2)")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.dataset.key == '2'")
    page.click("[data-do='play pass']")
    page.wait_for_selector(".status >> text=answer the call first", state="detached")

"""The tables that a browser has been at are found again on it, and on no other."""

from collections.abc import Callable
from typing import Any

import pytest

from .test_browser_keep import begin as begin_keeping
from .test_browser_play import begin

pytestmark = pytest.mark.browser


def test_tables_kept_are_listed_on_this_browser_only(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server)).page
    v.go("/keep")
    page.wait_for_selector("[data-do='begin']")
    assert not page.is_visible(".remembered")
    addresses = []
    for names in (["Ai", "Bo", "Chie"], ["<b>", "B&B", "C"]):
        begin_keeping(page, v.base, "daisuki-sanma", names)
        addresses.append(page.url)
    v.received.clear()
    v.go("/keep")
    page.wait_for_selector(".remembered li")
    rows = page.locator(".remembered li").all_inner_texts()
    assert ["<b>, B&B" in rows[0], "Ai, Bo" in rows[1]] == [True, True]
    told = "".join(v.received)
    assert told and not any(address.rsplit("/")[-1] in told for address in addresses), "none from us"
    assert all(box["height"] >= 44 for box in map(_box, page.locator(".remembered :is(a, button)").all()))

    page.click(".remembered li:nth-child(2) a")
    page.wait_for_selector("[data-do='win 0']")
    assert page.url == addresses[0]
    v.go("/keep")
    page.wait_for_selector(".remembered li")
    assert "Ai, Bo" in page.locator(".remembered li").first.inner_text(), "what was looked at last is first"
    page.click(".remembered li:first-child button")
    page.reload()
    page.wait_for_selector(".remembered li")
    assert page.locator(".remembered li").count() == 1
    page.click(".remembered li button")
    page.wait_for_selector(".remembered", state="hidden")

    other = visit(server)
    other.go("/keep")
    other.page.wait_for_selector("[data-do='begin']")
    assert not other.page.is_visible(".remembered")


def _box(part: Any) -> dict[str, float]:
    found: dict[str, float] = part.bounding_box()
    return found


def test_games_played_are_listed(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, lang="ja-JP", size=(390, 844))).page
    begin(page, v.base, "m-league")
    page.wait_for_selector("svg.board")
    address = page.url
    v.go("/keep")
    page.wait_for_selector("[data-do='begin']")
    assert not page.is_visible(".remembered"), "it is no table kept"
    v.go("/play")
    page.click(".remembered a")
    page.wait_for_url(address)


@pytest.mark.parametrize("stored", ["{", "3", '[{"kind": "keep", "address": "javascript:alert(1)"}, null]'])
def test_what_is_no_list_is_not_shown(visit: Callable[..., Any], shared_server: Any, stored: str) -> None:
    page = (v := visit(shared_server)).page
    v.go("/keep")
    page.evaluate("stored => localStorage.setItem('ariari-tables', stored)", stored)
    page.reload()
    page.wait_for_selector("[data-do='begin']")
    assert not page.is_visible(".remembered")

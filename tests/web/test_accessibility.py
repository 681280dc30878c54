"""An accessibility checker (axe-core) finds nothing serious on any page, in any language or size."""

from collections.abc import Callable
from typing import Any

import pytest

from .test_browser_keep import begin as begin_keeping
from .test_browser_play import begin, my_turn, play_until

pytestmark = pytest.mark.browser

_GRAVE = ("serious", "critical")


def grave(page: Any) -> list[str]:
    """What the checker calls serious or critical."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
    found = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:160]}"
        for rule in found
        if rule["impact"] in _GRAVE
        for node in rule["nodes"]
    ]


_PHONE, _DESKTOP = (390, 844), (1280, 800)


@pytest.mark.parametrize(
    ("address", "size"),
    [
        ("/", _PHONE),
        ("/houses/daisuki-sanma", _DESKTOP),
        ("/score?house=daisuki-sanma&hand=123456789p11155z&won=13&riichi=1", _DESKTOP),
        ("/score?hand=123456789p1115z", _PHONE),
        ("/play", _PHONE),
        ("/keep", _DESKTOP),
        ("/replays", _PHONE),
    ],
)
def test_the_pages(
    visit: Callable[..., Any], shared_server: Any, address: str, size: tuple[int, int]
) -> None:
    page = (v := visit(shared_server, lang="ja-JP", size=size)).page
    v.go(address)
    page.wait_for_selector("main h1, main .card")
    page.wait_for_timeout(300)
    assert grave(page) == []


def test_the_table(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "m-league")
    my_turn(page)
    page.keyboard.press("h")
    page.wait_for_selector(".tools .card li")
    assert grave(page) == []
    play_until(page, ("result",))
    page.wait_for_timeout(300)
    assert grave(page) == []


_TOLD = {
    "the win": ("win 1",),
    "its value": ("riichi 0", "win 1", "from 0", "details"),
    "the confirmation": ("win 1", "from 0", "worth mangan"),
    "the hand": ("win 1", "from tsumo", "enter"),
    "the draw": ("open draw",),
    "the infractions": ("open penalty", "actor 0"),
    "the ruling": ("open penalty", "actor 0", "infraction shown-tile", "tile 5p"),
    "the rest": ("open more",),
    "the chips": ("open more", "open chips", "payer 0"),
    "the flowers": ("open more", "open flowers"),
    "the seats": ("open more", "open seating"),
    "the conditions": ("open needs",),
    "the standing": ("open more", "open standing"),
    "the links": ("open more", "open links"),
}


def test_the_scorekeeper(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=(1024, 768))).page
    begin_keeping(page, v.base, "daisuki-sanma", ["Ai", "Bo", "Chie"])
    found = {"the table": grave(page)}
    for what, buttons in _TOLD.items():
        for do in buttons:
            if page.locator(f"[data-do='{do}']:not([disabled])").count() or do != "riichi 0":
                page.click(f"[data-do='{do}']")
        page.wait_for_selector(".keep-dialog")
        found[what] = grave(page)
        page.click("[data-do='leave'], [data-do='correct']")
        if what == "the confirmation":
            page.click("[data-do='leave']")
        page.wait_for_selector(".keep-dialog", state="detached")
    assert {what: wrong for what, wrong in found.items() if wrong} == {}


def test_a_claim_to_be_confirmed(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=_PHONE)).page
    begin_keeping(page, v.base, "echoes-yonma", ["Ai", "Bo", "Chie", "Dan"])
    for do in ("win 1", "from 0", "worth mangan", "agree 0"):
        page.click(f"[data-do='{do}']")
    page.wait_for_selector(".agreed")
    assert grave(page) == []

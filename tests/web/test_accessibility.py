"""An accessibility checker (axe-core) finds nothing serious on any page, by day or by night."""

import re
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
by_day_and_night = pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])


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
        ("/nothing", _PHONE),
        ("/play?house=nowhere", _PHONE),
        ("/sheets/daisuki-sanma", _PHONE),
        ("/sheets/m-league/against/tenhou", _DESKTOP),
    ],
)
@by_day_and_night
def test_the_pages(
    visit: Callable[..., Any], shared_server: Any, address: str, size: tuple[int, int], dark: bool
) -> None:
    page = (v := visit(shared_server, lang="ja-JP", size=size, dark=dark)).page
    v.go(address)
    page.wait_for_selector("main h1, main .card, main table")
    page.wait_for_timeout(300)
    v.faults = [fault for fault in v.faults if "404" not in fault]
    assert grave(page) == []


def test_the_night_is_dark_and_the_day_is_light(visit: Callable[..., Any], shared_server: Any) -> None:
    for dark in (False, True):
        v = visit(shared_server, dark=dark)
        for address in ("/", "/play", "/keep", "/score", "/replays", "/sheets/m-league", "/nothing"):
            v.go(address)
            colour = v.page.evaluate("getComputedStyle(document.body).backgroundColor")
            red, green, blue = map(int, re.findall(r"\d+", colour)[:3])
            assert (red + green + blue < 150) is dark, (address, colour)
            assert (red + green + blue > 650) is not dark, (address, colour)
        v.faults = [fault for fault in v.faults if "404" not in fault]


@by_day_and_night
def test_the_table(visit: Callable[..., Any], server: Any, dark: bool) -> None:
    page = (v := visit(server, dark=dark)).page
    begin(page, v.base, "m-league")
    my_turn(page)
    page.keyboard.press("h")
    page.wait_for_selector(".tools .card li")
    assert grave(page) == []
    page.click("[data-do='referee']")
    page.click("[data-do='actor 1']")
    page.wait_for_selector("[data-do='infraction shown-tile']")
    assert grave(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")
    play_until(page, ("result",))
    page.wait_for_timeout(300)
    assert grave(page) == []
    page.wait_for_function(IN_DIALOG)
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")
    assert not page.evaluate(IN_DIALOG)


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


IN_DIALOG = "document.activeElement.closest('[role=dialog]') != null"


def opener(buttons: tuple[str, ...]) -> str:
    """The button by which a dialog was opened: where the focus comes back to."""
    return next(do for do in buttons if not do.startswith("riichi"))


def test_the_focus_stays_in_a_dialog_and_comes_back(visit: Callable[..., Any], server: Any) -> None:
    """By the keyboard alone: a dialog has the focus while it is there, at each of its steps."""
    page = (v := visit(server, size=(1024, 768))).page
    begin_keeping(page, v.base, "echoes-yonma", ["Ai", "Bo", "Chie", "Dan"])
    page.focus("[data-do='win 1']")
    page.keyboard.press("Enter")
    page.wait_for_function(IN_DIALOG)
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(IN_DIALOG)
    page.focus("[data-do='from 0']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-do='details']")
    page.wait_for_function(IN_DIALOG)
    page.focus("[data-do='details']")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-do='details'][aria-expanded='true']")
    page.wait_for_function("document.activeElement.dataset.do == 'details'")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(IN_DIALOG)
    page.keyboard.press("Escape")
    page.wait_for_selector(".keep-dialog", state="detached")
    page.wait_for_function("document.activeElement.dataset.do == 'win 1'")


def test_the_focus_stays_on_a_key_of_the_tile_keyboard(visit: Callable[..., Any], shared_server: Any) -> None:
    page = (v := visit(shared_server, size=_PHONE)).page
    v.go("/score?house=m-league&hand=123456p")
    page.focus("[data-do='tile 7p']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".entered [data-do='held 6']")
    page.wait_for_function("document.activeElement.dataset.do == 'tile 7p'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".entered [data-do='held 7']")


@by_day_and_night
def test_the_scorekeeper(visit: Callable[..., Any], server: Any, dark: bool) -> None:
    page = (v := visit(server, size=(1024, 768), dark=dark)).page
    begin_keeping(page, v.base, "daisuki-sanma", ["Ai", "Bo", "Chie"])
    found = {"the table": grave(page)}
    for what, buttons in _TOLD.items():
        for do in buttons:
            if page.locator(f"[data-do='{do}']:not([disabled])").count() or do != "riichi 0":
                page.click(f"[data-do='{do}']")
        page.wait_for_selector(".keep-dialog")
        found[what] = grave(page)
        page.wait_for_function(IN_DIALOG)
        page.keyboard.press("Escape")
        if what == "the confirmation":
            page.wait_for_selector("[data-do='leave']")
            page.keyboard.press("Escape")
        page.wait_for_selector(".keep-dialog", state="detached")
        page.wait_for_function(f"document.activeElement.dataset.do == '{opener(buttons)}'")
    assert {what: wrong for what, wrong in found.items() if wrong} == {}


@by_day_and_night
def test_a_claim_to_be_confirmed(visit: Callable[..., Any], server: Any, dark: bool) -> None:
    page = (v := visit(server, size=_PHONE, dark=dark)).page
    begin_keeping(page, v.base, "echoes-yonma", ["Ai", "Bo", "Chie", "Dan"])
    for do in ("win 1", "from 0", "worth mangan", "agree 0"):
        page.click(f"[data-do='{do}']")
    page.wait_for_selector(".agreed")
    assert grave(page) == []

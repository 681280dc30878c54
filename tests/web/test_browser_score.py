"""Houses and Score in a browser."""

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.browser

NAMES = {"en-US": "Riichi", "ja-JP": "リーチ", "zh-CN": "立直"}


def tap(page: Any, *tiles: str) -> None:
    for tile in tiles:
        page.click(f"[data-do='tile {tile}']")


def test_a_hand_is_scored_as_it_is_tapped(visit: Callable[..., Any], shared_server: Any) -> None:
    """Closed one suit through 9 with a pair of white dragons, riichi: what the scoring room says."""
    page = (v := visit(shared_server)).page
    v.go("/score?house=daisuki-sanma")
    tap(page, *["1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", "1z", "1z", "1z", "5z"])
    page.wait_for_selector("text=Waits")
    tap(page, "5z")
    page.click("[data-do='toggle riichi']")
    page.wait_for_selector(".results >> text=Pure straight")
    page.wait_for_selector("[data-do='toggle ippatsu']:not([disabled])")
    assert page.is_disabled("[data-do='toggle chankan']"), "nobody robs a kan by tsumo"
    before = page.inner_text(".results strong")
    page.wait_for_url("**riichi=1**")
    page.click("[data-do='toggle ippatsu']")
    page.wait_for_function(
        "before => document.querySelector('.results strong').innerText != before", arg=before
    )
    value = page.inner_text(".results strong")
    page.wait_for_url("**ippatsu**")
    again = visit(shared_server)
    again.page.goto(page.url)
    again.page.wait_for_selector(".results strong")
    assert again.page.inner_text(".results strong") == value


def test_on_a_phone_the_gist_of_the_result_stays_in_view(
    visit: Callable[..., Any], shared_server: Any
) -> None:
    page = (v := visit(shared_server, size=(390, 844))).page
    v.go("/score?house=m-league&hand=123456789p111z")
    gist = page.locator(".summary")
    page.wait_for_selector(".summary")
    tap(page, "5z")
    page.wait_for_selector(".summary .waits svg[aria-label]")
    assert "Tenpai" in gist.inner_text()
    tap(page, "5z")
    page.wait_for_selector(".summary .yaku")
    value = page.inner_text(".results strong")
    assert "Pure straight" in gist.inner_text() and "24,000 points" in gist.inner_text() and "24,000" in value
    for place in ("[data-do='tile 1m']", "[data-do='tile 7z']", "[data-set='sticks']"):
        page.locator(place).scroll_into_view_if_needed()
        box = gist.bounding_box()
        assert box["height"] >= 44 and box["y"] >= 0 and box["y"] + box["height"] <= 844
    gist.click()
    page.wait_for_function("document.querySelector('#result').getBoundingClientRect().top < 100")


def test_a_meld_opens_the_hand_and_takes_riichi_away(visit: Callable[..., Any], shared_server: Any) -> None:
    page = (v := visit(shared_server)).page
    v.go("/score?house=m-league&hand=234567p22344s5z&riichi=1")
    page.wait_for_selector("[data-do='toggle riichi'][aria-pressed='true']")
    page.click("[data-do='back']")
    page.click("[data-do='into pon']")
    tap(page, "7z")
    page.wait_for_selector("[data-do='toggle riichi'][disabled]")
    assert page.get_attribute("[data-do='toggle riichi']", "aria-pressed") == "false"


def test_the_same_hand_under_another_house_stands_beside_it(
    visit: Callable[..., Any], shared_server: Any
) -> None:
    page = (v := visit(shared_server)).page
    v.go("/score?house=m-league&hand=123456789m11155z&won=13")
    page.select_option("[data-set='beside']", "daisuki-yonma")
    page.wait_for_function("() => document.querySelectorAll('.results article').length == 2")


@pytest.mark.parametrize("lang", list(NAMES))
def test_each_language_is_spoken_and_the_choice_remembered(
    visit: Callable[..., Any], shared_server: Any, lang: str
) -> None:
    page = (v := visit(shared_server, lang=lang)).page
    v.go("/score")
    page.wait_for_selector(f"[data-do='toggle riichi']:text-is('{NAMES[lang]}')")
    page.click("a[hreflang='zh-Hans']")
    page.wait_for_selector(f"[data-do='toggle riichi']:text-is('{NAMES['zh-CN']}')")
    assert page.url.endswith("/score")
    v.go("/")
    page.wait_for_selector("text=各店规则")
    assert page.evaluate("document.documentElement.lang") == "zh-Hans"


def test_every_house_has_its_sheet_and_its_comparison(visit: Callable[..., Any], shared_server: Any) -> None:
    page = (v := visit(shared_server)).page
    v.go("/")
    page.click("a[href='/houses/daisuki-yonma']")
    sheet = page.frame_locator("iframe.sheet")
    sheet.locator("#chart").wait_for()
    sheet.locator("#settlement").wait_for()
    page.select_option("[data-set='against']", "m-league")
    sheet.locator("table.compare").first.wait_for()


def test_an_unknown_house_is_told_so(visit: Callable[..., Any], shared_server: Any) -> None:
    page = (v := visit(shared_server)).page
    v.go("/score?house=nowhere&hand=123p")
    page.wait_for_selector("text=There is no house “nowhere” here.")
    v.faults = [fault for fault in v.faults if "404" not in fault]
    page.click("a[href='/score?house=daisuki-yonma&hand=123p']")
    page.wait_for_selector(".entered [data-do='held 2']")
    assert page.input_value("[data-set='house']") == "daisuki-yonma"

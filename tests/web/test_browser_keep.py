"""Keep in a browser, on a tablet."""

import csv
import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.browser

TABLET = (1024, 768)
_DEALER = "all => all.findIndex(s => s.classList.contains('dealer'))"


def begin(page: Any, base: str, house: str, names: list[str]) -> None:
    page.goto(f"{base}/keep?house={house}")
    for seat, name in enumerate(names):
        page.fill(f"[data-set='name{seat}']", name)
    page.click("[data-do='begin']")
    page.wait_for_url(re.compile(r"/keep/.+"))
    page.wait_for_selector("[data-do='win 0']")


def points(page: Any) -> list[int]:
    texts = page.locator(".seat .held").all_inner_texts()
    return [int(re.match(r"[\d,−]+", text)[0].replace(",", "").replace("−", "-")) for text in texts]


def settled(page: Any) -> None:
    page.wait_for_selector(".result", state="detached")


def test_a_win_is_told_in_three_touches_and_the_others_confirm_it(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "echoes-yonma", ["Ai", "Bo", "Chie", "Dan"])
    page.click("[data-do='riichi 0']")
    page.wait_for_selector("[data-do='riichi 0'][disabled]")
    page.click("[data-do='win 1']")
    page.click("[data-do='from 0']")
    page.click("[data-do='worth mangan']")
    for seat in (0, 2):
        page.click(f"[data-do='confirm {seat}']")
        page.wait_for_selector(f"[data-do='confirm {seat}'][aria-pressed='true']")
    assert points(page) == [24000, 25000, 25000, 25000], "nothing counts before everybody has agreed"
    page.click("[data-do='confirm 3']")
    settled(page)
    assert points(page) == [16000, 34000, 25000, 25000]
    page.click("[data-do='undo']")
    page.wait_for_selector("[data-do='redo']:not([disabled])")
    assert points(page) == [24000, 25000, 25000, 25000]
    page.click("[data-do='redo']")
    page.wait_for_selector("[data-do='redo'][disabled]")
    assert points(page) == [16000, 34000, 25000, 25000]


def test_a_win_is_told_by_its_hand(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "m-league", ["Ai", "Bo", "Chie", "Dan"])
    page.click("[data-do='win 0']")
    page.click("[data-do='from tsumo']")
    page.click("[data-do='enter']")
    for tile in ["1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", "7z", "7z", "7z", "5z", "5z"]:
        page.click(f"[data-do='tile {tile}']")
    page.click("[data-do='entered']")
    page.click("[data-do='confirm all']")
    settled(page)
    # Dealer: tsumo, red dragons, pure straight, half flush: 7 han, a haneman of 6000 each.
    assert points(page) == [43000, 19000, 19000, 19000]


def test_a_match_is_kept_to_its_end_and_settled(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET, lang="ja-JP")).page
    begin(page, v.base, "m-league", ["愛", "Bo", "智恵", "Dan"])
    page.click("[data-do='panel draw']")
    page.click("[data-do='mark tenpai 2']")
    page.click("[data-do='draw exhaustive']")
    page.click("[data-do='confirm all']")
    settled(page)
    assert points(page) == [24000, 24000, 28000, 24000]
    for _ in range(12):
        if page.locator(".settlement").count():
            break
        dealer = page.locator(".seat").evaluate_all(
            "all => all.findIndex(s => s.classList.contains('dealer'))"
        )
        winner, payer = (dealer + 1) % 4, (dealer + 2) % 4
        page.click(f"[data-do='win {winner}']")
        page.click(f"[data-do='from {payer}']")
        page.click("[data-do='worth 1 30']")
        page.click("[data-do='confirm all']")
        settled(page)
    page.wait_for_selector(".settlement")
    with page.expect_download() as download:
        page.click("a[href$='settlement.csv']")
    rows = list(csv.reader(io.StringIO(Path(download.value.path()).read_text(encoding="utf-8"))))
    assert [row[0] for row in rows[1:]] == ["愛", "Bo", "智恵", "Dan"]
    assert round(sum(float(row[3]) for row in rows[1:]), 6) == 0
    address = page.url
    server.kill()
    server.start()
    again = visit(server, size=TABLET, lang="zh-CN").page
    again.goto(address)
    again.wait_for_selector(".settlement")
    page.close()
    v.faults.clear()


def test_what_cannot_be_is_told_and_nothing_changes(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "daisuki-sanma", ["Ai", "Bo", "Chie"])
    page.click("[data-do='win 0']")
    page.click("[data-do='from 1']")
    page.click("[data-do='enter']")
    page.click("[data-do='entered']")
    page.wait_for_selector("[role='alert']")
    assert points(page) == [35000, 35000, 35000]


def test_two_tablets_show_the_same_table(visit: Callable[..., Any], server: Any) -> None:
    one = (v := visit(server, size=TABLET)).page
    begin(one, v.base, "daisuki-sanma", ["Ai", "Bo", "Chie"])
    other = visit(server, size=(390, 844)).page
    other.goto(one.url)
    other.wait_for_selector("[data-do='riichi 2']")
    one.click("[data-do='riichi 2']")
    other.wait_for_selector("[data-do='riichi 2'][disabled]")
    assert points(one) == points(other)


def test_a_penaltys_ruling_is_explained_before_it_counts(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "echoes-yonma", ["Ai", "Bo", "Chie", "Dan"])
    page.click("[data-do='panel penalty']")
    page.select_option("[data-set='actor']", "2")
    page.wait_for_selector("text=Chie: False ron or tsumo, by voice only")
    page.click("[data-do='penalty']")
    page.click("[data-do='confirm all']")
    page.wait_for_selector(".seat-2 .mark")

"""Keep in a browser, on a tablet: everything that the scorekeeper can be told is told by touch."""

import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ariari.scorekeeper.report import Report

pytestmark = pytest.mark.browser

TABLET = (1024, 768)
PHONE = (390, 844)
FOUR = ["Ai", "Bo", "Chie", "Dan"]
_PAYS_NOTHING = ("chips", "sit", "leave")


def begin(page: Any, base: str, house: str, names: list[str]) -> None:
    page.goto(f"{base}/keep?house={house}")
    if page.locator(f"[data-set='name{len(names) - 1}']").count() == 0:
        page.select_option("[data-set='people']", str(len(names)))
    for seat, name in enumerate(names):
        page.fill(f"[data-set='name{seat}']", name)
    page.click("[data-do='begin']")
    page.wait_for_url(re.compile(r"/keep/.+"))
    page.wait_for_selector("[data-do='win 0']")


def touch(page: Any, *buttons: str) -> None:
    """One button after the other."""
    for do in buttons:
        page.click(f"[data-do='{do}']")


def points(page: Any) -> list[int]:
    texts = page.locator(".seat .points").all_inner_texts()
    return [int(text.replace(",", "").replace("−", "-")) for text in texts]


def settled(page: Any) -> None:
    page.wait_for_selector(".keep-dialog", state="detached")


def told(page: Any, *buttons: str) -> None:
    """Something told to the end and confirmed."""
    touch(page, *buttons, "confirm")
    settled(page)


def dealer_of(page: Any) -> int:
    return int(
        page.locator(".seat").evaluate_all("all => all.findIndex(s => s.classList.contains('dealer'))")
    )


def file(page: Any, name: str) -> str:
    """A download's text, its bytes being UTF-8."""
    with page.expect_download() as download:
        page.click(f"a[href$='{name}']")
    return Path(download.value.path()).read_bytes().decode("utf-8")


@pytest.mark.clause("ey-16")
def test_a_win_is_told_in_three_touches_and_each_of_the_others_confirms_it(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "echoes-yonma", FOUR)
    touch(page, "riichi 0")
    page.wait_for_selector("[data-do='kind 0 double']")
    touch(page, "win 1", "from 0", "worth mangan")
    assert page.locator("[data-do='confirm'], [data-do='agree 1']").count() == 0
    touch(page, "agree 0")
    page.wait_for_selector(".agree-0 .agreed")
    touch(page, "disagree 2")
    page.wait_for_selector("text=Chie does not agree")
    assert points(page) == [24000, 25000, 25000, 25000], "nothing counts before everybody has agreed"
    touch(page, "worth 3 40", "agree 0", "agree 2", "agree 3")
    settled(page)
    assert points(page) == [18800, 31200, 25000, 25000]
    touch(page, "undo")
    page.wait_for_selector("[data-do='redo']:not([disabled])")
    assert points(page) == [24000, 25000, 25000, 25000]
    touch(page, "redo")
    page.wait_for_selector("[data-do='redo'][disabled]")
    assert points(page) == [18800, 31200, 25000, 25000]


@pytest.mark.clause("ey-44", "ey-45")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en-US", "Bo (yakuman ×2, liable: Dan for Big three dragons, Ai for Four quads)"),
        ("ja-JP", "Bo（役満 ×2、責任払い：Dan（大三元）、Ai（四槓子））"),
    ],
)
def test_two_liable_people_are_tapped_and_named_before_it_counts(
    visit: Callable[..., Any], server: Any, lang: str, said: str
) -> None:
    page = (v := visit(server, size=PHONE, lang=lang)).page
    begin(page, v.base, "echoes-yonma", FOUR)
    touch(page, "win 1", "from 2", "details", "liable 3", "liable 0")
    touch(page, "liable-for 3 daisangen", "liable-for 0 suukantsu", "worth yakuman 2")
    page.wait_for_selector(".proposed")
    assert said in page.inner_text(".proposed")
    touch(page, "agree 0", "agree 2", "agree 3")
    settled(page)
    # Each of the two liable people pays half of a yakuman of 32,000, and the discarder the rest.
    assert points(page) == [9000, 89000, -7000, 9000]


@pytest.mark.clause("ey-16")
def test_a_guest_agrees_on_a_phone_for_no_other_seat(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "echoes-yonma", FOUR)
    touch(page, "open more", "open links", "link 2")
    page.wait_for_selector("[data-do='link 2'][aria-pressed='true']")
    address = page.input_value(".address input")
    assert page.url.rpartition("/")[2] not in address
    touch(page, "leave")
    phone = visit(server, size=PHONE, lang="ja-JP").page
    phone.goto(address)
    phone.wait_for_selector(".seat-2")
    assert phone.locator("[data-do]").count() == 0
    assert phone.locator(".own-seat").count() == 1
    assert phone.locator(".seat-2.own-seat .mark").inner_text() == "あなた"
    assert page.url.rpartition("/")[2] not in phone.content()
    touch(page, "win 1", "from 0", "worth 2 30")
    phone.wait_for_selector("[data-do='agree 2']")
    assert phone.locator("[data-do]").count() == 2
    touch(phone, "disagree 2")
    page.wait_for_selector("text=Chie does not agree")
    touch(page, "worth 1 30", "agree 0", "agree 3")
    touch(phone, "agree 2")
    settled(phone)
    settled(page)
    assert points(phone) == points(page) == [24000, 26000, 25000, 25000]


def test_a_win_is_told_by_its_hand(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "m-league", FOUR)
    touch(page, "riichi 0", "win 0", "from tsumo", "enter")
    tiles = ["1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", "7z", "7z", "7z", "5z", "5z"]
    touch(page, *(f"tile {tile}" for tile in tiles), "into ura", "tile 4z", "entered", "confirm")
    settled(page)
    # Dealer: riichi, tsumo, red dragons, pure straight, half flush; ura 5z twice: 10 han, a baiman.
    assert points(page) == [49000, 17000, 17000, 17000]


def test_a_four_player_match_to_its_end(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET, lang="ja-JP")).page
    begin(page, v.base, "m-league", ["愛", "Bo", "智恵", "Dan"])
    told(page, "open draw", "tenpai 2", "exhaustive")
    assert points(page) == [24000, 24000, 28000, 24000]
    while not page.locator(".mark.calm").count():
        dealer = dealer_of(page)
        told(page, f"win {(dealer + 1) % 4}", f"from {(dealer + 2) % 4}", "worth 1 30")
    # In the last round everybody who is behind sees what they need.
    assert page.locator(".needs li").count() >= 3
    touch(page, "open needs", "rank 2")
    page.wait_for_selector("[data-do='rank 2'][aria-pressed='true']")
    assert page.locator(".needs-cards li").count() >= 4
    touch(page, "leave")
    dealer = dealer_of(page)
    told(page, f"win {(dealer + 1) % 4}", "from tsumo", "worth haneman")
    page.wait_for_selector(".settled")
    text = file(page, "settlement.csv")
    assert text.startswith("\ufeff対局者,"), "a spreadsheet takes it for UTF-8"
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))
    assert [row[0] for row in rows[1:]] == ["愛", "Bo", "智恵", "Dan"]
    assert round(sum(float(row[3]) for row in rows[1:]), 6) == 0
    told_too = json.loads(file(page, "settlement.json"))
    assert told_too["names"] == ["愛", "Bo", "智恵", "Dan"]
    assert told_too["points"] == [int(row[1]) for row in rows[1:]]
    address = page.url
    server.kill()
    server.start()
    again = visit(server, size=TABLET, lang="zh-CN").page
    again.goto(address)
    again.wait_for_selector(".settled")
    assert file(again, "settlement.csv").startswith("\ufeff玩家,")
    page.close()
    v.faults.clear()


def test_every_kind_of_report_at_a_three_player_table_of_four(visit: Callable[..., Any], server: Any) -> None:
    """A house with chips, flowers, open riichi, double ron, mane-man, nagashi and liability."""
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "daisuki-sanma", FOUR)
    assert points(page) == [35000] * 4
    assert page.locator(".seat-3.out").count() == 1
    assert page.locator("[data-do='win 3']").count() == 0

    # Somebody leaves between rounds, and another takes the seat with its points.
    touch(page, "open more", "open seating", "stand-up 2")
    page.wait_for_selector("[data-do='open draw'][disabled]")
    assert page.locator("[data-do^='win'], [data-do^='riichi']").count() == 0
    touch(page, "open seating")
    page.fill("[data-set='sits2']", "Eva")
    touch(page, "sit 2")
    page.wait_for_selector("[data-do='open draw']:not([disabled])")
    assert page.inner_text(".seat-2 .name") == "Eva"

    # Riichi is one touch; what kind it is can be said afterwards.
    touch(page, "riichi 1", "kind 1 double")
    page.wait_for_selector(".seat-1 .mark:has-text('Double')")
    touch(page, "kind 1 open")
    page.wait_for_selector(".seat-1 .mark:has-text('Open')")
    assert points(page)[1] == 33000
    touch(page, "kind 1 open")
    page.wait_for_selector(".seat-1 .mark:has-text('Open')", state="detached")
    assert points(page)[1] == 34000

    # The riichi's own discard deals in, to two: its stick goes back.
    touch(page, "win 0", "from 1", "on-riichi", "item reds 1", "closed yes", "worth 3 40", "also 2")
    told(page, "closed no", "worth mangan")
    assert points(page) == [43000, 19000, 43000, 35000]
    assert "riichi stick" not in page.locator("table.payments").all_inner_texts()

    # Reloading in the middle loses nothing.
    page.reload()
    page.wait_for_selector("[data-do='win 1']")
    assert points(page) == [43000, 19000, 43000, 35000]

    touch(page, "open more", "open standing")
    page.wait_for_selector(".keep-dialog .settled")
    touch(page, "leave")
    settled(page)
    told(page, "open more", "open flowers", "actor 1")
    told(page, "open more", "open chips", "payer 2", "taker 1", "count 1", "hand-over")
    told(page, "open penalty", "actor 2", "infraction shown-tile", "tile 5p", "rule")
    touch(page, "open penalty", "actor 1", "infraction false-ron-voice")
    page.wait_for_selector(".ruling:has-text('Bo: False ron or tsumo')")
    touch(page, "rule")
    page.wait_for_selector(".asking .ruling:has-text('the hand is dead')")
    touch(page, "confirm")
    page.wait_for_selector(".seat-1 .mark:has-text('Dead')")
    # The dead hand owes a chombo if the round is drawn: said beforehand, and then so.
    touch(page, "open draw")
    page.wait_for_selector(".keep-dialog .warn:has-text('Bo')")
    told(page, "exhaustive")
    assert sum(points(page)) == 4 * 35000

    deal = dealer_of(page)
    playing = [seat for seat in range(4) if page.locator(f"[data-do='win {seat}']").count()]
    other, third = (seat for seat in playing if seat != deal)
    # Liability for a double yakuman; nagashi; a round broken off; mane-man.
    told(page, f"win {other}", f"from {deal}", "details", f"liable {third}", "worth yakuman 2")
    touch(page, "undo")
    page.wait_for_selector("[data-do='redo']:not([disabled])")
    told(page, "open draw", f"nagashi {deal}", f"tenpai {deal}", "exhaustive")
    touch(page, "undo")
    page.wait_for_selector("[data-do='redo']:not([disabled])")
    told(page, "open draw", "abort four-kans")
    told(page, f"win {dealer_of(page)}", "maneman")

    for _ in range(30):
        if page.locator(".card .settled").count():
            break
        if page.locator("[data-do='ends no']").count():
            touch(page, "ends yes")
            page.wait_for_selector("[data-do='ends yes']", state="detached")
            continue
        deal = dealer_of(page)
        playing = [seat for seat in range(4) if page.locator(f"[data-do='win {seat}']").count()]
        winner, payer = [seat for seat in playing if seat != deal][:2]
        told(page, f"win {winner}", f"from {payer}", "worth haneman")
    page.wait_for_selector(".card .settled")
    lines = [json.loads(line) for line in file(page, "log.jsonl").splitlines()]
    never_here = {"last_dealer"}  # this house leaves its last dealer no choice
    assert {line["type"] for line in lines} >= Report._kinds.keys() - never_here - {"reach_accepted"}
    page.click("summary")
    assert page.locator(".history tr").count() == len(lines)
    # Whatever brings no payment repeats none: the first row is the heading, the others stand latest first.
    for line, row in zip(reversed(lines[1:]), page.locator(".history tr").all()[1:], strict=True):
        paid = row.locator("li").count()
        assert paid > 0 if line["type"] == "hora" else paid == 0 or line["type"] not in _PAYS_NOTHING
    rows = list(csv.reader(io.StringIO(file(page, "history.csv").removeprefix("\ufeff"))))
    assert len(rows) == len(lines)


@pytest.mark.clause("ey-11")
def test_the_last_dealer_is_asked(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "echoes-yonma", FOUR)

    def win(winner: int, payer: int) -> None:
        touch(page, f"win {winner}", f"from {payer}", "worth 1 30")
        touch(page, *(f"agree {seat}" for seat in range(4) if seat != winner))
        settled(page)

    while not page.locator(".mark.calm").count():
        win((dealer_of(page) + 1) % 4, dealer_of(page))
    win(3, 0)
    touch(page, "ends no")
    page.wait_for_selector("[data-do='win 0']")
    win(3, 1)
    touch(page, "ends yes")
    page.wait_for_selector(".card .settled")


def test_what_cannot_be_is_told_in_the_visitors_language_and_nothing_changes(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server, size=TABLET, lang="ja-JP")).page
    begin(page, v.base, "daisuki-sanma", ["Ai", "Bo", "Chie"])
    touch(page, "win 0", "from 1", "item reds 1", "worth 1 30")
    page.wait_for_selector("[role='alert']:has-text('ドラ')")
    touch(page, "leave")
    assert points(page) == [35000, 35000, 35000]


def test_two_tablets_show_the_same_table(visit: Callable[..., Any], server: Any) -> None:
    one = (v := visit(server, size=TABLET)).page
    begin(one, v.base, "daisuki-sanma", ["Ai", "Bo", "Chie"])
    other = visit(server, size=PHONE).page
    other.goto(one.url)
    touch(other, "win 2")
    touch(one, "riichi 2")
    settled(other)
    other.wait_for_selector("[data-do='kind 2 double']")
    assert points(one) == points(other)
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_staff_decides_what_the_house_leaves_to_them(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server, size=TABLET)).page
    begin(page, v.base, "m-league", FOUR)
    touch(page, "open penalty", "actor 2", "infraction hesitation")
    page.wait_for_selector("[data-do='rule'][disabled]")
    told(page, "staff no-win-on-suit", "tile 5s", "rule")
    touch(page, "open penalty", "actor 2", "infraction malice")
    told(page, "staff chombo", "rule")
    assert points(page) == [29000, 27000, 17000, 27000]

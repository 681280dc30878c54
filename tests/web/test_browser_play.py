"""Play in a browser."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from ariari.logs import read
from ariari.logs.replay import replay

pytestmark = pytest.mark.browser


def begin(page: Any, base: str, house: str, guests: int = 0) -> None:
    page.goto(f"{base}/play?house={house}")
    page.fill("[data-set='name']", "Ann")
    if guests:
        page.select_option("[data-set='guests']", str(guests))
    page.click("[data-do='begin']")
    page.wait_for_url(re.compile(r"/play/.+/.+"))


_TURN = """() => {
  const press = (s) => {
    const b = document.querySelector(s);
    if (b && !b.disabled) { b.click(); return true; }
  };
  if (document.querySelector("[data-do='ready']")) return "result";
  if (document.querySelector(".result .settlement")) return "over";
  for (const word of ["tsumo", "ron", "nuki", "pass", "end"])
    if (press(`[data-do='play ${word}']`)) return word;
  if (press(".hand .drawn[data-do^='play']") || press(".hand [data-do^='play']")) return "discard";
  return "";
}"""


def play_until(page: Any, wanted: tuple[str, ...], seconds: float = 90) -> str:
    """Take wins, pass calls, discard what is drawn, until something of `wanted` is seen."""
    for _ in range(int(seconds * 20)):
        done = page.evaluate(_TURN)
        if done in wanted:
            return str(done)
        page.wait_for_timeout(50)
    raise AssertionError(f"none of {wanted} in {seconds} s")


def my_turn(page: Any) -> bool:
    """Passes what is offered until a discard is wanted; False when the round has ended before."""
    for _ in range(400):
        if page.evaluate(_PASS):
            return True
        if page.locator(".result").count():
            return False
        page.wait_for_timeout(50)
    raise AssertionError("no turn")


def discard(page: Any) -> None:
    """Discards something and waits until the table has taken it."""
    before = page.inner_html(".hand")
    page.click(".hand [data-do^='play discard']")
    page.wait_for_function("before => document.querySelector('.hand')?.innerHTML != before", arg=before)


_PASS = """() => {
  if (document.querySelector(".hand [data-do^='play discard']")) return true;
  const pass = document.querySelector("[data-do='play pass']");
  if (pass) pass.click();
  return false;
}"""


def test_a_round_is_played_against_bots_and_its_result_explained(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "daisuki-sanma")
    page.wait_for_selector(".board")
    play_until(page, ("result",))
    assert page.locator(".result table.points-table tbody tr").count() == 3
    page.keyboard.press("Enter")
    page.wait_for_selector(".result", state="detached")
    page.wait_for_selector(".hand")


def tiles(page: Any) -> list[str]:
    """The own hand as the page shows it."""
    return page.locator(".hand [data-tile]").evaluate_all("all => all.map(tile => tile.dataset.tile)")


def test_reload_in_the_middle_resumes_and_another_device_sees_the_same(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "m-league")
    my_turn(page)
    discard(page)
    if not my_turn(page):
        pytest.skip("the round ended at once")
    hand = tiles(page)
    page.reload()
    page.wait_for_selector(".hand")
    assert tiles(page) == hand
    phone = visit(server, size=(390, 844))
    phone.page.goto(page.url)
    phone.page.wait_for_selector(".hand")
    assert tiles(phone.page) == hand


def test_two_people_at_one_table_see_their_own_hands(visit: Callable[..., Any], server: Any) -> None:
    host = (v := visit(server)).page
    begin(host, v.base, "m-league", guests=1)
    host.wait_for_selector("[data-do='start']")
    links = host.locator(".links input").evaluate_all("all => all.map(i => i.value)")
    (invitation,) = [link for link in links if link != host.url]
    guest = visit(server, lang="ja-JP").page
    guest.goto(invitation)
    guest.fill("[data-set='name']", "太郎")
    guest.click("[data-do='join']")
    guest.wait_for_url(lambda url: url != invitation)
    host.wait_for_selector("text=太郎")
    host.click("[data-do='start']")
    for page in (host, guest):
        page.wait_for_selector(".board")
        assert page.locator(".hand .tile-button").count() >= 13
    tiles = "all => all.map(b => b.dataset.tile).sort().join(' ')"
    assert host.locator(".hand .tile-button").evaluate_all(tiles) != guest.locator(
        ".hand .tile-button"
    ).evaluate_all(tiles)
    taken = (v_taken := visit(server)).page
    assert taken.goto(invitation).status == 404
    taken.wait_for_selector("text=no such table")
    v_taken.faults.clear()


def test_a_match_goes_on_by_itself_after_the_server_was_killed(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "m-league")
    for _ in range(3):
        my_turn(page)
        before = page.inner_html(".hand")
        page.click(".hand [data-do^='play discard']")
        page.wait_for_function("before => document.querySelector('.hand').innerHTML != before", arg=before)
    my_turn(page)
    page.wait_for_timeout(300)
    hand, board = page.inner_html(".hand"), page.inner_html(".board")
    page.evaluate("window.before = true")
    server.kill()
    server.start()
    page.wait_for_function("() => !window.before && document.querySelector('.hand')", timeout=30_000)
    assert page.inner_html(".hand") == hand
    assert page.inner_html(".board") == board
    v.faults = [fault for fault in v.faults if "ERR_CONNECTION_REFUSED" not in fault and "ws://" not in fault]


def test_a_press_counts_though_the_button_was_drawn_anew_before_its_release(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server)).page
    page.goto(f"{v.base}/play?house=m-league")
    page.wait_for_selector("[data-do='begin']")
    box = page.locator("[data-do='begin']").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.evaluate("() => { const b = document.querySelector('[data-do=begin]'); b.outerHTML = b.outerHTML; }")
    page.mouse.up()
    page.wait_for_selector(".board")


def test_a_whole_east_match_is_played_against_bots_and_settled(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server, lang="ja-JP")).page
    begin(page, v.base, "tenhou-tonpuu")
    page.wait_for_selector(".board")
    for _ in range(16):
        if play_until(page, ("result", "over"), 120) == "over":
            break
        page.click("[data-do='ready']")
        page.wait_for_selector("[data-do='ready']", state="detached")
    page.wait_for_selector(".settlement")
    own = "all => all.filter(t => !t.closest('g[transform]') && t.getAttribute('y') == '936').length"
    assert page.locator(".hand").count() == 0
    assert page.locator("svg.board use").evaluate_all(own) > 0, "the hand is drawn though it is not tapped"
    with page.expect_download() as download:
        page.click("a[href$='/record']")
    (record,) = read(download.value.path())
    assert replay(record).agrees
    page.click(".result a[href^='/replays?']")
    page.wait_for_selector(".replay .board")
    shown = page.text_content(".replay")
    assert "ボット" in shown and "Bot" not in shown


def test_hints_are_shown_on_request(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "m-league")
    my_turn(page)
    assert page.locator(".tools .card").count() == 0
    page.keyboard.press("h")
    page.wait_for_selector(".tools .card li")


def test_outsiders_see_nothing_of_a_match_that_is_played(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "m-league")
    page.wait_for_selector(".board")
    table = page.url.rsplit("/", 1)[0]
    outsider = visit(server)
    outsider.page.goto(table)
    outsider.page.wait_for_selector("text=when it is over")
    outsider.page.goto(f"{table}/{'x' * 22}")
    outsider.page.wait_for_selector("text=no such table")
    outsider.faults.clear()
    answer = outsider.page.request.get(f"{v.base}/tables/{table.rsplit('/', 1)[1]}/record")
    assert answer.status == 404


def test_a_lost_connection_is_told_in_the_visitors_language_and_comes_back(
    visit: Callable[..., Any], server: Any
) -> None:
    page = (v := visit(server, lang="ja-JP", size=(390, 844))).page
    begin(page, v.base, "m-league")
    my_turn(page)
    discard(page)
    my_turn(page)
    page.context.set_offline(True)
    page.wait_for_selector("#popup[aria-hidden='false'] >> text=接続が切れました")
    page.context.set_offline(False)
    page.wait_for_selector("#popup[aria-hidden='true']", state="attached")
    page.wait_for_selector(".board")
    v.faults = [
        fault for fault in v.faults if "ERR_INTERNET_DISCONNECTED" not in fault and "ws://" not in fault
    ]


def test_symbols_of_messages_are_drawn_and_not_spelled(visit: Callable[..., Any], server: Any) -> None:
    """Text of any language has fonts of its own; the framework's symbols keep theirs."""
    for lang in ("ja-JP", "zh-CN"):
        page = (v := visit(server, lang=lang)).page
        page.goto(f"{v.base}/play")
        page.wait_for_selector("[data-do='begin']")
        page.evaluate(
            "() => document.body.insertAdjacentHTML("
            "'beforeend', '<i id=symbol class=material-icons>priority_high</i>')"
        )
        page.evaluate("document.fonts.ready")
        family = page.evaluate("getComputedStyle(document.getElementById('symbol')).fontFamily")
        assert "Material Icons" in family


@pytest.mark.parametrize("button", ["button.main", "button.act-ron", "button.act-tsumo", "a.button.main"])
def test_a_button_under_the_mouse_can_still_be_read(
    visit: Callable[..., Any], shared_server: Any, button: str
) -> None:
    page = (v := visit(shared_server)).page
    page.goto(f"{v.base}/play")
    page.wait_for_selector("[data-do='begin']")
    element, _, css = button.partition(".")
    page.evaluate(
        """([element, css]) => {
          const made = document.createElement(element);
          made.className = css; made.id = "tried"; made.textContent = "Ron";
          document.querySelector("main").prepend(made);
        }""",
        [element, css.replace(".", " ")],
    )
    page.hover("#tried")
    colours = page.evaluate(
        "() => { const s = getComputedStyle(document.getElementById('tried')); "
        "return [s.color, s.backgroundColor]; }"
    )
    light = [sum(map(int, re.findall(r"\d+", colour)[:3])) / 3 for colour in colours]
    assert light[0] - light[1] > 130, colours

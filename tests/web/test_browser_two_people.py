"""Two people at one table through a whole East match, in two browsers."""

import re
from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.browser

# Which key of the keyboard plays on: a win, north, passing, the drawn tile, or the first one.
_KEY = """() => {
  const there = (s) => { const b = document.querySelector(s); return b && !b.disabled; };
  if (there(".result .settlement")) return "over";
  if (there("[data-do='ready']")) return "Enter";
  for (const [word, key] of [["tsumo", "t"], ["ron", "t"], ["nuki", "n"], ["pass", "Space"], ["end", "x"]])
    if (there(`[data-do='play ${word}']`)) return key;
  if (there(".hand .drawn[data-do^='play']")) return "Enter";
  const tile = document.querySelector(".hand [data-do^='play']");
  return tile ? tile.dataset.key : "";
}"""

# The same by touch; a pon is taken, so that something is called.
_TOUCH = """() => {
  const press = (s) => {
    const b = document.querySelector(s);
    if (b && !b.disabled) { b.click(); return true; }
  };
  if (document.querySelector(".result .settlement")) return "over";
  if (press("[data-do='ready']")) return "ready";
  for (const word of ["tsumo", "ron"]) if (press(`[data-do='play ${word}']`)) return word;
  if (press("[data-do^='play pon']")) return "pon";
  for (const word of ["pass", "end"]) if (press(`[data-do='play ${word}']`)) return word;
  if (press(".hand .drawn[data-do^='play']") || press(".hand [data-do^='play']")) return "discard";
  return "";
}"""

_WATCH_CALLS = """() => {
  window.calls = [];
  new MutationObserver(() => {
    const call = document.querySelector(".board .call text");
    if (call && window.calls.at(-1) !== call.textContent) window.calls.push(call.textContent);
    if (!call) window.calls.push("");
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def by_keyboard(page: Any) -> str:
    key = str(page.evaluate(_KEY))
    if key and key != "over":
        page.keyboard.press(key)
    return key


def by_touch(page: Any) -> str:
    return str(page.evaluate(_TOUCH))


def place(page: Any) -> str:
    """Which round is played, as the board says: East 1, …"""
    found = page.locator("svg.board").get_attribute("aria-label") or ""
    return str(found.split(",")[0])


def on(host: Any, guest: Any | None, done: Callable[[], bool], seconds: float = 120) -> str:
    """Both play on, until something is so or the match is over."""
    for _ in range(int(seconds * 40)):
        told = by_keyboard(host)
        if told == "over":
            return "over"
        if guest is not None:
            by_touch(guest)
        if done():
            return "done"
        host.wait_for_timeout(25)
    raise AssertionError("they did not get on")


def test_two_people_play_a_whole_east_match(visit: Callable[..., Any], server: Any) -> None:
    host = (v := visit(server)).page
    host.goto(f"{v.base}/play?house=tenhou-tonpuu")
    host.fill("[data-set='name']", "Ann")
    host.select_option("[data-set='guests']", "1")
    host.select_option("[data-set='seconds']", "20")
    host.click("[data-do='begin']")
    host.wait_for_url(re.compile(r"/play/.+/.+"))
    links = host.locator(".links input").evaluate_all("all => all.map(i => i.value)")
    (invitation,) = [link for link in links if link != host.url]

    guest = visit(server, lang="ja-JP", size=(390, 844)).page
    guest.goto(invitation)
    guest.fill("[data-set='name']", "太郎")
    guest.click("[data-do='join']")
    guest.wait_for_url(lambda url: url != invitation)
    own = guest.url
    host.wait_for_selector("text=太郎")
    host.click("[data-do='start']")
    for page in (host, guest):
        page.wait_for_selector(".board")
        page.evaluate(_WATCH_CALLS)

    # The time to think is told to whoever is asked.
    on(host, guest, lambda: bool(host.locator(".status b", has_text=re.compile(r"\d+ s")).count()))

    # Calls are announced to everybody.
    assert on(host, guest, lambda: "Pon" in host.evaluate("window.calls")) == "done"

    # A spectator waits outside.
    table = own.rsplit("/", 1)[0]
    outsider = visit(server).page
    outsider.goto(table)
    outsider.wait_for_selector("text=when it is over")

    # Reload: the same round, the same points.
    label = host.locator("svg.board").get_attribute("aria-label")
    assert label
    host.reload()
    host.wait_for_selector(".board")
    assert place(host) == label.split(",")[0]

    # The guest is away: the bot plays for them; the others see it go on.
    guest.close()
    before = place(host)
    on(host, None, lambda: place(host) != before or host.locator("[data-do='ready']").count() > 0)
    host.wait_for_timeout(100)

    # And is back at another device, in the same seat.
    tablet = visit(server, lang="ja-JP", size=(1024, 768)).page
    tablet.goto(own)
    tablet.wait_for_selector(".board")
    assert "太郎" in (tablet.locator("svg.board").get_attribute("aria-label") or "")
    assert on(host, tablet, lambda: False, 300) == "over"
    tablet.wait_for_selector(".settlement")
    assert tablet.locator(".settlement").inner_text().count("P") >= 4

    # Now everybody may look.
    outsider.goto(table)
    outsider.click("a[href^='/replays?']")
    outsider.wait_for_selector(".replay .board")

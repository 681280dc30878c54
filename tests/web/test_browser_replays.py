"""Replays in a browser."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import shared

import ariari
from ariari.table import play_out

pytestmark = pytest.mark.browser


def opened(page: Any, base: str, path: Path) -> None:
    page.goto(f"{base}/replays")
    page.set_input_files("input[type=file]", path)
    page.click("button[type=submit]")
    page.wait_for_selector(".replay .board")


def test_our_record_is_stepped_through(visit: Callable[..., Any], shared_server: Any, tmp_path: Path) -> None:
    rules = ariari.load("daisuki-sanma")
    record = tmp_path / "match.jsonl"
    record.write_text(play_out(ariari.Table(rules, seed=4), ["keen"] * 3).record(), encoding="utf-8")
    page = (v := visit(shared_server)).page
    opened(page, v.base, record)
    first = page.inner_html(".board")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.querySelector('.board').innerHTML != first", arg=first)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("first => document.querySelector('.board').innerHTML == first", arg=first)
    page.keyboard.press("End")
    page.wait_for_selector(".replay .card table tr")
    page.select_option("[data-set='round']", "1")
    page.wait_for_function("first => document.querySelector('.board').innerHTML != first", arg=first)
    assert page.locator("[href='#t-back']").count() == 0
    page.click("[data-do='opened']")
    page.wait_for_selector("[data-do='opened'][aria-pressed='false']")
    assert page.locator(".board [href='#t-back']").count() == 26
    assert page.locator(".graph polyline").count() == 3


def test_a_record_of_tenhou_is_opened(visit: Callable[..., Any], shared_server: Any) -> None:
    page = (v := visit(shared_server, lang="zh-CN", size=(390, 844))).page
    opened(page, v.base, sorted(Path(shared("data/mjlog")).glob("*.mjlog"))[0])


@pytest.mark.parametrize("text", ["", "nonsense", '{"type":"start_game"}', "<mjloggm/>", "\x1f\x8bxx"])
def test_what_is_no_record_is_refused_in_words(
    visit: Callable[..., Any], shared_server: Any, text: str
) -> None:
    page = (v := visit(shared_server)).page
    file = {"name": "a", "mimeType": "text/plain", "buffer": text.encode("latin-1")}
    answer = page.request.post(f"{v.base}/replays", multipart={"file": file})
    assert answer.status == 400
    assert "牌譜を読めません" in answer.text()


def test_a_file_beyond_the_bound_is_not_read(visit: Callable[..., Any], shared_server: Any) -> None:
    page = (v := visit(shared_server)).page
    big = {"name": "a", "mimeType": "text/plain", "buffer": io.BytesIO(b"x" * (3 << 20)).getvalue()}
    assert page.request.post(f"{v.base}/replays", multipart={"file": big}).status == 413


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("ja-JP", "1行目：対局は start_game で始まりますが、これは tsumo で始まっています"),
        ("zh-CN", "第1行：对局应以 start_game 开头，这里却是 tsumo"),
        ("en-GB", "line 1: a match begins with start_game, this with tsumo"),
    ],
)
def test_the_reason_is_in_the_visitors_language(
    visit: Callable[..., Any], shared_server: Any, lang: str, reason: str
) -> None:
    page = (v := visit(shared_server)).page
    file = {"name": "a", "mimeType": "text/plain", "buffer": b'{"type":"tsumo"}\n'}
    headers = {"Accept-Language": lang}
    answer = page.request.post(f"{v.base}/replays", multipart={"file": file}, headers=headers)
    assert reason in answer.text()


def test_what_a_record_leaves_out_is_remarked(
    visit: Callable[..., Any], shared_server: Any, tmp_path: Path
) -> None:
    """A match of a house with chips from its last round on, and without its end."""
    table = ariari.Table(ariari.load("daisuki-sanma"), seed=4)
    lines = play_out(table, ["keen"] * 3).record().splitlines()
    starts = [n for n, line in enumerate(lines) if '"start_kyoku"' in line]
    path = tmp_path / "cut.jsonl"
    path.write_text("\n".join([lines[0], *lines[starts[-1] : -1]]) + "\n")
    page = (v := visit(shared_server, lang="ja-JP")).page
    opened(page, v.base, path)
    text = page.inner_text("body")
    assert "途中から始まり、それ以前のチップと支払いは数えません" in text
    assert "対局の終わりの前で途切れています" in text

"""Every byte that is sent to one seat's browser tells nothing that the seat may not know."""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import ariari
from ariari.table import View

from .test_browser_play import begin, discard, my_turn

pytestmark = pytest.mark.browser

# How often a tile of one's own is drawn at most: in the hand, and on the buttons of calls that take it.
_OWN = 4
_FACE = re.compile(r"#t-(\d[mpszf])")


def known_to(view: View, seat: int) -> Counter[str]:
    """The tiles of the present round that a seat has been shown: its own, and all that lie open.

    Its own count several times: they are drawn on the buttons of calls too.
    """
    events = view.events
    start = max(n for n, event in enumerate(events) if event["type"] == "start_kyoku")
    found = Counter(events[start]["tehais"][seat] * _OWN)
    found[events[start]["dora_marker"]] += 1
    for event in events[start:]:
        if event["type"] == "tsumo" and event["actor"] == seat:
            found[event["pai"]] += _OWN
        elif event["type"] in ("dahai", "nukidora", "flower"):
            found[event["pai"]] += event["actor"] != seat
            found[event["pai"]] += 1
        elif event["type"] == "dora":
            found[event["dora_marker"]] += 1
        elif event["type"] in ("chi", "pon", "daiminkan", "ankan", "kakan"):
            found.update([*event["consumed"], *event["consumed"], event.get("pai", "5z")])
    return found


def test_nothing_hidden_is_sent(visit: Callable[..., Any], server: Any) -> None:
    page = (v := visit(server)).page
    begin(page, v.base, "m-league")
    page.wait_for_selector(".board")
    for _ in range(9):
        if not my_turn(page):
            break
        discard(page)
    id, token = page.url.split("/")[-2:]
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as store:
        (text,) = store.execute("select head from streams where id = ?", [id]).fetchone()
        plays = store.execute("select body from entries where stream = ? order by number", [id]).fetchall()
    head = json.loads(text)
    (seat,) = [n for n, told in enumerate(head["seats"]) if told["token"] == token]
    table = ariari.Table(ariari.load("m-league"), key=bytes.fromhex(head["key"]), names=list("ABCD"))
    for (body,) in plays:
        entry = json.loads(body)
        if entry["type"] == "play":
            table.play(entry["do"], entry["seat"])
    if table.hands > 1:
        pytest.skip("the round ended before nine discards; its result is shown then")
    sent = "\n".join(v.received)
    assert head["key"] not in sent, "the walls"
    view = table.view(seat)
    known = known_to(view, seat)
    hidden = Counter(str(tile) for s in range(4) if s != seat for tile in (table.view(s).hand))
    assert sum(hidden.values()) > 20
    waits = Counter(str(wait) for wait in view.waits)
    frames = [frame for frame in v.received if 'class=\\"board\\"' in frame or 'class="board"' in frame]
    assert len(frames) > 9
    shown = 0
    for frame in frames:
        if "<symbol" in frame:
            continue  # the page itself, with every tile once
        faces = Counter(_FACE.findall(frame))
        shown = max(shown, sum(faces.values()))
        assert faces - known - waits - waits - waits == Counter()
    assert shown > 20, "the faces that may be seen were found in what was sent"
    # Tiles as text: every hand that another seat holds, in any notation of ours.
    for other in range(4):
        if other != seat:
            hand = ariari.tiles.format_tiles(table.view(other).hand)
            assert hand not in sent
            assert ",".join(str(t) for t in table.view(other).hand) not in sent
    assert '"tehais"' not in sent and "tsumo" not in re.sub(
        r"play tsumo|act-tsumo", "", sent.partition("\n")[2]
    )

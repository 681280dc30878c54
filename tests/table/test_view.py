"""A view holds nothing that its seat may not know."""

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ariari
from ariari import Table
from ariari.tiles import Tile


def walk(value: Any) -> Iterator[Any]:
    """Every value within a value, whatever it is made of."""
    yield value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from walk(getattr(value, field.name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from walk(key)
            yield from walk(item)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from walk(item)


def secrets(table: Table, seat: int) -> list[tuple[str, ...]]:
    """The other hands, as the runs of tiles that must not be found anywhere in the view."""
    return [
        tuple(str(t) for t in other.hand)
        for s in range(table.people)
        if s != seat and (other := table.view(s).me) and other.hand and not other.open_riichi
    ]


def contains(value: Any, hand: tuple[str, ...]) -> bool:
    wanted = Counter(hand)
    for part in walk(value):
        if isinstance(part, (list, tuple)) and len(part) == len(hand):
            try:
                if Counter(str(t) for t in part) == wanted:
                    return True
            except TypeError:
                continue
    return False


@pytest.mark.parametrize("house", ["daisuki-sanma", "echoes-yonma", "tenhou-sanma"])
def test_no_other_hand_no_wall_and_no_key(house: str) -> None:
    table = Table(ariari.load(house), seed=5)
    rng = random.Random(5)
    for step in range(400):
        if table.over:
            break
        if step % 20 == 0:
            for seat in range(table.people):
                check(table, seat)
        table.play(rng.choice(table.legal))


def check(table: Table, seat: int) -> None:
    view = table.view(seat)
    for hand in secrets(table, seat):
        # A hand shown at the end of an earlier round is another matter: those are in events of the past
        now = dataclasses.replace(view, events=view.events[-len(current(view)) :])
        assert not contains(now, hand)
    for event in current(view):
        if event["type"] == "tsumo" and event["actor"] != seat:
            assert event["pai"] == "?" or event["pai"].endswith("f")
        if event["type"] == "start_kyoku":
            for owner, hand in enumerate(event["tehais"]):
                assert hand is None or owner == seat or set(hand) == {"?"}
    key = table._key.hex()
    for part in walk(view):
        if isinstance(part, (str, bytes)):
            text = part.hex() if isinstance(part, bytes) else part
            assert key not in text
        assert not isinstance(part, (Table, type(table._game)))


def current(view: Any) -> list[Any]:
    """The events of the round being played."""
    last = max(i for i, e in enumerate(view.events) if e["type"] == "start_kyoku")
    return list(view.events[last:])


def test_what_a_view_says_agrees_with_what_its_seat_has_seen() -> None:
    table = Table(ariari.load("tenhou"), seed=8)
    rng = random.Random(8)
    for _ in range(300):
        if table.over:
            break
        for seat in range(4):
            view = table.view(seat)
            events = current(view)
            if events[-1]["type"] == "end_kyoku":
                continue
            hand = Counter(events[0]["tehais"][seat])
            for event in events[1:]:
                if event.get("actor") != seat:
                    continue
                if event["type"] == "tsumo":
                    hand[event["pai"]] += 1
                elif event["type"] in ("dahai", "kakan"):
                    hand[event["pai"]] -= 1
                elif event["type"] in ("chi", "pon", "daiminkan", "ankan"):
                    hand.subtract(event["consumed"])
            assert +hand == Counter(str(t) for t in view.hand)
        table.play(rng.choice(table.legal))


def test_the_hand_of_an_open_riichi_is_shown_to_all() -> None:
    table = Table.stacked(
        ariari.load("daisuki-sanma"), hands=["", "123p78p456s99s555z"], draws="1z2z", ura="1f2f3f4f"
    )
    table.play("discard 1z")
    table.play("open-riichi 2z")
    shown = table.view(0).players[1]
    assert shown is not None and shown.hand is not None
    assert Counter(shown.hand) == Counter(Tile(t) for t in table.view(1).hand)


def test_the_own_legal_actions_and_no_others() -> None:
    table = Table(ariari.load("tenhou"), seed=1)
    assert list(table.view(0).legal) == table.legal
    assert table.view(1).legal == ()


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="seat 4"):
        Table(ariari.load("tenhou"), seed=1).view(4)

"""The table as a thing to work with: play, refuse, undo, copy, record."""

import json
import random
from typing import Any

import numpy as np
import pytest
from tests.table.driving import play

import ariari
from ariari import IllegalAction, Table
from ariari.table import commitment_of, key_of
from ariari.tiles import NotationError

HOUSES = ["daisuki-sanma", "daisuki-yonma", "echoes-yonma", "ponta-sanma-05", "tenhou", "tenhou-sanma"]


def play_on(table: Table, actions: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(actions):
        if table.over:
            return
        table.play(rng.choice(table.legal))


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_seed_and_actions_give_the_same_record(house: str) -> None:
    rules = ariari.load(house)
    first, second, other = Table(rules, seed=7), Table(rules, seed=7), Table(rules, seed=8)
    for table in (first, second, other):
        play_on(table, 300)
    assert first.record() == second.record()
    assert first.digest == second.digest != other.digest


def test_without_a_seed_no_two_matches_are_the_same() -> None:
    rules = ariari.load("tenhou")
    assert Table(rules).commitment != Table(rules).commitment


@pytest.mark.parametrize("house", HOUSES)
def test_undo_restores(house: str) -> None:
    table = Table(ariari.load(house), seed=3)
    states = []
    rng = random.Random(3)
    for _ in range(250):
        states.append((table.digest, table.points, table.legal, table.turn, table.hands))
        table.play(rng.choice(table.legal))
    while states:
        table.undo()
        assert (table.digest, table.points, table.legal, table.turn, table.hands) == states.pop()
    with pytest.raises(IndexError):
        table.undo()


def test_a_copy_goes_its_own_way() -> None:
    table = Table(ariari.load("tenhou"), seed=3)
    play_on(table, 40)
    before = table.digest
    copy = table.copy()
    assert copy.digest == before
    play_on(copy, 40, seed=9)
    assert table.digest == before != copy.digest
    copy.undo()
    assert table.digest == before


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    table = Table(ariari.load("tenhou"), seed=3)
    before = table.digest
    for action, seat, reason in (
        ("ron", 0, "not-possible"),
        ("discard 1z", 2, "not-your-turn"),
        ("pass", None, "not-possible"),
        ("tsumo", 0, "not-complete"),
        ("nuki", 0, "not-played"),
    ):
        with pytest.raises(IllegalAction) as refused:
            table.play(action, seat)
        assert (refused.value.action, refused.value.reason) == (action, reason)
        assert str(refused.value).startswith("seat")
    with pytest.raises(NotationError):
        table.play("discard 5x")
    with pytest.raises((ValueError, IllegalAction)):
        table.play(100000)
    assert table.digest == before


def test_an_action_may_be_given_as_object_number_or_text() -> None:
    for form in (lambda a: a, int, str):
        table = Table(ariari.load("tenhou"), seed=3)
        table.play(form(table.legal[0]))
        assert table.events[-1]["type"] in ("dahai", "tsumo")


def test_the_equal_tile_of_the_hand_may_be_thrown_on_purpose() -> None:
    rules = ariari.load("tenhou")
    for text, tsumogiri in (("discard 1z", True), ("discard 1z hand", False)):
        table = Table.stacked(rules, hands=["1z"], draws="1z")
        assert "discard 1z hand" not in [str(a) for a in table.legal]
        table.play(text)
        assert next(e for e in table.events if e["type"] == "dahai")["tsumogiri"] == tsumogiri
    table = Table.stacked(rules, hands=["19m19p19s234567z1m"], draws="1z")
    with pytest.raises(IllegalAction):
        table.play("discard 1z hand")


def test_the_key_is_committed_to_and_told_at_the_end() -> None:
    table = Table(ariari.load("tenhou-tonpuu"), seed=11)
    assert table.commitment == commitment_of(key_of(11)) == table.events[0]["commitment"]
    with pytest.raises(ValueError, match="over"):
        _ = table.key
    play_on(table, 10000)
    assert table.over
    assert commitment_of(bytes.fromhex(table.events[-1]["key"])) == table.commitment
    assert table.key == key_of(11)


def test_the_record_is_json_lines() -> None:
    table = Table(ariari.load("daisuki-sanma"), seed=2)
    play_on(table, 200)
    lines = table.record().splitlines()
    assert [json.loads(line) for line in lines] == table.events


def test_what_is_paid_adds_up_event_by_event() -> None:
    table = Table(ariari.load("tenhou-sanma"), seed=6)
    play_on(table, 3000)
    points = None
    for event in table.events:
        if event["type"] == "start_kyoku":
            assert points is None or event["scores"] == points
        if event["type"] == "end_kyoku":
            points = event["scores"]
            assert sum(points) + event["kyotaku"] == 105000


def test_repr_fits_a_line_and_str_shows_the_table() -> None:
    table = Table(ariari.load("daisuki-sanma"), seed=2, names=["Aki", "Bo", "Chen"])
    assert len(repr(table)) < 100 and "\n" not in repr(table)
    assert "Aki" in str(table) and len(str(table).splitlines()) == 7


def test_only_as_many_people_as_the_house_seats() -> None:
    with pytest.raises(ValueError, match="5 names"):
        Table(ariari.load("daisuki-sanma"), names="ABCDE")
    with pytest.raises(ValueError, match="3 names"):
        Table(ariari.load("tenhou"), names="ABC")


def test_a_match_that_is_over_can_be_settled() -> None:
    table = Table(ariari.load("echoes-yonma"), seed=4)
    with pytest.raises(ValueError, match="not over"):
        table.settle()
    play_on(table, 10000)
    assert table.over
    assert sum(table.settle().score) == 0
    assert table.turn is None and table.legal == [] and table.to_act == ()


def test_seats_that_are_not_there_have_nothing() -> None:
    table = Table(ariari.load("daisuki-sanma"), seed=1, names="ABCD")
    for seat in (-1, 4, 99):
        assert table.legal_for(seat) == []
        with pytest.raises(IllegalAction, match="turn"):
            table.play("pass", seat)
        for ask in (table._game.points, table._game.wind_of, table._game.drawn):
            with pytest.raises(IndexError):
                ask(seat)
    with pytest.raises(IndexError, match="sits out"):
        table._game.player(3, True)


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"7"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(TypeError, match="whole number"):
        Table(ariari.load("tenhou"), seed=seed)  # type: ignore[arg-type]
    assert Table(ariari.load("tenhou"), seed=2**300).legal


def test_a_name_is_text() -> None:
    with pytest.raises(TypeError, match="names are text, not 2"):
        Table(ariari.load("tenhou"), seed=1, names=["A", 2, "C", "D"])  # type: ignore[list-item]


@pytest.mark.parametrize("bad", ["", "  ", "A\nB", "A\x00", "B"])
def test_a_name_shows_on_one_line_and_is_ones_own(bad: str) -> None:
    with pytest.raises(ValueError, match="name"):
        Table(ariari.load("tenhou"), seed=1, names=[bad, "B", "C", "D"])
    assert Table(ariari.load("tenhou"), seed=1, names=["keen 0", "B", "C", "D"]).names[0] == "keen 0"


@pytest.mark.parametrize("wrong", ["0", 1.0, None, True, [0]])
def test_what_is_no_seat_and_no_action_is_told_in_words(wrong: Any) -> None:
    table = Table(ariari.load("tenhou"), seed=1)
    before = table.digest, table.legal
    for ask in (
        table.view, table.drawn, table.svg, table.no_win, table.gone_by, table.no_riichi,
        lambda seat: table.penalty(seat, "hesitation"),
    ):  # fmt: skip
        with pytest.raises(TypeError, match=r"a seat is a number from 0 to 3, not"):
            ask(wrong)
    with pytest.raises((TypeError, NotationError), match="action"):
        table.play(wrong)
    if wrong is not None and wrong is not True:
        with pytest.raises(TypeError, match=r"a seat is a number"):
            table.play(table.legal[0], wrong)
        with pytest.raises(TypeError, match=r"a seat is a number"):
            table.legal_for(wrong)
    assert (table.digest, table.legal) == before


def test_numbers_that_are_no_seat_or_action() -> None:
    table = Table(ariari.load("tenhou"), seed=1)
    for seat in (4, -1, 10**20):
        with pytest.raises(IllegalAction, match="turn"):
            table.play(table.legal[0], seat)
        for ask in (table.view, table.drawn, table.no_win, table.gone_by, table.no_riichi, table.svg):
            with pytest.raises(ValueError, match="no seat"):
                ask(seat)
        assert table.legal_for(seat) == []
    for number in (317, -1, 10**20):
        with pytest.raises(ValueError, match="no action"):
            table.play(number)


def test_a_round_that_has_not_begun_came_to_nothing() -> None:
    table = Table(ariari.load("tenhou"), seed=1)
    for hand in (-1, 0, 1, 99):
        assert table.outcome_of(hand) is None
    for wrong in ("0", None, 0.0):
        with pytest.raises(TypeError, match="hand: a whole number is wanted"):
            table.outcome_of(wrong)  # type: ignore[arg-type]


def test_numbers_of_numpy_are_seats_and_seeds() -> None:
    table, same = Table(ariari.load("tenhou"), seed=np.int64(7)), Table(ariari.load("tenhou"), seed=7)  # type: ignore[arg-type]
    assert table.digest == same.digest
    assert table.view(np.int64(1)) == same.view(1)  # type: ignore[arg-type]
    assert table.svg(np.int8(2)) == same.svg(2)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"key": b"short"}, "a key is 32 bytes, not 5"),
        ({"key": "x" * 32}, "a key is 32 bytes, not 'x"),
        ({"key": bytearray(32)}, "a key is 32 bytes, not bytearray"),
        ({"seed": 1, "key": bytes(32)}, "either a seed or a key"),
        ({"allow_errors": 1}, "allow_errors: True or False is wanted, not 1"),
        ({"allow_errors": None}, "allow_errors: True or False"),
        ({"rules": "tenhou"}, "a ruleset is wanted, such as .*, not 'tenhou'"),
        ({"rules": None}, "a ruleset is wanted"),
    ],
)
def test_what_makes_no_table_is_told_in_words(given: dict[str, Any], says: str) -> None:
    with pytest.raises((TypeError, ValueError), match=says):
        Table(**({"rules": ariari.load("tenhou")} | given))


@pytest.mark.parametrize("size", [0, -1, "640", 1.5, True, None, float("nan")])
def test_a_picture_has_a_size(size: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="size: "):
        Table(ariari.load("tenhou"), seed=1).svg(size=size)


@pytest.mark.parametrize("bot", ["", "KEEN", None, 3])
def test_a_choice_is_that_of_a_bot_there_is(bot: Any) -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        Table(ariari.load("tenhou"), seed=1).choice(bot)


def test_in_riichi_the_drawn_tile_goes_though_the_hand_holds_its_equal() -> None:
    hands = ["123p78p456s99s555z"]
    table = Table.stacked(ariari.load("tenhou"), hands=hands, draws="1z2z3z4z1p", dora="9m", seed=1)
    table.play("riichi 1z")
    while "discard 1p" not in map(str, table.legal_for(0)):
        table.play("pass" if "pass" in map(str, table.legal) else f"discard {table.drawn(table.turn or 0)}")
    with pytest.raises(IllegalAction, match="riichi"):
        table.play("discard 1p hand")
    table.play("discard 1p")


@pytest.mark.clause("ey-44", "ey-45")
def test_two_people_are_each_liable_for_the_yakuman_they_made_certain() -> None:
    """Seat 3 gives the third dragon, seat 0 the fourth kan, whose replacement wins."""
    table = Table.stacked(
        ariari.load("echoes-yonma"), hands=["", "555z666z777z999m1p"], draws="5z6z4m7z6m7m9m",
        tail="2m3m5m1p", dora="1s",
    )  # fmt: skip
    play(table, "0 discard 5z", "1 daiminkan 5555z", "1 discard 2m", "2 discard 6z", "1 daiminkan 6666z")
    play(table, "1 discard 3m", "2 discard 4m", "3 discard 7z", "1 daiminkan 7777z", "1 discard 5m")
    play(table, "2 discard 6m", "3 discard 7m", "0 discard 9m", "1 daiminkan 9999m", "1 tsumo")
    outcome = table.outcome
    assert outcome is not None and outcome.deltas == (-32000, 64000, 0, -32000)
    assert outcome.wins[0].win.to_dict()["liable"] == {"daisangen": "N", "suukantsu": "E"}
    assert outcome.wins[0].score.deltas == {"E": -32000, "S": 64000, "W": 0, "N": -32000}
    assert '"liable":{"daisangen":"N","suukantsu":"E"}' in table.record()


@pytest.mark.parametrize(("house", "least"), [("tenhou", 4), ("majiang", 4), ("tenhou-sanma", 3)])
def test_riichi_needs_a_next_draw_where_the_house_says_so(house: str, least: int) -> None:
    """So many tiles are still to be drawn by all when riichi is declared."""
    hands: list[str | None] = ["123p78p456s99s555z"] * 1
    table = Table.stacked(ariari.load(house), hands=hands, dora="1m", seed=1)
    seen = set()
    while table.outcome is None:
        turn = table.turn
        assert turn is not None
        if turn == 0 and table.drawn(0) is not None and table.left < 10:
            drawn = f"riichi {table.drawn(0)}"
            allowed = drawn in map(str, table.legal)
            assert allowed == (table.left >= least), table.left
            if not allowed:
                assert table.why_not(drawn)[2] == "wall"
            seen.add(allowed)
        table.play("pass" if "pass" in map(str, table.legal) else f"discard {table.drawn(turn)}")
    assert seen == {True, False}

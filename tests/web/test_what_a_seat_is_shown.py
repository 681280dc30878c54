"""No seat is shown what it may not know: two tables that differ only in what is hidden look the same."""

import re

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.table import choose
from ariari.table.words import no_riichi_text, no_win_text
from ariari.tiles import format_tiles, parse_tiles
from ariari.web.board import board
from ariari.web.hand_row import action_buttons, hand_row
from ariari.web.hints import best_discards
from ariari.web.language import words
from ariari.web.safe_tiles import safe_tiles

RULES = ariari.load("m-league")
MINE = "147m258p369s1234z"
FIRST, SECOND, THIRD = "1199m1199p1199s7z", "2288m2288p2288s7z", "3377m3377p3377s6z"
NAMES = ("A", "B", "C", "D")
TOLD = words("en")


def shown(table: ariari.Table, seat: int = 0) -> str:
    """Everything that a seat's page is made of."""
    view = table.view(seat)
    parts = [board(view, NAMES, TOLD), hand_row(view, TOLD, "discard"), action_buttons(view, TOLD, "discard")]
    parts.append(str(best_discards(view, RULES)))
    parts.append(str(safe_tiles(view, RULES)))
    return "".join(parts)


def table(*others: str, draws: str) -> ariari.Table:
    return ariari.Table.stacked(RULES, hands=[MINE, *others], draws=draws, dora="5z", ura="5z", seed=5)


def test_other_hands_and_the_wall_do_not_change_what_is_shown() -> None:
    one = table(FIRST, SECOND, THIRD, draws="5z4m5p6s")
    other = table(THIRD, FIRST, SECOND, draws="5z6m4p4s")
    assert shown(one) == shown(other)
    for each in (one, other):
        each.play("discard 5z")
    assert one.turn == other.turn == 1
    assert shown(one) == shown(other)


def test_the_test_sees_a_difference_where_there_is_one() -> None:
    one = table(FIRST, SECOND, THIRD, draws="5z4m5p6s")
    other = table(THIRD, FIRST, SECOND, draws="5z6m4p4s")
    assert shown(one, 1) != shown(other, 1)


def test_the_board_draws_the_backs_of_other_hands() -> None:
    drawn = board(table(FIRST, SECOND, THIRD, draws="5z4m5p6s").view(0), NAMES, TOLD)
    assert drawn.count('href="#t-back"') == 39
    assert re.findall(r'href="#t-(\d[mpsz])"', drawn) == ["5z"]


def test_every_tile_of_the_own_hand_is_a_button_with_its_action() -> None:
    here = table(FIRST, SECOND, THIRD, draws="5z4m5p6s")
    row = hand_row(here.view(0), TOLD, "discard")
    tiles = re.findall(r'data-tile="(\d[mpsz])"', row)
    assert sorted(tiles) == sorted(str(t) for t in parse_tiles(MINE + "5z"))
    for action in re.findall(r'data-do="play ([^"]+)"', row):
        assert here.why_not(action, 0)[2] == "none"
    assert format_tiles(parse_tiles("".join(tiles[-1:]))) == "5z", "the drawn tile stands last"


def test_the_riichi_tile_lies_on_its_side_and_the_next_one_if_it_was_called() -> None:
    import dataclasses

    from ariari.table import Discarded
    from ariari.tiles import Tile

    view = table(FIRST, SECOND, THIRD, draws="5z4m5p6s").view(0)
    me = view.players[0]
    assert me is not None
    for called, turned in ((False, "1z"), (True, "2z")):
        discards = (
            Discarded(Tile("1z"), drawn=False, riichi=True, called=called),
            Discarded(Tile("2z"), drawn=False, riichi=False, called=False),
        )
        players = (dataclasses.replace(me, discards=discards, riichi=1), *view.players[1:])
        drawn = board(dataclasses.replace(view, players=players), NAMES, TOLD)
        assert re.findall(r'#t-(\d[mpsz])"[^>]*rotate\(-90\)"/>', drawn) == [turned]


@pytest.mark.parametrize("house", ["daisuki-sanma", "daisuki-yonma", "ponta-sanma-05"])
def test_nor_with_open_riichi_rulings_and_who_sits_out(house: str) -> None:
    """All along a match: what is hidden dealt otherwise, everything that is shown stays the same."""
    rules = ariari.load(house)
    people = max(rules.seats.participants)
    table = ariari.Table(rules, seed=11, names=[f"P{seat}" for seat in range(people)])
    compared = opened = ruled = sat_out = 0
    for step in range(1200):
        if table.over or table.turn is None:
            break
        seat = table.turn
        if step % 97 == 40 and not table.choosing:
            table.penalty(
                seat, "too-few-tiles" if not table.view(seat).players[seat].riichi else "false-ron-voice"
            )
            ruled += 1
            continue
        legal = table.view(seat).legal
        wanted = next((action for action in legal if action.word == "open-riichi"), None)
        table.play(wanted or choose(table, seat, "keen"), seat)
        if step % 11 == 0 and not table.over and not table.choosing:
            for looking in range(people):
                other = table.copy()
                other._game = table._game.hidden_shuffled(looking, bytes([step % 256]) * 32)
                assert everything(other, looking, rules) == everything(table, looking, rules)
                view = table.view(looking)
                opened += any(one is not None and one.open_riichi for one in view.players)
                sat_out += view.me is None
                compared += 1
    assert compared > 50 and ruled
    assert opened or not rules.riichi.open.allowed
    assert sat_out or people == rules.seats.players


def everything(table: ariari.Table, seat: int, rules: ariari.Ruleset) -> str:
    """What `shown` is, and why the seat may not win or declare riichi."""
    view = table.view(seat)
    parts = [
        board(view, view.names, TOLD),
        hand_row(view, TOLD, "discard"),
        action_buttons(view, TOLD, "discard"),
    ]
    parts += [str(best_discards(view, rules)), str(safe_tiles(view, rules))]
    parts += [str(no_win_text(table, seat, "en")), str(no_riichi_text(table, seat, "en"))]
    return "".join(parts)

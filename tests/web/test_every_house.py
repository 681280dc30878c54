"""Everything that a table's page is made of is drawn at every house, through whole rounds."""

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.rules.layers import named_houses
from ariari.table import choose
from ariari.table.words import no_win_text
from ariari.web.board import board
from ariari.web.hand_row import action_buttons, hand_row
from ariari.web.hints import best_discards, hand_of
from ariari.web.keep.values import values
from ariari.web.language import words
from ariari.web.result_panel import match_result, round_result
from ariari.web.round_events import of_round
from ariari.web.safe_tiles import safe_tiles
from ariari.web.settlement_table import settlement_html
from ariari.wording import LANGUAGES, Lang

ROUNDS = 1  # in each language, one after the other


@pytest.mark.parametrize("house", named_houses())
def test_the_table_is_drawn(house: str) -> None:
    rules = ariari.load(house)
    people = rules.seats.participants[-1]
    names = tuple("ABCDE"[:people])
    table = ariari.Table(rules, seed=6, names=names)
    for told in map(words, LANGUAGES):
        played = 0
        while not table.over and played < ROUNDS:
            seat, hands = table.turn, table.hands
            assert seat is not None
            for looking in range(people):
                view = table.view(looking)
                assert board(view, names, told).endswith("</svg>")
                assert hand_row(view, told, "discard", {one.tile: "sure" for one in safe_tiles(view, rules)})
                assert action_buttons(view, told, "riichi")
                no_win_text(table, looking, told.lang)
                if looking == seat:
                    best_discards(view, rules)
                hand_of(view, rules)
            table.play(choose(table, seat, "keen"), seat)
            if table.over or table.hands > hands:
                outcome = table.outcome_of(hands - 1)
                assert outcome is not None
                shown = round_result(
                    outcome, names, told, of_round(table.view(0).events, "reveal", hands - 1)
                )
                assert shown.count("<tr>") >= people
                played += 1


@pytest.mark.parametrize("house", named_houses())
def test_the_values_are_buttons(house: str) -> None:
    rules = ariari.load(house)
    for dealer in (True, False):
        for tsumo in (True, False):
            shown = values(rules, dealer, tsumo, words("ja"))
            assert shown.count('data-do="worth ') > 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_settled_in_the_same_table_at_both_tables(lang: Lang) -> None:
    """The playing table's end and the scorekeeper's: who, points, what it is made of, how it comes about."""
    table = ariari.Table(ariari.load("tenhou-tonpuu"), seed=2)
    while (seat := table.turn) is not None:
        table.play(choose(table, seat, "keen"), seat)
    told = words(lang)
    shown = match_result(table, "ABCD", told)
    settled = table.settle()
    assert settlement_html(settled, "ABCD", told) in shown
    assert shown.count("<tr>") == 5
    for seat in range(4):
        assert f"{settled.points[seat]:,}".replace("-", "−") in shown
        assert f"{float(abs(settled.total[seat])):g}<" in shown
    assert table.key.hex() in shown and table.commitment in shown

"""Why no win, and why no riichi: what the kernel refuses, told to the seat that waits."""

from __future__ import annotations

import pytest
from tests.table.driving import play

from ariari import Table, load
from ariari.table import choose
from ariari.table.words import no_riichi_text, no_win_text
from ariari.tiles import Tile
from ariari.wording import LANGUAGES

# Seat 1 waits for 2p in a closed wait and has no yaku without riichi.
BARE = "123m456p789s13p99s"
IDLE = "19m19p147s234567z"


def test_a_tile_that_goes_by_unasked_is_told_with_its_reason_until_the_next_discard() -> None:
    table = Table.stacked(
        load("tenhou"), hands=["1457m2p147s12345z", BARE, IDLE], draws="5z6z7z4m", dora="9p"
    )
    play(table, "0 discard 2p")
    assert table.turn == 1, "nobody was asked"
    assert table.gone_by(1) == table.no_win(1) == (Tile("2p"), "no-yaku")
    assert table.gone_by(0) is table.gone_by(2) is None
    for lang in LANGUAGES:
        assert no_win_text(table, 1, lang)
    play(table, "1 discard 6z")
    assert table.gone_by(1) is None


def test_a_tile_that_was_discarded_before_is_furiten() -> None:
    hand = "23m456p789s22p345s"  # waits for 1m and 4m
    table = Table.stacked(
        load("tenhou"), hands=["457m2p147s123456z", hand, IDLE], draws="1m4m6z7z1m", dora="9p"
    )
    play(table, "0 discard 1z", "1 discard 4m", "2 discard 6z", "3 discard 7z", "0 discard 1m")
    assert table.gone_by(1) == (Tile("1m"), "furiten")


def test_an_offered_tile_that_may_only_be_called_tells_why_it_is_no_ron() -> None:
    hand = "123m456p789s2299p"  # waits for 2p and 9p; may pon 2p, and has no yaku
    table = Table.stacked(load("tenhou"), hands=["457m2p147s123456z", hand, IDLE], draws="5z", dora="9m")
    play(table, "0 discard 2p")
    assert table.to_act == (1,)
    assert table.no_win(1) == (Tile("2p"), "no-yaku")


def test_a_win_that_may_be_taken_needs_no_reason() -> None:
    table = Table.stacked(load("tenhou"), hands=["1457m2p147s12345z", BARE], draws="5z2p", dora="9p")
    play(table, "0 discard 1z")
    assert table.no_win(1) is None, "menzen tsumo"


@pytest.mark.parametrize(
    ("house", "points", "reason"),
    [("echoes-yonma", 900, "points"), ("echoes-yonma", 1000, None), ("m-league", 900, None)],
)
def test_a_hand_that_would_be_tenpai_is_told_why_it_may_not_declare(
    house: str, points: int, reason: str | None
) -> None:
    held = [points, 33000, 33000, 34000 - points]
    table = Table.stacked(load(house), hands=[BARE], draws="1z", dora="9p", points=held)
    assert table.no_riichi(0) == reason
    assert table.no_riichi(1) is None
    assert (no_riichi_text(table, 0, "ja") is None) == (reason is None)


def test_no_question_of_riichi_where_the_hand_is_far_or_open() -> None:
    table = Table.stacked(load("echoes-yonma"), hands=[IDLE], draws="1z", points=[900, 33000, 33000, 33100])
    assert table.no_riichi(0) is None


def test_a_reason_is_only_told_of_a_tile_that_the_hand_waits_for() -> None:
    """In whole matches: no seat that is told of a tile may have won with it, and each waits for it."""
    for house in ("ponta-sanma-05", "m-league", "daisuki-sanma"):
        table, told = Table(load(house), seed=4), 0
        while not table.over:
            assert table.turn is not None
            table.play(choose(table, table.turn, "eager"))
            for seat in range(table.people):
                if (found := table.no_win(seat)) is not None:
                    told += 1
                    tile, reason = found
                    assert reason not in ("none", "not-your-turn", "not-complete")
                    assert not any(action.word in ("tsumo", "ron") for action in table.legal_for(seat))
                    waits = {wait.kind for wait in table.view(seat).waits}
                    assert tile.kind in waits or table.turn == seat
        assert told

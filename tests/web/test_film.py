"""Records as pictures: tiles are moved and none is lost."""

from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import io

from tests.conftest import shared

import ariari
from ariari.logs import Accepted, Draw, read_stream
from ariari.table import View, play_out
from ariari.web.board import board
from ariari.web.film import Film
from ariari.web.language import words
from ariari.web.points_graph import points_graph


def lying(view: View) -> Counter[str]:
    """Every tile that lies open in a picture."""
    found: Counter[str] = Counter()
    for player in view.players:
        assert player is not None
        found.update(map(str, player.hand or ()))
        found.update(str(d.tile) for d in player.discards if not d.called)
        found.update(str(t) for called in player.melds for t in called.meld.tiles)
        found.update(map(str, player.flowers))
        found["4z"] += player.nuki
    return +found


@pytest.mark.parametrize("house", ["daisuki-yonma", "daisuki-sanma"])
def test_every_tile_dealt_and_drawn_lies_somewhere(house: str) -> None:
    rules = ariari.load(house)
    table = play_out(ariari.Table(rules, seed=11), ["keen"] * rules.seats.players)
    (record,) = read_stream(io.BytesIO(table.record().encode()))
    film = Film(record, rules)
    assert sum(film.lengths) > 200
    for number, played in enumerate(record.rounds):
        held = Counter(tile for hand in played.hands for tile in hand)
        for step, event in enumerate(played.events, 1):
            if isinstance(event, Draw):
                held[event.tile] += 1
            if step % 7 == 0 or step == len(played.events):
                assert lying(film.view(number, step, 0)) == held
        end = film.view(number, len(played.events), 0)
        sticks = sum(isinstance(event, Accepted) for event in played.events) * rules.riichi.stick
        assert sum(end.points) + sticks == sum(played.points)


def test_one_seats_view_hides_the_other_hands() -> None:
    rules = ariari.load("m-league")
    table = play_out(ariari.Table(rules, seed=3), ["keen"] * 4)
    (record,) = read_stream(io.BytesIO(table.record().encode()))
    view = Film(record, rules).view(0, 40, 2, opened=False)
    assert [p.hand is not None for p in view.players if p] == [False, False, True, False]


def test_every_picture_of_real_records_is_drawn() -> None:
    told = words("ja")
    for path in sorted(Path(shared("data/mjlog")).glob("*.mjlog"))[:4]:
        with path.open("rb") as file:
            for record in read_stream(file):
                film = Film(record)
                for number, length in enumerate(film.lengths):
                    for step in (0, length // 2, length):
                        drawn = board(film.view(number, step, 0), record.names, told, own_hand=True)
                        assert drawn.startswith("<svg")
                        assert "None" not in drawn


def test_the_graph_goes_through_everybodys_points() -> None:
    drawn = points_graph([(25000, 25000), (33000, 17000), (-1000, 51000)], ("A", "<B>" * 12), "points", 1)
    graph, _, legend = drawn.partition("</svg>")
    assert graph.count("<polyline") == legend.count("<polyline") == 2
    assert legend.count("&lt;B&gt;" * 12) == 1, "a long name is not cut"
    assert "&lt;B&gt;" in drawn and "<B>" not in drawn
    assert "51,000" in drawn and "−1,000" in drawn

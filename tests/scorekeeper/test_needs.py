"""What a player needs, against every outcome that there is."""

import random
from itertools import combinations
from typing import Any

import pytest

import ariari
from ariari.scorekeeper import Need, ReportError, Scorekeeper
from ariari.scorekeeper.needs import Worth, rank_of
from ariari.scoring import chart

Way = tuple[str, int | None]
HOUSES = ["daisuki-sanma", "daisuki-yonma", "echoes-yonma", "ponta-sanma-05", "tenhou", "wrc", "tenhou-sanma"]


def test_what_the_second_needs_in_the_last_round() -> None:
    keeper = Scorekeeper(ariari.load("daisuki-yonma"), ["A", "B", "C", "D"])
    # A's deal-in of 8000 to B, then everybody passes the deal to South 4: A 17000, B 33000
    keeper.win("B", from_="A", limit="mangan")
    while keeper.state.round != "S4":
        keeper.draw()
    assert keeper.points == (17000, 33000, 25000, 25000)
    needs = keeper.needs("C")
    # Six draws are six honba, 1800. From B: twice the win and 1800 must be more than 8000: 2300, 1 han 70 fu
    by_target = {need.target: need for need in needs if need.way == "ron"}
    assert by_target[1].worth == (Worth(1, 70),)
    assert by_target[1].ends
    # From A: more than 33000 − 25000 − 1800 = 6200, so 6400: 3 han 50 fu
    assert by_target[0].worth == (Worth(3, 50), Worth(2, 100))
    assert by_target[0].gain == 6400 + 1800
    # No draw helps: 3000 from three noten players are 28000 to 32000
    assert not [need for need in needs if need.way == "draw"]


def _outcomes(
    keeper: Scorekeeper, seat: int
) -> dict[tuple[str, int | None], list[tuple[int, dict[str, object]]]]:
    """Every win of the chart by each way: how many points all pay for it alone, and how it is told."""
    told: dict[Way, list[tuple[int, dict[str, Any]]]] = {}
    side = "dealer" if seat == keeper.state.dealer else "other"
    others = [other for other in range(len(keeper.names)) if other not in (seat, keeper.state.sitter_out)]
    known = chart(keeper.rules)
    pairs = 50 if keeper.rules.fu.seven_pairs.below_mangan == "50fu-1han" else 25
    for target in (None, *others):
        way = "tsumo" if target is None else "ron"
        for row, cells in known.rows[side][way].items():
            for han, amounts in enumerate(cells, 1):
                if amounts:
                    fu = keeper.rules.fu.fixed or (pairs if row == "pairs" else int(row))
                    told.setdefault((way, target), []).append(
                        (_paid(amounts, keeper), {"han": han, "fu": fu})
                    )
        for limit, sides in known.limits.items():
            told[way, target].append((_paid(sides[side][way], keeper), {"limit": limit}))
    return told


def _paid(amounts: list[int], keeper: Scorekeeper) -> int:
    return amounts[0] if len(amounts) == 1 else amounts[0] + amounts[1] * (keeper.rules.seats.players - 2)


def _by_brute_force(keeper: Scorekeeper, seat: int, rank: int) -> dict[Way, int]:
    """By each way the least gain of a win of the chart after which the seat stands there."""
    least: dict[Way, tuple[int, int]] = {}
    for (way, target), wins in _outcomes(keeper, seat).items():
        for paid, told in wins:
            before = keeper.points[seat]
            state = keeper.win(seat, from_=target, **told)
            gain = state.points[seat] - before
            if rank_of(keeper.rules, list(state.points), seat) <= rank:
                least[way, target] = min(least.get((way, target), (paid, gain)), (paid, gain))
            keeper.undo()
    return {way: gain for way, (_, gain) in least.items()}


def _draws_by_brute_force(keeper: Scorekeeper, seat: int, rank: int) -> set[tuple[int, ...]]:
    found = set()
    playing = [other for other in range(len(keeper.names)) if other != keeper.state.sitter_out]
    for count in range(len(playing) + 1):
        for tenpai in combinations(playing, count):
            try:
                state = keeper.draw(tenpai)
            except ReportError:
                continue  # somebody in riichi would be noten
            if rank_of(keeper.rules, list(state.points), seat) <= rank:
                found.add(tenpai)
            keeper.undo()
    return found


@pytest.mark.parametrize("house", HOUSES)
def test_needs_are_the_least_of_all_outcomes(house: str) -> None:
    rules = ariari.load(house)
    chance = random.Random(house)
    for _ in range(6):
        keeper = Scorekeeper(rules, [chr(65 + seat) for seat in range(rules.seats.players)])
        for _ in range(chance.randrange(1, 6)):
            _something(keeper, chance)
        if keeper.state.stage != "playing":
            continue
        seat, rank = chance.randrange(rules.seats.players), chance.randrange(1, 3)
        needs = keeper.needs(seat, rank)
        wins = {(need.way, need.target): need.gain for need in needs if need.way != "draw"}
        assert wins == _by_brute_force(keeper, seat, rank)
        draws = {need.tenpai for need in needs if need.way == "draw"}
        if rules.furiten.tenpai:
            assert draws == _draws_by_brute_force(keeper, seat, rank)


def _something(keeper: Scorekeeper, chance: random.Random) -> None:
    if keeper.state.stage != "playing":
        return
    seats = list(range(len(keeper.names)))
    winner, target = chance.sample(seats, 2)
    try:
        match chance.randrange(4):
            case 0:
                keeper.draw(chance.sample(seats, chance.randrange(len(seats))))
            case 1:
                keeper.win(winner, limit="mangan")
            case 2:
                keeper.riichi(winner)
            case 3:
                keeper.win(winner, from_=target, limit=chance.choice(["mangan", "haneman"]))
    except ReportError:
        return


def test_a_dead_hand_has_no_wins_left() -> None:
    keeper = Scorekeeper(ariari.load("daisuki-yonma"), ["A", "B", "C", "D"])
    keeper.penalty("C", "too-few-tiles")
    needs = keeper.needs("C", rank=3)
    assert {need.way for need in needs} == {"draw"}
    assert all(2 not in need.tenpai for need in needs)


def test_needs_as_data() -> None:
    need = Need("ron", 1, (Worth(3, 30), Worth(limit="mangan")), gain=3900)
    assert need.to_dict()["worth"] == [{"han": 3, "fu": 30}, {"limit": "mangan"}]

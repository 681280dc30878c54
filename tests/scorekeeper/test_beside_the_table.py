"""A scorekeeper that is told what happened at the playing table ends where the table does.

The table's matches are random ones, with a liking for wins and riichi. Every other win is told by han and fu
or its limit in place of the full hand.
"""

import random
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import groupby
from typing import Any, get_args

import pytest

import ariari
from ariari import Table
from ariari.referee import RefereeError
from ariari.rules.sections.penalties import Infraction, Ruling
from ariari.scorekeeper import Scorekeeper
from ariari.table import choose

HOUSES = [
    "daisuki-sanma", "daisuki-yonma", "echoes-yonma", "ponta-sanma-03", "ponta-sanma-05", "ponta-sanma-10",
    "tenhou", "tenhou-sanma", "mahjong-soul", "mahjong-soul-sanma", "m-league", "wrc", "majiang",
]  # fmt: skip
LIKED = ("tsumo", "ron", "riichi", "open", "flower", "nukidora")


def played(rules: ariari.Ruleset, people: int, chance: random.Random, *, errors: bool = False) -> Table:
    names = [chr(ord("A") + seat) for seat in range(people)]
    table = Table(rules, seed=chance.getrandbits(60), names=names, allow_errors=errors)
    while not table.over:
        table.play(_choice(table.legal, chance, errors))
    return table


def ruled_on(rules: ariari.Ruleset, people: int, chance: random.Random) -> Table:
    """A match of bots of each kind, in which the referee is called now and then."""
    names = [chr(ord("A") + seat) for seat in range(people)]
    table = Table(rules, seed=chance.getrandbits(60), names=names)
    keenness = chance.random()
    while (seat := table.turn) is not None:
        # While a tile is offered the riichi declared with it does not stand yet.
        if chance.random() < 0.004 and table.view(seat).offered is None:
            with suppress(RefereeError):
                _call_the_referee(table, chance)
                continue
        table.play(choose(table, seat, "keen" if chance.random() < keenness else "eager"))
    return table


def _call_the_referee(table: Table, chance: random.Random) -> None:
    """Rules on anything; what the house leaves to the staff they decide anyhow. Raises RefereeError."""
    infraction = chance.choice(get_args(Infraction))
    offender = chance.randrange(table.people)
    staff = None if infraction in table.rules.penalties.rulings else chance.choice(get_args(Ruling))
    held = [str(tile) for tile in table.view(offender).hand] or ["1z"]
    table.penalty(offender, infraction, tiles=chance.choice(["", chance.choice(held)]), staff=staff)


def _choice(legal: list[Any], chance: random.Random, errors: bool) -> Any:
    """Mostly what is liked; where errors are allowed, false wins seldom and noten riichi now and then."""
    liked = [action for action in legal if str(action).startswith(LIKED)]
    if not errors:
        return chance.choice(liked if liked and chance.random() < 0.9 else legal)
    wins = [action for action in legal if str(action) in ("tsumo", "ron")]
    riichi = [action for action in legal if str(action).startswith("riichi")]
    others = [action for action in legal if action not in wins and action not in riichi]
    if wins and (not others or chance.random() < 0.003):
        return chance.choice(wins)
    if riichi and (not others or chance.random() < 0.02):
        return chance.choice(riichi)
    return chance.choice(others)


def told(win: ariari.Win, score: Any) -> dict[str, Any]:
    """The win as people tell it: han and fu, or the limit, and what brings chips."""
    claim: dict[str, Any] = {
        "reds": score.dora.get("red", 0),
        "ura": score.dora.get("ura", 0),
        "flowers": win.flowers,
        "ippatsu": win.ippatsu,
        "closed": all(meld.startswith("ankan") for meld in win.melds),
    }
    if score.limit is None or (score.limit == "yakuman" and not score.yakuman):
        # That of an open riichi's payment is the scorekeeper's to know.
        return {**claim, "han": score.han, "fu": score.fu}
    return {**claim, "limit": score.limit, "times": max(score.yakuman, 1)}


def tell(keeper: Scorekeeper, table: Table, told_by_value: Iterator[bool]) -> None:
    """Report every round of a match."""
    hands = [list(group) for begun, group in groupby(table.events, _in_round()) if begun]
    for number, events in enumerate(hands):
        _tell_round(keeper, table, number, events, told_by_value)


def _in_round() -> Any:
    numbered = {"at": 0}

    def number(event: dict[str, Any]) -> int:
        if event["type"] == "start_kyoku":
            numbered["at"] += 1
        return 0 if event["type"] in ("start_game", "end_game") else numbered["at"]

    return number


def _tell_round(
    keeper: Scorekeeper,
    table: Table,
    number: int,
    events: list[dict[str, Any]],
    told_by_value: Iterator[bool],
) -> None:
    if keeper.state.stage == "choice":
        keeper.last_dealer(ends=False)
    assert keeper.points == tuple(events[0]["scores"])
    assert (keeper.state.dealer, keeper.state.honba) == (events[0]["oya"], events[0]["honba"])
    assert keeper.state.sticks == events[0]["kyotaku"]
    outcome = table.outcome_of(number)
    assert outcome is not None
    opened: set[int] = set()
    for event in events:
        if event["type"] == "reach" and event.get("open"):
            opened.add(event["actor"])
        if event["type"] == "reach_accepted":
            win = next((won.win for won in outcome.wins if won.seat == event["actor"]), None)
            keeper.riichi(event["actor"], open=event["actor"] in opened, double=bool(win and win.riichi == 2))
        if event["type"] == "all_flowers" and table.rules.bonus.all_flowers:
            keeper.flowers(event["actor"])
        if event["type"] == "ruling":
            tiles = "".join(event.get("tiles", ()))
            _rule(keeper, event["actor"], event["infraction"], event["ruling"], tiles)
    if any(event["type"] == "ruling" and event["ruling"] == "chombo" for event in events):
        assert keeper.points == outcome.points
        return
    if outcome.ending in ("exhaustive", "chombo"):
        for seat in set(keeper.state.riichi) - set(outcome.tenpai) - set(keeper.state.dead):
            if table.rules.furiten.tenpai or seat in outcome.offenders:
                _rule(keeper, seat, "noten-riichi", None)
    if outcome.ending == "chombo":
        keeper.draw()
        assert keeper.points == outcome.points
        return
    if outcome.ending == "win":
        target = outcome.wins[0].from_
        claims = [_claim(keeper, won, next(told_by_value)) for won in outcome.wins]
        keeper.wins(claims, target)
    elif outcome.ending == "exhaustive":
        keeper.draw(outcome.tenpai, outcome.nagashi)
    else:
        assert outcome.abort is not None
        keeper.abort(outcome.abort)
    assert keeper.points == outcome.points
    # The table puts the sticks of the round together; all else stands in the same order.
    at_table = [(p.from_, p.to, p.reason, p.amount) for p in outcome.payments]
    for early in (True, False):
        assert _some(at_table, early) == _some(keeper.state.payments, early)


def _rule(keeper: Scorekeeper, seat: int, infraction: str, ruling: str | None, tiles: str = "") -> None:
    """Report an infraction, and what the staff made of it where the house leaves it to them."""
    named = infraction in keeper.rules.penalties.rulings
    made = keeper.penalty(seat, infraction, tiles=tiles, staff=None if named else ruling or "nothing")
    assert ruling in (None, made.consequence)


def _some(payments: Iterable[Any], early: bool) -> list[Any]:
    """The payments in the course of a round, sorted, or those at its end, in their order."""
    some = [payment for payment in payments if (payment[2] in ("stake", "flowers")) == early]
    return sorted(some, key=repr) if early else some


def _claim(keeper: Scorekeeper, won: Any, by_value: bool) -> dict[str, Any]:
    def seat(wind: str) -> int:
        return (keeper.state.dealer + "ESWN".index(wind)) % len(keeper.names)

    told_liable = won.win.to_dict().get("liable")
    liable: Any = told_liable
    if isinstance(told_liable, dict):
        liable = {yaku: seat(wind) for yaku, wind in told_liable.items()}
    elif told_liable is not None:
        liable = seat(told_liable)
    claim: dict[str, Any] = {"who": won.seat, "liable": liable}
    if by_value and liable is None and won.win.pattern == "hand":
        return {**claim, **told(won.win, won.score)}
    return {**claim, "hand": won.win.to_dict()}


def alike(
    house: str, matches: int, people: int | None = None, *, errors: bool = False, referee: bool = False
) -> None:
    rules = ariari.load(house)
    chance = random.Random(f"{house} {people} {errors}" + " referee" * referee)
    by_value = iter(lambda: chance.random() < 0.5, None)
    for _ in range(matches):
        seats = people or rules.seats.players
        table = ruled_on(rules, seats, chance) if referee else played(rules, seats, chance, errors=errors)
        keeper = Scorekeeper(rules, table.names)
        tell(keeper, table, by_value)
        if not keeper.over:
            keeper.last_dealer(ends=True)
        state = keeper.state
        assert keeper.over
        assert (state.end, state.points, state.sticks) == (table.end_reason, table.points, table.sticks)
        assert (state.bonus, state.chips) == (table.bonus, table.chips)
        assert state.dealer == table.dealer
        assert set(state.busts) == set(table.busts)
        assert keeper.settle().to_dict() == table.settle().to_dict()
        assert Scorekeeper.from_log(rules, keeper.log).state == state


@pytest.mark.parametrize("house", HOUSES)
def test_the_scorekeeper_ends_where_the_table_does(house: str) -> None:
    alike(house, 12)


def test_four_people_at_a_three_player_table() -> None:
    alike("daisuki-sanma", 12, people=4)


@pytest.mark.parametrize("house", HOUSES)
def test_the_referees_rulings_are_the_tables(house: str) -> None:
    alike(house, 2, errors=True)


@pytest.mark.parametrize("house", HOUSES)
def test_bots_whom_the_referee_rules_on(house: str) -> None:
    for people in ariari.load(house).seats.participants:
        alike(house, 6, people, referee=True)


@pytest.mark.fuzz
@pytest.mark.parametrize("house", HOUSES)
def test_a_thousand_matches_of_each_house(house: str, pytestconfig: pytest.Config) -> None:
    alike(house, 1000 if pytestconfig.getoption("--long", default=False) else 3)

"""Records followed by the engine: real games agree to the last point, and every kind of tampering is told."""

from dataclasses import replace

import pytest
from tests.logs.own_games import played
from tests.logs.real_records import real_games

import ariari
from ariari.logs import Accepted, Call, Discard, Dora, Draw, LogError, Riichi
from ariari.logs.completion import completed
from ariari.logs.own.reader import read_own
from ariari.logs.replay import replay
from ariari.logs.tenhou.mjlog_reader import read_mjlog
from ariari.rules.layers import named_houses

GAMES = [path.stem for path in real_games()]
FULL = "0658c416791b"  # a whole match: draws, four riichi, wins, a settlement


@pytest.mark.parametrize("name", GAMES)
def test_a_real_game_is_followed_without_a_difference(games, name):
    verdict = replay(games[name])
    assert verdict.difference is None, str(verdict.difference)
    assert verdict.rounds == verdict.walls == len(games[name].rounds)
    assert verdict.wins == sum(len(round_.wins) for round_ in games[name].rounds)


@pytest.mark.parametrize("name", GAMES)
def test_without_its_seed_too(games, name):
    verdict = replay(replace(games[name], seed=None))
    assert verdict.difference is None, str(verdict.difference)
    assert verdict.walls == 0


@pytest.mark.parametrize("house", named_houses())
@pytest.mark.parametrize("seed", range(2))
def test_a_match_of_our_own_is_followed_with_the_walls_of_its_key(house, seed):
    rules = ariari.load(house)
    table = played(rules, seed, rules.seats.participants[-1 if seed else 0])
    (record,) = read_own(table.record().splitlines())
    verdict = replay(record)
    assert verdict.difference is None, str(verdict.difference)
    assert verdict.walls == verdict.rounds == len(record.rounds)
    assert verdict.complete
    assert completed(record).rounds[0].hands == record.rounds[0].hands


def changed(games, number, **changes):
    """The whole match with one round changed."""
    record = games[FULL]
    rounds = list(record.rounds)
    rounds[number] = replace(rounds[number], **changes)
    return replace(record, rounds=tuple(rounds), seed=None)


def events_with(round_, index, *new):
    return (*round_.events[:index], *new, *round_.events[index + 1 :])


def test_a_discard_that_is_not_held(games):
    round_ = games[FULL].rounds[0]
    other = Discard(0, "9p", False)
    difference = replay(changed(games, 0, events=events_with(round_, 1, other))).difference
    assert difference.place == "round 1 (East 1), turn 2, seat 0"
    assert difference.recorded == "seat 0 discards 9p"
    assert "the hand does not hold the tiles" in difference.ours


def test_a_draw_that_the_wall_does_not_give(games):
    record = games[FULL]
    round_ = record.rounds[1]
    drawn = round_.events[0]
    tampered = replace(round_, events=events_with(round_, 0, Draw(drawn.seat, "1z")))
    difference = replay(replace(record, rounds=(record.rounds[0], tampered))).difference
    assert difference.recorded == f"seat {drawn.seat} draws 1z"
    assert difference.ours == f"seat {drawn.seat} draws {drawn.tile}"


def test_a_hand_that_the_seed_does_not_deal(games):
    record = games[FULL]
    first = record.rounds[0]
    swapped = (first.hands[1], first.hands[0], *first.hands[2:])
    difference = replay(replace(record, rounds=(replace(first, hands=swapped),))).difference
    assert "the seed deals" in difference.ours


@pytest.mark.parametrize(
    ("change", "recorded"),
    [
        ({"fu": 110}, "110 fu"),
        ({"points": 1}, "1 points"),
        ({"deltas": (1, 2, 3, 4)}, "payments"),
        ({"liable": 0}, "liable: seat 0"),
        ({"yaku": (("tanyao", 1),)}, "yaku tanyao 1"),
    ],
)
def test_a_win_of_another_value(games, change, recorded):
    number, win = next((n, r.wins[0]) for n, r in enumerate(games[FULL].rounds) if r.wins)
    difference = replay(changed(games, number, wins=(replace(win, **change),))).difference
    assert difference.recorded.startswith(recorded)
    assert difference.seat == win.seat


def test_a_win_that_is_another_players(games):
    number, round_ = next((n, r) for n, r in enumerate(games[FULL].rounds) if r.wins and not r.wins[0].tsumo)
    win = round_.wins[0]
    other = next(seat for seat in range(4) if seat not in (win.seat, win.source))
    difference = replay(changed(games, number, wins=(replace(win, seat=other),))).difference
    assert difference is not None
    assert "not legal" in difference.ours or "goes on" in difference.ours


def test_payments_of_a_draw(games):
    number, drawn = next((n, r.drawn) for n, r in enumerate(games[FULL].rounds) if r.drawn)
    difference = replay(
        changed(games, number, drawn=replace(drawn, deltas=(3000, -1000, -1000, -1000)))
    ).difference
    assert difference.recorded == "payments [3000, -1000, -1000, -1000]"


def test_who_was_tenpai(games):
    number, drawn = next((n, r.drawn) for n, r in enumerate(games[FULL].rounds) if r.drawn and r.drawn.tenpai)
    difference = replay(changed(games, number, drawn=replace(drawn, tenpai=(True,) * 4))).difference
    assert difference.recorded == "tenpai seat 0, seat 1, seat 2, seat 3"


@pytest.mark.parametrize(
    ("change", "recorded"),
    [
        ({"honba": 7}, "honba at the start: 7"),
        ({"sticks": 9000}, "points in sticks at the start: 9000"),
        ({"dealer": 3}, "the dealer at the start: seat 3"),
        ({"wind": 2}, "the wind at the start: West"),
        ({"points": (100, 200, 300, 400)}, "points at the start: [100, 200, 300, 400]"),
    ],
)
def test_a_round_that_begins_otherwise(games, change, recorded):
    difference = replay(changed(games, 3, **change)).difference
    assert difference.recorded == recorded
    assert difference.round_number == 4


def test_a_missing_acceptance_of_riichi(games):
    number, round_ = next(
        (n, r) for n, r in enumerate(games[FULL].rounds) if any(isinstance(e, Accepted) for e in r.events)
    )
    events = tuple(e for e in round_.events if not isinstance(e, Accepted))
    difference = replay(changed(games, number, events=events)).difference
    assert difference.ours.endswith("riichi is accepted")


def test_an_indicator_that_was_not_turned_up(games):
    round_ = games[FULL].rounds[0]
    seen = [*round_.dora, *(tile for hand in round_.hands for tile in hand)]
    seen += [event.tile for event in round_.events if isinstance(event, Draw)]
    unseen = next(f"{n}{suit}" for suit in "mps" for n in "12346789" if seen.count(f"{n}{suit}") < 4)
    events = (*round_.events[:4], Dora(unseen), *round_.events[4:])
    difference = replay(changed(games, 0, events=events)).difference
    assert difference.ours == f"the indicator {round_.dora[0]} is turned up last"


def test_a_call_of_a_tile_that_was_not_discarded(games):
    number, index, call = next(
        (n, i, e)
        for n, r in enumerate(games[FULL].rounds)
        for i, e in enumerate(r.events)
        if isinstance(e, Call)
    )
    events = events_with(
        games[FULL].rounds[number], index, replace(call, tile="7z", own=("7z", "7z"), kind="pon")
    )
    assert replay(changed(games, number, events=events)).difference is not None


def test_riichi_without_tenpai(games):
    round_ = games[FULL].rounds[0]
    events = (round_.events[0], Riichi(0), *round_.events[1:])
    difference = replay(changed(games, 0, events=events)).difference
    assert difference.recorded == "seat 0 declares riichi"
    assert difference.ours == "that this is not legal: the hand is not tenpai"


def test_a_round_that_ends_too_early(games):
    round_ = games[FULL].rounds[0]
    difference = replay(changed(games, 0, events=round_.events[:20])).difference
    assert "goes on" in difference.ours
    assert difference.recorded == "a drawn round (exhaustive)"


def test_a_match_that_should_have_ended(games):
    record = games[FULL]
    difference = replay(replace(record, rounds=(*record.rounds, record.rounds[-1]), seed=None)).difference
    assert (difference.recorded, difference.ours) == ("another round", "the match is over")


def test_a_match_that_should_go_on(games):
    record = games[FULL]
    difference = replay(replace(record, rounds=record.rounds[:-1])).difference
    assert (difference.recorded, difference.ours) == ("the end of the match", "it goes on")


def test_final_points_and_settlement(games):
    record = games[FULL]
    assert "final points" in replay(replace(record, final=(1, 2, 3, 4))).difference.recorded
    assert "settled" in replay(replace(record, settled=(1.0, 2.0, 3.0, -6.0))).difference.recorded


def test_more_tiles_than_there_are(games):
    hands = (("1z",) * 13, *games[FULL].rounds[0].hands[1:])
    difference = replay(changed(games, 0, hands=hands)).difference
    assert difference.recorded == "more of 1z than tenhou has in its set"


def test_hidden_tiles_and_unknown_rules_are_said(games):
    record = games[FULL]
    hidden = replace(record.rounds[0], hands=(("?",) * 13,) * 4)
    with pytest.raises(LogError, match="hidden"):
        replay(replace(record, rounds=(hidden,), seed=None))
    with pytest.raises(LogError, match="does not tell its rules"):
        replay(replace(record, rules=None))
    with pytest.raises(LogError, match="rules cannot be loaded"):
        replay(replace(record, rules="no-such-house"))


def test_three_players_rules_for_four_are_said(games):
    with pytest.raises(LogError, match="4 people are at the table"):
        replay(games[FULL], "tenhou-sanma")


def test_a_modern_settlement_is_not_rounded(games):
    record = games[FULL]
    exact = tuple(
        round((points - 30000) / 1000 + uma, 1)
        for points, uma in zip(record.final, (-20, 10, -10, 40), strict=True)
    )
    verdict = replay(replace(record, settled=exact))
    assert verdict.difference is None
    assert tuple(map(str, verdict.remarks)) == ("settled with rounding 'none'",)


def test_a_tampered_key_is_noticed():
    table = played(ariari.load("tenhou"), 5)
    (record,) = read_own(table.record().splitlines())
    other = f"ariari-chacha8,{bytes(32).hex()}"
    with pytest.raises(LogError, match="not the one that was committed to"):
        replay(replace(record, seed=other))
    uncommitted = replace(record, seed=other, about={})
    assert "the seed deals" in replay(uncommitted).difference.ours


def test_completing_tells_what_mjai_leaves_out(games):
    record = games[FULL]
    bare = tuple(
        replace(
            r, wins=tuple(replace(w, yaku=None, han=None, fu=None, points=None, hand=None) for w in r.wins)
        )
        for r in record.rounds
    )
    full = completed(replace(record, rounds=bare))
    for ours, theirs in zip(full.rounds, record.rounds, strict=True):
        for win, told in zip(ours.wins, theirs.wins, strict=True):
            assert dict(win.yaku) == dict(told.yaku)
            assert (win.han, win.fu, win.points, win.hand) == (told.han, told.fu, told.points, told.hand)


def test_a_mjlog_of_fewer_players_than_bits_say():
    with pytest.raises(LogError):
        replay(read_mjlog([b"<mjloggm><GO type='25'/><UN n0='a' n1='b'/></mjloggm>"]))


def test_reading_and_replaying_take_time_in_proportion_to_the_length(games):
    """Ten times the rounds in one record need about ten times as long, not a hundred times."""
    import time

    from ariari.logs.losses import Losses
    from ariari.logs.mjai.reader import read_mjai
    from ariari.logs.mjai.writer import write_mjai

    lines = list(write_mjai(games[FULL], Losses()))

    def seconds(times: int) -> float:
        start = time.process_time()
        assert len(list(read_mjai(lines * times))) == times
        return time.process_time() - start

    short, long = min(seconds(2) for _ in range(3)), min(seconds(20) for _ in range(2))
    assert long < 40 * short

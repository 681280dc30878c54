"""Every win of the real games, scored: yaku, han, fu, points and payments as Tenhou had them.

The circumstances (ippatsu, the last tile and so on) are taken from the yaku that Tenhou names; that they were
so is for the replay to show.
"""

import pytest
from tests.logs.real_records import real_games

import ariari
from ariari.logs import Accepted, Ankan, Call, Dora, Kakan
from ariari.scoring import Win, score_many

WINDS = "ESWN"


def melds_of(round_, seat) -> list[str]:
    melds: list[str] = []
    for event in round_.events:
        if isinstance(event, Call) and event.seat == seat:
            melds.append(f"{event.kind} {text((event.tile, *event.own))}")
        elif isinstance(event, Ankan) and event.seat == seat:
            melds.append(f"ankan {text(event.tiles)}")
        elif isinstance(event, Kakan) and event.seat == seat:
            melds = [with_fourth(meld, event.tile) for meld in melds]
    return melds


def with_fourth(meld: str, tile: str) -> str:
    """A pon of the tile's kind becomes an added kan."""
    kind, tiles = meld.split(" ")
    same = kind == "pon" and tiles[-1] == tile[-1] and tiles[0].replace("0", "5") == tile[0].replace("0", "5")
    return f"kakan {tiles[:-1]}{tile}" if same else meld


def text(tiles) -> str:
    numbers = sorted((tile[0] for tile in tiles), key=lambda n: "5" if n == "0" else n)
    return "".join(numbers) + tiles[0][-1]


def scoring_win(round_, win, sticks) -> Win:
    has = {name for name, _ in win.yaku}
    players = len(round_.points)
    return Win(
        hand="".join(win.hand),
        win=win.tile,
        melds=tuple(melds_of(round_, win.seat)),
        seat=WINDS[(win.seat - round_.dealer) % players],
        round=WINDS[round_.wind],
        from_=None if win.tsumo else WINDS[(win.source - round_.dealer) % players],
        riichi=2 if "double-riichi" in has else int("riichi" in has),
        ippatsu="ippatsu" in has,
        last_tile=bool(has & {"haitei", "houtei"}),
        rinshan="rinshan" in has,
        chankan="chankan" in has,
        first_turn=bool(has & {"tenhou", "chiihou"}),
        dora=(*round_.dora, *(event.tile for event in round_.events if isinstance(event, Dora))),
        ura=win.ura or (),
        honba=round_.honba,
        sticks=sticks // 1000,
        liable=None if win.liable is None else WINDS[(win.liable - round_.dealer) % players],
    )


@pytest.mark.parametrize("name", [path.stem for path in real_games()])
def test_every_win_has_tenhous_value_and_payments(games, name):
    record = games[name]
    rules = ariari.load(record.rules)
    for round_ in record.rounds:
        if not round_.wins:
            continue
        sticks = round_.sticks + 1000 * sum(isinstance(event, Accepted) for event in round_.events)
        scores = score_many(rules, [scoring_win(round_, win, sticks) for win in round_.wins])
        by_seat = {WINDS.index(score.prepared.record.seat): score for score in scores}
        for win in round_.wins:
            score = by_seat[(win.seat - round_.dealer) % record.players]
            where = f"{name} {round_.name} seat {win.seat}"
            assert score.to_dict()["yaku"] == dict(win.yaku), where
            if win.han:
                assert (score.han, score.fu) == (win.han, win.fu), where
            assert score.points == win.points, where
            deltas = [
                score.deltas[WINDS[(seat - round_.dealer) % record.players]] for seat in range(record.players)
            ]
            assert tuple(deltas) == win.deltas, where


def test_there_are_as_many_wins_as_the_records_tell(games):
    assert sum(len(round_.wins) for record in games.values() for round_ in record.rounds) == 167

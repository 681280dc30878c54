"""Real records, and what of a record a format has no place for."""

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType

from tests.conftest import shared

from ariari.logs import Dora, GameRecord, Presence, Round


def real_games() -> list:
    return sorted(shared("data/mjlog").glob("*.mjlog"))


def rounds(games: dict[str, GameRecord]) -> Iterator[Round]:
    for record in games.values():
        yield from record.rounds


def without_presence(round_: Round) -> Round:
    return replace(round_, events=tuple(e for e in round_.events if not isinstance(e, Presence)))


def as_mjai_has_it(record: GameRecord) -> GameRecord:
    """Without seed, dice, settlement, connections and remarks, of which mjai knows nothing."""
    rounds_ = tuple(replace(without_presence(round_), dice=None) for round_ in record.rounds)
    return replace(record, rounds=rounds_, seed=None, settled=None, about=MappingProxyType({}))


def as_tenhou_json_has_it(record: GameRecord) -> GameRecord:
    """Without seed, dice, connections, the fu of limit hands, and who was tenpai at a nagashi."""
    rounds_ = []
    for round_ in record.rounds:
        wins = tuple(
            replace(win, fu=None) if _limited(win.points, win.seat == round_.dealer) else win
            for win in round_.wins
        )
        drawn = round_.drawn
        if drawn is not None and drawn.kind == "nagashi":
            drawn = replace(drawn, shown=None, tenpai=None)
        placed = any(isinstance(event, Dora) for event in round_.events)
        rounds_.append(
            replace(without_presence(round_), dice=None, wins=wins, drawn=drawn, dora_placed=placed)
        )
    about = {key: value for key, value in record.about.items() if key != "ver"}
    return replace(record, rounds=tuple(rounds_), seed=None, about=MappingProxyType(about))


def _limited(points: int, dealer: bool) -> bool:
    return points >= (12000 if dealer else 8000)

"""Where a record and the engine part, what a format has no place for, and parts of refusals of records."""

import json
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, get_args

from tests.logs.own_games import played
from tests.refusals.logs import HAND, KYOKU, PEOPLE, WITHOUT_UMA, ours, record, xml
from tests.refusals.provoking import Refusal, changed, in_each_language, refusal

import ariari
from ariari import Table
from ariari.logs import (
    Accepted,
    Ankan,
    Aside,
    Call,
    Chombo,
    Discard,
    Dora,
    Draw,
    Drawn,
    GameRecord,
    Kakan,
    LogError,
    Losses,
    Other,
    Payment,
    Presence,
    Riichi,
    Round,
    Ruling,
    Win,
)  # fmt: skip
from ariari.logs.bulk import check_proof
from ariari.logs.completion import completed
from ariari.logs.convert import write
from ariari.logs.own.reader import read_own
from ariari.logs.record import DrawnKind
from ariari.logs.replay import Replayer, replay
from ariari.logs.tell import tell, tell_end
from ariari.logs.tenhou.json_reader import read_tenhou_json
from ariari.logs.tenhou.shuffle import SCHEME
from ariari.worded import Named

ROOM = "ariari.logs"

SHUFFLED = f"{SCHEME},{b64encode(bytes(2496)).decode()}"
RULES = "tenhou"


@cache
def hanchan() -> GameRecord:
    (found,) = read_own(ours(RULES).splitlines())
    return replace(completed(found), seed=None)


@cache
def eventful() -> GameRecord:
    """A match with infractions, rulings, a chombo and somebody who sits out."""
    for seed in range(40):
        text = played(ariari.load("daisuki-sanma"), seed, 3, errors=True, referee=True).record()
        (found,) = read_own(text.splitlines())
        if any(round_.chombo for round_ in found.rounds) and '"fine"' in text:
            return found
    raise AssertionError("nobody was ruled on in 40 matches")


def _difference(**changes: Any) -> Callable[[Path], object]:
    return lambda _: replay(replace(hanchan(), **changes)).difference


def _at_round(number: int, **changes: Any) -> Callable[[Path], object]:
    """The difference where one round is another; what comes after it does not matter."""

    def provoke(_: Path) -> object:
        rounds = list(hanchan().rounds)
        rounds[number] = replace(rounds[number], **changes)
        return replay(replace(hanchan(), rounds=tuple(rounds), final=None, settled=None)).difference

    return provoke


def _number(wanted: Callable[[Round], object]) -> int:
    return next(n for n, round_ in enumerate(hanchan().rounds) if wanted(round_))


def _won() -> tuple[int, Win]:
    number = _number(lambda round_: round_.wins and round_.wins[0].source != round_.wins[0].seat)
    return number, hanchan().rounds[number].wins[0]


def _other_win(**changes: Any) -> Callable[[Path], object]:
    def provoke(folder: Path) -> object:
        number, win = _won()
        return _at_round(number, wins=(replace(win, **changes),), payments=None)(folder)

    return provoke


def _drawn_number() -> int:
    return _number(lambda round_: round_.drawn and any(round_.drawn.deltas))


def _other_draw(**changes: Any) -> Callable[[Path], object]:
    def provoke(folder: Path) -> object:
        number = _drawn_number()
        drawn = hanchan().rounds[number].drawn
        assert drawn is not None
        return _at_round(number, drawn=replace(drawn, **changes), payments=None)(folder)

    return provoke


def _other_events(
    change: Callable[[Round], tuple[Any, ...]], number: int = 0, **more: Any
) -> Callable[[Path], object]:
    return lambda folder: _at_round(number, events=change(hanchan().rounds[number]), **more)(folder)


def _unseen(round_: Round) -> str:
    seen = [*round_.dora, *(tile for hand in round_.hands for tile in hand)]
    seen += [event.tile for event in round_.events if isinstance(event, Draw)]
    return next(f"{n}{suit}" for suit in "mps" for n in "12346789" if seen.count(f"{n}{suit}") < 4)


def _other_payments(change: Callable[[tuple[Any, ...]], tuple[Any, ...]]) -> Callable[[Path], object]:
    def provoke(folder: Path) -> object:
        number, _ = _won()
        return _at_round(number, payments=change(hanchan().rounds[number].payments or ()))(folder)

    return provoke


def _proof(found: Callable[[], GameRecord]) -> Callable[[Path], object]:
    return lambda _: check_proof(found(), replay(found()))


def _lost(to: str, found: Callable[[], GameRecord]) -> Refusal:
    """What is lost of a record in a format."""

    def provoke(_: Path) -> object:
        losses = Losses()
        with suppress(LogError):  # what it cannot hold at all
            write(found(), to, losses)
        return list(losses._found)

    return Refusal(provoke)


def _with_event(*events: object, **changes: Any) -> Callable[[], GameRecord]:
    """The first round with these events before its end, alone."""

    def found() -> GameRecord:
        first = hanchan().rounds[0]
        round_ = replace(first, events=(*first.events, *events), **changes)
        return replace(hanchan(), rounds=(round_,), final=None, settled=None)

    return found


def _with_yaku(*yaku: tuple[str, Any]) -> Callable[[], GameRecord]:
    def found() -> GameRecord:
        number, win = _won()
        round_ = hanchan().rounds[number]
        round_ = replace(round_, wins=(replace(win, yaku=yaku, han=9),))
        return replace(hanchan(), rounds=(round_,), final=None, settled=None)

    return found


def _told_ends() -> list[Any]:
    first = hanchan().rounds[0]
    two = (Win(seat=0, source=1, deltas=(0,) * 4), Win(seat=2, source=1, deltas=(0,) * 4))
    ends: list[dict[str, Any]] = [
        {"drawn": Drawn(kind=kind, deltas=(0,) * 4)} for kind in get_args(DrawnKind)
    ]
    ends += [{}, {"chombo": Chombo((1,))}, {"wins": two}, {"wins": (replace(two[0], source=0),)}]
    return [tell_end(replace(first, **{"wins": (), "drawn": None, "chombo": None} | end)) for end in ends]


EVERY_EVENT = (
    Draw(1, "5m"),
    Discard(1, "5m", False),
    Discard(1, "5m", True),
    Riichi(1, False),
    Riichi(1, True),
    Accepted(1),
    Call(1, 0, "chi", "3m", ("4m", "5m")),
    Call(1, 0, "pon", "5m", ("5m", "5m")),
    Call(1, 0, "daiminkan", "5m", ("5m", "5m", "5m")),
    Ankan(1, ("5m",) * 4),
    Kakan(1, "5m"),
    Aside(1, "4z"),
    Dora("5m"),
    Presence(1, True),
    Presence(1, False),
    Ruling(1, "malice", "chombo", (), False),
)


def _doc(*path: Any, value: Any) -> Refusal:
    """A tenhou.net/6 document with another value somewhere."""
    won = ["和了", [0] * 4, [0, 0, 0, "30符1飜1000点", "立直(1飜)"]]
    entry: list[Any] = [[0, 0, 0], [25000] * 4, [41], [], *[HAND, [31], [60], *[HAND, [], []] * 3], won]
    document: Any = {"name": ["A", "B", "C", "D"], "rule": {"disp": "南喰赤"}, "log": [entry]}
    if not path:
        return refusal(lambda: read_tenhou_json(json.dumps(value)))
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return refusal(lambda: read_tenhou_json(json.dumps(document)))


WITHOUT_DORA = changed(RULES, wall={"dora": False, "ura": False, "kan_dora": False, "kan_ura": False})
DRAWN_ROUND = (PEOPLE, KYOKU, {"type": "ryukyoku"}, {"type": "end_kyoku"})


def _after_its_end(folder: Path) -> object:
    number = _drawn_number()
    round_ = hanchan().rounds[number]
    return _at_round(number, events=(*round_.events, Draw(0, _unseen(round_))))(folder)


def _other_ura(_: Path) -> object:
    """The walls come from the match's key, so that the indicators are known."""
    whole = completed(record(RULES))
    rounds = list(whole.rounds)
    number = next(n for n, round_ in enumerate(rounds) if round_.wins and round_.wins[0].ura)
    win = replace(rounds[number].wins[0], ura=("1z",))
    rounds[number] = replace(rounds[number], wins=(win,), payments=None)
    return replay(replace(whole, rounds=tuple(rounds), final=None, settled=None)).difference


def ruled_otherwise() -> GameRecord:
    """A ruling that takes the flowers' payments back, with another consequence than the house's."""
    table = Table(ariari.load("daisuki-sanma"), seed=1)
    table.penalty(0, "too-many-tiles")
    told = [event | {"ruling": "nothing"} if event["type"] == "ruling" else event for event in table.events]
    (found,) = read_own(map(json.dumps, told))
    return found


def with_dice() -> GameRecord:
    """Of Tenhou's shuffle, with dice that it does not throw and tiles that it does not deal."""
    first = replace(hanchan().rounds[0], dice=(1, 1))
    return replace(hanchan(), rounds=(first,), seed=SHUFFLED, final=None, settled=None)


ROUNDED = changed(RULES, settlement={"rounding": "five-down-six-up"})


def rounded_otherwise() -> GameRecord:
    """Settled as the house does that does not round."""
    exact = Replayer(hanchan(), ROUNDED)
    exact.run()
    unrounded = changed(RULES, settlement={"rounding": "none"})
    return replace(hanchan(), settled=exact.settled_under(unrounded))


def _in_a_file(folder: Path, text: str, *words: str, stderr: bool = False) -> Named:
    """What a command says of a record."""
    path = folder / "record.jsonl"
    path.write_text(text)
    return in_each_language(words[0], str(path), *words[1:], stderr=stderr)


PARTS = {
    # ---- what a value is called
    "document": _doc(value=[]),
    "name": _doc("name", 0, value=5),
    "round": _doc("log", 0, value=5),
    "round number": _doc("log", 0, 0, value="x"),
    "points": _doc("log", 0, 1, value=5),
    "one of the points": _doc("log", 0, 1, 2, value="x"),
    "result": _doc("log", 0, -1, value=5),
    "hand": _doc("log", 0, 4, value=5),
    "takes": _doc("log", 0, 5, value=5),
    "discards": _doc("log", 0, 6, value=5),
    "changes": _doc("log", 0, -1, 1, value=5),
    "win": _doc("log", 0, -1, 2, value=5),
    "seat": _doc("log", 0, -1, 2, 1, value="x"),
    "value": _doc("log", 0, -1, 2, 3, value=5),
    "yaku": _doc("log", 0, -1, 2, 4, value=5),
    "meld without tile": xml(f'<N who="0" m="{136 << 8}"/>', named=("136",)),
    "meld without run": xml(f'<N who="0" m="{63 << 10 | 4}"/>', named=("21",)),
    "meld without kind": xml(f'<N who="0" m="{102 << 9 | 8}"/>', named=("34",)),
    # ---- walls that cannot be verified
    "no seed": Refusal(_proof(lambda: replace(record(), seed=None, about={}))),
    "no commitment": Refusal(_proof(lambda: replace(record(), about={}))),
    "shuffle for three": Refusal(_proof(lambda: replace(record("tenhou-sanma"), seed=SHUFFLED, about={}))),
    # ---- events and ends
    "every event": Refusal(lambda _: [tell(event) for event in EVERY_EVENT]),
    "every end": Refusal(lambda _: _told_ends()),
    # ---- differences
    "a discard not held": Refusal(
        _other_events(lambda r: (r.events[0], Discard(0, "7z", False), *r.events[2:]))
    ),
    "a draw of another tile": Refusal(_other_events(lambda r: (Draw(r.dealer, _unseen(r)), *r.events[1:]))),
    "an indicator": Refusal(_other_events(lambda r: (*r.events[:4], Dora(_unseen(r)), *r.events[4:]))),
    "a discard left out": Refusal(_other_events(lambda r: (r.events[0], *r.events[2:]))),
    "it goes on": Refusal(_other_events(lambda r: r.events[:20])),
    "it is over": Refusal(_after_its_end),
    "no indicator": Refusal(lambda _: replay(hanchan(), WITHOUT_DORA).difference),
    "another ruling": Refusal(lambda _: replay(ruled_otherwise()).difference),
    "another end": Refusal(_other_draw(kind="four-winds", tenpai=None)),
    "another deal": Refusal(
        lambda _: (
            replay(
                replace(record(), rounds=(replace(record().rounds[0], hands=record().rounds[0].hands[::-1]),))
            ).difference
        )
    ),
    "other dice": Refusal(lambda _: replay(with_dice()).difference),
    "too many of a tile": Refusal(
        lambda folder: _at_round(0, hands=(("1z",) * 13, *hanchan().rounds[0].hands[1:]))(folder), ("1z",)
    ),
    "no result": Refusal(_at_round(0, wins=(), drawn=None, payments=None)),
    "no such start": Refusal(_at_round(0, honba=-1), ("-1",)),
    "another round": Refusal(
        lambda folder: _difference(rounds=(*hanchan().rounds, hanchan().rounds[-1]))(folder)
    ),
    "another wind": Refusal(_at_round(1, wind=2)),
    "another dealer": Refusal(_at_round(1, dealer=3)),
    "another honba": Refusal(_at_round(1, honba=7), ("7",)),
    "other sticks": Refusal(_at_round(1, sticks=9000), ("9000",)),
    "other points": Refusal(_at_round(1, points=(100, 200, 300, 400)), ("[100, 200, 300, 400]",)),
    "too few rounds": Refusal(lambda folder: _difference(rounds=hanchan().rounds[:-1])(folder)),
    "another final": Refusal(_difference(final=(1, 2, 3, 4)), ("[1, 2, 3, 4]",)),
    "another settlement": Refusal(_difference(settled=(1.0, 2.0, 3.0, -6.0)), ("[1.0, 2.0, 3.0, -6.0]",)),
    "no settlement": Refusal(
        lambda _: replay(replace(record(), settled=(0.0,) * 4), WITHOUT_UMA).difference, ("30,000",)
    ),
    "other yaku": Refusal(_other_win(yaku=(("tanyao", 1),))),
    "no yaku": Refusal(_other_win(yaku=())),
    "other han": Refusal(_other_win(yaku=None, han=77), ("77",)),
    "other fu": Refusal(_other_win(fu=110), ("110",)),
    "other points of a win": Refusal(_other_win(points=1), ("1",)),
    "other changes": Refusal(_other_win(deltas=(1, 2, 3, 4)), ("[1, 2, 3, 4]",)),
    "from another": Refusal(lambda folder: _other_win(source=_won()[1].seat)(folder)),
    "somebody liable": Refusal(_other_win(liable=0)),
    "other ura": Refusal(_other_ura, ("1z",)),
    "other payments of a draw": Refusal(_other_draw(deltas=(3000, -1000, -1000, -1000))),
    "everybody tenpai": Refusal(_other_draw(tenpai=(True,) * 4)),
    "nobody tenpai": Refusal(_other_draw(tenpai=(False,) * 4)),
    "one payment less": Refusal(_other_payments(lambda paid: paid[:-1])),
    "sticks from nobody": Refusal(
        _other_payments(lambda paid: (*paid, Payment(None, 0, "sticks", 1000))), ("1000",)
    ),
    # ---- remarks and how matches are shown
    "mid-match": Refusal(lambda _: list(replay(replace(hanchan(), rounds=hanchan().rounds[1:])).remarks)),
    "mid-match with chips": Refusal(
        lambda _: list(replay(replace(eventful(), seed=None, rounds=eventful().rounds[-1:])).remarks)
    ),
    "broken off": Refusal(lambda _: list(replay(replace(hanchan(), final=None, settled=None)).remarks)),
    "rounded otherwise": Refusal(lambda _: list(replay(rounded_otherwise(), ROUNDED).remarks), ("'none'",)),
    "shown": Refusal(
        lambda folder: _in_a_file(folder, ours(), "replay", "--show"), foreign=("tenhou-tonpuu",)
    ),
    "shown without rules": Refusal(
        lambda folder: _in_a_file(folder, "\n".join(map(json.dumps, (PEOPLE, KYOKU))), "replay", "--show")
    ),
    "remarked": Refusal(lambda folder: _in_a_file(folder, "\n".join(ours().splitlines()[:-1]), "replay")),
    "no place": Refusal(lambda folder: _in_a_file(folder, ours(), "convert", "--to", "mjai", stderr=True)),
    "payments unknown": Refusal(
        lambda folder: _in_a_file(
            folder, "\n".join(map(json.dumps, DRAWN_ROUND)), "convert", "--to", "ariari", stderr=True
        ),
        foreign=("--rules",),
    ),
    # ---- what is lost
    "points of open riichi": _lost(
        "ariari",
        _with_event(Riichi(1, True), wins=(), drawn=Drawn(kind="exhaustive", deltas=(0,) * 4), payments=None),
    ),
    **{
        f"{what} in {to}": _lost(to, found)
        for to in ("mjai", "tenhou-json", "mjlog")
        for what, found in {
            "all that our own has": record,
            "infractions": eventful,
            "settlement": lambda: replace(hanchan(), settled=(0.0,) * 4, about={"ver": "2.3"}),
            "no settlement": lambda: replace(hanchan(), settled=None),
            "a shuffle": with_dice,
            "connections": _with_event(Presence(1, False), Other("thunder", "{}")),
            "open riichi": _with_event(Riichi(1, True), wins=(), drawn=None, payments=None),
            "indicators": _with_event(Dora("5m")),
            "norths": _with_yaku(("dora", 1), ("nuki", 1)),
            "limits": _with_yaku(("kokushi-13", "double-yakuman")),
            "nagashi": _with_event(
                wins=(), drawn=Drawn(kind="nagashi", deltas=(0,) * 4, tenpai=(True,) * 4), payments=None
            ),
            "chips": _with_event(bonus=(5, -5, 0, 0)),
            "an end": _with_event(wins=(), drawn=None, payments=None),
        }.items()
    },
}

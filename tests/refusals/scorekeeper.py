"""Reports that cannot be, and logs that cannot be gone on with."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from tests.refusals.provoking import Provoke, Refusal, changed, refusal
from tests.web.test_liable_people import people

import ariari
from ariari.rules.model import Ruleset
from ariari.scorekeeper import Scorekeeper
from ariari.scorekeeper.draw import Abort, Draw
from ariari.scorekeeper.journal import Journal

ROOM = "ariari.scorekeeper"

HAND = {"hand": "234m46p678p345s11z", "win": "5p"}


def _keeper(house: str | Ruleset = "daisuki-sanma", people: int = 0) -> Scorekeeper:
    rules = ariari.load(house) if isinstance(house, str) else house
    return Scorekeeper(rules, list("ABCD")[: people or rules.seats.players])


def _told(
    last: Callable[[Scorekeeper], object],
    *named: str,
    house: str | Ruleset = "daisuki-sanma",
    people: int = 0,
    before: Callable[[Scorekeeper], object] = lambda _: None,
) -> Refusal:
    """A report to a new scorekeeper, after others."""

    def provoke() -> object:
        keeper = _keeper(house, people)
        before(keeper)
        return last(keeper)

    return refusal(provoke, *named)


def _claim(
    *named: str, house: str | Ruleset = "daisuki-sanma", riichi: bool = False, **claim: Any
) -> Refusal:
    """B's ron from A."""
    return _told(
        lambda keeper: keeper.win("B", from_="A", **claim),
        "B",
        *named,
        house=house,
        before=lambda keeper: keeper.riichi("B") if riichi else None,
    )


def _line(line: dict[str, Any], *named: str) -> Refusal:
    return _told(lambda keeper: keeper.take(line), *named)


def _log(*lines: str) -> Provoke:
    """A file with these lines, gone on with; HEADER stands for the header."""

    def provoke(folder: Path) -> object:
        header = json.dumps(_keeper().header)
        path = folder / "table.jsonl"
        path.write_text("".join(line.replace("HEADER", header) + "\n" for line in lines))
        return Scorekeeper.open(ariari.load("daisuki-sanma"), path, list("ABC"))

    return provoke


def _others(folder: Path) -> object:
    path = folder / "table.jsonl"
    path.write_text(json.dumps(_keeper().header) + "\n")
    return Scorekeeper.open(ariari.load("daisuki-sanma"), path, list("XYZ"))


def _held(folder: Path) -> object:
    path = folder / "table.jsonl"
    keeper, _ = Scorekeeper.open(ariari.load("daisuki-sanma"), path, list("ABC"))
    try:
        return Scorekeeper.open(ariari.load("daisuki-sanma"), path, list("ABC"))
    finally:
        keeper.close()


def _unwritable(_: Path) -> object:
    keeper = _keeper()
    keeper._journal = Journal(Path("/dev/full"))
    return keeper.riichi("A")


def _note(folder: Path) -> object:
    (folder / "note.txt").write_text("a note")
    return Scorekeeper.open(ariari.load("daisuki-sanma"), folder / "note.txt", list("ABC"))


def _over(keeper: Scorekeeper) -> None:
    keeper.win("A", from_="B", limit="yakuman", times=1)
    keeper.win("A", from_="B", limit="yakuman", times=1)


def _to_the_choice(keeper: Scorekeeper) -> None:
    for winner, loser in (("B", "A"), ("C", "B"), ("D", "C"), ("A", "D")) * 2:
        if keeper.state.last_round:
            break
        keeper.win(winner, from_=loser, han=1, fu=30)
    keeper.win("D", from_="A", han=1, fu=30)


def _almost_nothing_left(keeper: Scorekeeper) -> object:
    """B pays 18000, 3900 and 2000, and 900 for honba, of 25000."""
    keeper.win("A", from_="B", limit="haneman")
    keeper.win("A", from_="B", han=2, fu=40)
    return keeper.win("A", from_="B", han=1, fu=40)


def _dead(keeper: Scorekeeper) -> object:
    return keeper.penalty("A", "too-few-tiles")


def _without_nagashi() -> Ruleset:
    rules = ariari.load("daisuki-sanma")
    nagashi = rules.draws.nagashi.model_copy(update={"value": "none"})
    return changed("daisuki-sanma", draws={"nagashi": nagashi})


_ABORTS = ariari.load("daisuki-sanma").draws.abortive
_NONE = {reason.replace("-", "_"): False for reason in get_args(Abort)}
NO_ABORTS = changed("daisuki-sanma", draws={"abortive": _ABORTS.model_copy(update=_NONE)})

REFUSALS = {
    # ---- who
    "no-seat": _told(lambda keeper: keeper.riichi(7), "7", "0", "2"),
    "nobody-called": _told(lambda keeper: keeper.riichi("Zoe"), "Zoe", "A", "B", "C"),
    "no-name": refusal(lambda: Scorekeeper(ariari.load("daisuki-sanma"), ["A b", "B", "C"]), "A b"),
    "names-alike": refusal(lambda: Scorekeeper(ariari.load("daisuki-sanma"), ["A", "A", "C"])),
    "number-of-people": refusal(lambda: Scorekeeper(ariari.load("daisuki-sanma"), ["A", "B"]), "2", "3", "4"),
    "named-twice": _told(lambda keeper: keeper.draw(["A", "A"])),
    "sits-out": _told(lambda keeper: keeper.riichi("D"), "D", people=4),
    "no-rank": _told(lambda keeper: keeper.needs("A", 9), "9", "3"),
    # ---- when
    "match-over": _told(lambda keeper: keeper.riichi("A"), before=_over),
    "match-not-over": _told(lambda keeper: keeper.settle(), "force"),
    "dealer-chooses-first": _told(
        lambda keeper: keeper.draw(), "D", house="echoes-yonma", before=_to_the_choice
    ),
    "nothing-to-choose": _told(lambda keeper: keeper.last_dealer(ends=True)),
    "seat-vacant": _told(lambda keeper: keeper.draw(), "1", before=lambda keeper: keeper.leave("B")),
    "seat-vacant-already": _told(
        lambda keeper: keeper.leave(1), "1", before=lambda keeper: keeper.leave("B")
    ),
    "seat-taken": _told(lambda keeper: keeper.sit(0, "Eve"), "A", "0"),
    "sits-already": _told(lambda keeper: keeper.sit(1, "C"), "C", before=lambda keeper: keeper.leave("B")),
    "between-rounds": _told(lambda keeper: keeper.leave("A"), before=lambda keeper: keeper.riichi("B")),
    "nothing-to-undo": _told(lambda keeper: keeper.undo()),
    "nothing-to-redo": _told(lambda keeper: keeper.redo()),
    "dead-riichi": _told(lambda keeper: keeper.riichi("A"), "A", before=_dead),
    "dead-tenpai": _told(lambda keeper: keeper.draw(["A"]), "A", before=_dead),
    "dead-win": _told(lambda keeper: keeper.win("A", limit="mangan"), "A", before=_dead),
    # ---- riichi, flowers, chips
    "in-riichi-already": _told(
        lambda keeper: keeper.riichi("A"), "A", before=lambda keeper: keeper.riichi("A")
    ),
    "no-open-riichi": _told(lambda keeper: keeper.riichi("A", open=True), house="daisuki-yonma"),
    "riichi-points": _told(
        lambda keeper: keeper.riichi("B"),
        "B",
        "200",
        "1,000",
        house="tenhou",
        before=_almost_nothing_left,
    ),
    "flowers-unpaid": _told(lambda keeper: keeper.flowers("A"), house="daisuki-yonma"),
    "flowers-void": _told(
        lambda keeper: keeper.flowers("A"), "A", before=lambda keeper: keeper.penalty("A", "too-few-tiles")
    ),
    "flowers-paid-already": _told(
        lambda keeper: keeper.flowers("A"), "A", before=lambda keeper: keeper.flowers("A")
    ),
    "no-chips": _told(lambda keeper: keeper.chips("A", "B", 1), house="tenhou"),
    "chips-not-positive": _told(lambda keeper: keeper.chips("A", "B", -3), "-3"),
    "chips-to-oneself": _told(lambda keeper: keeper.chips("A", "A", 1), "A"),
    # ---- draws
    "no-nagashi": _told(lambda keeper: keeper.nagashi("A"), house=_without_nagashi()),
    "riichi-is-tenpai": _told(lambda keeper: keeper.draw(), "A", before=lambda keeper: keeper.riichi("A")),
    "no-such-draw": _told(lambda keeper: keeper.abort("four-wins"), "four-wins", "four-winds"),
    "broken-off-tenpai": _told(lambda keeper: keeper.report(Draw("nine-terminals", (0,)))),
    "no-draw-by": _told(lambda keeper: keeper.abort("four-winds")),
    "too-few-riichi": _told(
        lambda keeper: keeper.abort("all-riichi"),
        "1",
        "4",
        house="daisuki-yonma",
        before=lambda keeper: keeper.riichi("A"),
    ),
    # ---- penalties
    "refused-by-referee": _told(lambda keeper: keeper.penalty("A", "sneezing"), "sneezing"),
    # ---- wins
    "no-winner": _told(lambda keeper: keeper.wins([])),
    "tsumo-of-one": _told(
        lambda keeper: keeper.wins([{"who": "A", "limit": "mangan"}, {"who": "B", "limit": "mangan"}])
    ),
    "own-discard": _told(lambda keeper: keeper.win("A", from_="A", limit="mangan"), "A"),
    "first-in-turn-only": _told(
        lambda keeper: keeper.wins([{"who": who, "limit": "mangan"} for who in "BC"], from_="A"),
        house="echoes-yonma",
    ),
    "triple-ron-is-a-draw": _told(
        lambda keeper: keeper.wins([{"who": who, "limit": "mangan"} for who in "BCD"], from_="A"),
        "triple-ron",
        house="daisuki-yonma",
    ),
    "no-value": _claim(),
    "own-liability": _claim(limit="yakuman", liable="B", house="echoes-yonma"),
    "nobody-liable": _claim(limit="mangan", liable="C", house="daisuki-yonma"),
    "liable-yaku": _claim("tanyao", limit="yakuman", liable={"tanyao": "D"}, house="echoes-yonma"),
    "liable-together": _claim(
        limit="yakuman", times=2, liable={"daisangen": "D", "daisuushii": "A"}, house="echoes-yonma"
    ),
    "liable-beyond": _claim(
        "2", limit="yakuman", liable={"daisangen": "D", "suukantsu": "C"}, house="echoes-yonma"
    ),
    "liable-for-what": refusal(
        lambda: people("echoes-yonma", "liable 3", "liable 0", "liable-for 3 daisangen").told(), "B"
    ),
    "no-limit": _claim("maxi", "mangan", limit="maxi"),
    "no-kazoe": _claim(limit="kazoe", house=changed("daisuki-sanma", value={"kazoe": None})),
    "no-such-yakuman": _claim("99", limit="yakuman", times=99),
    "times-of-yakuman": _claim(limit="mangan", times=2),
    "fu-missing": _claim("3", han=3),
    "fu-fixed": _claim("30", "40", han=3, fu=40, house=changed("daisuki-sanma", fu={"fixed": 30})),
    "fu-unused": _claim("35", han=2, fu=35),
    "fu-capped": _claim("3", "60", "4", "30", han=3, fu=60),
    "fu-of-pairs": _claim("25", "50", han=2, fu=25),
    "no-cell-ron": _claim("1", "25", han=1, fu=25, house="tenhou"),
    "no-cell-tsumo": _told(lambda keeper: keeper.win("B", han=1, fu=20), "B", "1", "20", house="tenhou"),
    "han-too-few": _claim("0", han=0, fu=30),
    "han-too-many": _claim("999", han=999, fu=30),
    "han-of-yaku": _claim("3", "0", "1", han=3, fu=30, dora=3),
    "dora-negative": _claim(han=3, fu=30, dora=-1),
    "reds-too-many": _claim("5", "4", han=9, fu=30, reds=5),
    "dora-too-many": _claim("21", "20", "5", han=30, dora=21),
    "no-such-flowers": _claim("5f", "1f 2f 3f 4f", han=3, fu=30, flowers=("5f",)),
    "without-riichi": _claim(han=3, fu=30, ura=1),
    "no-ura": _claim(han=3, fu=30, ura=1, riichi=True, house=changed("daisuki-sanma", wall={"ura": False})),
    "riichi-is-closed": _claim(han=3, fu=30, closed=False, riichi=True),
    "closed-unknown": _claim(han=9, reds=1),
    "hand-refused": _claim("5p", hand={"hand": "1239p234567s111z", "win": "5p"}),
    "hand-is": _claim(hand=HAND, han=9, house="tenhou", riichi=True),
    "contradicts": _claim("seat", "N", hand=HAND | {"seat": "N"}, house="tenhou"),
    "ruled-no-ron": _told(
        lambda keeper: keeper.win("B", from_="A", hand=HAND | {"kan_discard": True}),
        "B",
        "5p",
        house="daisuki-yonma",
        before=lambda keeper: keeper.penalty("B", "shown-tile", tiles="5p"),
    ),
    "ruled-no-win": _told(
        lambda keeper: keeper.win("B", from_="A", hand=HAND),
        "B",
        "p",
        house="tenhou",
        before=lambda keeper: (
            keeper.penalty("B", "shown-tile", tiles="1p", staff="no-win-on-suit"),
            keeper.riichi("B"),
        ),
    ),
    # ---- logs
    "no-report-type": _line({"type": "dance"}, "dance", "reach_accepted"),
    "no-field": _line(
        {"type": "reach_accepted", "actor": 0, "colour": 1}, "reach_accepted", "colour", "actor"
    ),
    "field-missing": _line({"type": "reach_accepted"}, "reach_accepted", "actor"),
    "field-type": _line({"type": "reach_accepted", "actor": 1.5}, "actor", "1.5"),
    "log-begins": refusal(
        lambda: Scorekeeper.from_log(ariari.load("tenhou"), [{"type": "draw"}]), "start_game"
    ),
    "log-of-other-rules": refusal(
        lambda: Scorekeeper.from_log(ariari.load("tenhou"), [_keeper().header]), "daisuki-sanma"
    ),
    "log-names": refusal(
        lambda: Scorekeeper.from_log(ariari.load("daisuki-sanma"), [_keeper().header | {"names": 5}]), "names"
    ),
    "log-line": Refusal(_log("HEADER", '{"type": "dance"}'), ("2", "dance")),
    "log-of-others": Refusal(_others, ("table.jsonl", "A", "X", "Z")),
    "log-unwritable": Refusal(_unwritable, ("/dev/full",)),
    "log-held": Refusal(_held, ("table.jsonl",)),
    "no-log": Refusal(_note, ("note.txt",)),
    "line-not-json": Refusal(_log("HEADER", "{"), ("table.jsonl", "2")),
    "line-not-object": Refusal(_log("HEADER", "[]"), ("table.jsonl", "2")),
}

PARTS = {
    **{
        reason: _told(lambda keeper, reason=reason: keeper.abort(reason), house=NO_ABORTS)  # type: ignore[misc]
        for reason in get_args(Abort)
    },
    "a vacant seat": _told(lambda keeper: keeper.chips("1", "1", 1), before=lambda keeper: keeper.leave("B")),
    "a number beyond all reason": _line({"type": "chips", "payer": 0, "taker": 1, "count": 10**12}, "count"),
}

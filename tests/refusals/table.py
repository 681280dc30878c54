"""What the table refuses: actions, walls and matches that cannot be."""

from collections.abc import Callable
from typing import Any

from tests.refusals.provoking import Refusal, command, refusal
from tests.table.driving import drop, play

import ariari
from ariari import Table, play_batch
from ariari.table import Action, choose, play_out

ROOM = "ariari.table"

TENHOU, SANMA = ariari.load("tenhou"), ariari.load("daisuki-sanma")
KEY = bytes(32)


def _stacked(*named: str, rules: ariari.Ruleset = TENHOU, **given: Any) -> Refusal:
    return refusal(lambda: Table.stacked(rules, **given), *named)


def _table(ask: Callable[[Table], object], *named: str) -> Refusal:
    return refusal(lambda: ask(Table(TENHOU, seed=1)), *named)


def _over(ask: Callable[[Table], object], *named: str) -> Refusal:
    def provoke() -> object:
        table = Table(TENHOU, seed=1)
        while not table.over:
            table.play(table.legal[0])
        return ask(table)

    return refusal(provoke, *named)


REFUSALS = {
    # ---- actions
    "nobody-acts": _over(lambda table: table.play("pass"), "pass"),
    "illegal": _table(lambda table: table.play("tsumo", 2), "2", "tsumo"),
    "no-action": refusal(lambda: Action("throw 5p"), "throw", "discard", "pass"),
    "too-much": refusal(lambda: Action("discard 5p foot"), "foot"),
    "does-not-go-with": refusal(lambda: Action("chi 39m"), "chi", "39m"),
    "no-action-number": refusal(lambda: Action(400), "400", "316"),
    "only-discards-from-hand": refusal(lambda: Action(int(Action("ron")) | 512), "ron"),
    "no-number": refusal(lambda: command("play", "tenhou", "--seed", "1", input="99\nq\n"), "99"),
    # ---- stacked walls
    "tiles-unread": _stacked("draws", "12x", draws="12x"),
    "hand-too-big": _stacked("14", "13", hands=["123456789m12345p"]),
    "hands-too-many": _stacked("5", "4", hands=[None] * 5),
    "sitter-has-no-hand": _stacked("3", rules=SANMA, hands=["", "", "", "1m"], names="ABCD"),
    "indicators-too-many": _stacked("dora", "5", "6", dora="123456z"),
    "wall-too-small": _stacked("draws", "tail", "96", "74", draws="12346789m" * 6, tail="12346789p" * 6),
    "more-than-in-set": _stacked("1z", "5", "4", "draws", hands=["1111z"], draws="1z"),
    "not-in-set": _stacked("1f", "tail", tail="1f"),
    # ---- what a table is given, or asked for
    "number-of-names": refusal(lambda: Table(SANMA, names=["A", "B"]), "2", "3", "4"),
    "no-name": refusal(lambda: Table(TENHOU, names=["A\n", "B", "C", "D"]), "A\\n"),
    "names-alike": refusal(lambda: Table(TENHOU, names=["Aki", "Aki", "C", "D"]), "Aki, Aki, C, D"),
    "number-of-players": _table(lambda table: play_out(table, ["keen"] * 3), "3", "4"),
    "number-of-bots": refusal(lambda: play_batch(SANMA, 1, ["keen"]), "1", "3", "4"),
    "no-bot": _table(lambda table: table.choice("kee"), "kee", "keen", "random"),
    "no-seat": _table(lambda table: table.view(9), "9", "0", "3"),
    "nothing-asked": _table(lambda table: choose(table, 2, lambda _view, legal: legal[0]), "2"),
    "nobody-asked": _over(lambda table: table.choice("keen")),
    "not-between": refusal(lambda: play_batch(TENHOU, 1, threads=0), "threads", "0", "1", "256"),
    "beyond-reason": _stacked("honba", "10000000000", "1,000,000,000", honba=10**10),
    "seed-or-key": refusal(lambda: Table(TENHOU, seed=1, key=KEY), "seed", "key"),
    "key-size": refusal(lambda: Table(TENHOU, key=b"short"), "5", "32"),
    "key-not-yet": _table(lambda table: table.key),
    "match-not-over": _table(lambda table: table.settle()),
    "bust-at-start": _stacked("1", "-100", "0", points=(50000, -100, 25000, 25100)),
}


HAKU = "123p78p456s99s555z"
"""It waits for 6p and 9p."""


def _at(
    house: str,
    *hands: str | None,
    moves: tuple[str, ...] = (),
    before: Callable[[Table], object] = lambda _: None,
    last: str,
    **given: Any,
) -> Refusal:
    """An action that is not legal after others; `last` is a seat and the action."""

    def provoke() -> object:
        sanma = {"ura": "1f2f3f4f"} if "sanma" in house else {}
        table = Table.stacked(ariari.load(house), hands=hands, **({"dora": "1m"} | sanma | given))
        before(table)
        play(table, *moves)
        seat, _, action = last.partition(" ")
        return table.play(action, int(seat))

    return refusal(provoke, last.partition(" ")[2])


def _ruled(infraction: str, **given: Any) -> Callable[[Table], object]:
    return lambda table: table.penalty(1, infraction, **given)


def _to_the_last_tile(table: Table) -> None:
    while table.left:
        drop(table)


def _to_the_last_three(table: Table) -> None:
    while table.left > 3:
        drop(table)


def _riichi(table: Table) -> None:
    """Seat 1 declares riichi and draws again."""
    drop(table)
    play(table, "1 riichi 2z")
    drop(table, table.people - 1)


def _riichi_in_the_last_draws(table: Table) -> object:
    _to_the_last_three(table)
    assert table.turn is not None
    return table.play(f"riichi {table.drawn(table.turn)}")


PARTS = {
    **{f"the hand of {wind}": _stacked("12x", hands=[*[None] * n, "12x"]) for n, wind in enumerate("ESWN")},
    "not-your-turn": _at("tenhou", last="2 discard 1m"),
    "not-in-hand": _at("tenhou", "19m19p19s1234567z", draws="1z", last="0 discard 5s"),
    "not-complete": _at("tenhou", "19m19p19s1234567z", draws="5s", last="0 tsumo"),
    "no-yaku": _at("tenhou", None, "123p55p456s99s234m", draws="5p", moves=("0 discard 5p",), last="1 ron"),
    "not-fixed": _at(
        "ponta-sanma-05",
        "66p",
        "22p78p456s33s234p6s",
        draws="2p6p",
        moves=("0 discard 2p", "1 pon 22p", "1 discard 6s", "2 discard 6p"),
        last="1 ron",
    ),
    "furiten": _at(
        "ponta-sanma-05",
        None,
        HAKU,
        draws="1z6p3z1z2z3z1z9p",
        seed=3,
        before=lambda table: (drop(table), play(table, "1 discard 6p"), drop(table, 5)),
        last="1 tsumo",
    ),
    "same-turn": _at(
        "ponta-sanma-05",
        None,
        HAKU,
        draws="1z2z6p1z9p3z1z9p",
        before=lambda table: (drop(table, 2), play(table, "2 discard 6p", "1 pass"), drop(table)),
        last="1 tsumo",
    ),
    "dead-hand": _at(
        "daisuki-sanma",
        None,
        HAKU,
        draws="1z6p",
        before=lambda table: (table.penalty(1, "too-few-tiles"), drop(table)),
        last="1 tsumo",
    ),
    "in-riichi": _at("tenhou", None, HAKU, draws="1z2z3z4z1z3z", before=_riichi, last="1 discard 9s"),
    "swap-call": _at(
        "tenhou", None, "23459p1z", draws="5p", moves=("0 discard 5p", "1 chi 34p"), last="1 discard 2p"
    ),
    "after-call": _at(
        "tenhou", None, "11z19m", draws="1z", moves=("0 discard 1z", "1 pon 11z"), last="1 riichi 9m"
    ),
    "not-tenpai": _at("tenhou", "19m19p19s1234z258p", draws="1z", last="0 riichi 1z"),
    "not-closed": _at(
        "tenhou",
        None,
        "11z19m",
        draws="1z2z3z4z2s",
        moves=("0 discard 1z", "1 pon 11z", "1 discard 9m", "2 discard 2z", "3 discard 3z", "0 discard 4z"),
        last="1 riichi 2s",
    ),
    "points": _at(
        "tenhou", None, HAKU, draws="1z2z", points=(25000, 900, 37000, 37100), before=drop, last="1 riichi 2z"
    ),
    "wall": refusal(lambda: _riichi_in_the_last_draws(Table.stacked(TENHOU))),
    "last-discard": _at(
        "daisuki-sanma",
        HAKU,
        "9999p",
        "666p1f2f3f",
        dora="1m6p",
        ura="4f",
        seed=9,
        before=_to_the_last_tile,
        moves=("1 discard 6p",),
        last="2 pon 66p",
    ),
    "four-kans": _at(
        "tenhou",
        "1111222233334m",
        "0555p",
        draws="9p9s",
        dora="2z",
        tail="4m4m4m1z",
        moves=("0 ankan 1111m", "0 ankan 2222m", "0 ankan 3333m", "0 ankan 4444m", "0 discard 9p"),
        last="1 ankan 5555p",
    ),
    "waits-change": _at(
        "daisuki-sanma",
        None,
        "2223p456p789s555z",
        draws="1z2z3z1z2p",
        before=_riichi,
        last="1 ankan 2222p",
    ),
    "held-kan": _at(
        "daisuki-yonma", None, "222234p78s99s555z", draws="1z2z3z4z1z5p", before=_riichi, last="1 ankan 2222p"
    ),
    "no-discard-left": _at(
        "tenhou",
        None,
        "112233z2345p9m98s",
        draws="1z2z3z8m8m5p",
        moves=(
            "0 discard 1z",
            "1 pon 11z",
            "1 discard 9m",
            "2 discard 2z",
            "1 pon 22z",
            "1 discard 9s",
            "2 discard 3z",
            "1 pon 33z",
            "1 discard 8s",
            "2 discard 8m",
            "3 discard 8m",
            "0 discard 5p",
        ),
        last="1 chi 34p",
    ),
    "no-ron-on-kind": _at(
        "daisuki-yonma",
        None,
        HAKU,
        draws="6p",
        before=_ruled("shown-tile", tiles="6p"),
        moves=("0 discard 6p",),
        last="1 ron",
    ),
    "no-win-on-suit": _at(
        "tenhou",
        None,
        HAKU,
        draws="6p",
        before=_ruled("shown-tile", tiles="6p", staff="no-win-on-suit"),
        moves=("0 discard 6p",),
        last="1 ron",
    ),
    "no-tsumo": _at(
        "ponta-sanma-05",
        HAKU,
        draws="6p",
        before=lambda table: table.penalty(0, "touched-row"),
        last="0 tsumo",
    ),
    "not-played": _at("daisuki-yonma", HAKU, draws="1z", last="0 open-riichi 1z"),
    "not-possible": _at("tenhou", last="0 pass"),
}
BESIDE = {f"wind-short-{wind}" for wind in "ESWN"}

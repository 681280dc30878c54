"""What the table refuses: actions, walls and matches that cannot be."""

from collections.abc import Callable
from typing import Any

from tests.refusals.provoking import Refusal, command, refusal

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
    "more-than-in-set": _stacked("1z", "5", "4", hands=["11111z"]),
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

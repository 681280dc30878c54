"""A ruleset on its way into the kernel: every key must be there and mean something."""

from typing import Any

import pytest

import ariari
from ariari import _kernel
from ariari.yaku import played

RULES = ariari.load("daisuki-sanma")
WITHOUT = list(range(1, 8))


def compiled(**changes: Any) -> _kernel.Rules:
    sections: dict[str, Any] = RULES.model_dump()
    for path, value in changes.items():
        *tables, key = path.split("__")
        table = sections
        for name in tables:
            table = table[name]
        if value is KeyError:
            del table[key]
        else:
            table[key] = value
    return _kernel.Rules(sections, WITHOUT, _kernel.YakuSet(played(RULES.yaku)))


def test_players_and_kinds() -> None:
    rules = compiled()
    assert rules.players == 3
    assert rules.kinds.bit_count() == 27


@pytest.mark.parametrize(
    "path", ["fu__cap", "payments__honba__ron", "tiles__red_dora", "tiles__flowers__dora"]
)
def test_a_missing_key_is_named(path: str) -> None:
    with pytest.raises(KeyError, match=path.replace("__", ".")):
        compiled(**{path: KeyError})


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("fu__cap", "fifty", r"fu.cap = 'fifty': must be a whole number"),
        ("value__kiriage", 1, r"value.kiriage = 1: must be true or false"),
        ("fu__pinfu_tsumo", "maybe", r"fu.pinfu_tsumo = 'maybe': must be one of 20fu, not-yaku"),
        ("payments__tsumo_share", 3, r"payments.tsumo_share = 3: must be one of quarters, split, full"),
        ("length__winds", ("E", "X"), r"length.winds = 'X': must be one of E S W N"),
        ("length__winds", "ES", r"length.winds = 'ES': must be a list"),
        (
            "draws__dealer_stays",
            {},
            r"draws.dealer_stays = \{\}: must be a table with at least one of the winds",
        ),
        (
            "draws__dealer_stays",
            {"E": "often"},
            r"draws.dealer_stays.E = 'often': must be one of always, tenpai",
        ),
        ("bonus__yakuman__with_sitter_out", (1, 2, 3), r"with_sitter_out = \(1, 2, 3\): must be two numbers"),
        ("payments__honba", 300, r"payments.honba = 300: must be a table"),
        ("fu__cap", 2**40, r"fu.cap = .*: must be a whole number"),
    ],
)
def test_a_value_that_cannot_be_is_named(path: str, value: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        compiled(**{path: value})


def test_yaku_that_are_not_played_are_passed_over() -> None:
    assert compiled(liability__yaku=("daisangen", "no-such-yaku")).players == 3

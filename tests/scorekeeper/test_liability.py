"""Liable people as a scorekeeper is told of them (pao): what the table pays, however the win is told."""

import json
from typing import Any

import pytest
from tests.table.driving import play

import ariari
from ariari import Table
from ariari.cli.keep_language import obey
from ariari.scorekeeper import ReportError, Scorekeeper
from ariari.scorekeeper.state import State
from ariari.scorekeeper.words import line_text
from ariari.wording import Lang

NAMES = ["A", "B", "C", "D"]


def keeper_of(house: str) -> Scorekeeper:
    return Scorekeeper(ariari.load(house), NAMES)


def last(state: State) -> list[Any]:
    return [tuple(payment) for payment in state.payments]


@pytest.fixture
def echoes() -> Scorekeeper:
    return keeper_of("echoes-yonma")


@pytest.fixture
def table() -> Table:
    """D gives the third dragon, A the fourth kan, on whose replacement B wins."""
    table = Table.stacked(
        ariari.load("echoes-yonma"), hands=["", "555z666z777z999m1p"], draws="5z6z4m7z6m7m9m",
        tail="2m3m5m1p", dora="1s",
    )  # fmt: skip
    play(table, "0 discard 5z", "1 daiminkan 5555z", "1 discard 2m", "2 discard 6z", "1 daiminkan 6666z")
    play(table, "1 discard 3m", "2 discard 4m", "3 discard 7z", "1 daiminkan 7777z", "1 discard 5m")
    play(table, "2 discard 6m", "3 discard 7m", "0 discard 9m", "1 daiminkan 9999m", "1 tsumo")
    return table


LIABLE = {"daisangen": "D", "suukantsu": "A"}


@pytest.mark.clause("ey-44", "ey-45")
def test_two_liable_people_pay_as_at_the_table(echoes: Scorekeeper, table: Table) -> None:
    """Daisangen fed by D, suukantsu by A: 32000 from either; told as a value and as the hand."""
    outcome = table.outcome
    assert outcome is not None
    by_value = echoes.copy()
    by_value.win("B", limit="yakuman", times=2, liable=LIABLE)
    by_hand = echoes.copy()
    by_hand.win("B", hand=outcome.wins[0].win.to_dict(), liable=LIABLE)
    for keeper in (by_value, by_hand):
        assert keeper.points == table.points
        assert last(keeper.state) == [tuple(payment) for payment in table_payments(table)]
        assert Scorekeeper.from_log(keeper.rules, json.loads(json.dumps(keeper.log))).state == keeper.state


def table_payments(table: Table) -> list[Any]:
    outcome = table.outcome
    assert outcome is not None
    return [(p.from_, p.to, p.reason, p.amount) for p in outcome.payments]


@pytest.mark.clause("ey-44", "ey-45")
@pytest.mark.parametrize("second", ["daisangen", "daisuushii"])
def test_each_halves_their_yakuman_with_the_discarder(echoes: Scorekeeper, second: str) -> None:
    """Three dragons or four winds by D and four kans by A, ron from C: 16000 from A and D, 32000 from C."""
    state = echoes.win("B", from_="C", limit="yakuman", times=2, liable={second: "D", "suukantsu": "A"})
    assert state.points == tuple(
        start + change
        for start, change in zip(start_of(echoes), (-16000, 64000, -32000, -16000), strict=True)
    )


def start_of(keeper: Scorekeeper) -> tuple[int, ...]:
    return keeper.__class__(keeper.rules, NAMES).points


@pytest.mark.clause("ey-44", "ey-45")
def test_a_liable_discarder_pays_their_own_and_half_of_the_others(echoes: Scorekeeper) -> None:
    state = echoes.win("B", from_="D", limit="yakuman", times=2, liable=LIABLE)
    start = start_of(echoes)
    assert [held - was for held, was in zip(state.points, start, strict=True)] == [-16000, 64000, 0, -48000]


@pytest.mark.clause("ey-44", "ey-45")
def test_honba_are_paid_by_who_became_liable_first(echoes: Scorekeeper) -> None:
    echoes.draw(tenpai=["A"])
    before = echoes.points
    for liable, changes in (
        (LIABLE, [-32000, 64300, 0, -32300]),
        (dict(reversed(LIABLE.items())), [-32300, 64300, 0, -32000]),
    ):
        state = echoes.win("B", limit="yakuman", times=2, liable=liable)
        assert [now - was for now, was in zip(state.points, before, strict=True)] == changes
        echoes.undo()


def test_one_liable_for_one_yakuman_of_two_bears_that_one() -> None:
    """Where a house lets only the yakuman's part be borne: the other is paid by all."""
    keeper = keeper_of("tenhou")
    start = keeper.points
    state = keeper.win("B", limit="yakuman", times=2, liable={"daisangen": "D"})
    assert [now - was for now, was in zip(state.points, start, strict=True)] == [
        -16000, 64000, -8000, -40000,
    ]  # fmt: skip
    keeper.undo()
    state = keeper.win("B", limit="yakuman", times=2, liable="D")
    assert [now - was for now, was in zip(state.points, start, strict=True)] == [0, 64000, 0, -64000]


@pytest.mark.clause("ey-44", "ey-45")
def test_told_in_the_terminal(echoes: Scorekeeper) -> None:
    obey(echoes, "ron B from C yakuman*2 liable=daisangen=D,suukantsu=A", "en")
    assert echoes.history[-1].report.to_dict()["wins"][0]["liable"] == {"daisangen": 3, "suukantsu": 0}
    echoes.undo()
    obey(echoes, "tsumo B yakuman liable=D", "en")
    assert echoes.history[-1].report.to_dict()["wins"][0]["liable"] == 3


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        ({"limit": "yakuman", "times": 2, "liable": {"tanyao": "D"}}, "nobody liable for tanyao"),
        ({"limit": "yakuman", "times": 2, "liable": {"daisangen": "B"}}, "their own win"),
        ({"limit": "yakuman", "times": 2, "liable": {"daisangen": "Z"}}, "Z"),
        ({"limit": "yakuman", "times": 2, "liable": {}}, "tell one"),
        ({"limit": "yakuman", "times": 2, "liable": {"daisangen": "D", "daisuushii": "A"}}, "together"),
        ({"limit": "yakuman", "liable": LIABLE}, "2 yakuman have a liable player.*told as 1"),
        ({"limit": "mangan", "liable": {"daisangen": "D"}}, "told as 0"),
        (
            {
                "hand": {"melds": ["pon 555z", "pon 666z", "pon 777z"], "hand": "23p99m", "win": "4p"},
                "liable": LIABLE,
            },
            "nobody liable for such a win",
        ),
    ],
)
def test_what_no_liability_can_be(echoes: Scorekeeper, claim: dict[str, Any], says: str) -> None:
    with pytest.raises(ReportError, match=says):
        echoes.win("B", **claim)
    assert echoes.points == start_of(echoes)


def test_a_log_by_anybody_is_refused_in_words(echoes: Scorekeeper) -> None:
    for liable in ("D", 1.5, {"daisangen": "x"}, {"daisangen": None}, {"daisangen": [3]}, [["daisangen", 3]]):
        with pytest.raises(ReportError):
            echoes.take({"type": "hora", "wins": [{"actor": 1, "limit": "yakuman", "liable": liable}]})


@pytest.mark.clause("ey-44", "ey-45")
@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        (
            "en",
            "Tsumo B (yakuman, liable: D)",
            "Tsumo B (yakuman ×2, liable: D for Big three dragons, A for Four quads)",
        ),
        ("ja", "ツモ B（役満、責任払い：D）", "ツモ B（役満 ×2、責任払い：D（大三元）、A（四槓子））"),
        ("zh", "自摸 B（役满、包牌：D）", "自摸 B（役满 ×2、包牌：D（大三元）、A（四杠子））"),
    ],
)
def test_a_report_names_who_is_liable_and_for_what(lang: Lang, one: str, two: str) -> None:
    yakuman = {"actor": 1, "limit": "yakuman"}
    told: list[dict[str, Any]] = [
        yakuman | {"liable": 3},
        yakuman | {"times": 2, "liable": {"daisangen": 3, "suukantsu": 0}},
    ]
    assert [line_text({"type": "hora", "wins": [win]}, "ABCD", lang) for win in told] == [one, two]


def test_a_hand_that_was_entered_names_them_too() -> None:
    line = {"type": "hora", "wins": [{"actor": 1, "hand": {"hand": "1m"}, "liable": 0}], "target": 2}
    assert line_text(line, "ABCD", "en") == "Ron B (liable: A) ← C"

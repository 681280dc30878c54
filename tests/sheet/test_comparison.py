"""Houses side by side, and what surprises a player used to other rules."""

import pytest

import ariari
from ariari.sheet.comparison import compare, consequence, surprises
from ariari.sheet.wording import LANGUAGES, Lang, wording

from .strategies import with_value


@pytest.mark.clause("pt-24")
def test_the_lists_of_ponta_differ_in_price_and_liability() -> None:
    rows = compare([ariari.load("ponta-sanma-03"), ariari.load("ponta-sanma-05")], wording("ja"))
    assert {row.key for row in rows if row.differs} == {
        "settlement.price",
        "liability.ron",
        "liability.bonus",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_beside_itself_has_no_difference(lang: Lang) -> None:
    rules = ariari.load("daisuki-sanma")
    rows = compare([rules, rules], wording(lang))
    assert len(rows) > 100
    assert not [row for row in rows if row.differs or row.texts[0] != row.texts[1]]
    assert surprises(rules, rules, wording(lang)) == ()


def test_three_houses_stand_in_three_columns() -> None:
    houses = [ariari.load(house) for house in ("daisuki-yonma", "echoes-yonma", "tenhou")]
    rows = {row.key: row for row in compare(houses, wording("en"))}
    assert rows["settlement.uma"].texts == (
        "Uma from 1st down: +100 / +50 / −50 / −100 (P).",
        None,
        "Uma from 1st down: +20 / +10 / −10 / −20 (P).",
    )
    assert rows["settlement.uma"].differs
    assert not rows["settlement.start"].differs


def test_the_gravest_surprise_comes_first() -> None:
    rows = surprises(ariari.load("ponta-sanma-05"), ariari.load("tenhou-sanma"), wording("en"))
    keys = [row.key for row in rows]
    assert keys[0] == "winning.fixed.required"
    assert (
        keys.index("furiten.tsumo")
        < keys.index("payments.tsumo_share")
        < keys.index("penalties.rulings.taken-back-pon")
    )
    assert [consequence(key) for key in keys] == sorted((consequence(key) for key in keys), reverse=True)
    assert not [key for key in keys if key.startswith("manners")]


def test_every_surprise_is_a_rule_of_the_house_that_differs() -> None:
    tenhou = ariari.load("tenhou")
    changed = with_value(tenhou, "calls.chii", False)
    (row,) = surprises(changed, tenhou, wording("en"))
    assert (row.key, row.texts) == ("calls.chii", ("No chii.", "Chii may be called."))

"""The referee: every infraction named, every consequence carried out, every ruling explained."""

import tomllib
from importlib.resources import files
from typing import get_args

import pytest

import ariari
from ariari import _kernel
from ariari.referee import Context, RefereeError, Transfer, names, rule
from ariari.rules.sections.penalties import Infraction, Ruling

HOUSES = [
    "daisuki-sanma",
    "daisuki-yonma",
    "echoes-yonma",
    "ponta-sanma-03",
    "ponta-sanma-05",
    "ponta-sanma-10",
]


def test_every_infraction_is_named_once_in_three_languages() -> None:
    assert set(names()) == set(get_args(Infraction))
    for called in names().values():
        assert set(called) == {"ja", "zh", "en"}
        assert all(called.values())


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("infraction", get_args(Infraction))
def test_every_ruling_can_be_made_and_explained(house: str, infraction: str) -> None:
    rules = ariari.load(house)
    ruling = rule(rules, infraction, Context(1, tiles="5p"))
    assert ruling.left_to_staff == (infraction not in rules.penalties.rulings)
    for lang in ("ja", "zh", "en"):
        assert names()[infraction][lang] in ruling.explain(lang)
    if not ruling.left_to_staff:
        assert ruling.clauses, f"{house}: no clause carries {ruling.key}"


def test_what_a_house_does_not_speak_of_is_left_to_the_staff() -> None:
    ruling = rule(ariari.load("tenhou"), "hesitation", Context(0))
    assert ruling.left_to_staff
    assert "left to the staff" in ruling.explain()


@pytest.mark.parametrize("consequence", get_args(Ruling))
def test_every_consequence_is_worded(consequence: str) -> None:
    rules = ariari.load("daisuki-yonma")
    penalties = rules.penalties.model_copy(update={"rulings": {"hesitation": consequence}})
    ruling = rule(rules.model_copy(update={"penalties": penalties}), "hesitation", Context(2, tiles="0p"))
    assert ruling.consequence == consequence
    assert len({ruling.explain(lang) for lang in ("ja", "zh", "en")}) == 3


def test_chombo_is_the_kernels_tsumo_turned_round() -> None:
    dealer = rule(ariari.load("daisuki-yonma"), "wrecked-game", Context(0)).chombo
    assert dealer is not None
    assert [(t.taker, t.amount) for t in dealer.transfers] == [(1, 4000), (2, 4000), (3, 4000)]


def test_riichi_sticks_go_back_with_a_chombo() -> None:
    context = Context(2, points=(24000, 25000, 25000, 26000), stakes={0: 1000}, riichi=frozenset({0}))
    chombo = rule(ariari.load("daisuki-yonma"), "wrecked-game", context).chombo
    assert chombo is not None
    assert Transfer(None, 0, 1000, "stick-back") in chombo.transfers


def test_a_chombo_can_end_the_match() -> None:
    context = Context(1, points=(60000 - 2000, 2000, 20000, 20000))
    chombo = rule(ariari.load("daisuki-yonma"), "wrecked-game", context).chombo
    assert chombo is not None
    assert chombo.match_over


@pytest.mark.parametrize(
    ("infraction", "context", "says"),
    [
        ("false-rom-voice", Context(0), "false-ron-voice"),
        ("wrecked-game", Context(4), "no seat 4"),
        ("wrecked-game", Context(0, points=(25000, 25000)), "2 people"),
        ("shown-tile", Context(0), "which tiles"),
        ("shown-tile", Context(0, tiles="5x"), "tiles concerned"),
        ("shown-tile", Context(0, tiles="1f"), "1f is not in the tile set of daisuki-yonma"),
        ("shown-tile", Context(0, tiles="77777p"), "5 of 7p; the tile set of daisuki-yonma has 4"),
        ("wrecked-game", Context(0, wind="N"), "the round cannot be: daisuki-yonma plays the round winds"),
        ("wrecked-game", Context(0, honba=-1), "the round cannot be: honba cannot be -1"),
    ],
)
def test_reports_that_cannot_be_are_refused(infraction: str, context: Context, says: str) -> None:
    with pytest.raises(RefereeError, match=says):
        rule(ariari.load("daisuki-yonma"), infraction, context)


def test_the_names_are_data() -> None:
    text = (files("ariari.referee") / "infractions.toml").read_text(encoding="utf-8")
    assert tomllib.loads(text) == names()


def test_the_kernel_has_the_same_words() -> None:
    assert get_args(Infraction) == _kernel.INFRACTIONS
    assert get_args(Ruling) == _kernel.RULINGS

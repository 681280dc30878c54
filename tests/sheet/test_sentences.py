"""The sentences: every house tells all its rules; one key changed changes its own sentence and no other."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ariari
from ariari.rules.clauses import clauses_of
from ariari.rules.keys import all_keys, settable_keys, value_of
from ariari.rules.layers import named_houses
from ariari.rules.model import Ruleset
from ariari.sheet.comparison import consequence
from ariari.sheet.headings import _KEYS, HEADINGS, heading_of
from ariari.sheet.message_ids import printed_keys
from ariari.sheet.relevance import CONDITIONS, decided_by, matters
from ariari.sheet.sentences import PRINTED, sentences
from ariari.sheet.wording import LANGUAGES, Lang, wording

from .strategies import changeable, other_values, with_value

HOUSES = named_houses()
PARLORS = [house for house in HOUSES if clauses_of(ariari.load(house))]


def told(rules: Ruleset, lang: Lang) -> dict[str, str]:
    return {sentence.key: sentence.text for sentence in sentences(rules, wording(lang))}


def path_of(key: str) -> str:
    """The key of the model to which a sentence belongs: `yaku.han.renhou` → `yaku.han`."""
    return max((path for path in printed_keys() if key == path or key.startswith(f"{path}.")), key=len)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_a_house_is_told_once(house: str, lang: Lang) -> None:
    rules = ariari.load(house)
    keys = [sentence.key for sentence in sentences(rules, wording(lang))]
    assert len(keys) == len(set(keys))
    silent = [
        path
        for path in changeable(rules)
        if matters(rules, path) and not any(key == path or key.startswith(f"{path}.") for key in keys)
    ]
    # A table of entries that is empty has nothing to tell.
    assert [path for path in silent if value_of(rules, path)] == []


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_one_key_changes_its_own_sentence_and_no_other(data: st.DataObject) -> None:
    rules = ariari.load(data.draw(st.sampled_from(HOUSES), label="house"))
    path = data.draw(st.sampled_from(changeable(rules)), label="key")
    changed = with_value(rules, path, data.draw(other_values(rules, path), label="value"))
    seen = set()
    for lang in LANGUAGES:
        before, after = told(rules, lang), told(changed, lang)
        differing = {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
        strangers = {
            key for key in differing if path_of(key) != path and path not in decided_by(path_of(key))
        }
        assert strangers == set()
        if matters(rules, path) or matters(changed, path):
            assert any(path_of(key) == path for key in differing)
        seen.add(frozenset(differing))
    assert len(seen) == 1, "the languages tell of different keys"


@pytest.mark.parametrize("house", PARLORS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause(
    "ds-86", "ey-07", "ey-14", "ey-15", "ey-16", "ey-31", "ey-60", "pt-27",
    "dm-01", "dm-02", "dm-03", "dm-04", "dm-05", "dm-06", "dm-07", "dm-08", "dm-09", "dm-10", "dm-11",
    "dm-12", "dm-13", "dm-14", "dm-15", "dm-16", "dm-17",
    "pm-01", "pm-02", "pm-03", "pm-04", "pm-05", "pm-06", "pm-07", "pm-08", "pm-09", "pm-10",
)  # fmt: skip
def test_every_clause_for_people_is_printed(house: str, lang: Lang) -> None:
    rules = ariari.load(house)
    wanted = {clause.id for clause in clauses_of(rules).values() if PRINTED in clause.kinds} | {
        *rules.manners
    }
    printed = {clause: s.text for s in sentences(rules, wording(lang)) for clause in s.clauses}
    assert wanted
    assert {clause for clause in wanted if not printed.get(clause)} == set()


@pytest.mark.parametrize("house", PARLORS)
def test_clauses_that_keys_carry_are_told_by_their_sentences(house: str) -> None:
    rules = ariari.load(house)
    by_clause = {clause: s for s in sentences(rules, wording("en")) for clause in s.clauses}
    for clause in clauses_of(rules).values():
        told_keys = [key for key in clause.keys if key in all_keys() and matters(rules, key)]
        if any(key in printed_keys() for key in told_keys):
            assert clause.id in by_clause, f"{clause.id}: {told_keys}"


@pytest.mark.parametrize(
    ("house", "told_open"),
    [
        ("daisuki-sanma", "喰いタンあり。"),
        ("tenhou", "喰いタンあり。"),
        ("tenhou-no-red-closed-tanyao", "喰いタンなし。タンヤオは門前だけです。"),
        ("ponta-sanma-05", None),
    ],
)
@pytest.mark.clause("ds-07", "dy-03", "ey-02")
def test_every_house_says_whether_open_tanyao_counts(house: str, told_open: str | None) -> None:
    assert told(ariari.load(house), "ja").get("yaku.han.tanyao") == told_open


@pytest.mark.parametrize("house", PARLORS)
def test_what_the_house_does_not_state_is_marked(house: str) -> None:
    rules = ariari.load(house)
    found = sentences(rules, wording("ja"))
    marked = {sentence.key for sentence in found if not sentence.stated}
    assert marked
    assert marked <= {
        s.key for s in found if any(s.key == u or s.key.startswith(f"{u}.") for u in rules.unstated)
    }
    assert {s.key for s in found if s.key in rules.unstated} <= marked
    assert not [s.key for s in found if not s.stated and s.standing == "usual"]


def test_headings_are_of_keys_that_exist_and_cover_all() -> None:
    known = set(all_keys())
    entries = {"yaku.han.tanyao"}
    assert {key for keys in _KEYS.values() for key in keys} <= known | entries
    assert {heading_of(path) for path in printed_keys()} == set(HEADINGS)


def test_conditions_are_about_keys_that_exist() -> None:
    known = set(settable_keys()) | {path for path, key in all_keys().items() if key.section}
    assert {key for c in CONDITIONS for key in (*c.keys, *c.reads)} <= known


def test_every_key_is_weighed_and_every_weight_is_of_a_key() -> None:
    from ariari.sheet.comparison import _weights

    assert all(0 < consequence(path) <= 100 for path in printed_keys() if path != "manners")
    assert set(_weights()) <= set(all_keys())

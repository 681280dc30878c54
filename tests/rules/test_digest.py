"""The digest identifies what is played."""

import re
from pathlib import Path

import pytest

import ariari
from ariari.rules.layers import named_houses

from .rulefiles import NAME, house, write

TENHOU_BY_HAND = f'extends = "tenhou"\n{NAME}'


def test_it_is_sha_256_in_hexadecimal() -> None:
    assert re.fullmatch("[0-9a-f]{64}", ariari.load("tenhou").digest)


def test_equal_rules_have_equal_digests_whatever_the_house_is_called(tmp_path: Path) -> None:
    copy = ariari.load(write(tmp_path, "other", TENHOU_BY_HAND + 'unstated = ["draws.noten"]\n'))
    original = ariari.load("tenhou")
    assert copy.digest == original.digest
    assert copy.name != original.name


def test_saying_the_default_changes_nothing(tmp_path: Path) -> None:
    plain = ariari.load(house(tmp_path, "")).digest
    assert ariari.load(house(tmp_path, "[value]\nkazoe = 13\n")).digest == plain


@pytest.mark.parametrize(
    "text",
    [
        "[value]\nkazoe = 14\n",
        '[draws.dealer_stays]\nS = "always"\n',
        '[yaku]\non = ["renhou"]\n',
        '[yaku]\noff = ["ippatsu"]\n',
        "[yaku.han]\npinfu = 2\n",
        '[yaku.define.mine]\nname = { ja = "a", zh = "a", en = "a" }\nhan = 1\nwhen = "every(green)"\n',
        '[penalties.rulings]\nhesitation = "no-ron-on-kind"\n',
        "[settlement]\nfee = 20\n",
    ],
)
def test_any_changed_rule_changes_it(tmp_path: Path, text: str) -> None:
    assert ariari.load(house(tmp_path, text)).digest != ariari.load(house(tmp_path, "")).digest


def test_no_two_houses_share_one() -> None:
    digests = [ariari.load(name).digest for name in named_houses()]
    assert len(set(digests)) == len(digests)


def test_a_ruleset_serves_as_a_key() -> None:
    assert {ariari.load("wrc"): 1}[ariari.load("wrc")] == 1


def test_a_changed_copy_has_its_own_digest() -> None:
    rules = ariari.load("tenhou")
    before = rules.digest
    changed = rules.model_copy(update={"value": rules.value.model_copy(update={"kiriage": True})})
    assert (rules.digest, changed.digest != before) == (before, True)
    assert hash(changed) != hash(rules)


@pytest.mark.clause("ey-16")
def test_conduct_changes_nothing_of_what_is_played(tmp_path: Path) -> None:
    plain = ariari.load(house(tmp_path, "")).digest
    assert ariari.load(house(tmp_path, '[winning]\nconfirmed_by = "others"\n')).digest == plain

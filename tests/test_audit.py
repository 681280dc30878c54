"""Every clause of an enforced kind is proven by a test that names it."""

import pytest

from ariari.rules.audit import clause_tests, own_tests
from ariari.rules.clauses import clauses_of
from ariari.rules.layers import named_houses
from ariari.rules.load import load
from clause_coverage import ENFORCED_KINDS, open_clauses


@pytest.mark.parametrize("kind", ENFORCED_KINDS)
def test_every_clause_of_this_kind_has_a_test(kind: str) -> None:
    lacking = open_clauses()[kind]
    assert not lacking, f"{len(lacking)} [{kind}] clauses have no test: {' '.join(lacking)}"


def test_marked_clauses_exist() -> None:
    tests = own_tests()
    assert tests is not None
    known = {id for name in named_houses() for id in clauses_of(load(name))}
    unknown = clause_tests(tests).keys() - known
    assert not unknown, f"tests are marked with clauses that no house has: {sorted(unknown)}"

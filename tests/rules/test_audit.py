"""Clause → keys → tests."""

from pathlib import Path

from ariari.rules.audit import audit, clause_tests
from ariari.rules.load import load

TESTS = """
import pytest

pytestmark = pytest.mark.clause("ds-01")

@pytest.mark.clause("ds-02", "ds-03")
def test_one(): ...

@pytest.mark.clause("ds-04")
class TestGroup:
    @pytest.mark.clause("ds-05")
    def test_two(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("ds-06")), 2])
def test_three(x):
    text = 'pytest.mark.clause("ds-99")'
"""


def test_marks_are_found_without_importing(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_x.py").write_text(TESTS + "\nraise RuntimeError\n")
    (tests / "other.py").write_text('import pytest\n@pytest.mark.clause("ds-07")\ndef test_four(): ...\n')
    file = "tests/deep/test_x.py"
    assert clause_tests(tests) == {
        "ds-01": [file],
        "ds-02": [f"{file}::test_one"],
        "ds-03": [f"{file}::test_one"],
        "ds-04": [f"{file}::TestGroup"],
        "ds-05": [f"{file}::TestGroup::test_two"],
        "ds-06": [f"{file}::test_three"],
    }


def test_an_audit_tells_keys_tests_and_what_is_open(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_x.py").write_text('import pytest\n@pytest.mark.clause("ds-13")\ndef test_a(): ...\n')
    done = audit(load("daisuki-sanma"), tests)
    entry = next(entry for entry in done.clauses if entry.clause.id == "ds-13")
    assert entry.tests == ("tests/test_x.py::test_a",)
    assert done.carried["payments.unit"] == 1000
    assert "ds-13" not in done.open_by_kind()["score"]
    assert "ds-14" in done.open_by_kind()["score"]
    assert "fu.double_wind_pair" in done.silent_keys
    assert "payments.unit" not in done.silent_keys

"""Whatever stands in a file, loading gives a ruleset or a RulesError that names the place."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ariari
from ariari.rules.keys import all_keys
from ariari.rules.layers import named_houses

from .rulefiles import write

VALUES = st.sampled_from(
    [
        "0",
        "-1",
        "3",
        "1000",
        "9" * 30,
        "1.5",
        "nan",
        "-inf",
        "true",
        '""',
        '"none"',
        '"zero"',
        '"5m"',
        "[]",
        "[1, 2, 3]",
        '["E"]',
        '["a", ["b"]]',
        "{}",
        "{ a = 1 }",
        '{ E = "always" }',
        "2026-01-01",
        "07:30:00",
        '"""\n[x]\n"""',
        "'''[y]'''",
    ]
)
KEYS = st.sampled_from([*all_keys(), "kan.nonsense", "nonsense", "yaku.define.mine.when", '"".""'])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=300)
@given(house=st.sampled_from(named_houses()), changes=st.dictionaries(KEYS, VALUES, min_size=1, max_size=4))
def test_no_file_breaks_the_loader(tmp_path: Path, house: str, changes: dict[str, str]) -> None:
    lines = [f"{key} = {value}" for key, value in changes.items()]
    file = write(tmp_path, "fuzzed", "\n".join([f'extends = "{house}"', *lines, ""]))
    try:
        rules = ariari.load(file)
    except ariari.RulesError as error:
        assert error.problems
        for problem in error.problems:
            assert problem.file is not None
            assert "is not TOML" in problem.message or problem.line is not None, problem
    else:
        assert rules.digest


@settings(deadline=None, max_examples=200)
@given(text=st.text())
def test_any_text_is_refused_or_read(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    file = tmp_path_factory.mktemp("fuzz") / "x.toml"
    file.write_text(text, encoding="utf-8", newline="")
    try:
        ariari.load(file)
    except ariari.RulesError as error:
        assert str(error)

"""Errors name file, line, key, and what would be right."""

from pathlib import Path

import pytest

from .rulefiles import house, refused

OWN_YAKU = """[yaku.define.mine]
name = {{ ja = "a", zh = "a", en = "a" }}
han = 1
when = "{}"
"""


@pytest.mark.parametrize(
    ("text", "key", "line", "says"),
    [
        ('[kan]\n\ndora_timming = "at-once"\n', "kan.dora_timming", 5, "did you mean `kan.dora_timing`?"),
        ("[kann]\nmin_draws = 1\n", "kann", 3, "unknown key `kann`"),
        ("[kan]\nkiriage = true\n", "kan.kiriage", 4, "did you mean `value.kiriage`?"),
        ("frobnicate = 1\n", "frobnicate", 3, "unknown key `frobnicate`"),
        ('[kan]\ndora_timing = "at-onse"\n', "kan.dora_timing", 4, 'not "at-onse"; did you mean "at-once"?'),
        ('[seats]\nplayers = "4"\n', "seats.players", 4, "must be 3 or 4"),
        ("[kan]\nmin_draws = true\n", "kan.min_draws", 4, "must be a whole number, not true"),
        ("[kan]\nmin_draws = 1.5\n", "kan.min_draws", 4, "must be a whole number, not 1.5"),
        ("[kan]\nmin_draws = -1\n", "kan.min_draws", 4, "must be 0 or more, not -1"),
        ('[calls]\nchii = "yes"\n', "calls.chii", 4, 'must be true or false, not "yes"'),
        ("[length]\nwinds = 2\n", "length.winds", 4, "must be a list, not 2"),
        ('[tiles]\nwithout = "2345678x"\n', "tiles.without", 4, "must be tiles such as 2345678m"),
        ("[tiles]\nred = { 6m = 1 }\n", "tiles.red.6m", 4, "unknown name `6m`"),
        ("[draws]\nnoten = 3000\n", "draws.noten", 4, "must be a table, not 3000"),
        (
            '[penalties.rulings]\n\nnoten-richi = "chombo"\n',
            "penalties.rulings.noten-richi",
            5,
            "unknown name",
        ),
        (
            '[penalties.rulings]\nnoten-riichi = "shout"\n',
            "penalties.rulings.noten-riichi",
            4,
            "must be 'nothing'",
        ),
        (
            "[settlement.half_and_half]\nbase = 50000\n",
            "settlement.half_and_half.receives_from",
            3,
            "is missing",
        ),
        ("[settlement]\nrate = 2026-01-01\n", "settlement.rate", 4, "must be a whole number"),
        ("[settlement]\nrate = 300\n", "settlement.rate", 4, "such as 200, 400 or 1000"),
        ('id = "other"\n', "id", 3, "is its file's name"),
        ('[yaku]\non = ["renho"]\n', "yaku.on", 4, "did you mean 'renhou'?"),
        ('[yaku.han]\n\npinfu = "two"\n', "yaku.han.pinfu", 5, "neither a number nor one of"),
        (OWN_YAKU.format("every(greeen)"), "yaku.define.mine.when", 6, "column 7: 'greeen' is no tile set"),
        ("[yaku.define]\nriichi = 1\n", "yaku.define.riichi", 4, "riichi"),
        ('[settlement]\nprice = "cheap"\n', "settlement.price", 4, "must be of the form"),
        ('[seats]\nplayers = "4"\n', "seats.players", 4, 'must be 3 or 4, not "4"'),
        ("[kan]\nmin_draws = 99999999999999999999\n", "kan.min_draws", 4, "beyond all reason"),
    ],
)
def test_what_is_wrong_and_where(tmp_path: Path, text: str, key: str, line: int, says: str) -> None:
    file = house(tmp_path, text)
    error = refused(file)
    assert len(error.problems) == 1
    problem = error.problems[0]
    assert (problem.key, problem.file, problem.line) == (key, str(file), line)
    assert says in str(error)
    assert f"{file} line {line}" in str(error)


def test_the_example_of_the_issue(tmp_path: Path) -> None:
    file = house(tmp_path, "\n" * 27 + '[kan]\ndora_timming = "at-once"\n')
    assert str(refused(file)) == (
        f"unknown key `kan.dora_timming` in {file} line 31; did you mean `kan.dora_timing`?"
    )


def test_all_problems_are_told_in_the_order_of_the_file(tmp_path: Path) -> None:
    file = house(tmp_path, "[value]\nkazoe = true\n\n[kan]\nmin_draws = 'x'\nxyz = 1\n")
    error = refused(file)
    assert [(problem.key, problem.line) for problem in error.problems] == [
        ("value.kazoe", 4),
        ("kan.min_draws", 7),
        ("kan.xyz", 8),
    ]
    assert error.to_dict()["problems"] == [problem.to_dict() for problem in error.problems]


def test_of_very_many_problems_the_first_are_told(tmp_path: Path) -> None:
    error = refused(house(tmp_path, "".join(f"k{i} = 1\n" for i in range(1000))))
    assert len(error.problems) == 101
    assert str(error).endswith("\nand 900 more")


@pytest.mark.parametrize("text", [".".join(["a"] * 5000) + " = 1", "a = " + "[" * 50 + "]" * 50])
def test_nesting_without_reason_is_refused(tmp_path: Path, text: str) -> None:
    assert str(refused(house(tmp_path, text + "\n"))).endswith("nested too deeply")


def test_a_fault_in_a_base_is_found_in_the_base(tmp_path: Path) -> None:
    base = tmp_path / "mybase.toml"
    base.write_text('extends = "base-yonma"\n[value]\nkazoe = "13"\n')
    problem = refused(house(tmp_path, "[kan]\nmin_draws = 2\n", base="mybase")).problems[0]
    assert (problem.file, problem.line) == (str(base), 3)


def test_a_contradiction_names_the_layer_that_made_it(tmp_path: Path) -> None:
    problem = refused(house(tmp_path, "[seats]\nplayers = 3\n")).problems
    assert {found.key for found in problem} >= {"calls.chii", "seats.participants"}
    assert next(found for found in problem if found.key == "calls.chii").file == "houses/base-yonma.toml"

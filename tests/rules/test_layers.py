"""Layers: one file over another, key by key."""

from pathlib import Path

import ariari

from .rulefiles import NAME, house, refused, write


def test_tables_merge_key_by_key(tmp_path: Path) -> None:
    rules = ariari.load(house(tmp_path, '[draws]\ndealer_stays = { S = "always" }\nnoten = { pool = 0 }\n'))
    assert rules.draws.dealer_stays == {"E": "tenpai", "S": "always", "W": "tenpai", "N": "tenpai"}
    assert rules.draws.noten.pool == 0
    assert rules.payments.honba.ron == 300


def test_arrays_replace(tmp_path: Path) -> None:
    rules = ariari.load(house(tmp_path, '[length]\nwinds = ["E"]\n'))
    assert rules.length.winds == ("E",)


def test_none_takes_a_value_away(tmp_path: Path) -> None:
    rules = ariari.load(house(tmp_path, '[draws]\nnoten = { pool = "none", each = 1000 }\n'))
    assert rules.draws.noten.pool is None
    assert rules.draws.noten.each == 1000


def test_none_is_a_word_where_the_key_has_that_word(tmp_path: Path) -> None:
    assert ariari.load(house(tmp_path, '[draws.nagashi]\nvalue = "none"\n')).draws.nagashi.value == "none"


def test_a_file_beside_it_comes_before_a_house_of_the_package(tmp_path: Path) -> None:
    write(tmp_path, "tenhou", f'extends = "base-yonma"\n{NAME}[settlement]\nstart = 27000\n')
    rules = ariari.load(write(tmp_path, "mine", f'extends = "tenhou"\n{NAME}'))
    assert rules.settlement.start == 27000
    assert rules.id == "mine"
    assert rules.lineage == ("base-yonma", "tenhou", "mine")


def test_extends_takes_a_path(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    write(tmp_path / "below", "base", 'extends = "base-yonma"\n[settlement]\nstart = 26000\n')
    rules = ariari.load(write(tmp_path, "mine", f'extends = "below/base.toml"\n{NAME}'))
    assert rules.settlement.start == 26000


def test_a_house_without_a_base_stands_on_the_defaults(tmp_path: Path) -> None:
    rules = ariari.load(write(tmp_path, "mine", NAME))
    assert rules.seats.players == 4
    assert rules.lineage == ("mine",)


def test_a_circle_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "a", '\nextends = "b"\n')
    b = write(tmp_path, "b", 'extends = "a"\n')
    error = refused(b)
    assert "goes round in a circle" in str(error)
    assert error.problems[0].key == "extends"
    assert error.problems[0].file == str(tmp_path / "a.toml")
    assert error.problems[0].line == 2


def test_a_file_that_extends_itself_is_refused(tmp_path: Path) -> None:
    assert "circle" in str(refused(write(tmp_path, "a", 'extends = "a"\n')))


def test_a_missing_base_names_the_line_and_the_nearest(tmp_path: Path) -> None:
    error = refused(write(tmp_path, "a", '# first line\nextends = "base-yonna"\n'))
    assert str(error) == (
        f"`extends` in {tmp_path / 'a.toml'} line 2: there is no house `base-yonna`; did you mean "
        f"`base-yonma`?"
    )


def test_extends_must_be_a_name(tmp_path: Path) -> None:
    assert "must name one ruleset" in str(refused(write(tmp_path, "a", 'extends = ["x"]\n')))


def test_unknown_house() -> None:
    assert str(refused("daisuki-samna")) == "there is no house `daisuki-samna`; did you mean `daisuki-sanma`?"


def test_an_identifier_never_leaves_the_houses() -> None:
    assert "there is no house" in str(refused("../rules/model"))
    assert "there is no house" in str(refused("yaku"))
    assert "there is no house" in str(refused("daisuki-sanma.clauses"))


def test_missing_file() -> None:
    assert str(refused("nowhere/none.toml")) == "there is no file nowhere/none.toml"


def test_not_toml(tmp_path: Path) -> None:
    error = refused(write(tmp_path, "a", "[kan\nx = 1\n"))
    assert "is not TOML" in str(error) and "line 1" in str(error)


def test_not_text(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_bytes(b"name = '\xff'\n")
    assert "is not UTF-8 text" in str(refused(file))


def test_nested_too_deeply(tmp_path: Path) -> None:
    error = refused(write(tmp_path, "a", "a = " + "[" * 5000 + "]" * 5000))
    assert "is nested too deeply" in str(error)

"""Errors and names in every language."""

import doctest
import pickle
from pathlib import Path

import pytest

import ariari
from ariari.nearest import meant
from ariari.scorekeeper import ReportError, Scorekeeper
from ariari.worded import Listed, Named, Said, error_text
from ariari.wording import LANGUAGES


def test_an_error_is_told_in_each_language() -> None:
    keeper = Scorekeeper(ariari.load("daisuki-sanma"), ["A", "B", "C"])
    with pytest.raises(ReportError) as caught:
        keeper.abort("four-winds")
    error = caught.value
    assert str(error) == error.text("en") == "daisuki-sanma has no draw by four equal winds"
    assert error.text("ja") == "麻雀大好き 三人打ちに四風連打による流局はありません"
    assert error.text("zh") == "麻雀大好き 三人麻将没有四风连打的流局"
    assert error.id == "no-draw-by"
    assert error.to_dict() == {"error": str(error), "id": "no-draw-by"}


def test_an_error_within_an_error_is_told_in_its_language() -> None:
    outer = ReportError("log-line", line=3, why=ReportError("match-over"))
    assert outer.text("ja") == "記録の3行目：すでに終局しています"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_the_same_after_pickling(lang: ariari.wording.Lang) -> None:
    names = Listed([Named("あ", "啊", "a"), Said("ariari.scorekeeper", "seat", n=3)], "either")
    error = ReportError("log-of-others", path="x", others=["B", 4], names=names)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is ReportError and again.args == error.args
    assert again.text(lang) == error.text(lang)


def test_arguments_are_enumerated_in_the_language() -> None:
    assert Listed([3, 4], "either").text("en") == "3 or 4"
    assert Listed(["甲", "乙", "丙"]).text("ja") == "甲、乙、丙"
    assert str(Listed(["a"])) == "a"


def test_the_nearest_word_is_asked_for_in_the_language() -> None:
    assert str(meant("four-wins", ["four-winds"])) == "; did you mean `four-winds`?"
    assert "four-winds" in error_text(
        ReportError("no-such-draw", reason="x", meant=meant("four-wins", ["four-winds"])), "zh"
    )
    assert meant("x", ["four-winds"]) == ""


def test_an_error_of_another_kind_is_told_as_it_is() -> None:
    assert error_text(ValueError("no"), "ja") == "no"


def test_the_examples_of_the_docs_run() -> None:
    page = Path(__file__).parents[1] / "docs" / "errors.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0

"""docs/yaku.md: its examples come out as written, and its tables have every word of the language."""

import re
import tomllib
from pathlib import Path

import pytest

from ariari.yaku import YakuError, catalogue, language, played, sets
from ariari.yaku.program import FACTS

from .hands import Keys, Win, play

TEXT = (Path(__file__).parents[2] / "docs" / "yaku.md").read_text(encoding="utf-8")
BLOCKS = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)]
RULINGS = re.findall(r"^    ([\dmpsz ]+), winning on (\S+) +has (.+)$", TEXT, re.MULTILINE)
PATTERN_AND_SETS = {*language.SET_TESTS, *language.PATTERNS, *language.COVERS, *language.OTHER, *sets.SETS}


def found(hand: str, win: str) -> set[str]:
    own = {yaku: table for block in BLOCKS for yaku, table in block.items() if yaku not in catalogue()}
    asked = {yaku for block in BLOCKS for yaku in block}
    return set(Win(hand, win, ron=True, seat="S", round="E").yaku(play(define=own))) & asked


def test_there_are_three_worked_examples() -> None:
    assert [list(block) for block in BLOCKS] == [["ittsu"], ["pinfu"], ["staircase", "long-staircase"]]
    assert len(RULINGS) == 9


def test_examples_from_the_catalogue_are_as_in_the_catalogue() -> None:
    for block in BLOCKS:
        for yaku, table in block.items():
            if yaku in catalogue():
                assert table["when"] == catalogue()[yaku].condition
                assert table["name"] == catalogue()[yaku].name._asdict()


@pytest.mark.parametrize(("hand", "win", "says"), RULINGS)
def test_the_worked_examples_come_out_as_written(hand: str, win: str, says: str) -> None:
    before = TEXT[: TEXT.index(hand)]
    about = list(tomllib.loads(re.findall(r"```toml\n(.*?)```", before, re.DOTALL)[-1]))
    expected = {"it": set(about), "not": set(), "neither": set()}.get(says, {says})
    assert found(hand, win) & set(about) == expected


def test_the_ruleset_at_the_top_can_be_played() -> None:
    section = re.search(r"^    \[yaku\]\n(?:(?:    .*)?\n)*", TEXT, re.MULTILINE)
    assert section
    yaku = tomllib.loads(re.sub(r"^    ", "", section[0], flags=re.MULTILINE))["yaku"]
    keys = Keys(tuple(yaku["on"]), tuple(yaku["off"]), yaku["han"], yaku["define"])
    by_id = {each.id: each for each in played(keys)}
    assert (by_id["renhou"].closed, by_id["honitsu"].open, by_id["toitoi"].yakuman) == (4, 1, 1)
    assert "seven-colours" in by_id and "ippatsu" not in by_id


def test_the_error_shown_is_the_error_told() -> None:
    (shown,) = re.findall(r"^    (define\.seven-colours\.when: .*)$", TEXT, re.MULTILINE)
    own = {"name": {"ja": "七", "zh": "七", "en": "Seven"}, "han": 2, "when": "suits == 3 and hass(winds)"}
    with pytest.raises(YakuError) as caught:
        played(Keys(define={"seven-colours": own}))
    assert str(caught.value) == shown


@pytest.mark.parametrize(
    "word", [*FACTS, "ron", *language.COUNTED, *language.COUNTED_OF, *sorted(PATTERN_AND_SETS)]
)
def test_every_word_is_explained(word: str) -> None:
    assert re.search(rf"`{word}[`(]", TEXT)

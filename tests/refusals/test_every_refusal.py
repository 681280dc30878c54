"""Every refusal of every room is provoked for real, and read in Japanese, Chinese and English."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
import tests.refusals as package
from tests.refusals.provoking import Refusal, messages_of, raised_by

import ariari
from ariari.rules.layers import named_houses
from ariari.worded import WordedError
from ariari.wording import LANGUAGES
from room_messages import ROOMS, messages, uses

MODULES = [
    import_module(f"{package.__name__}.{module.name}")
    for module in iter_modules(package.__path__)
    if not module.name.startswith(("test_", "provoking"))
]
TABLE: dict[str, dict[str, Refusal]] = {module.ROOM: module.REFUSALS for module in MODULES}
CASES = [(room, id) for room, refusals in TABLE.items() for id in refusals]

HOUSES = [getattr(ariari.load(house).name, lang) for house in named_houses() for lang in ("ja", "zh")]
"""Their names are their own, in any script."""
KANA = re.compile("[\u3041-\u30fa\u30fc-\u30ff]")
CJK = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
ENGLISH = re.compile(r"[A-Za-z']{2,} [A-Za-z']{2,} [A-Za-z']{2,}")


def refusals_of(room: str) -> set[str]:
    """The ids of all errors that the code can raise in a room's words."""
    return {
        id
        for of in ROOMS
        for use in uses(of)
        if use.raised and use.room == room
        for id in messages(room, "en")
        if re.fullmatch(use.pattern, id)
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_refusal_has_a_case(room: str) -> None:
    assert refusals_of(room) - set(TABLE.get(room, {})) == set()
    assert set(TABLE.get(room, {})) <= set(messages(room, "en"))


def heard(room: str, id: str, folder: Path) -> WordedError:
    """The outermost error that says that message."""
    errors = raised_by(lambda: TABLE[room][id].provoke(folder))
    saying = [error for error in errors if (room, id) in messages_of(error, "en")]
    assert saying, f"said was {[(error.room, error.id, str(error)) for error in errors]}"
    return saying[-1]


@pytest.mark.parametrize(("room", "id"), CASES)
def test_it_is_told_in_every_language(room: str, id: str, tmp_path: Path) -> None:
    error, named = heard(room, id, tmp_path), TABLE[room][id].named
    texts = {lang: error.text(lang) for lang in LANGUAGES}
    for lang, text in texts.items():
        assert "{ $" not in text and "{$" not in text
        assert [value for value in named if value not in text] == [], text
        own = text.replace(str(tmp_path), "")
        for value in (*named, *HOUSES, *TABLE[room][id].foreign):
            own = own.replace(value, "")
        if lang == "en":
            assert not CJK.search(own), text
        else:
            assert CJK.search(own), text
            assert not ENGLISH.search(own), text
        if lang == "zh":
            assert not KANA.search(own), text
    assert len(set(texts.values())) == len(LANGUAGES), texts

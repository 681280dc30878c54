"""Every refusal of every room is provoked for real, and read in Japanese, Chinese and English."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
import tests.refusals as package
from tests.refusals.provoking import Refusal, listening, messages_of, told_by

import ariari
from ariari.rules.layers import named_houses
from ariari.worded import Worded, WordedError
from ariari.wording import LANGUAGES
from room_messages import ROOMS, messages, uses

MODULES = [
    import_module(f"{package.__name__}.{module.name}")
    for module in iter_modules(package.__path__)
    if not module.name.startswith(("test_", "provoking"))
]
TABLE: dict[str, dict[str, Refusal]] = {}
PARTS: dict[str, dict[str, Refusal]] = {}
"""What provokes words that stand within refusals, by what it is: errors, or words that are returned."""
BESIDE: dict[str, set[str]] = {}
"""Messages of a room that are no part of any refusal, although their ids are made like those of parts."""
for module in MODULES:
    TABLE.setdefault(module.ROOM, {}).update(getattr(module, "REFUSALS", {}))
    PARTS.setdefault(module.ROOM, {}).update(getattr(module, "PARTS", {}))
    BESIDE.setdefault(module.ROOM, set()).update(getattr(module, "BESIDE", ()))
CASES = [(room, id) for room, refusals in TABLE.items() for id in refusals]

HOUSES = [getattr(ariari.load(house).name, lang) for house in named_houses() for lang in ("ja", "zh")]
"""Their names are their own, in any script."""
KANA = re.compile("[\u3041-\u30fa\u30fc-\u30ff]")
CJK = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
ENGLISH = re.compile(r"[A-Za-z']{2,} [A-Za-z']{2,} [A-Za-z']{2,}")


def ids_of(room: str, *, raised: bool) -> set[str]:
    """The ids of all errors that the code can raise in a room's words, or of what it says within them."""
    return {
        id
        for of in ROOMS
        for use in uses(of)
        if use.raised == raised and use.room == room
        for id in messages(room, "en")
        if re.fullmatch(use.pattern, id)
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_refusal_has_a_case(room: str) -> None:
    assert ids_of(room, raised=True) - set(TABLE.get(room, {})) == set()
    assert set(TABLE.get(room, {})) <= set(messages(room, "en"))


def heard(room: str, id: str, folder: Path) -> Worded:
    """The outermost error that says that message."""
    errors = told_by(lambda: TABLE[room][id].provoke(folder))
    saying = [error for error in errors if (room, id) in messages_of(error, "en")]
    assert saying, f"said was {list(map(str, errors))}"
    return saying[-1]


def check_words(words: Worded, refusal: Refusal, folder: Path) -> None:
    """In every language all of it is there, in that language, and nothing is left to be filled in."""
    texts = {lang: words.text(lang) for lang in LANGUAGES}
    for lang, text in texts.items():
        assert "{ $" not in text and "{$" not in text
        assert [value for value in refusal.named if value not in text] == [], text
        own = text.replace(str(folder), "")
        for value in (*refusal.named, *HOUSES, *refusal.foreign):
            own = own.replace(value, "")
        if lang == "en":
            assert not CJK.search(own), text
        else:
            assert CJK.search(own), text
            assert not ENGLISH.search(own), text
        if lang == "zh":
            assert not KANA.search(own), text
    assert texts["en"] not in (texts["ja"], texts["zh"])


@pytest.mark.parametrize(("room", "id"), CASES)
def test_it_is_told_in_every_language(room: str, id: str, tmp_path: Path) -> None:
    check_words(heard(room, id, tmp_path), TABLE[room][id], tmp_path)


@pytest.mark.parametrize(("room", "what"), [(room, what) for room, parts in PARTS.items() for what in parts])
def test_what_is_said_within_a_refusal_is_too(room: str, what: str, tmp_path: Path) -> None:
    part = PARTS[room][what]
    told = told_by(lambda: part.provoke(tmp_path))
    assert told
    for words in told[-1:] if isinstance(told[-1], WordedError) else told:
        check_words(words, part, tmp_path)


@pytest.mark.parametrize("room", ROOMS)
def test_every_part_of_a_refusal_is_said_by_a_case(room: str, tmp_path: Path) -> None:
    wanted = ids_of(room, raised=False) - BESIDE.get(room, set())
    said: set[tuple[str, str]] = set()
    for number, case in enumerate([*TABLE.get(room, {}).values(), *PARTS.get(room, {}).values()]):
        if wanted <= {id for of, id in said if of == room}:
            break
        folder = tmp_path / str(number)
        folder.mkdir()
        with listening() as meanwhile:
            told = told_by(lambda case=case, folder=folder: case.provoke(folder))  # type: ignore[misc]
        said |= meanwhile.union(*(messages_of(words, "en") for words in told))
    assert sorted(wanted - {id for of, id in said if of == room}) == []

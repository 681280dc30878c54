"""The app's words: the same messages in every language, and every one that the code asks for."""

import re
from pathlib import Path

import pytest

import ariari
from ariari.wording import LANGUAGES, Lang, source, wording

_ROOM = Path(ariari.__file__).parent / "web"
_ID = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
_ASKED = re.compile(r"""(?:\btext\(|say\(\w+(?:\.\w+)?,|_say\(\w+,)\s*f?["']([a-z][\w-]*)["']""")


def ids(lang: Lang) -> set[str]:
    return set(_ID.findall(source("ariari.web", lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: Lang) -> None:
    assert ids(lang) == ids("en")


def test_every_message_that_the_code_names_exists() -> None:
    asked = {found for file in _ROOM.rglob("*.py") for found in _ASKED.findall(file.read_text("utf-8"))}
    assert len(asked) > 60
    assert asked - ids("en") == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_without_words(lang: Lang) -> None:
    told = wording("ariari.web", lang)
    args = {
        "n": 2,
        "first": "x",
        "second": "x",
        "wind": "E",
        "points": "1,000",
        "worth": "x",
        "han": 3,
        "fu": 40,
        "tile": "x",
        "state": "x",
        "why": "x",
        "name": "x",
    }
    for id in ids(lang):
        assert told.text(id, **args, **{"from": "x"}).strip()

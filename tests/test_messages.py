"""What the rooms say: the same messages in every language, every one that is named, and none too many."""

import re

import pytest

from ariari.worded import Said
from ariari.wording import LANGUAGES, Lang
from room_messages import ROOMS, error_kinds, messages, named, placeables, uses, words

KANA = re.compile("[\u3041-\u30fa\u30fc-\u30ff]")
CJK = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
BY_DATA = {"ariari.sheet"}
"""Rooms whose messages are named by keys of rulesets: their own tests look for those too many."""


@pytest.mark.parametrize("room", ROOMS)
def test_the_languages_have_the_same_messages_and_placeables(room: str) -> None:
    first, *others = LANGUAGES
    for lang in others:
        assert set(messages(room, lang)) == set(messages(room, first))
        different = {
            id: (placeables(message), placeables(messages(room, lang)[id]))
            for id, message in messages(room, first).items()
            if placeables(message) != placeables(messages(room, lang)[id])
        }
        assert different == {}


@pytest.mark.parametrize("room", sorted(set(ROOMS) - BY_DATA))
def test_no_message_is_an_orphan(room: str) -> None:
    plain, made = named()
    orphans = [
        id
        for id in messages(room, "en")
        if id not in plain and not any(pattern.fullmatch(id) for pattern in made)
    ]
    assert orphans == []


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_told_exists_and_fits(room: str) -> None:
    """Errors and `Said` name a message that is there, and give it exactly the arguments that it takes."""
    wrong = []
    for use in uses(room):
        there = [id for id in messages(use.room, "en") if re.fullmatch(use.pattern, id)]
        if not there:
            wrong.append(f"{use.where}: {use.room} has no message {use.pattern}")
        for id in there:
            taken = placeables(messages(use.room, "en")[id])
            if taken != use.told if use.exact else not use.told <= taken:
                wrong.append(f"{use.where}: {id} takes {sorted(taken)}, told are {sorted(use.told)}")
    assert wrong == []


def test_every_room_that_refuses_is_looked_at() -> None:
    raised = {use.room for room in ROOMS for use in uses(room)}
    assert {kind.room for kind in error_kinds()} <= raised
    assert {kind.room for kind in error_kinds()} <= set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_every_raise_site_speaks_every_language(room: str) -> None:
    """Filled in, a message holds its arguments, and is another text in each language."""
    for use in uses(room):
        for id in messages(use.room, "en"):
            if not re.fullmatch(use.pattern, id):
                continue
            told = {name: f"<{name}>" for name in placeables(messages(use.room, "en")[id])}
            said = [Said(use.room, id, **told).text(lang) for lang in LANGUAGES]
            plain = not words(messages(use.room, "en")[id]).strip(" :;.,()[]'")
            assert (said[0] != said[2] != said[1]) or plain, said
            for text in said:
                assert all(value in text for value in told.values()), text


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_written_in_its_own_script(room: str, lang: Lang) -> None:
    foreign = {"ja": None, "zh": KANA, "en": CJK}[lang]
    if foreign is not None:
        assert [m for m, entry in messages(room, lang).items() if foreign.search(words(entry))] == []

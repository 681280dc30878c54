"""The sheet's messages: one for each key and value in every language, and none too many."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import ast

import room_messages
from ariari.rules.clauses import KINDS, clauses_in
from ariari.sheet.headings import HEADINGS
from ariari.sheet.message_ids import required_messages
from ariari.sheet.sentences import PRINTED
from ariari.sheet.wording import LANGUAGES, Lang
from ariari.yaku import catalogue
from room_messages import placeables, words

REQUIRED = required_messages()
CLAUSE_FILES = ("daisuki-sanma", "daisuki-yonma", "echoes-yonma", "ponta-sanma", "manners")


def messages(lang: Lang) -> dict[str, ast.Message]:
    return room_messages.messages("ariari.sheet", lang)


def conduct() -> Iterator[str]:
    """Every clause of the houses that is printed for people."""
    for file in CLAUSE_FILES:
        yield from (clause.id for clause in clauses_in(file).values() if PRINTED in clause.kinds)


def code() -> str:
    """The source of the room, its templates, and what all rooms word with: there other messages are named."""
    room = files("ariari.sheet")
    parts = [entry.read_text(encoding="utf-8") for entry in room.iterdir() if entry.name.endswith(".py")]
    parts += [entry.read_text(encoding="utf-8") for entry in (room / "templates").iterdir()]
    parts.append((files("ariari") / "wording.py").read_text(encoding="utf-8"))
    return "".join(parts)


def named_by_data() -> set[str]:
    """Messages whose ids are made of names that are data: clauses, headings, winds, tiles, yaku, limits."""
    made = {f"manners-{clause}" for clause in clauses_in("manners")} | {f"manners-{c}" for c in conduct()}
    made |= {f"heading-{heading}" for heading in HEADINGS}
    made |= {f"{word}-{wind}" for word in ("round", "wind") for wind in "ESWN"}
    made |= {f"tile-{red}{suit}" for red in ("", "red-") for suit in "mps"}
    made |= {f"about-{yaku}" for yaku in catalogue()}
    limits = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")
    made |= {f"chart-limit-{limit}" for limit in limits}
    return made | {f"chart-{word}" for word in ("dealer", "other", "ron", "tsumo")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_and_value_has_its_message(lang: Lang) -> None:
    assert [message for message in REQUIRED if message not in messages(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_of_conduct_has_its_message(lang: Lang) -> None:
    assert PRINTED in KINDS
    wanted = {f"manners-{clause}" for clause in (*clauses_in("manners"), *conduct())}
    assert wanted and wanted <= set(messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_an_orphan(lang: Lang) -> None:
    source_code, by_data = code(), named_by_data()
    orphans = [
        message
        for message in messages(lang)
        if message not in REQUIRED
        and message not in by_data
        and f'"{message}"' not in source_code
        and f"'{message}'" not in source_code
    ]
    assert orphans == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_uses_only_what_its_key_gives(lang: Lang) -> None:
    wrong = {
        message: placeables(messages(lang)[message]) - allowed - {"unit"}
        for message, allowed in REQUIRED.items()
        if placeables(messages(lang)[message]) - allowed - {"unit"}
    }
    assert wrong == {}


def test_the_answers_of_a_key_are_told_apart() -> None:
    """Two values of one key never read alike."""
    for lang in LANGUAGES:
        by_key: dict[str, dict[str, str]] = {}
        for message in REQUIRED:
            key, _, value = message.rpartition("-")
            by_key.setdefault(key, {})[value] = words(messages(lang)[message])
        alike = {key: texts for key, texts in by_key.items() if len(set(texts.values())) < len(texts)}
        assert alike == {}

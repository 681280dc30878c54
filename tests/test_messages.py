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


ANOTHER_WORD: dict[Lang, dict[str, str]] = {
    "ja": {
        "和了": "アガリ", "聴牌": "テンパイ", "不聴": "ノーテン", "暗槓": "暗カン", "明槓": "明カン",
        "加槓": "加カン", "立直": "リーチ", "振聴": "フリテン", "栄和": "ロン", "華牌": "花牌",
        "面前": "門前", "食い替え": "喰い替え", "振り込み": "放銃", "罰金": "罰符", "トビ": "飛び",
        "座席": "席", "フォルダー": "フォルダ", "清算": "精算", "腰牌": "腰使い", "チャンカン": "槍槓",
    },
    "zh": {
        "和了": "和牌", "胡": "和牌", "禁和": "放弃和牌", "诈和": "错和", "舍牌": "弃牌",
        "明立直": "公开立直", "两立直": "双立直", "延长": "加时", "罚款": "罚符", "轮空": "轮休",
        "首位": "第一名", "中途流局": "途中流局", "红5": "赤5", "钥匙": "密钥", "和牌型": "和牌形",
        "门前": "门清", "役种": "役", "见逃": "放过",
    },
    "en": {"kong": "kan", "pung": "pon", "chow": "chii", "furo": "call", "dealt in": "discarded"},
}  # fmt: skip
"""What is not said, and what is said for it everywhere. Names of yaku are data, and are spelt as ever."""
HALF_WIDTH = re.compile("[\u3041-\u30ff\u4e00-\u9fff][,:;!?()]|[,;!?()][\u3041-\u30ff\u4e00-\u9fff]")
SPACED_NUMBER = re.compile("[\u4e00-\u9fff] [0-9]+ ?[\u4e00-\u9fff]|[\u4e00-\u9fff][0-9]+ [\u4e00-\u9fff]")
IDEOGRAPH = re.compile("[\u4e00-\u9fff]")
CHARACTERS = {"ja": "shift_jis", "zh": "gb2312"}
"""Sets that hold what is written in Japan, and what is written in simplified characters."""


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_for_one_thing(room: str, lang: Lang) -> None:
    wrong = [
        (id, word, instead)
        for id, entry in messages(room, lang).items()
        for word, instead in ANOTHER_WORD[lang].items()
        if word in words(entry)
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_punctuation_is_as_wide_as_the_script(room: str, lang: Lang) -> None:
    faults = (HALF_WIDTH, SPACED_NUMBER) if lang == "zh" else (HALF_WIDTH,)
    wrong = [
        (id, found.group())
        for id, entry in messages(room, lang).items()
        for fault in faults
        if (found := fault.search(words(entry)))
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_no_character_is_of_the_other_language(lang: Lang) -> None:
    """喰 or 対 in Chinese, 对 or 听 in Japanese; nor the other's dots and quotation marks."""
    marks = {"ja": "“”", "zh": "・「」『』々"}[lang]

    def foreign(character: str) -> bool:
        try:
            character.encode(CHARACTERS[lang])
        except UnicodeEncodeError:
            return True
        return False

    wrong = [
        (room, id, character)
        for room in ROOMS
        for id, entry in messages(room, lang).items()
        for character in words(entry)
        if character in marks or (IDEOGRAPH.match(character) and foreign(character))
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_written_in_its_own_script(room: str, lang: Lang) -> None:
    foreign = {"ja": None, "zh": KANA, "en": CJK}[lang]
    if foreign is not None:
        assert [m for m, entry in messages(room, lang).items() if foreign.search(words(entry))] == []

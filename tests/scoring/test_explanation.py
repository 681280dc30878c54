"""`Score.explain`: what it says is what was scored, in every language, for every house."""

import re
from typing import Any, get_args

import pytest

import ariari
from ariari.rules.layers import named_houses
from ariari.scoring import Score
from ariari.scoring.chart_notes import chart_notes
from ariari.scoring.explanation import explanation
from ariari.tiles import format_tiles
from ariari.wording import LANGUAGES, Lang, wording

DAISUKI = ariari.load("daisuki-sanma")
TENHOU = ariari.load("tenhou")


def won(rules: ariari.Ruleset, hand: str, win: str, from_: str | None = None, **more: Any) -> Score:
    return ariari.score(rules, ariari.Win(hand=hand, win=win, from_=from_, **more))


RIICHI = won(
    DAISUKI,
    "406p123789s1166z",
    "6z",
    "W",
    seat="S",
    riichi=1,
    ippatsu=True,
    dora=["3p"],
    ura=["9s"],
    flowers=["2f"],
    honba=1,
    sticks=1,
)


def test_a_win_item_by_item() -> None:
    told = explanation(RIICHI, "en")
    assert [(count.name, count.worth) for count in told.yaku] == [
        ("Riichi", "1 han"),
        ("Ippatsu", "1 han"),
        ("Hatsu", "1 han"),
        ("Dora", "1 han"),
        ("Ura dora", "1 han"),
        ("Red fives", "1 han"),
        ("Flowers laid aside", "1 han"),
    ]
    assert [(count.name, count.worth, str(count.tile or "")) for count in told.fu] == [
        ("Every hand", "20 fu", ""),
        ("Open triplet", "4 fu", "6z"),
        ("Value pair", "2 fu", "1z"),
        ("Closed hand, ron", "10 fu", ""),
        ("Rounded up to a ten", "4 fu", ""),
    ]
    assert told.value == ("7 han: haneman.",)
    assert told.payments == (
        "West pays 12,000 (hand) + 1,000 (1 honba) = 13,000 points.",
        "South takes 1,000 from the table (riichi stick).",
    )
    assert told.bonus == ("West pays 30P (3 chips: red fives 1, ura dora 1, ippatsu 1).",)
    assert told.total == "South gets 14,000 points and 30P in all."


def test_the_reading_keeps_every_tile_and_marks_the_winning_one() -> None:
    groups = explanation(RIICHI, "en").groups
    assert [format_tiles(group.tiles) for group in groups] == ["406p", "123s", "789s", "666z", "11z"]
    assert [group.won for group in groups] == [None, None, None, 0, None]
    assert [group.concealed for group in groups] == [True, True, True, False, True]


def test_melds_stand_last_with_their_own_red_five() -> None:
    score = won(TENHOU, "123p5688s", "4s", melds=["chi 340m", "pon 555z"])
    groups = explanation(score, "en").groups
    assert [format_tiles(group.tiles) for group in groups] == ["123p", "456s", "88s", "340m", "555z"]


def test_seven_pairs_with_four_of_a_kind() -> None:
    (group,) = explanation(won(DAISUKI, "99m1111p223s4477z", "3s", "S"), "en").groups
    assert group.type == "pairs"
    assert format_tiles(group.tiles) == "99m1111p2233s4477z"
    assert str(group.tiles[group.won or 0]) == "3s"


@pytest.mark.clause("ds-20")
def test_the_cap_is_told() -> None:
    score = won(DAISUKI, "123p1z", "1z", melds=["pon 111s", "ankan 9999m", "ankan 7777z"])
    assert explanation(score, "en").value[:3] == (
        "100 fu are more than the 50 that this house uses: halved and rounded up to a ten they are 50, and "
        "1 han is added.",
        "3 han, 50 fu.",
        "50 fu × 2^(3 + 2) = 1,600.",
    )


@pytest.mark.clause("ds-61")
def test_seven_pairs_below_mangan_are_told() -> None:
    told = explanation(won(DAISUKI, "99m1199p22s11344z", "3z", seat="W"), "en")
    assert told.value[0].startswith("Below mangan this house reckons seven pairs as 50 fu and 1 han")
    assert ("Seven pairs", "1 han") in [(count.name, count.worth) for count in told.yaku]


@pytest.mark.clause("ds-13", "ds-14")
def test_rounding_and_tsumo_bonus_are_told() -> None:
    told = explanation(won(DAISUKI, "99m123456p34789s", "5s", riichi=1), "en")
    assert told.payments[0] == (
        "South pays 2,000 points (480 × 2 = 960, rounded up to a multiple of 1,000, and 1,000 for the tsumo)."
    )


@pytest.mark.clause("ds-43")
def test_liability_is_told() -> None:
    told = explanation(
        won(
            DAISUKI,
            "9m123p",
            "9m",
            "W",
            melds=["pon 555z", "pon 666z", "pon 777z"],
            seat="S",
            liable="E",
            honba=2,
        ),
        "en",
    )
    assert told.value == ("East is liable for this win.",)
    assert told.payments == (
        "West pays 16,000 (hand) + 2,000 (2 honba) = 18,000 points.",
        "East pays 16,000 points (liability).",
    )
    assert told.bonus == ("West pays 50P (yakuman bonus).", "East pays 50P (yakuman bonus).")


@pytest.mark.clause("ds-24")
def test_whoever_sits_out_is_told() -> None:
    score = won(DAISUKI, "19m19p19s1234567z", "7z", seat="W", sitter_out=True)
    assert explanation(score, "en").bonus == (
        "East pays 40P (yakuman bonus).",
        "South pays 40P (yakuman bonus).",
        "whoever sits out pays 20P (yakuman bonus).",
    )


@pytest.mark.clause("ds-32")
def test_the_payment_of_an_open_riichi_is_told() -> None:
    score = won(DAISUKI, "123456p55s11166z", "6z", "S", riichi=1, open_riichi=True)
    assert "Dealing into an open riichi pays a yakuman." in explanation(score, "en").value


def test_kiriage_is_told() -> None:
    score = won(ariari.load("daisuki-yonma"), "234567m234p67s88p", "8s", "S", riichi=1, ippatsu=True)
    assert score.limit == "mangan"
    assert explanation(score, "en").value == ("4 han, 30 fu.", "30 fu 4 han is rounded up to mangan.")


def wins_of_all_kinds(rules: ariari.Ruleset) -> list[Score]:
    """Wins by tsumo and ron, with and without melds, of every form, as far as the house knows them."""
    records: list[dict[str, Any]] = [
        {"hand": "406p123789s1166z", "win": "6z", "riichi": 1, "ura": ["9s"]},
        {"hand": "406p123789s1166z", "win": "6z", "seat": "S", "from_": "W", "riichi": 2, "sticks": 3},
        {"hand": "123p1z", "win": "1z", "melds": ["pon 111s", "ankan 9999m", "ankan 7777z"], "honba": 2},
        {"hand": "99p1199s2255p334z", "win": "4z", "riichi": 1},
        {"hand": "19m19p19s1234567z", "win": "7z", "from_": "?", "seat": "S"},
        {"hand": "111999p111s55z99s", "win": "5z"},
        {"hand": "9p123s", "win": "9p", "melds": ["pon 555z", "daiminkan 6666z", "kakan 7777z"]},
        {"pattern": "nagashi", "win": None},
        {"pattern": "maneman", "win": None, "seat": "W"},
    ]
    scores = []
    for record in records:
        try:
            scores.append(ariari.score(rules, ariari.Win(**record)))
        except ariari.WinError:
            continue
    assert len(scores) >= 5
    return scores


@pytest.mark.parametrize("house", named_houses())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_house_in_every_language(house: str, lang: Lang) -> None:
    rules = ariari.load(house)
    assert chart_notes(rules, lang)
    for score in wins_of_all_kinds(rules):
        told = explanation(score, lang)
        amounts = [int(a.replace(",", "")) for line in told.payments for a in re.findall(r"[\d,]{3,}", line)]
        for transfer in score.transfers:
            if not transfer.bonus:
                assert transfer.amount in amounts, (transfer, told.payments)
        assert len(told.yaku) == len(score.yaku) + (0 if score.yakuman else len(score.dora))
        assert told.total in score.explain(lang)
        html = score.explain_html(lang)
        assert html.count("<svg") >= len(told.groups)


def test_the_languages_have_the_same_messages() -> None:
    def ids(lang: str) -> set[str]:
        return {*wording("ariari.scoring", lang)._bundle._messages}  # type: ignore[arg-type]

    assert ids("ja") == ids("zh") == ids("en")
    assert get_args(Lang) == LANGUAGES


def test_another_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'fr'; there are ja, zh, en"):
        RIICHI.explain("fr")  # type: ignore[arg-type]


def test_the_text_is_aligned_and_shows_tiles() -> None:
    lines = RIICHI.explain("ja").splitlines()
    assert lines[0] == "麻雀大好き 三人打ち：東場、南家が西家からロン。"
    assert "🀜🀝*🀞 (順子)" in lines[5]
    assert "  副底                20符" in lines
    assert "  役牌の雀頭           2符  🀀 1z" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_page_every_tile_is_drawn_and_none_is_a_code(lang: Lang) -> None:
    """Also the tile won on, which stands behind its group."""
    words = re.sub(r"<svg.*?</svg>", "▯", RIICHI.explain_html(lang), flags=re.DOTALL)
    assert re.findall(r"\b\d[mpszf]\b", words) == []
    said = {"ja": "アガリ牌", "zh": "和牌张", "en": "won on"}[lang]
    assert re.search(rf"\({said}\s?▯\)", words), words

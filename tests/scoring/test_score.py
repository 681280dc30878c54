"""The score object: what it tells, as what, and that it never changes."""

import json
from pathlib import Path

import pytest

import ariari
from ariari.scoring import FuItem, Transfer, Win, score_batch, score_many

YONMA = ariari.load("daisuki-yonma")
RIICHI = Win(hand="234m067p34567s22s", win="8s", seat="S", from_="W", riichi=1, dora=("1s",), id="one")


def test_to_dict_is_the_documented_form_and_json() -> None:
    result = ariari.score(YONMA, RIICHI).to_dict()
    assert json.loads(json.dumps(result)) == {
        "id": "one",
        "yaku": {"riichi": 1, "pinfu": 1, "tanyao": 1, "dora": 2, "red": 1},
        "han": 6,
        "fu": 30,
        "yakuman": 0,
        "limit": "haneman",
        "points": 12000,
        "deltas": {"E": 0, "S": 12000, "W": -12000, "N": 0},
        "bonus": {"E": 0, "S": 20, "W": -20, "N": 0},
    }


def test_a_yakuman_has_no_han_no_fu_and_no_dora() -> None:
    win = Win(hand="19m19p19s1234566z", win="7z", seat="S", from_="W", dora=("6z",))
    result = ariari.score(YONMA, win).to_dict()
    assert (result["yaku"], result["han"], result["fu"]) == ({"kokushi": "yakuman"}, None, None)
    assert (result["yakuman"], result["limit"], result["points"]) == (1, "yakuman", 32000)


def test_a_ron_from_nobody_knows_whom_has_points_and_no_deltas() -> None:
    score = ariari.score(YONMA, {"hand": "234m567p34567s22s", "win": "8s", "seat": "S", "from": "?"})
    assert (score.points, score.deltas, score.bonus) == (2000, None, None)
    assert score.transfers == (Transfer("?", "S", "hand", 2000),)


def test_fu_item_by_item() -> None:
    win = Win(hand="111s345p67s77z", win="8s", melds=("ankan 2222p",), seat="S", from_="W", riichi=1)
    score = ariari.score(YONMA, win)
    assert [(item.source, str(item.tile), item.fu) for item in score.fu_items] == [
        ("base", "None", 20),
        ("quad", "2p", 16),
        ("triplet", "1s", 8),
        ("pair", "7z", 2),
        ("closed-ron", "None", 10),
        ("rounding", "None", 4),
    ]
    assert score.fu == 60


def test_a_triplet_completed_by_ron_is_open_and_by_tsumo_closed() -> None:
    def fu_of_the_triplet(from_: str | None) -> list[FuItem]:
        score = ariari.score(YONMA, Win(hand="234p345s99m55z678p", win="5z", from_=from_, seat="S"))
        return [item for item in score.fu_items if item.source == "triplet"]

    assert [item.fu for item in fu_of_the_triplet("W")] == [4]
    assert [item.fu for item in fu_of_the_triplet(None)] == [8]


@pytest.mark.parametrize(
    ("hand", "win", "wait", "fu"),
    [
        ("13m345p678s99s234s", "2m", "closed", 2),
        ("12m345p678s99s234s", "3m", "edge", 2),
        ("23m345p678s99s234s", "1m", "open", 0),
        ("123m345p678s9s234s", "9s", "pair", 2),
    ],
)
def test_waits(hand: str, win: str, wait: str, fu: int) -> None:
    score = ariari.score(YONMA, Win(hand=hand, win=win, from_="W", riichi=1))
    assert score.reading is not None and score.reading.wait == wait
    assert sum(item.fu for item in score.fu_items if item.source == "wait") == fu


def test_the_reading_that_pays_most() -> None:
    # Three triplets in a row are three equal runs as well
    triplets = ariari.score(YONMA, Win(hand="222333444m66p78s", win="9s", from_="S"))
    assert {yaku.id for yaku in triplets.yaku} == {"sanankou"}
    runs = ariari.score(YONMA, Win(hand="111222333m99m78m", win="9m", from_="S"))
    assert {yaku.id for yaku in runs.yaku} == {"pinfu", "iipeikou", "junchan", "chinitsu"}


def test_a_score_never_changes_and_prints_itself() -> None:
    score = ariari.score(YONMA, RIICHI)
    with pytest.raises(AttributeError):
        score.points = 3  # type: ignore[misc]
    assert repr(score) == "<Score 6 han 30 fu, haneman: 12000 points>"
    assert str(score).splitlines() == [
        "riichi 1, pinfu 1, tanyao 1, dora 2, red 1: 6 han 30 fu, haneman, 12000 points",
        "  W → S  12000 (hand)",
        "  W → S  20 (chip)",
    ]
    assert score == ariari.score(YONMA, RIICHI) and len({score, ariari.score(YONMA, RIICHI)}) == 1


def test_yaku_have_their_names() -> None:
    (first, *_) = ariari.score(YONMA, RIICHI).yaku
    assert (first.id, first.han, first.names["ja"], first.names["zh"]) == ("riichi", 1, "立直", "立直")


def test_only_one_may_win_where_the_house_says_so() -> None:
    wins = [
        Win(hand="234m567p34567s22s", win="8s", seat=seat, from_="E", honba=1, sticks=1)
        for seat in ("N", "S", "W")
    ]
    (score,) = score_many(ariari.load("echoes-yonma"), wins)
    assert score.deltas == {"E": -2300, "S": 3300, "W": 0, "N": 0}
    three = score_many(YONMA, wins)
    assert [score.deltas["E"] for score in three if score.deltas] == [-2300, -2000, -2000]


def test_sticks_go_to_the_first_in_riichi_where_only_riichi_collects() -> None:
    rules = ariari.load("ponta-sanma-03")
    south = Win(hand="234567p34567s22s", win="8s", seat="S", from_="E", honba=1, sticks=2)
    west = Win(hand="234567p34567s22s", win="8s", seat="W", from_="E", honba=1, sticks=2, riichi=1)
    first, second = score_many(rules, [west, south])
    assert first.deltas == {"E": -4000, "S": 4000, "W": 0}
    assert second.deltas == {"E": -6000, "S": 0, "W": 8000}


def test_the_largest_amounts_and_counts_add_up_in_the_kernel(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text(
        'extends = "tenhou"\nriichi.stick = 1000000\n'
        "payments.honba = { ron = 1000000, tsumo_each = 1000000 }\npayments.tsumo_bonus = 1000000\n"
    )
    rules = ariari.load(file)
    win = Win(hand="19m19p19s1234567z", win="1m", seat="E", honba=500, sticks=500).prepare(rules)
    deltas = ariari.score(rules, win).deltas
    assert deltas is not None
    assert deltas["S"] == -(16000 + 1_000_000 + 500_000_000)
    assert deltas["E"] == -3 * deltas["S"] + 500_000_000
    assert score_batch(rules, [win])["deltas"].tolist() == [list(deltas.values())]
